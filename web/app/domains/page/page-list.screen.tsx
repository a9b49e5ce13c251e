import { calls } from '../../calls.ts';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingDay } from '../../i18n/numbers.ts';
import { defineWork } from '../../loading.ts';
import { OrganizerPage } from '../../shell/organizer/organizer-page.tsx';
import { LanguageMarks } from '../../ui/language-marks.tsx';
import { RecordCell, RecordRow, RecordTable } from '../../ui/list/record-table.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { deskTexts } from '../../parts/content/desk.texts.ts';
import { PAGE_PATHS, PAGE_TITLES } from './page.texts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '页面', en: 'Pages' });

const load = defineWork(({ api }) => api(calls.page.list, {}));
export const clientLoader = load.browser;

/** The pages every fair has, with the versions that apply. */
export default function PageListScreen() {
  const t = useTexts(deskTexts);
  const lang = useLang();
  const { list, questionsLack } = load.useData();
  return (
    <OrganizerPage title={t('pages')} lead={t('pagesLead')}>
      <RecordTable
        label={t('pages')}
        columns={[
          { key: 'page', label: t('page') },
          { key: 'version', label: t('version') },
          { key: 'state', label: t('state') },
          { key: 'see', label: t('seePage') },
        ]}
      >
        {list.map(({ page, version, publishedAt, draft, lacks }) => (
          <RecordRow key={page}>
            <RecordCell name={t('page')} plain>
              <LocalLink to={`/organizer/pages/${page}`} className="link">
                <Says text={PAGE_TITLES[page]} />
              </LocalLink>{' '}
              <LanguageMarks lacks={lacks} />
            </RecordCell>
            <RecordCell name={t('version')}>
              <span className="num">
                {version} <span className="text-soft">{beijingDay(publishedAt, lang)}</span>
              </span>
            </RecordCell>
            <RecordCell name={t('state')}>
              {draft ? (
                <span className="rounded-sign bg-accent px-2 py-0.5 text-sm text-on-accent">{t('draftThere')}</span>
              ) : (
                '—'
              )}
            </RecordCell>
            <RecordCell name={t('seePage')}>
              <LocalLink to={PAGE_PATHS[page]} className="link" target="_blank" rel="noopener">
                {PAGE_PATHS[page]}
              </LocalLink>
            </RecordCell>
          </RecordRow>
        ))}
        <RecordRow>
          <RecordCell name={t('page')} plain>
            <LocalLink to="/organizer/pages/questions" className="link">
              {t('questions')}
            </LocalLink>{' '}
            <LanguageMarks lacks={questionsLack} />
          </RecordCell>
          <RecordCell name={t('version')}>—</RecordCell>
          <RecordCell name={t('state')}>—</RecordCell>
          <RecordCell name={t('seePage')}>
            <LocalLink to="/qa" className="link" target="_blank" rel="noopener">
              /qa
            </LocalLink>
          </RecordCell>
        </RecordRow>
      </RecordTable>
    </OrganizerPage>
  );
}
