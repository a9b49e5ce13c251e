import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { openList, ownList } from '@fairbridge/contract/sourcing/sourcing.calls.ts';
import { wordsIn } from '@fairbridge/contract/text.ts';
import { Suspense, useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { calls } from '../../calls.ts';
import { defineLoad, isClientLoading, type LoadArgs } from '../../define-load.ts';
import { pageNumOf } from '../../i18n/query-values.ts';
import { lazyWithRetry } from '../../lazy-with-retry.ts';
import { getSession, useUser } from '../../session/session.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { WorkSkeleton } from '../../ui/skeleton.tsx';
import { openSourcingAsked, type OpenSourcingAsked } from './open-sourcing-query.ts';
import { SourcingGuest, type SourcingSummary } from './sourcing-guest.tsx';
import { sourcingTexts } from './sourcing.texts.ts';

// a guest's page carries nothing of them
const OwnSourcingList = lazyWithRetry(() => import('./own-sourcing-list.tsx'));
const OpenSourcingList = lazyWithRetry(() => import('./open-sourcing-list.tsx'));

/** `of`: whose. */
type Loaded =
  | ({ kind: 'guest' } & SourcingSummary)
  | { kind: 'own'; of: string; page: OutputOf<typeof ownList> }
  | { kind: 'open'; of: string; asked: OpenSourcingAsked; page: OutputOf<typeof openList> };

async function guests({ api }: LoadArgs): Promise<Loaded> {
  const [{ open, categories }, vocabulary] = await Promise.all([
    api(calls.sourcing.summary, {}),
    api(calls.exhibition.vocabulary, {}),
  ]);
  const named = categories.flatMap(({ code, count }) => {
    const name = vocabulary.categories.find((one) => one.code === code)?.name;
    return name === undefined ? [] : { code, name, count };
  });
  return { kind: 'guest', open, categories: named };
}

const load = defineLoad(
  async (args): Promise<Loaded> => {
    const user = getSession()?.user;
    const { api, query } = args;
    if (user?.subjectType === 'VISITOR')
      return {
        kind: 'own',
        of: user.userAccountId,
        page: await api(calls.sourcing.ownList, { pageNum: pageNumOf(query) }),
      };
    if (user?.subjectType !== 'ACTOR') return guests(args);
    const asked = openSourcingAsked(query);
    return { kind: 'open', of: user.userAccountId, asked, page: await api(calls.sourcing.openList, asked) };
  },
  { exhibitorsToo: true },
);
export const loader = load.server;
export const clientLoader = load.browser;

export const meta = pageMeta<Loaded>(({ lang }) => ({
  title: wordsIn(sourcingTexts.title, lang),
  description: wordsIn(sourcingTexts.lead, lang),
}));

/** Somebody has come in since the page was loaded. */
function LoadAnew() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isClientLoading()) void revalidate();
  }, [revalidate]);
  return <WorkSkeleton />;
}

/** Sourcing requirements (specification, section 2): to guests what they are, to a buyer the own ones, to an exhibitor those that fit. */
export default function SourcingScreen() {
  const data = load.useData();
  const user = useUser();
  const isTheirs = data.kind !== 'guest' && data.of === user?.userAccountId;
  const kind = user?.subjectType === 'VISITOR' ? 'own' : user?.subjectType === 'ACTOR' ? 'open' : 'guest';
  if (data.kind === 'guest' && kind === 'guest') return <SourcingGuest summary={data} />;
  if (!isTheirs || data.kind !== kind) return <LoadAnew />;
  return (
    <Suspense fallback={<WorkSkeleton />}>
      {data.kind === 'own' && <OwnSourcingList page={data.page} />}
      {data.kind === 'open' && <OpenSourcingList asked={data.asked} page={data.page} />}
    </Suspense>
  );
}
