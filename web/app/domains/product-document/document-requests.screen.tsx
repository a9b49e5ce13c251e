import { documentRequestState, REQUEST_SORTS } from '@fairbridge/contract/product-document/product-document.shapes.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { defineClientLoad } from '../../define-load.ts';
import { documentName } from '../../components/product-document/document-name.ts';
import { productDocumentTexts } from '../../components/product-document/product-document.texts.ts';
import { workMeta } from '../../site/page-meta.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { BulkActions, BulkButton } from '../../ui/list/bulk-bar.tsx';
import { anyTabOf, defineListQuery, words } from '../../ui/list/list-query.ts';
import { NothingFound, RecordList } from '../../ui/list/record-list.tsx';
import { useSelection, type Selection } from '../../ui/list/use-selection.ts';
import { EmptyState } from '../../ui/states.tsx';
import { useRequestActs, useRequestColumns } from './document-request-columns.tsx';
import { useRequestPanel } from './document-request-panel.tsx';
import { useDocumentAnswers, type DocumentAnswers } from './use-document-answers.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '资料申请', en: 'Document requests' });

const query = defineListQuery(
  '/document-requests',
  { state: anyTabOf(documentRequestState.options), keyword: words },
  REQUEST_SORTS,
);

const load = defineClientLoad(async ({ api, query: address }) => {
  const asked = query.read(address);
  return { asked, page: await api(calls.product.documentRequests, asked) };
});
export const clientLoader = load.browser;

/** What the list is narrowed to. */
const useFilter = () => {
  const { keyword, state } = load.useData().asked;
  return { keyword, ...(state !== undefined && { state }) };
};

/** Those chosen, or all that match but for some, are answered at once. */
function Bulk({ selection, answers }: { selection: Selection; answers: DocumentAnswers }) {
  const t = useTexts(productDocumentTexts);
  const { page } = load.useData();
  const filter = useFilter();
  const { matching, chosen, clear } = selection;
  const give = (state: 'granted' | 'refused'): void => {
    const rows = page.list.filter(({ id }) => chosen.has(id));
    if (matching === null) answers.answerChosen(rows, state);
    else
      answers.answerAll(
        filter,
        matching,
        rows.map(({ id }) => id),
        state,
      );
    clear();
  };
  return (
    <BulkActions selection={selection}>
      <Button kind="accent" small onClick={() => give('granted')}>
        {t('grant')}
      </Button>
      <BulkButton onPress={() => give('refused')}>{t('Decline')}</BulkButton>
    </BulkActions>
  );
}

/** Who would like to read the company's documents; each request is answered here, and an answer can be taken back. */
export default function DocumentRequestsScreen() {
  const t = useTexts(productDocumentTexts);
  const lang = useLang();
  const { asked, page } = load.useData();
  const answers = useDocumentAnswers();
  const { open } = page;
  const selection = useSelection({
    rows: page.list,
    total: page.total,
    of: JSON.stringify(useFilter()),
    matchable: true,
  });
  const nothingFound = <NothingFound title={t('emptyFilter')} to={query.path} act={t('ShowAll')} />;
  return (
    <div className="page py-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="text-2xl">{t('requestsTitle')}</h1>
        <p className="num font-semibold" aria-live="polite">
          {open === 0 ? t('noneWaiting') : t('waiting', { count: open })}
        </p>
      </div>
      <p className="mb-4 text-soft">{t('requestsLead')}</p>
      <RecordList
        list="documentRequests"
        label={t('requestsTitle')}
        query={query}
        asked={asked}
        page={page}
        tabs={{
          label: t('filter'),
          of: ([undefined, 'open', 'granted', 'refused'] as const).map((state) => ({
            asked: { state },
            label: t(state === 'refused' ? 'Declined' : (state ?? 'All')),
            count: page.counts[state ?? 'all'],
          })),
        }}
        search={t('search')}
        searchHint={t('searchHint')}
        found={t('found', { count: number(page.total, lang) })}
        columns={useRequestColumns(answers)}
        nameOf={({ document, visitor }) => t('rowOf', { document: documentName(document, lang), name: visitor.name })}
        actsOf={useRequestActs(answers)}
        selection={selection}
        panel={useRequestPanel(answers)}
        held={answers.held}
        bar={<Bulk selection={selection} answers={answers} />}
        empty={
          asked.state === undefined ? (
            <EmptyState title={t('empty')}>
              <p>{t('emptyLead')}</p>
              <ButtonLink to="/my-exhibit-list" className="mt-5">
                {t('myExhibits')}
              </ButtonLink>
            </EmptyState>
          ) : (
            nothingFound
          )
        }
        emptyFiltered={nothingFound}
      />
    </div>
  );
}
