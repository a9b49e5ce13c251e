import { COUNTED_TEXTS, lackedBy, meterOf } from '@fairbridge/contract/languages.ts';
import type { Announcement } from '@fairbridge/contract/announcement/announcement.shapes.ts';
import { calls } from '../../calls.ts';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingMinute, number } from '../../i18n/numbers.ts';
import { defineWork } from '../../loading.ts';
import { OrganizerPage } from '../../shell/organizer/organizer-page.tsx';
import { RecordCell, RecordRow, RecordTable } from '../../ui/list/record-table.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { LanguageMarks } from '../../ui/language-marks.tsx';
import { FilterForm } from '../../ui/list/filter-form.tsx';
import { LanguageFilter } from '../../ui/list/language-filter.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Pager } from '../../ui/pager.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { announcementAddress, announcementQuery, tabAddress } from './announcement-query.ts';
import { AnnouncementStateMark } from './announcement-state.tsx';
import { announcementTexts } from './announcement.texts.ts';
import { audienceWords } from './audience-words.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '公告', en: 'Announcements' });

const load = defineWork(async ({ api, query }) => {
  const asked = announcementQuery(query);
  const [page, { categories }] = await Promise.all([
    api(calls.announcement.list, { ...asked, pageSize: 25 }),
    api(calls.exhibition.vocabulary, {}),
  ]);
  return { asked, page, categories };
});
export const clientLoader = load.browser;

const wasSent = ({ state }: Announcement): boolean => state === 'sending' || state === 'sent' || state === 'withdrawn';
const timeOf = ({ state, sendAt, updatedAt }: Announcement): string =>
  state === 'draft' ? updatedAt : (sendAt ?? updatedAt);

function Row({ announcement }: { announcement: Announcement }) {
  const t = useTexts(announcementTexts);
  const lang = useLang();
  const { categories } = load.useData();
  const { id, title, state, recipients, read, author, byEmail } = announcement;
  return (
    <RecordRow>
      <RecordCell name={t('announcement')} plain>
        <LocalLink to={announcementAddress(id)} className="link line-clamp-2 max-w-[44ch] break-words">
          <Says text={title} />
        </LocalLink>
        <p className="flex flex-wrap gap-x-2 text-sm text-soft">
          <span>{t('changedBy', { name: author })}</span>
          {byEmail && <span>· {t('withMail')}</span>}
          <LanguageMarks lacks={lackedBy(meterOf(announcement, COUNTED_TEXTS.announcement))} />
        </p>
      </RecordCell>
      <RecordCell name={t('audience')}>
        <span className="text-sm">{audienceWords(announcement.audience, categories, lang)}</span>
      </RecordCell>
      <RecordCell name={t('state')}>
        <AnnouncementStateMark state={state} />
      </RecordCell>
      <RecordCell name={t('whenShort')}>
        <span className="num text-sm md:whitespace-nowrap">{beijingMinute(timeOf(announcement), lang)}</span>
      </RecordCell>
      <RecordCell name={t('reached')} right>
        <span className="num">{wasSent(announcement) ? number(recipients, lang) : '—'}</span>
      </RecordCell>
      <RecordCell name={t('read')} right>
        <span className="num">{state === 'sending' || state === 'sent' ? number(read, lang) : '—'}</span>
      </RecordCell>
    </RecordRow>
  );
}

function Nothing() {
  const t = useTexts(announcementTexts);
  const { asked } = load.useData();
  if (asked.tab !== 'all' || asked.lacks !== undefined) return <EmptyState title={t('emptyTab')} />;
  return (
    <EmptyState title={t('empty')}>
      <p>{t('emptyLead')}</p>
      <ButtonLink to={announcementAddress('new')} className="mt-5">
        {t('write')}
      </ButtonLink>
    </EmptyState>
  );
}

/** Announcements of the organizer by their state. */
export default function AnnouncementListScreen() {
  const t = useTexts(announcementTexts);
  const lang = useLang();
  const { asked, page } = load.useData();
  const { counts, list, total } = page;
  return (
    <OrganizerPage
      title={t('title')}
      lead={t('lead')}
      actions={<ButtonLink to={announcementAddress('new')}>{t('write')}</ButtonLink>}
    >
      <Tabs
        label={t('states')}
        current={tabAddress(asked.tab)}
        tabs={[
          { to: tabAddress('all'), label: t('all') },
          { to: tabAddress('draft'), label: t('drafts'), count: counts.draft },
          { to: tabAddress('scheduled'), label: t('scheduled'), count: counts.scheduled },
          { to: tabAddress('sent'), label: t('sent'), count: counts.sent },
          { to: tabAddress('withdrawn'), label: t('withdrawn'), count: counts.withdrawn },
        ]}
      />
      <FilterForm
        keep={{ tab: asked.tab === 'all' ? '' : asked.tab }}
        filtered={asked.lacks !== undefined}
        resetTo={tabAddress(asked.tab)}
      >
        <LanguageFilter lacks={asked.lacks ?? null} />
      </FilterForm>
      {list.length === 0 ? (
        <Nothing />
      ) : (
        <>
          <p className="num mb-3 font-semibold" aria-live="polite">
            {t('found', { count: number(total, lang) })}
          </p>
          <RecordTable
            label={t('title')}
            columns={[
              { key: 'announcement', label: t('announcement') },
              { key: 'audience', label: t('audience') },
              { key: 'state', label: t('state') },
              { key: 'when', label: t('when') },
              { key: 'reached', label: t('reached'), right: true },
              { key: 'read', label: t('read'), right: true },
            ]}
          >
            {list.map((one) => (
              <Row key={one.id} announcement={one} />
            ))}
          </RecordTable>
        </>
      )}
      <Pager pageNum={page.pageNum} pageSize={page.pageSize} total={total} />
    </OrganizerPage>
  );
}
