import type { DocumentRequest } from '@fairbridge/contract/product-document/product-document.shapes.ts';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { productDocumentTexts } from '../../parts/product-document/product-document.texts.ts';
import { useAct } from '../../ui/use-act.ts';

export type Answer = { state: 'granted' | 'refused'; wholeExhibit: boolean };

/** Answers requests, each by its id; a colleague may be quicker. */
export function useDocumentAnswers() {
  const t = useTexts(productDocumentTexts);
  const { isBusy, run } = useAct({ reload: true });
  const answer = ({ id, version, visitor: { name } }: DocumentRequest, given: Answer): Promise<boolean> =>
    run(() => api(calls.product.answerDocumentRequest, { id, version, ...given }), {
      key: id,
      said: t(given.state === 'granted' ? 'grantedToast' : 'refusedToast', { name }),
    });
  return { isBusy, answer };
}
