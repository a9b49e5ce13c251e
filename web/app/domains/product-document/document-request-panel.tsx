import type { DocumentRequest } from '@fairbridge/contract/product-document/product-document.shapes.ts';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime } from '../../i18n/numbers.ts';
import { BuyerLines } from '../../components/order/buyer-lines.tsx';
import { DocumentLevelTag } from '../../components/product-document/document-level-tag.tsx';
import { documentName } from '../../components/product-document/document-name.ts';
import { productDocumentTexts } from '../../components/product-document/product-document.texts.ts';
import { Facts } from '../../ui/facts.tsx';
import type { PanelDecision, RecordPanel } from '../../ui/list/panel.ts';
import { RequestState } from './document-request-columns.tsx';
import type { DocumentAnswers } from './use-document-answers.ts';

function Shown({ request }: { request: DocumentRequest }) {
  const t = useTexts(productDocumentTexts);
  const lang = useLang();
  const { product, document, visitor, note, askedAt, answeredAt, state } = request;
  return (
    <>
      <p className="mb-4">
        <RequestState state={state} />
      </p>
      <Facts
        rows={[
          [t('columnBuyer'), <BuyerLines key="buyer" buyer={visitor} />],
          [t('note'), note],
          [
            t('Exhibit'),
            <LocalLink key="exhibit" to={`/exhibit-detail/${product.id}`} className="link">
              <Says text={product.name} />
            </LocalLink>,
          ],
          [t('title'), document.title],
          [t('level'), <DocumentLevelTag key="level" level={document.level} />],
          [t('columnWhen'), beijingTime(askedAt, lang)],
          [t('answeredAt'), answeredAt === null ? '' : beijingTime(answeredAt, lang)],
        ]}
      />
    </>
  );
}

/** What is decided of a request, with its letter. */
function useDecisions({ answer }: DocumentAnswers): (request: DocumentRequest) => readonly PanelDecision[] {
  const t = useTexts(productDocumentTexts);
  return (request) => {
    const { state, others } = request;
    const granted = (wholeExhibit: boolean) => () => answer(request, { state: 'granted', wholeExhibit });
    const refused = (): void => answer(request, { state: 'refused', wholeExhibit: false });
    return [
      ...(state === 'granted' ? [] : [{ key: 'a', label: t('grant'), act: granted(false) }]),
      ...(others > 0 ? [{ key: 'e', label: t('grantAll'), kind: 'quiet' as const, act: granted(true) }] : []),
      ...(state === 'refused'
        ? []
        : [{ key: 'r', label: t(state === 'open' ? 'Decline' : 'revoke'), kind: 'quiet' as const, act: refused }]),
    ];
  };
}

/** A request beside the list: who asks for what, with which words. */
export function useRequestPanel(answers: DocumentAnswers): RecordPanel<DocumentRequest> {
  const lang = useLang();
  return {
    titleOf: ({ document }) => documentName(document, lang),
    show: (request) => <Shown request={request} />,
    decisionsOf: useDecisions(answers),
  };
}
