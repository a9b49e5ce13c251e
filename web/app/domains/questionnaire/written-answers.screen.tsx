import type { Bilingual } from '@fairbridge/contract/text.ts';
import { calls } from '../../calls.ts';
import { Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { defineClientLoad } from '../../define-load.ts';
import { OrganizerPage } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { RecordList } from '../../ui/list/record-list.tsx';
import type { ResourceColumn } from '../../ui/list/resource-list.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { AnswersExport } from './answers-export.tsx';
import { questionsAddress, writtenQuery } from './question-sites.ts';
import { writtenAnswersTexts } from './written-answers.texts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '文字回答', en: 'Written answers' });

const load = defineClientLoad(async ({ api, params, query }) => {
  const code = params['code'] ?? '';
  const asked = writtenQuery(code).read(query);
  const { keyword, pageNum } = asked;
  const page = await api(calls.questionnaire.listWritten, { code, keyword, pageNum, pageSize: 50 });
  // who wrote is not told: an answer has nothing but its place in the list
  const list = page.list.map((answer, index) => ({ ...answer, id: String(index) }));
  return { code, asked, page: { ...page, list } };
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
  const { code, asked, page } = load.useData();
  const columns = useColumns(page.list);
  return (
    <OrganizerPage
      back={{ to: questionsAddress(asked.site), label: t('back') }}
      title={<Says text={page.title} />}
      lead={t('unnamed')}
      actions={<AnswersExport site={asked.site} />}
    >
      <RecordList
        list="written-answers"
        label={t('list')}
        query={writtenQuery(code)}
        asked={asked}
        page={page}
        search={t('search')}
        searchHint={t('searchHint')}
        found={t('found', { count: number(page.total, lang) })}
        columns={columns}
        nameOf={({ text }) => text}
        empty={
          <EmptyState title={t('empty')}>
            <p>{t('emptyLead')}</p>
          </EmptyState>
        }
        emptyFiltered={<EmptyState title={t('nothing')} />}
      />
    </OrganizerPage>
  );
}
