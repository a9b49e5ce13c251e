import type { Lang } from '@fairbridge/contract/text.ts';
import { useEffect, useRef, useState } from 'react';
import { useLang } from '../../i18n/lang.tsx';
import { failureText } from '../../ui/failure-text.ts';

/** One file on its way, or refused. `share` counts from 0 to 1; `error` is '' while it is on its way. */
export type Upload = { key: number; file: File; share: number; error: string; mayRetry: boolean };

export type Uploads = {
  list: readonly Upload[];
  running: number;
  add: (files: readonly File[]) => void;
  retry: (upload: Upload) => void;
  dismiss: (key: number) => void;
};

/** A kind of file: what is wrong with one before it is sent, and how it is sent. */
export type UploadKind<T> = {
  wrong: (file: File, lang: Lang) => Promise<string | null>;
  send: (file: File, onProgress: (share: number) => void, signal: AbortSignal) => Promise<T>;
};

const AT_ONCE = 2;

/** Checks files, sends two at a time, and hands over each that has arrived. */
export function useUploads<T>(kind: UploadKind<T>, onDone: (uploaded: T, file: File) => void): Uploads {
  const lang = useLang();
  const [list, setList] = useState<readonly Upload[]>([]);
  const nextKey = useRef(1);
  const aborts = useRef(new Map<number, AbortController>());
  const waiting = useRef<Upload[]>([]);
  const active = useRef(0);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  // Whoever leaves the form does not want the rest.
  useEffect(() => {
    const running = aborts.current;
    return () => {
      for (const abort of running.values()) abort.abort();
    };
  }, []);

  const change = (key: number, part: Partial<Upload>): void =>
    setList((before) => before.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));
  const dismiss = (key: number): void => {
    waiting.current = waiting.current.filter((upload) => upload.key !== key);
    aborts.current.get(key)?.abort();
    aborts.current.delete(key);
    setList((before) => before.filter((upload) => upload.key !== key));
  };
  const send = async ({ key, file }: Upload): Promise<void> => {
    const wrong = await kind.wrong(file, lang);
    if (wrong !== null) return change(key, { error: wrong, mayRetry: false });
    const abort = new AbortController();
    aborts.current.set(key, abort);
    try {
      const uploaded = await kind.send(file, (share) => change(key, { share }), abort.signal);
      dismiss(key);
      done.current(uploaded, file);
    } catch (error) {
      if (!abort.signal.aborted) change(key, { error: failureText(error, lang), mayRetry: true });
    }
  };
  const work = async (): Promise<void> => {
    if (active.current >= AT_ONCE) return;
    const next = waiting.current.shift();
    if (next === undefined) return;
    active.current += 1;
    try {
      await send(next);
    } finally {
      active.current -= 1;
      void work();
    }
  };
  const start = (uploads: readonly Upload[]): void => {
    waiting.current.push(...uploads);
    for (let at = 0; at < AT_ONCE; at += 1) void work();
  };
  return {
    list,
    running: list.filter(({ error }) => error === '').length,
    add: (files) => {
      const uploads = files.map((file) => ({ key: nextKey.current++, file, share: 0, error: '', mayRetry: false }));
      setList((before) => [...before, ...uploads]);
      start(uploads);
    },
    retry: (upload) => {
      change(upload.key, { error: '', share: 0 });
      start([upload]);
    },
    dismiss,
  };
}
