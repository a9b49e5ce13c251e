import type { InputOf } from '@fairbridge/contract/call.ts';
import type { preview } from '@fairbridge/contract/home/home.calls.ts';
import { useEffect, useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang } from '../../i18n/lang.tsx';
import { failureText } from '../../ui/failure-text.ts';

/** A pause in typing, after which the page is made anew. */
const PAUSE_MS = 400;

type Asked = InputOf<typeof preview>;
type Made = { html: string; failure: string | null };

/** The page as it would be, made anew whenever what is asked, or what is `saved`, has changed; `failure` says why the last one could not be made. */
export function useHomePreview(asked: Asked, saved: string): Made {
  const lang = useLang();
  const [made, setMade] = useState<Made>({ html: '', failure: null });
  const key = JSON.stringify(asked);
  useEffect(() => {
    const leaving = new AbortController();
    const ask = async (): Promise<void> => {
      try {
        const { html } = await api(calls.home.preview, asked, leaving.signal);
        setMade({ html, failure: null });
      } catch (error) {
        if (!leaving.signal.aborted) setMade((before) => ({ ...before, failure: failureText(error, lang) }));
      }
    };
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `key` is what is asked
  }, [key, saved, lang]);
  return made;
}
