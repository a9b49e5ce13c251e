import {
  documentRequestState,
  type DocumentRequest,
  type DocumentRequestState,
} from '@fairbridge/contract/product-document/product-document.shapes.ts';
import { calls } from '../../calls.ts';
import { Says, LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime } from '../../i18n/numbers.ts';
import { defineWork, pageNumOf } from '../../loading.ts';
import { workMeta } from '../../site/page-meta.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Pager } from '../../ui/pager.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { BesideCover } from '../../parts/order/beside-cover.tsx';
import { BuyerLines } from '../../parts/order/buyer-lines.tsx';
import { RecordCell, RecordRow, RecordTable } from '../../ui/list/record-table.tsx';
import { DocumentLevelTag } from '../../parts/product-document/document-level-tag.tsx';
import { documentName } from '../../parts/product-document/document-name.ts';
import { productDocumentTexts } from '../../parts/product-document/product-document.texts.ts';
import { useDocumentAnswers, type Answer } from './use-document-answers.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '资料申请', en: 'Document requests' });

const stateOf = (value: string | null): DocumentRequestState | null =>
  documentRequestState.safeParse(value).data ?? null;

const load = defineWork(async ({ api, query }) => {
  const filter = stateOf(query.get('state'));
  const pageNum = pageNumOf(query);
  const page = await api(calls.product.documentRequests, { pageNum, ...(filter !== null && { state: filter }) });
  return { filter, page };
});
export const clientLoader = load.browser;

function Wanted({ request }: { request: DocumentRequest }) {
  const t = useTexts(productDocumentTexts);
  const lang = useLang();
  const { product, document, note } = request;
  return (
    <BesideCover cover={product.cover}>
      <p className="font-semibold">{documentName(document, lang)}</p>
      {document.title !== '' && <p className="text-sm break-words">{document.title}</p>}
      <LocalLink to={`/exhibit-detail/${product.id}`} className="link text-sm">
        <Says text={product.name} />
      </LocalLink>
      {document.level !== 'request' && (
        <p className="mt-1">
          <DocumentLevelTag level={document.level} />
        </p>
      )}
      {note !== '' && <p className="mt-1 text-sm break-words whitespace-pre-line">{t('noteOf', { note })}</p>}
    </BesideCover>
  );
}

const STATE_TEXT = { open: 'open', granted: 'granted', refused: 'refusedState' } as const;
const STATE_LOOK = { open: 'border-accent text-ink', granted: 'text-good', refused: '' } as const;

function Acts({
  request,
  busy,
  onAnswer,
}: {
  request: DocumentRequest;
  busy: boolean;
  onAnswer: (answer: Answer) => void;
}) {
  const t = useTexts(productDocumentTexts);
  const { state, others, visitor } = request;
  const act = (text: 'grant' | 'refuse' | 'revoke' | 'grantAll', answer: Answer, main = false) => (
    <Button
      small
      kind={main ? 'action' : 'quiet'}
      disabled={busy}
      aria-label={t('actFor', { act: t(text), name: visitor.name })}
      onClick={() => onAnswer(answer)}
    >
      {t(text)}
    </Button>
  );
  return (
    <div className="grid justify-items-start gap-2">
      <span className={`tag ${STATE_LOOK[state]}`}>{t(STATE_TEXT[state])}</span>
      <div className="flex flex-wrap gap-2">
        {state !== 'granted' && act('grant', { state: 'granted', wholeExhibit: false }, state === 'open')}
        {others > 0 && act('grantAll', { state: 'granted', wholeExhibit: true })}
        {state === 'open' && act('refuse', { state: 'refused', wholeExhibit: false })}
        {state === 'granted' && act('revoke', { state: 'refused', wholeExhibit: false })}
      </div>
    </div>
  );
}

const COLUMNS = ['columnDocument', 'columnBuyer', 'columnWhen', 'columnState'] as const;

function Nothing({ filtered }: { filtered: boolean }) {
  const t = useTexts(productDocumentTexts);
  if (filtered)
    return (
      <EmptyState title={t('emptyFilter')}>
        <ButtonLink to="/document-requests" kind="quiet">
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

/** Who would like to read the company's documents; each request is answered here, and an answer can be taken back. */
export default function DocumentRequestsScreen() {
  const t = useTexts(productDocumentTexts);
  const lang = useLang();
  const { filter, page } = load.useData();
  const { isBusy, answer } = useDocumentAnswers();
  const to = (state: DocumentRequestState): string => `/document-requests?state=${state}`;
  const { open } = page;
  return (
    <div className="page py-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="text-2xl">{t('requestsTitle')}</h1>
        <p className="num font-semibold" aria-live="polite">
          {open === 0 ? t('noneWaiting') : t('waiting', { count: open })}
        </p>
      </div>
      <p className="mb-4 text-soft">{t('requestsLead')}</p>
      <Tabs
        label={t('filter')}
        current={filter === null ? '/document-requests' : to(filter)}
        tabs={[
          { to: '/document-requests', label: t('all') },
          { to: to('open'), label: t('open'), count: open },
          { to: to('granted'), label: t('granted') },
          { to: to('refused'), label: t('refusedState') },
        ]}
      />
      {page.list.length === 0 ? (
        <Nothing filtered={filter !== null} />
      ) : (
        <RecordTable label={t('requestsTitle')} columns={COLUMNS.map((key) => ({ key, label: t(key) }))}>
          {page.list.map((request) => (
            <RecordRow key={request.id}>
              <RecordCell name={t('columnDocument')} plain>
                <Wanted request={request} />
              </RecordCell>
              <RecordCell name={t('columnBuyer')}>
                <BuyerLines buyer={request.visitor} />
              </RecordCell>
              <RecordCell name={t('columnWhen')}>
                <span className="num text-sm">{beijingTime(request.askedAt, lang)}</span>
              </RecordCell>
              <RecordCell name={t('columnState')}>
                <Acts request={request} busy={isBusy(request.id)} onAnswer={(given) => void answer(request, given)} />
              </RecordCell>
            </RecordRow>
          ))}
        </RecordTable>
      )}
      <Pager pageNum={page.pageNum} pageSize={page.pageSize} total={page.total} />
    </div>
  );
}
