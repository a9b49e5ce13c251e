import type { Meeting } from '@fairbridge/contract/meeting/meeting.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { SpanTime } from '../../components/content/span-time.tsx';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { AuditMark } from './meeting-marks.tsx';
import { meetingPath, partnersPath, signupPath } from './meeting-path.ts';
import { appointmentTexts } from './appointment.texts.ts';

/** Has signed up for it, and it is not over. */
export const isAhead = ({ own, stage }: Meeting): boolean =>
  own !== null && !own.withdrawn && (stage === 'toStart' || stage === 'begun');

/** One meeting for which the reader has signed up, with the next step there. */
function OwnMeeting({ meeting: { id, title, startsAt, endsAt, own } }: { meeting: Meeting }) {
  const t = useTexts(appointmentTexts);
  const lang = useLang();
  if (own === null) return null;
  const denied = own.participation === 'denied';
  const name = inLang(title, lang);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-semibold break-words">
          <LocalLink to={meetingPath(id)} className="link">
            <Says text={title} />
          </LocalLink>
        </p>
        <p className="text-sm text-soft">
          <SpanTime startsAt={startsAt} endsAt={endsAt} />
        </p>
      </div>
      {own.audit === 'approved' && !denied ? (
        <ButtonLink small to={partnersPath(id)} aria-label={`${t('findPartners')} · ${name}`}>
          {t('findPartners')}
        </ButtonLink>
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          {denied ? <span className="text-soft">{t('denied')}</span> : <AuditMark audit={own.audit} />}
          <ButtonLink small kind="quiet" to={signupPath(id)} aria-label={`${t('seeSignup')} · ${name}`}>
            {t('seeSignup')}
          </ButtonLink>
        </div>
      )}
    </li>
  );
}

/** The meetings to come for which the reader has signed up. */
export function OwnMeetings({ meetings }: { meetings: readonly Meeting[] }) {
  const t = useTexts(appointmentTexts);
  if (meetings.length === 0) return null;
  return (
    <section className="card mb-6 px-5 pt-3 pb-1" aria-labelledby="own-meetings">
      <h2 id="own-meetings" className="text-lg">
        {t('meetings')}
      </h2>
      <ul className="divide-y divide-line">
        {meetings.map((meeting) => (
          <OwnMeeting key={meeting.id} meeting={meeting} />
        ))}
      </ul>
    </section>
  );
}
