import type { OwnAppointment } from '@fairbridge/contract/meeting/meeting-appointment.shapes.ts';
import { LocalLink, Says, useTexts } from '../../i18n/lang.tsx';
import { appointmentTexts } from './appointment.texts.ts';
import { appointmentDetailPath, meetingPath } from './meeting-path.ts';
import { agendaOf, type AgendaLine } from './online-agenda.ts';
import { onlineMeetingTexts } from './online-meeting.texts.ts';
import { OwnAppointmentRow } from './own-appointment-row.tsx';
import { ownMeetingTexts } from './own-meeting.texts.ts';

const DAY_MINUTES = 1_440;

function Mark({ line: { mark, minutes, appointment } }: { line: AgendaLine }) {
  const t = useTexts(ownMeetingTexts);
  const say = useTexts(appointmentTexts);
  const until =
    minutes < 60
      ? t('inMinutes', { count: minutes })
      : t('inHours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  return (
    <p className="num flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      {mark !== null && (
        <span
          className={`rounded-sign px-2 py-0.5 font-semibold ${mark === 'now' ? 'bg-action text-on-action' : 'bg-tint text-action'}`}
        >
          {t(mark)}
        </span>
      )}
      {minutes > 0 && minutes < DAY_MINUTES && <span>{until}</span>}
      <LocalLink to={meetingPath(appointment.meeting.id)} className="text-soft hover:text-action hover:underline">
        <Says text={appointment.meeting.title} />
      </LocalLink>
      {appointment.partner.lateMinutes !== null && (
        <span>{say('partnerLate', { minutes: appointment.partner.lateMinutes })}</span>
      )}
      {appointment.may.room && (
        <LocalLink to={appointmentDetailPath(appointment.id)} className="link">
          {say('toRoom')}
        </LocalLink>
      )}
    </p>
  );
}

/** A member's online appointments of today and of the next day with any. */
export default function OnlineSchedule({ appointments, now }: { appointments: readonly OwnAppointment[]; now: Date }) {
  const t = useTexts(onlineMeetingTexts);
  const lines = agendaOf(appointments, now);
  if (lines.length === 0) return <p className="text-soft">{t('noAgenda')}</p>;
  return (
    <ol>
      {lines.map((line) => (
        <OwnAppointmentRow key={line.appointment.id} appointment={line.appointment} mark={<Mark line={line} />} />
      ))}
    </ol>
  );
}
