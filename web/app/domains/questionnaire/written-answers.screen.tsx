import type { Bilingual } from '@fairbridge/contract/text.ts';
import { calls } from '../../calls.ts';
import { Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { defineClientLoad } from '../../define-load.ts';
import { pageNumOf } from '../../i18n/query-values.ts';
import { OrganizerPage } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { FilterForm } from '../../ui/list/filter-form.tsx';
import { KeywordFilter } from '../../ui/list/keyword-filter.tsx';
import { ResourceList, type ResourceColumn } from '../../ui/list/resource-list.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { AnswersExport } from './answers-export.tsx';
import { questionsAddress, siteOf, writtenAddress } from './question-sites.ts';
import { writtenAnswersTexts } from './written-answers.texts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '文字回答', en: 'Written answers' });

const load = defineClientLoad(async ({ api, params, query }) => {
  const code = params['code'] ?? '';
  const keyword = query.get('keyword')?.trim() ?? '';
  const page = await api(calls.questionnaire.listWritten, { code, keyword, pageNum: pageNumOf(query), pageSize: 50 });
  // who wrote is not told: an answer has nothing but its place in the list
  const list = page.list.map((answer, index) => ({ ...answer, id: String(index) }));
  return { code, site: siteOf(query), keyword, page: { ...page, list } };
});
export const clientLoader = load.browser;

type Answer = { id: string; text: string; options: readonly Bilingual[] };

function Chosen({ options }: { options: readonly Bilingual[] }) {
  return (
    <p className="flex flex-wrap gap-1.5">
      {options.map((name, index) => (
        <span key={index} className="tag">
          <Says text={name} />
        </span>
      ))}
    </p>
  );
}

/** The words of an answer; the options beside them, where the question has any. */
function useColumns(rows: readonly Answer[]): ResourceColumn<Answer>[] {
  const t = useTexts(writtenAnswersTexts);
  const chosen: ResourceColumn<Answer> = {
    key: 'options',
    label: t('options'),
    cell: ({ options }) => <Chosen options={options} />,
  };
  return [
    {
      key: 'answer',
      label: t('answer'),
      main: true,
      cell: ({ text }) => <p className="max-w-[80ch] break-words whitespace-pre-line">{text}</p>,
    },
    ...(rows.some(({ options }) => options.length > 0) ? [chosen] : []),
  ];
}

/** What people wrote as the answer to a question, or beside one of its options; nobody is named. */
export default function WrittenAnswersScreen() {
  const t = useTexts(writtenAnswersTexts);
  const lang = useLang();
  const { code, site, keyword, page } = load.useData();
  const columns = useColumns(page.list);
  return (
    <OrganizerPage
      back={{ to: questionsAddress(site), label: t('back') }}
      title={<Says text={page.title} />}
      lead={t('unnamed')}
      actions={<AnswersExport site={site} />}
    >
      <ResourceList
        list="written-answers"
        label={t('list')}
        filters={
          <FilterForm
            keep={{ site: site === 'register' ? '' : site }}
            filtered={keyword !== ''}
            resetTo={writtenAddress(site, code)}
            search={<KeywordFilter label={t('search')} hint={t('searchHint')} keyword={keyword} />}
          />
        }
        found={t('found', { count: number(page.total, lang) })}
        page={page}
        columns={columns}
        nameOf={({ text }) => text}
        empty={
          keyword === '' ? (
            <EmptyState title={t('empty')}>
              <p>{t('emptyLead')}</p>
            </EmptyState>
          ) : (
            <EmptyState title={t('nothing')} />
          )
        }
      />
    </OrganizerPage>
  );
}
