import type { OwnAppointment } from '@fairbridge/contract/meeting/meeting-appointment.shapes.ts';
import type { ReactNode } from 'react';
import { exhibitorPath } from '../../components/exhibitor/exhibitor-path.ts';
import { SpanTime } from '../../components/content/span-time.tsx';
import { countryName } from '../../i18n/countries.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { AppointmentStateMark } from './appointment-state.tsx';
import { ownMeetingTexts } from './own-meeting.texts.ts';

function Partner({ partner: { companyName, exhibitorId } }: Pick<OwnAppointment, 'partner'>) {
  if (exhibitorId === null) return <span className="font-semibold break-words">{companyName}</span>;
  return (
    <LocalLink to={exhibitorPath(exhibitorId)} className="link font-semibold break-words">
      {companyName}
    </LocalLink>
  );
}

/** One own appointment in a list; `mark`: what is to be said of it now. */
export function OwnAppointmentRow({ appointment, mark }: { appointment: OwnAppointment; mark?: ReactNode }) {
  const t = useTexts(ownMeetingTexts);
  const lang = useLang();
  const { agreed, proposed, state, table, partner } = appointment;
  const facts = [
    countryName(partner.country, lang),
    partner.boothNumber,
    partner.contactName,
    table === null ? '' : t('table', { number: table }),
  ].filter((fact) => fact !== '');
  return (
    <li className="grid gap-1 border-b border-line py-3 last:border-b-0">
      {agreed === null ? (
        <div className="text-sm">
          <p className="text-soft">{t('proposedTimes')}</p>
          <ul className="grid gap-0.5">
            {proposed.map((slot) => (
              <li key={slot.startsAt}>
                <SpanTime {...slot} />
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <p className="num font-semibold">
          <SpanTime {...agreed} />
        </p>
      )}
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Partner partner={partner} />
        <AppointmentStateMark state={state} />
      </p>
      {facts.length > 0 && <p className="num text-sm text-soft">{facts.join(' · ')}</p>}
      {mark}
    </li>
  );
}
