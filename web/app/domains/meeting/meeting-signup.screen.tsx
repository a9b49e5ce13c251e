import type { Meeting, MeetingDetail } from '@fairbridge/contract/meeting/meeting.shapes.ts';
import { inLang, wordsIn } from '@fairbridge/contract/text.ts';
import { Suspense } from 'react';
import { calls } from '../../calls.ts';
import { defineLoad, type LoadArgs } from '../../define-load.ts';
import { SpanTime } from '../../components/content/span-time.tsx';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime } from '../../i18n/numbers.ts';
import { lazyWithRetry } from '../../lazy-with-retry.ts';
import { useUser } from '../../session/session.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import { Paragraphs } from '../../ui/paragraphs.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { MeetingCard } from './meeting-card.tsx';
import { KindMark, StageMark } from './meeting-marks.tsx';
import { currentMember, isStaff, loadOwnStanding, memberOf, useLoadedFor, type OwnStanding } from './meeting-member.ts';
import { meetingPageTexts } from './meeting-page.texts.ts';
import { MEETINGS, meetingPath, signupPath } from './meeting-path.ts';
import type { SignupWords } from './signup-form.tsx';
import { signupPageTexts } from './signup-page.texts.ts';

// what it is about is shown before the forms come
const MeetingSignup = lazyWithRetry(() => import('./meeting-signup.tsx'));
const SignupGuest = lazyWithRetry(() => import('./signup-guest.tsx'));

/** Of a member alone. */
type Own = { standing: OwnStanding; words: SignupWords };
type Loaded =
  | { kind: 'choose'; of: string | null; meetings: readonly Meeting[] }
  | { kind: 'one'; of: string | null; meeting: MeetingDetail; own: Own | null; edits: boolean };

async function loadOwn({ api }: LoadArgs, meetingId: string): Promise<Own | null> {
  const standing = await loadOwnStanding(api, meetingId);
  if (standing === null) return null;
  const [{ companyTypes }, { list: countries }] = await Promise.all([
    api(calls.exhibition.vocabulary, {}),
    api(calls.exhibition.countries, {}),
  ]);
  return { standing, words: { companyTypes, countries } };
}

/** Those that one can sign up for, or has. */
const isChoice = ({ stage, signupStatus }: Meeting): boolean =>
  (stage === 'toStart' || stage === 'begun') && signupStatus !== 'ended';

const load = defineLoad(
  async (args): Promise<Loaded> => {
    const { api, query } = args;
    const id = query.get('meetingId') ?? '';
    if (id === '') {
      const { list } = await api(calls.meeting.browse, { pageSize: 100 });
      return { kind: 'choose', of: currentMember(), meetings: list.filter(isChoice) };
    }
    const [meeting, own] = await Promise.all([api(calls.meeting.detail, { id }), loadOwn(args, id)]);
    return { kind: 'one', of: own?.standing.of ?? null, meeting, own, edits: query.get('edit') === '1' };
  },
  { exhibitorsToo: true },
);
export const loader = load.server;
export const clientLoader = load.browser;

export const meta = pageMeta<Loaded>(({ data, lang }) => {
  const title = wordsIn(signupPageTexts.title, lang);
  const description = wordsIn(signupPageTexts.lead, lang);
  if (data.kind === 'choose') return { title, description };
  const name = inLang(data.meeting.title, lang);
  return { title: lang === 'zh' ? `${title}：${name}` : `${title}: ${name}`, description, noindex: true };
});

function Choose({ meetings }: { meetings: readonly Meeting[] }) {
  const t = useTexts(signupPageTexts);
  return (
    <div className="page pt-8">
      <h1 className="text-3xl">{t('title')}</h1>
      <p className="mt-1 mb-6 max-w-[62ch] text-soft">{t('lead')}</p>
      {meetings.length === 0 ? (
        <EmptyState title={t('none')}>
          <ButtonLink to={MEETINGS} kind="quiet">
            {t('allMeetings')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <ul className="grid gap-4">
          {meetings.map((meeting) => (
            <li key={meeting.id}>
              <MeetingCard meeting={meeting} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What it is about. */
function About({ meeting }: { meeting: MeetingDetail }) {
  const t = useTexts(meetingPageTexts);
  const lang = useLang();
  const { id, title, kind, stage, startsAt, endsAt, place, deadline, description } = meeting;
  return (
    <section className="grid gap-2 border-l-4 border-action pl-4" aria-labelledby="sign-up-about">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <KindMark kind={kind} />
        <StageMark stage={stage} />
      </p>
      <h2 id="sign-up-about" className="text-xl break-words">
        <LocalLink to={meetingPath(id)} className="link">
          <Says text={title} />
        </LocalLink>
      </h2>
      <p>
        <SpanTime startsAt={startsAt} endsAt={endsAt} />
      </p>
      <p className="num flex flex-wrap gap-x-4 text-soft">
        {inLang(place, lang) !== '' && <span>{inLang(place, lang)}</span>}
        <span>
          {t(meeting.signupStatus === 'ended' ? 'deadlineWas' : 'deadlineUntil', { time: beijingTime(deadline, lang) })}
        </span>
      </p>
      <Paragraphs text={inLang(description, lang)} className="text-soft" />
    </section>
  );
}

function One({ meeting, own, edits }: Extract<Loaded, { kind: 'one' }>) {
  const t = useTexts(signupPageTexts);
  const user = useUser();
  const isMember = memberOf(user) !== null;
  const staff = isStaff(user);
  const isSignedUp = isMember && meeting.signupStatus === 'registered';
  return (
    <div className="page-narrow grid gap-6 py-8">
      <div>
        <BackLink to={signupPath()}>{t('otherMeetings')}</BackLink>
        <h1 className="text-2xl md:text-3xl">{t(isSignedUp ? 'mySignup' : 'title')}</h1>
      </div>
      <About meeting={meeting} />
      {staff && <p className="note">{t('loginHint')}</p>}
      {!isMember && !staff && (
        <Suspense fallback={<SkeletonLine className="h-64" />}>
          <SignupGuest meetingId={meeting.id} />
        </Suspense>
      )}
      {isMember && own === null && <SkeletonLine className="h-64" />}
      {isMember && own !== null && (
        <Suspense fallback={<SkeletonLine className="h-64" />}>
          <MeetingSignup meeting={meeting} standing={own.standing} edits={edits} {...own.words} />
        </Suspense>
      )}
    </div>
  );
}

/** Signs up for a meeting: chooses it, or fills in the sign-up for the one that the address names. */
export default function MeetingSignupScreen() {
  const data = load.useData();
  useLoadedFor(data.of);
  return data.kind === 'choose' ? <Choose meetings={data.meetings} /> : <One key={data.meeting.id} {...data} />;
}
