import type { DocumentRequestState } from '@fairbridge/contract/product-document/product-document.shapes.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { defineClientLoad } from '../../define-load.ts';
import { documentName } from '../../components/product-document/document-name.ts';
import { productDocumentTexts } from '../../components/product-document/product-document.texts.ts';
import { workMeta } from '../../site/page-meta.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { BulkActions, BulkButton } from '../../ui/list/bulk-bar.tsx';
import { FilterForm } from '../../ui/list/filter-form.tsx';
import { KeywordFilter } from '../../ui/list/keyword-filter.tsx';
import { ResourceList } from '../../ui/list/resource-list.tsx';
import { useSelection, type Selection } from '../../ui/list/use-selection.ts';
import { EmptyState } from '../../ui/states.tsx';
import { useRequestActs, useRequestColumns } from './document-request-columns.tsx';
import { useRequestPanel } from './document-request-panel.tsx';
import { filterOf, requestQuery, requestsAddress, REQUESTS_PATH, sortedBy } from './document-request-query.ts';
import { useDocumentAnswers, type DocumentAnswers } from './use-document-answers.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '资料申请', en: 'Document requests' });

const load = defineClientLoad(async ({ api, query }) => {
  const asked = requestQuery(query);
  const { sort, descending, pageNum } = asked;
  const page = await api(calls.product.documentRequests, { ...filterOf(asked), sort, descending, pageNum });
  return { asked, page };
});
export const clientLoader = load.browser;

function Nothing() {
  const t = useTexts(productDocumentTexts);
  const { keyword, state } = load.useData().asked;
  if (keyword !== '' || state !== null)
    return (
      <EmptyState title={t('emptyFilter')}>
        <ButtonLink to={REQUESTS_PATH} kind="quiet">
          {t('showAll')}
        </ButtonLink>
      </EmptyState>
    );
  return (
    <EmptyState title={t('empty')}>
      <p>{t('emptyLead')}</p>
      <ButtonLink to="/my-exhibit-list" className="mt-5">
        {t('myExhibits')}
      </ButtonLink>
    </EmptyState>
  );
}

function Filters() {
  const t = useTexts(productDocumentTexts);
  const { asked } = load.useData();
  const { state, keyword, sort, descending } = asked;
  return (
    <FilterForm
      keep={{ state: state ?? '', sort: sort === 'askedAt' ? '' : sort, descending: descending ? '' : 'false' }}
      filtered={keyword !== ''}
      resetTo={requestsAddress({ ...asked, keyword: '' })}
      search={<KeywordFilter label={t('search')} hint={t('searchHint')} keyword={keyword} />}
    />
  );
}

/** Those chosen, or all that match but for some, are answered at once. */
function Bulk({ selection, answers }: { selection: Selection; answers: DocumentAnswers }) {
  const t = useTexts(productDocumentTexts);
  const { asked, page } = load.useData();
  const { matching, chosen, clear } = selection;
  const give = (state: 'granted' | 'refused'): void => {
    const rows = page.list.filter(({ id }) => chosen.has(id));
    if (matching === null) answers.answerChosen(rows, state);
    else
      answers.answerAll(
        filterOf(asked),
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
      <BulkButton onPress={() => give('refused')}>{t('refuse')}</BulkButton>
    </BulkActions>
  );
}

function useStates() {
  const t = useTexts(productDocumentTexts);
  const { asked, page } = load.useData();
  const tab = (state: DocumentRequestState | null, label: string) => ({
    to: requestsAddress({ ...asked, state }),
    label,
    count: page.counts[state ?? 'all'],
  });
  return {
    label: t('filter'),
    current: requestsAddress(asked),
    tabs: [
      tab(null, t('all')),
      tab('open', t('open')),
      tab('granted', t('granted')),
      tab('refused', t('refusedState')),
    ],
  };
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
    of: JSON.stringify(filterOf(asked)),
    matchable: true,
  });
  return (
    <div className="page py-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="text-2xl">{t('requestsTitle')}</h1>
        <p className="num font-semibold" aria-live="polite">
          {open === 0 ? t('noneWaiting') : t('waiting', { count: open })}
        </p>
      </div>
      <p className="mb-4 text-soft">{t('requestsLead')}</p>
      <ResourceList
        list="documentRequests"
        label={t('requestsTitle')}
        states={useStates()}
        filters={<Filters />}
        found={t('found', { count: number(page.total, lang) })}
        page={page}
        columns={useRequestColumns(answers)}
        nameOf={({ document, visitor }) => t('rowOf', { document: documentName(document, lang), name: visitor.name })}
        actsOf={useRequestActs(answers)}
        sorting={{
          by: asked.sort,
          descending: asked.descending,
          to: (by, descending) => sortedBy(asked, by, descending),
        }}
        selection={selection}
        panel={useRequestPanel(answers)}
        held={answers.held}
        bar={<Bulk selection={selection} answers={answers} />}
        empty={<Nothing />}
      />
    </div>
  );
}
