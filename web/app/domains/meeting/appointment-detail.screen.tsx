import { SpanTime } from '../../components/content/span-time.tsx';
import { calls } from '../../calls.ts';
import { defineClientLoad } from '../../define-load.ts';
import { LocalLink, Says, useTexts } from '../../i18n/lang.tsx';
import { useUser } from '../../session/session.ts';
import { MemberPage } from '../../shell/personal/personal-frame.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { AppointmentActs } from './appointment-acts.tsx';
import { appointmentDetailTexts } from './appointment-detail.texts.ts';
import { AppointmentNote } from './appointment-note.tsx';
import { Room } from './appointment-room.tsx';
import { AppointmentStateMark } from './appointment-state.tsx';
import { APPOINTMENTS, meetingPath } from './meeting-path.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '洽谈', en: 'Appointment' });

const load = defineClientLoad(({ api, params }) => api(calls.meetingRoom.get, { id: params['id'] ?? '' }));
export const clientLoader = load.browser;

/** One own appointment: with whom and when, its room on the web, and the own notes beside it. */
export default function AppointmentDetailScreen() {
  const room = load.useData();
  const t = useTexts(appointmentDetailTexts);
  const isCompany = useUser()?.subjectType === 'ACTOR';
  const { appointment, note } = room;
  const { id, agreed, state, partner, meeting } = appointment;
  const hasRoom = meeting.kind === 'online' && (state === 'confirmed' || state === 'held');
  return (
    <MemberPage>
      <div>
        <BackLink to={APPOINTMENTS}>{t('back')}</BackLink>
      </div>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
        <h1 className="text-2xl break-words">{partner.companyName}</h1>
        <AppointmentStateMark state={state} />
      </div>
      {partner.contactName !== '' && <p className="text-soft">{t('contact', { name: partner.contactName })}</p>}
      {agreed !== null && (
        <p className="num mt-2 font-semibold">
          <SpanTime {...agreed} />
        </p>
      )}
      <p className="mt-1 text-sm">
        <LocalLink to={meetingPath(meeting.id)} className="link">
          <Says text={meeting.title} />
        </LocalLink>
      </p>
      <AppointmentActs appointment={appointment} isAlone />
      <div className="mt-5 grid max-w-5xl items-start gap-5 lg:grid-cols-2">
        {hasRoom && agreed !== null && <Room key={`room ${id}`} room={room} agreed={agreed} />}
        <AppointmentNote key={`note ${id}`} id={id} note={note} isCompany={isCompany} />
      </div>
    </MemberPage>
  );
}
