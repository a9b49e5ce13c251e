import type { DocumentRequest } from '@fairbridge/contract/product-document/product-document.shapes.ts';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { productDocumentTexts } from '../../parts/product-document/product-document.texts.ts';
import type { Matching } from '../../ui/list/selection.ts';
import { useAct } from '../../ui/use-act.ts';
import type { RequestFilter } from './document-request-query.ts';

type Answered = 'granted' | 'refused';
export type Answer = { state: Answered; wholeExhibit: boolean };

/** Answers requests as they were read; a colleague may be quicker. */
export function useDocumentAnswers() {
  const t = useTexts(productDocumentTexts);
  const { busy, isBusy, run } = useAct({ reload: true });
  const said = ({ changed }: { changed: number }): string => t('answeredMany', { count: changed });
  return {
    busy,
    isBusy,
    answer: ({ id, version, visitor: { name } }: DocumentRequest, given: Answer) =>
      run(() => api(calls.product.answerDocumentRequest, { id, version, ...given }), {
        key: id,
        said: t(given.state === 'granted' ? 'grantedToast' : 'refusedToast', { name }),
      }),
    answerChosen: (requests: readonly DocumentRequest[], state: Answered) =>
      run(
        () =>
          api(calls.product.answerChosenDocumentRequests, {
            requests: requests.map(({ id, version }) => ({ id, version })),
            state,
          }),
        { said },
      ),
    answerAll: (filter: RequestFilter, matching: Matching, state: Answered) =>
      run(() => api(calls.product.answerAllDocumentRequests, { filter, state, ...matching }), { said }),
  };
}
export type DocumentAnswers = ReturnType<typeof useDocumentAnswers>;
