import { useEffect, useState } from 'react';
import { useLang } from '../../i18n/lang.tsx';
import { failureText } from '../failure-text.ts';

type Loading<T> = { key: string; record: T | null; failure: string };

/** What a panel shows beyond its row, loaded when it is opened; another `key`, such as id and version, is another record. */
export function useRecord<T>(
  key: string,
  read: (signal: AbortSignal) => Promise<T>,
): { record: T | null; failure: string } {
  const lang = useLang();
  const [loaded, setLoaded] = useState<Loading<T> | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    read(leaving.signal).then(
      (record) => setLoaded({ key, record, failure: '' }),
      (error: unknown) => {
        if (!leaving.signal.aborted) setLoaded({ key, record: null, failure: failureText(error, lang) });
      },
    );
    return () => leaving.abort();
    // `read` is made anew with each rendering: what it reads is told by its key
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, lang]);
  return loaded?.key === key ? loaded : { record: null, failure: '' };
}
