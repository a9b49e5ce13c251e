import type { SimpleProduct } from '@fairbridge/contract/own-product/own-product.shapes.ts';
import { useEffect, useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang } from '../../i18n/lang.tsx';
import { failureText } from '../../ui/failure-text.ts';

const PAGE_SIZE = 20;
/** So long after the last key the question is sent. */
const TYPING_MS = 200;

type Found = { keyword: string; list: readonly SimpleProduct[]; total: number; pageNum: number };
const NOTHING: Found = { keyword: '', list: [], total: 0, pageNum: 0 };

/** Own exhibits by a keyword, a page at a time: the next one is added below. */
export function useOwnExhibits(keyword: string) {
  const lang = useLang();
  const [found, setFound] = useState<Found>(NOTHING);
  const [loading, setLoading] = useState(true);
  const [failure, setFailure] = useState('');
  const [tries, setTries] = useState(0);

  const ask = async (pageNum: number, before: readonly SimpleProduct[], signal?: AbortSignal): Promise<void> => {
    setLoading(true);
    setFailure('');
    try {
      const page = await api(calls.product.simpleList, { keyword, pageNum, pageSize: PAGE_SIZE }, signal);
      setFound({ keyword, list: [...before, ...page.list], total: page.total, pageNum });
    } catch (error) {
      if (signal?.aborted === true) return;
      setFailure(failureText(error, lang));
    }
    setLoading(false);
  };
  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(() => void ask(1, [], abort.signal), keyword === '' ? 0 : TYPING_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
    // asks anew for another keyword, and when somebody tries again
    // eslint-disable-next-line react/exhaustive-deps
  }, [keyword, tries]);

  return {
    ...found,
    loading,
    failure,
    hasMore: found.list.length < found.total,
    more: () => void ask(found.pageNum + 1, found.list),
    retry: () => setTries((before) => before + 1),
  };
}
