import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { browse } from '@fairbridge/contract/meeting/meeting.calls.ts';
import { MEETING_STAGE_NAMES } from '@fairbridge/contract/meeting/meeting.names.ts';
import { inLang, wordsIn } from '@fairbridge/contract/text.ts';
import { calls } from '../../calls.ts';
import { defineLoad } from '../../define-load.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { useUser } from '../../session/session.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Pager } from '../../ui/pager.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { MeetingCard } from './meeting-card.tsx';
import { currentMember, memberOf, useLoadedFor } from './meeting-member.ts';
import { meetingPageTexts } from './meeting-page.texts.ts';
import { MEETINGS } from './meeting-path.ts';
import { meetingsAsked, meetingTabOf, meetingTabPath, STAGES, type MeetingTab } from './meeting-query.ts';

/** `of`: to whom the own sign-ups belong. */
type Loaded = { of: string | null; tab: MeetingTab; page: OutputOf<typeof browse> };

const load = defineLoad(
  async ({ api, query }): Promise<Loaded> => ({
    of: currentMember(),
    tab: meetingTabOf(query),
    page: await api(calls.meeting.browse, meetingsAsked(query)),
  }),
  { exhibitorsToo: true },
);
export const loader = load.server;
export const clientLoader = load.browser;

export const meta = pageMeta(({ lang }) => ({
  title: wordsIn(meetingPageTexts.title, lang),
  description: wordsIn(meetingPageTexts.lead, lang),
}));

function Nothing({ tab }: { tab: MeetingTab }) {
  const t = useTexts(meetingPageTexts);
  if (tab === 'all') return <EmptyState title={t('empty')} />;
  return (
    <EmptyState title={t(tab === 'own' ? 'emptyOwn' : 'emptyStage')}>
      <ButtonLink to={MEETINGS} kind="quiet">
        {t('seeAll')}
      </ButtonLink>
    </EmptyState>
  );
}

/** Every published meeting, with how the reader stands to it. */
export default function MeetingListScreen() {
  const { of, tab, page } = load.useData();
  const t = useTexts(meetingPageTexts);
  const lang = useLang();
  useLoadedFor(of);
  const isMember = memberOf(useUser()) !== null;
  const tabs: readonly MeetingTab[] = ['all', ...STAGES, ...(isMember || tab === 'own' ? (['own'] as const) : [])];
  const nameOf = (one: MeetingTab): string =>
    one === 'all' || one === 'own' ? t(one) : inLang(MEETING_STAGE_NAMES[one], lang);
  return (
    <div className="page pt-8">
      <h1 className="text-3xl">{t('title')}</h1>
      <p className="mt-1 mb-5 max-w-[62ch] text-soft">{t('lead')}</p>
      <Tabs
        label={t('filter')}
        tabs={tabs.map((one) => ({ to: meetingTabPath(one), label: nameOf(one) }))}
        current={meetingTabPath(tab)}
      />
      {page.list.length === 0 && <Nothing tab={tab} />}
      <ul className="grid gap-4">
        {page.list.map((meeting) => (
          <li key={meeting.id}>
            <MeetingCard meeting={meeting} />
          </li>
        ))}
      </ul>
      <Pager pageNum={page.pageNum} pageSize={page.pageSize} total={page.total} />
    </div>
  );
}
