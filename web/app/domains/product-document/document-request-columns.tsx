import type { DocumentRequest } from '@fairbridge/contract/product-document/product-document.shapes.ts';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { WithCover } from '../../components/order/with-cover.tsx';
import { BuyerLines } from '../../components/order/buyer-lines.tsx';
import { DocumentLevelTag } from '../../components/product-document/document-level-tag.tsx';
import { documentName } from '../../components/product-document/document-name.ts';
import { productDocumentTexts } from '../../components/product-document/product-document.texts.ts';
import { Button } from '../../ui/button.tsx';
import { TimeCell } from '../../ui/list/cells.tsx';
import type { ResourceColumn } from '../../ui/list/resource-list.tsx';
import { RecordLink } from '../../ui/list/record-link.tsx';
import type { RowAction } from '../../ui/list/row-actions.tsx';
import type { DocumentAnswers } from './use-document-answers.ts';

function Wanted({ request }: { request: DocumentRequest }) {
  const t = useTexts(productDocumentTexts);
  const lang = useLang();
  const { product, document, note } = request;
  return (
    <WithCover cover={product.cover}>
      <RecordLink id={request.id} className="font-semibold">
        {documentName(document, lang)}
      </RecordLink>
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
    </WithCover>
  );
}

const STATE_TEXT = { open: 'open', granted: 'granted', refused: 'Declined' } as const;
const STATE_LOOK = { open: 'border-accent text-ink', granted: 'text-good', refused: '' } as const;

export function RequestState({ state }: Pick<DocumentRequest, 'state'>) {
  const t = useTexts(productDocumentTexts);
  return <span className={`tag ${STATE_LOOK[state]}`}>{t(STATE_TEXT[state])}</span>;
}

/** How a request stands, and what is done with most that stand so. */
function State({ request, answers }: { request: DocumentRequest; answers: DocumentAnswers }) {
  const t = useTexts(productDocumentTexts);
  const { id, state, visitor } = request;
  const button = (text: 'grant' | 'Decline' | 'revoke', given: 'granted' | 'refused', main = false) => (
    <Button
      small
      kind={main ? 'action' : 'quiet'}
      className="whitespace-nowrap"
      aria-label={t('actFor', { act: t(text), name: visitor.name })}
      onClick={() => answers.answer(request, { state: given, wholeExhibit: false })}
    >
      {t(text)}
    </Button>
  );
  return (
    <div className="grid justify-items-start gap-2">
      <RequestState state={state} />
      {/* what was answered just now is not answered again before it is sent */}
      <div className={answers.held.of(id) === null ? 'flex flex-wrap gap-2' : 'hidden'}>
        {state !== 'granted' && button('grant', 'granted', state === 'open')}
        {state === 'open' && button('Decline', 'refused')}
        {state === 'granted' && button('revoke', 'refused')}
      </div>
    </div>
  );
}

export function useRequestColumns(answers: DocumentAnswers): readonly ResourceColumn<DocumentRequest>[] {
  const t = useTexts(productDocumentTexts);
  return [
    {
      key: 'document',
      label: t('columnDocument'),
      main: true,
      order: { by: 'product', first: 'ascending' },
      cell: (request) => <Wanted request={request} />,
    },
    {
      key: 'buyer',
      label: t('columnBuyer'),
      order: { by: 'buyer', first: 'ascending' },
      cell: ({ visitor }) => <BuyerLines buyer={visitor} />,
    },
    {
      key: 'askedAt',
      label: t('columnWhen'),
      order: { by: 'askedAt', first: 'descending' },
      cell: ({ askedAt }) => <TimeCell at={askedAt} />,
    },
    { key: 'state', label: t('Status'), cell: (request) => <State request={request} answers={answers} /> },
  ];
}

/** What is done with a request more seldom. */
export function useRequestActs(answers: DocumentAnswers): (request: DocumentRequest) => readonly RowAction[] {
  const t = useTexts(productDocumentTexts);
  return (request) => [
    ...(request.others > 0
      ? [{ label: t('grantAll'), act: () => answers.answer(request, { state: 'granted', wholeExhibit: true }) }]
      : []),
    { label: t('toExhibit'), to: `/exhibit-detail/${request.product.id}` },
  ];
}
