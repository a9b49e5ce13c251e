import { COUNTED_TEXTS, missingLangs, meterOf } from '@fairbridge/contract/languages.ts';
import type { Announcement } from '@fairbridge/contract/announcement/announcement.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useRef, useState } from 'react';
import { calls } from '../../calls.ts';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingMinute, number } from '../../i18n/numbers.ts';
import { defineClientLoad } from '../../define-load.ts';
import { OrganizerPage } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { LanguageMarks } from '../../ui/language-marks.tsx';
import { FilterForm } from '../../ui/list/filter-form.tsx';
import { LanguageFilter } from '../../ui/list/language-filter.tsx';
import { ResourceList, type ResourceColumn } from '../../ui/list/resource-list.tsx';
import type { RowAction } from '../../ui/list/row-actions.tsx';
import { Icon } from '../../ui/icons.tsx';
import { EmptyState } from '../../ui/states.tsx';
import {
  ANNOUNCEMENT_TABS,
  announcementAddress,
  announcementQuery,
  announcementsAddress,
  announcementsSorted,
} from './announcement-query.ts';
import { AnnouncementStateMark } from './announcement-state.tsx';
import { announcementTexts } from './announcement.texts.ts';
import { audienceWords } from './audience-words.ts';
import { useAnnouncementActions } from './use-announcement-actions.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '公告', en: 'Announcements' });

const load = defineClientLoad(async ({ api, query }) => {
  const asked = announcementQuery(query);
  const { lacks, ...rest } = asked;
  const [page, { categories }] = await Promise.all([
    api(calls.announcement.list, { ...rest, ...(lacks !== null && { lacks }), pageSize: 25 }),
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
  const time = (at: string | null) => (
    <span className="num text-sm md:whitespace-nowrap">{at === null ? '—' : beijingMinute(at, lang)}</span>
  );
  return [
    {
      key: 'announcement',
      label: t('announcement'),
      main: true,
      cell: (one) => (
        <>
          <LocalLink to={announcementAddress(one.id)} className="link line-clamp-2 max-w-[44ch] break-words">
            <Says text={one.title} />
          </LocalLink>
          <p className="flex flex-wrap gap-x-2 text-sm text-soft">
            <span>{t('changedBy', { name: one.author })}</span>
            {one.byEmail && <span>· {t('withMail')}</span>}
            <LanguageMarks lacks={missingLangs(meterOf(one, COUNTED_TEXTS.announcement))} />
          </p>
        </>
      ),
    },
    {
      key: 'audience',
      label: t('audience'),
      cell: ({ audience }) => <span className="text-sm">{audienceWords(audience, categories, lang)}</span>,
    },
    { key: 'state', label: t('state'), cell: ({ state }) => <AnnouncementStateMark state={state} /> },
    {
      key: 'when',
      label: t('when'),
      order: { by: 'sendAt', first: 'descending' },
      cell: ({ state, sendAt, updatedAt }) => time(state === 'draft' ? null : (sendAt ?? updatedAt)),
    },
    {
      key: 'changed',
      label: t('changed'),
      order: { by: 'updatedAt', first: 'descending' },
      cell: ({ updatedAt }) => time(updatedAt),
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

function useStates() {
  const t = useTexts(announcementTexts);
  const { asked, page } = load.useData();
  const { counts } = page;
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return {
    label: t('states'),
    current: announcementsAddress(asked),
    tabs: ANNOUNCEMENT_TABS.map((tab) => ({
      to: announcementsAddress({ ...asked, tab }),
      label: t(tab === 'draft' ? 'drafts' : tab),
      count: tab === 'all' ? all : counts[tab],
    })),
  };
}

function Filters() {
  const { asked } = load.useData();
  const { tab, lacks, sort, descending } = asked;
  return (
    <FilterForm
      keep={{
        tab: tab === 'all' ? '' : tab,
        sort: sort === 'updatedAt' ? '' : sort,
        descending: descending ? '' : 'false',
      }}
      filtered={lacks !== null}
      resetTo={announcementsAddress({ ...asked, lacks: null })}
    >
      <LanguageFilter lacks={lacks} />
    </FilterForm>
  );
}

function Nothing() {
  const t = useTexts(announcementTexts);
  const { asked } = load.useData();
  if (asked.tab !== 'all' || asked.lacks !== null) return <EmptyState title={t('emptyTab')} />;
  return (
    <EmptyState title={t('empty')}>
      <p>{t('emptyLead')}</p>
      <ButtonLink to={announcementAddress('new')} className="mt-5">
        {t('write')}
      </ButtonLink>
    </EmptyState>
  );
}

/** What is asked before it is done, since it cannot be undone. */
type Asked = { what: 'remove' | 'takeBack'; of: Announcement };

/** Announcements of the organizer by their state. */
export default function AnnouncementListScreen() {
  const t = useTexts(announcementTexts);
  const lang = useLang();
  const { asked: query, page } = load.useData();
  const { busy, cancel, takeBack, remove, copy } = useAnnouncementActions();
  const found = useRef<HTMLParagraphElement>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const actsOf = (one: Announcement): readonly RowAction[] => {
    const { id, state } = one;
    return [
      { label: t(state === 'draft' ? 'edit' : 'view'), to: announcementAddress(id) },
      { label: t('copy'), act: () => void copy(id) },
      ...(state === 'scheduled' ? [{ label: t('cancel'), act: () => void cancel(id) }] : []),
      ...(state === 'sending' || state === 'sent'
        ? [{ label: t('takeBackDots'), bad: true, act: () => setAsked({ what: 'takeBack', of: one }) }]
        : []),
      ...(state === 'draft'
        ? [{ label: t('removeDots'), bad: true, act: () => setAsked({ what: 'remove', of: one }) }]
        : []),
    ];
  };
  const confirm = async ({ what, of }: Asked): Promise<void> => {
    const done = await (what === 'remove' ? remove(of) : takeBack(of.id));
    setAsked(null);
    if (done) found.current?.focus();
  };
  const words =
    asked?.what === 'remove'
      ? { title: t('removeTitle'), act: t('remove'), lead: t('removeLead') }
      : { title: t('takeBackTitle'), act: t('takeBackAct'), lead: t('takeBackLead') };
  return (
    <OrganizerPage
      title={t('title')}
      lead={t('lead')}
      actions={
        <ButtonLink to={announcementAddress('new')}>
          <Icon name="plus" />
          {t('write')}
        </ButtonLink>
      }
    >
      <ResourceList
        list="announcements"
        label={t('title')}
        states={useStates()}
        filters={<Filters />}
        found={t('found', { count: number(page.total, lang) })}
        foundRef={found}
        page={page}
        columns={useColumns()}
        nameOf={({ title }) => inLang(title, lang)}
        actsOf={actsOf}
        sorting={{
          by: query.sort,
          descending: query.descending,
          to: (by, descending) => announcementsSorted(query, by, descending),
        }}
        empty={<Nothing />}
      />
      <ConfirmDialog
        open={asked !== null}
        title={words.title}
        act={words.act}
        kind="bad"
        busy={busy}
        onClose={() => setAsked(null)}
        onConfirm={() => asked !== null && void confirm(asked)}
      >
        <p>{words.lead}</p>
      </ConfirmDialog>
    </OrganizerPage>
  );
}
