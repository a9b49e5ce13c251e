import type {
  DocumentRequest,
  DocumentRequestState,
} from '@fairbridge/contract/product-document/product-document.shapes.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { keepaliveApi } from '../../keepalive-api.ts';
import { productDocumentTexts } from '../../components/product-document/product-document.texts.ts';
import type { Matching } from '../../ui/list/selection.ts';
import { usePendingDecisions } from '../../ui/list/use-pending-decisions.ts';

type Answered = 'granted' | 'refused';
/** What the list of requests is narrowed to. */
type RequestFilter = { keyword: string; state?: DocumentRequestState };
export type Answer = { state: Answered; wholeExhibit: boolean };

const MARK = { granted: 'granted', refused: 'Declined' } as const;

/** Answers requests as they were read, each held until it can no longer be taken back; a colleague may be quicker. */
export function useDocumentAnswers() {
  const t = useTexts(productDocumentTexts);
  const held = usePendingDecisions();
  const hold = (ids: readonly string[], state: Answered, said: string, send: () => Promise<unknown>): void =>
    held.add({ ids, said, mark: t(MARK[state]), send });
  const many = (state: Answered, count: number): string =>
    t(state === 'granted' ? 'grantedMany' : 'refusedMany', { count });
  return {
    held,
    answer: ({ id, version, visitor: { name } }: DocumentRequest, given: Answer): void =>
      hold([id], given.state, t(given.state === 'granted' ? 'grantedToast' : 'refusedToast', { name }), () =>
        keepaliveApi(calls.product.answerDocumentRequest, { id, version, ...given }),
      ),
    answerChosen: (chosen: readonly DocumentRequest[], state: Answered): void => {
      const records = chosen.map(({ id, version }) => ({ id, version }));
      hold(
        records.map(({ id }) => id),
        state,
        many(state, records.length),
        () => keepaliveApi(calls.product.answerDocumentRequests, { selection: { records }, state }),
      );
    },
    /** `shown`: those of them that this page shows. */
    answerAll: (filter: RequestFilter, matching: Matching, shown: readonly string[], state: Answered): void =>
      hold(shown, state, many(state, matching.expected - matching.except.length), () =>
        keepaliveApi(calls.product.answerDocumentRequests, { selection: { filter, ...matching }, state }),
      ),
  };
}
export type DocumentAnswers = ReturnType<typeof useDocumentAnswers>;
