import { inLang, type Bilingual, type Lang } from '@fairbridge/contract/text.ts';
import { calls } from '../../calls.ts';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingDay } from '../../i18n/numbers.ts';
import { defineClientLoad } from '../../define-load.ts';
import { ReleasesLink } from '../../components/release/releases-link.tsx';
import { OrganizerPage } from '../../shell/organizer/organizer-page.tsx';
import { LanguageMarks } from '../../ui/language-marks.tsx';
import { ResourceList, type ResourceColumn } from '../../ui/list/resource-list.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { deskTexts } from '../../components/content/desk.texts.ts';
import { PAGE_PATHS, PAGE_TITLES } from './page.texts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '页面', en: 'Pages' });

const load = defineClientLoad(({ api }) => api(calls.page.list, {}));
export const clientLoader = load.browser;

type ListedPage = ReturnType<typeof load.useData>['list'][number];
/** A line of the list; the questions and answers are one page without versions. */
type Line = { id: string; title: Bilingual | null; to: string; lacks: readonly Lang[]; page: ListedPage | null };

function useLines(): readonly Line[] {
  const { list, questionsLack } = load.useData();
  return [
    ...list.map((page) => ({
      id: page.page,
      title: PAGE_TITLES[page.page],
      to: PAGE_PATHS[page.page],
      lacks: page.lacks,
      page,
    })),
    { id: 'questions', title: null, to: '/qa', lacks: questionsLack, page: null },
  ];
}

function useColumns(): readonly ResourceColumn<Line>[] {
  const t = useTexts(deskTexts);
  const lang = useLang();
  return [
    {
      key: 'page',
      label: t('page'),
      main: true,
      cell: ({ id, title, lacks }) => (
        <>
          <LocalLink to={`/organizer/pages/${id}`} className="link">
            {title === null ? t('questions') : <Says text={title} />}
          </LocalLink>{' '}
          <LanguageMarks lacks={lacks} />
        </>
      ),
    },
    {
      key: 'version',
      label: t('version'),
      cell: ({ page }) =>
        page === null ? (
          '—'
        ) : (
          <span className="num">
            {page.version} <span className="text-soft">{beijingDay(page.publishedAt, lang)}</span>
          </span>
        ),
    },
    {
      key: 'state',
      label: t('Status'),
      cell: ({ page }) =>
        page?.draft === true ? (
          <span className="rounded-sign bg-accent px-2 py-0.5 text-sm text-on-accent">{t('draftThere')}</span>
        ) : (
          // what a fair cannot be without is always public in some version
          <span className="tag">{t('published')}</span>
        ),
    },
    {
      key: 'see',
      label: t('seePage'),
      cell: ({ to }) => (
        <LocalLink to={to} className="link" target="_blank" rel="noopener">
          {to}
        </LocalLink>
      ),
    },
  ];
}

/** The pages every fair has, with the versions that apply: so few that they stand on one page. */
export default function PageListScreen() {
  const t = useTexts(deskTexts);
  const lang = useLang();
  const lines = useLines();
  return (
    <OrganizerPage title={t('pages')} lead={t('pagesLead')} actions={<ReleasesLink />}>
      <ResourceList
        list="pages"
        label={t('pages')}
        found={t('found', { count: lines.length })}
        page={{ list: lines, pageNum: 1, pageSize: lines.length, total: lines.length }}
        columns={useColumns()}
        nameOf={({ title }) => (title === null ? t('questions') : inLang(title, lang))}
        empty={null}
      />
    </OrganizerPage>
  );
}
