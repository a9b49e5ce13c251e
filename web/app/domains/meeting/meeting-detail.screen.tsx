import type { OwnAppointment } from '@fairbridge/contract/meeting/meeting-appointment.shapes.ts';
import type { MeetingDetail } from '@fairbridge/contract/meeting/meeting.shapes.ts';
import { inLang, wordsIn } from '@fairbridge/contract/text.ts';
import { Suspense } from 'react';
import { calls } from '../../calls.ts';
import { defineLoad } from '../../define-load.ts';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { lazyWithRetry } from '../../lazy-with-retry.ts';
import { registrationStep } from '../../session/registration-step.ts';
import { useUser } from '../../session/session.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Crumbs } from '../../ui/crumbs.tsx';
import { Paragraphs } from '../../ui/paragraphs.tsx';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import { MeetingFacts } from './meeting-facts.tsx';
import { meetingJsonLd } from './meeting-json-ld.ts';
import { KindMark, SignupMark, StageMark } from './meeting-marks.tsx';
import {
  isStaff,
  loadOwnAppointments,
  loadOwnStanding,
  memberOf,
  useLoadedFor,
  type OwnStanding,
} from './meeting-member.ts';
import { meetingPageTexts } from './meeting-page.texts.ts';
import { MEETINGS, signupPath } from './meeting-path.ts';

// a guest's page carries nothing of it
const OwnMeeting = lazyWithRetry(() => import('./own-meeting.tsx'));

type Loaded = { meeting: MeetingDetail; standing: OwnStanding | null; appointments: readonly OwnAppointment[] };

const load = defineLoad(
  async ({ api, params }): Promise<Loaded> => {
    const id = params['id'] ?? '';
    const [meeting, standing] = await Promise.all([api(calls.meeting.detail, { id }), loadOwnStanding(api, id)]);
    const appointments =
      standing === null || standing.signup === null ? [] : await loadOwnAppointments(api, { meetingId: id });
    return { meeting, standing, appointments };
  },
  { exhibitorsToo: true },
);
export const loader = load.server;
export const clientLoader = load.browser;

export const meta = pageMeta<Loaded>(({ data: { meeting }, lang, url }) => ({
  title: inLang(meeting.title, lang),
  description: inLang(meeting.description, lang) || wordsIn(meetingPageTexts.lead, lang),
  jsonLd: meetingJsonLd(meeting, { lang, url }),
}));

/** To whoever cannot sign up yet: how to become somebody who can. */
function ForGuests({ meeting: { id, signupStatus } }: { meeting: MeetingDetail }) {
  const t = useTexts(meetingPageTexts);
  const user = useUser();
  if (signupStatus === 'ended') return <p className="text-soft">{t('over')}</p>;
  if (user !== null)
    return (
      <>
        <p>{t('registeredOnly')}</p>
        <ButtonLink to={registrationStep(user)}>{t('goOnRegistering')}</ButtonLink>
      </>
    );
  return (
    <>
      <p className="text-soft">{t('guestLead')}</p>
      <ButtonLink to={signupPath(id)}>{t('signUp')}</ButtonLink>
    </>
  );
}

/** One meeting, with the reader's own part in it. */
export default function MeetingDetailScreen() {
  const { meeting, standing, appointments } = load.useData();
  const t = useTexts(meetingPageTexts);
  const lang = useLang();
  const user = useUser();
  const isTheirs = useLoadedFor(standing?.of ?? null);
  const { title, description, kind, stage, cancelReason } = meeting;
  const isMember = memberOf(user) !== null;
  return (
    <article className="page pb-10">
      <Crumbs label={t('title')} crumbs={[{ to: MEETINGS, label: t('title') }]} />
      <div className="mt-3 grid items-start gap-8 lg:grid-cols-[1fr_25rem] lg:grid-rows-[auto_1fr]">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <KindMark kind={kind} />
            <StageMark stage={stage} />
          </p>
          <h1 className="mt-2 mb-5 text-3xl break-words">
            <Says text={title} />
          </h1>
          {stage === 'cancelled' && (
            <div className="note note-bad mb-5">
              <p className="font-semibold">{t('cancelled')}</p>
              {cancelReason !== '' && <p className="whitespace-pre-line">{t('because', { reason: cancelReason })}</p>}
            </div>
          )}
          <MeetingFacts meeting={meeting} />
        </div>
        {!isStaff(user) && (
          <section
            className="card grid gap-4 p-5 md:p-6 lg:col-start-2 lg:row-span-2 lg:row-start-1"
            aria-labelledby="own-signup"
          >
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h2 id="own-signup" className="text-xl">
                {t('yourSignup')}
              </h2>
              <SignupMark signupStatus={meeting.signupStatus} own={null} />
            </div>
            {!isMember && <ForGuests meeting={meeting} />}
            {isMember && (!isTheirs || standing === null) && <SkeletonLine className="h-40" />}
            {isTheirs && standing !== null && (
              <Suspense fallback={<SkeletonLine className="h-40" />}>
                <OwnMeeting meeting={meeting} standing={standing} appointments={appointments} />
              </Suspense>
            )}
          </section>
        )}
        <div className="min-w-0">
          {inLang(description, lang) !== '' && (
            <>
              <h2 className="mb-2 text-xl">{t('about')}</h2>
              <Paragraphs text={inLang(description, lang)} className="mb-8 text-[1.05rem]" />
            </>
          )}
          <LocalLink to={MEETINGS} className="link">
            {t('seeAll')}
          </LocalLink>
        </div>
      </div>
    </article>
  );
}
