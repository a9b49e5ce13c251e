import type { Meeting } from '@fairbridge/contract/meeting/meeting.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { SpanTime } from '../../components/content/span-time.tsx';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime, instant, shortDay } from '../../i18n/numbers.ts';
import { beijingWeekday } from '../../i18n/short-day.ts';
import { useUser } from '../../session/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { KindMark, SignupMark, StageMark } from './meeting-marks.tsx';
import { isStaff } from './meeting-member.ts';
import { meetingPageTexts } from './meeting-page.texts.ts';
import { meetingPath, signupPath } from './meeting-path.ts';

/** The day, as a sign shows it. */
function DayPlate({ startsAt, isOver }: { startsAt: string; isOver: boolean }) {
  const lang = useLang();
  const at = instant(startsAt);
  if (at === null) return null;
  return (
    <p
      className={`num flex items-baseline gap-x-3 border-l-4 pl-3 md:block md:pt-0.5 ${isOver ? 'border-line text-soft' : 'border-action text-action'}`}
    >
      <span className="text-xl font-bold md:block">{shortDay(at, lang)}</span>
      <span className="text-soft">{beijingWeekday(startsAt, lang)}</span>
    </p>
  );
}

function WayOn({ meeting: { id, title, signupStatus } }: { meeting: Meeting }) {
  const t = useTexts(meetingPageTexts);
  const lang = useLang();
  const staff = isStaff(useUser());
  const name = inLang(title, lang);
  if (signupStatus === 'registered')
    return (
      <ButtonLink to={signupPath(id)} kind="quiet" aria-label={t('mySignupFor', { name })}>
        {t('mySignup')}
      </ButtonLink>
    );
  if (signupStatus === 'ended' || staff)
    return (
      <ButtonLink to={meetingPath(id)} kind="quiet" aria-label={t('seeOf', { name })}>
        {t('see')}
      </ButtonLink>
    );
  return (
    <ButtonLink to={signupPath(id)} aria-label={t('signUpFor', { name })}>
      {t('signUp')}
    </ButtonLink>
  );
}

/** A meeting in a list, with how the reader stands to it. */
export function MeetingCard({ meeting }: { meeting: Meeting }) {
  const t = useTexts(meetingPageTexts);
  const lang = useLang();
  const { id, title, description, kind, place, startsAt, endsAt, deadline, stage, cancelReason } = meeting;
  const isOver = stage === 'ended' || stage === 'cancelled';
  const where = inLang(place, lang) || (kind === 'online' ? t('onTheWeb') : '');
  return (
    <article
      className="card grid gap-x-8 gap-y-4 p-5 md:grid-cols-[8.5rem_1fr_auto] md:p-6"
      aria-labelledby={`meeting-${id}`}
    >
      <DayPlate startsAt={startsAt} isOver={isOver} />
      <div className="grid min-w-0 content-start gap-2">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <KindMark kind={kind} />
          <StageMark stage={stage} />
        </p>
        <h2 id={`meeting-${id}`} className="text-xl break-words">
          <LocalLink to={meetingPath(id)} className="hover:text-action hover:underline">
            <Says text={title} />
          </LocalLink>
        </h2>
        <p className="clamp-2 text-soft">
          <Says text={description} />
        </p>
        {stage === 'cancelled' && cancelReason !== '' && <p>{t('because', { reason: cancelReason })}</p>}
        <ul className="grid gap-x-6 gap-y-1 text-sm lg:flex lg:flex-wrap">
          <li className="flex gap-2">
            <span className="mt-0.5 text-soft">
              <Icon name="clock" size={18} />
            </span>
            <span>
              <span className="sr-only">{t('when')} </span>
              <SpanTime startsAt={startsAt} endsAt={endsAt} />
            </span>
          </li>
          {where !== '' && (
            <li className="flex gap-2">
              <span className="mt-0.5 text-soft">
                <Icon name={kind === 'online' ? 'globe' : 'map'} size={18} />
              </span>
              <span>
                <span className="sr-only">{t('place')} </span>
                {where}
              </span>
            </li>
          )}
        </ul>
      </div>
      <div className="grid content-start gap-x-6 gap-y-2 max-md:border-t max-md:border-line max-md:pt-4 md:w-60">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <span className="sr-only">{t('signupStatus')}</span>
          <SignupMark {...meeting} />
        </p>
        {!isOver && (
          <p className="num text-sm text-soft">
            {t(meeting.signupStatus === 'ended' ? 'deadlineWas' : 'deadlineUntil', {
              time: beijingTime(deadline, lang),
            })}
          </p>
        )}
        <p className="mt-1 grid">
          <WayOn meeting={meeting} />
        </p>
      </div>
    </article>
  );
}
