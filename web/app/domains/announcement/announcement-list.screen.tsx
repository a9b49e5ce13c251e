import {
  ANNOUNCEMENT_SORTS,
  type Announcement,
  type AnnouncementTab,
} from '@fairbridge/contract/announcement/announcement.shapes.ts';
import { COUNTED_TEXTS, missingLangs, meterOf } from '@fairbridge/contract/languages.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { defineClientLoad } from '../../define-load.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { ReleasesLink } from '../../components/release/releases-link.tsx';
import { OrganizerPage } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { LanguageMarks } from '../../ui/language-marks.tsx';
import { MinuteCell, TitleCell } from '../../ui/list/cells.tsx';
import { LanguageFilter } from '../../ui/list/language-filter.tsx';
import { defineListQuery, missingLanguage, tabOf } from '../../ui/list/list-query.ts';
import { RecordList } from '../../ui/list/record-list.tsx';
import type { ResourceColumn } from '../../ui/list/resource-list.tsx';
import type { RowAction } from '../../ui/list/row-actions.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { announcementAddress, ANNOUNCEMENTS_PATH } from './announcement-address.ts';
import { AnnouncementStateMark } from './announcement-state.tsx';
import { announcementTexts } from './announcement.texts.ts';
import { audienceWords } from './audience-words.ts';
import { useAnnouncementActions } from './use-announcement-actions.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '公告', en: 'Announcements' });

const TABS = ['all', 'draft', 'scheduled', 'sent', 'withdrawn'] as const satisfies readonly AnnouncementTab[];
const query = defineListQuery(ANNOUNCEMENTS_PATH, { tab: tabOf(TABS), lacks: missingLanguage }, ANNOUNCEMENT_SORTS);

const load = defineClientLoad(async ({ api, query: address }) => {
  const asked = query.read(address);
  const [page, { categories }] = await Promise.all([
    api(calls.announcement.list, { ...asked, pageSize: 25 }),
    api(calls.exhibition.vocabulary, {}),
  ]);
  return { asked, page, categories };
});
export const clientLoader = load.browser;

const wasSent = ({ state }: Announcement): boolean => state === 'sending' || state === 'sent' || state === 'withdrawn';

function useColumns(): readonly ResourceColumn<Announcement>[] {
  const t = useTexts(announcementTexts);
  const lang = useLang();
  const { categories } = load.useData();
  return [
    {
      key: 'announcement',
      label: t('announcement'),
      main: true,
      cell: (one) => (
        <TitleCell to={announcementAddress(one.id)} title={one.title}>
          <span>{t('changedBy', { name: one.author })}</span>
          {one.byEmail && <span>· {t('withMail')}</span>}
          <LanguageMarks lacks={missingLangs(meterOf(one, COUNTED_TEXTS.announcement))} />
        </TitleCell>
      ),
    },
    {
      key: 'audience',
      label: t('audience'),
      cell: ({ audience }) => <span className="text-sm">{audienceWords(audience, categories, lang)}</span>,
    },
    { key: 'state', label: t('Status'), cell: ({ state }) => <AnnouncementStateMark state={state} /> },
    {
      key: 'when',
      label: t('when'),
      order: { by: 'sendAt', first: 'descending' },
      cell: ({ state, sendAt, updatedAt }) => <MinuteCell at={state === 'draft' ? null : (sendAt ?? updatedAt)} />,
    },
    {
      key: 'changed',
      label: t('changed'),
      order: { by: 'updatedAt', first: 'descending' },
      cell: ({ updatedAt }) => <MinuteCell at={updatedAt} />,
    },
    {
      key: 'reached',
      label: t('reached'),
      right: true,
      order: { by: 'reached', first: 'descending' },
      cell: (one) => <span className="num">{wasSent(one) ? number(one.recipients, lang) : '—'}</span>,
    },
    {
      key: 'read',
      label: t('read'),
      right: true,
      cell: ({ state, read }) => (
        <span className="num">{state === 'sending' || state === 'sent' ? number(read, lang) : '—'}</span>
      ),
    },
  ];
}

function useTabs() {
  const t = useTexts(announcementTexts);
  const { counts } = load.useData().page;
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return TABS.map((tab) => ({
    asked: { tab },
    label: t(tab === 'draft' ? 'drafts' : tab),
    count: tab === 'all' ? all : counts[tab],
  }));
}

function useActs() {
  const t = useTexts(announcementTexts);
  const { copy } = useAnnouncementActions();
  return (one: Announcement): readonly RowAction[] => {
    const { id, state, version } = one;
    return [
      { label: t(state === 'draft' ? 'Edit' : 'View'), to: announcementAddress(id) },
      { label: t('copy'), act: () => copy(id) },
      ...(state === 'scheduled'
        ? [{ label: t('cancel'), send: () => api(calls.announcement.cancel, { id }), said: t('cancelled') }]
        : []),
      ...(state === 'sending' || state === 'sent'
        ? [
            {
              label: t('takeBackDots'),
              bad: true,
              send: () => api(calls.announcement.takeBack, { id }),
              said: t('takenBack'),
              ask: { title: t('takeBackTitle'), lead: t('takeBackLead'), act: t('takeBackAct') },
            },
          ]
        : []),
      ...(state === 'draft'
        ? [
            {
              label: t('removeDots'),
              bad: true,
              send: () => api(calls.announcement.remove, { id, version }),
              said: t('removed'),
              ask: { title: t('removeTitle'), lead: t('removeLead'), act: t('remove') },
            },
          ]
        : []),
    ];
  };
}

/** Announcements of the organizer by their state. */
export default function AnnouncementListScreen() {
  const t = useTexts(announcementTexts);
  const lang = useLang();
  const { asked, page } = load.useData();
  return (
    <OrganizerPage
      title={t('title')}
      lead={t('lead')}
      actions={
        <>
          <ReleasesLink />
          <ButtonLink to={announcementAddress('new')}>
            <Icon name="plus" />
            {t('write')}
          </ButtonLink>
        </>
      }
    >
      <RecordList
        list="announcements"
        label={t('title')}
        query={query}
        asked={asked}
        page={page}
        tabs={{ label: t('states'), of: useTabs() }}
        filters={<LanguageFilter lacks={asked.lacks} />}
        found={t('found', { count: number(page.total, lang) })}
        columns={useColumns()}
        nameOf={({ title }) => inLang(title, lang)}
        actsOf={useActs()}
        empty={
          asked.tab !== 'all' ? (
            <EmptyState title={t('emptyTab')} />
          ) : (
            <EmptyState title={t('empty')}>
              <p>{t('emptyLead')}</p>
              <ButtonLink to={announcementAddress('new')} className="mt-5">
                {t('write')}
              </ButtonLink>
            </EmptyState>
          )
        }
      />
    </OrganizerPage>
  );
}
