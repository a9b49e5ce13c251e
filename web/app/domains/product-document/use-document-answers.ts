import type { DocumentRequest } from '@fairbridge/contract/product-document/product-document.shapes.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { failureText } from '../../ui/failure-text.ts';
import { toast } from '../../ui/toast.tsx';
import { productDocumentTexts } from '../../parts/product-document/product-document.texts.ts';

export type Answer = { state: 'granted' | 'refused'; wholeExhibit: boolean };

/** Answers requests one after the other; `busy` is the one that is on its way. */
export function useDocumentAnswers() {
  const t = useTexts(productDocumentTexts);
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState('');
  const answer = async ({ id, version, visitor: { name } }: DocumentRequest, given: Answer): Promise<void> => {
    setBusy(id);
    try {
      await api(calls.product.answerDocumentRequest, { id, version, ...given });
      toast.good(t(given.state === 'granted' ? 'grantedToast' : 'refusedToast', { name }));
    } catch (error) {
      toast.error(failureText(error, lang));
    } finally {
      // also after a refusal: a colleague may have answered
      await revalidate();
      setBusy('');
    }
  };
  return { busy, answer };
}
