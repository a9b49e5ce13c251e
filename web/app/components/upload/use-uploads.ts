import { useEffect, useState, useSyncExternalStore } from 'react';
import { useFilePlace } from '../../editing/files-on-the-way.ts';
import { useLang } from '../../i18n/lang.tsx';
import { failureText } from '../../ui/failure-text.ts';
import { UploadQueue, type Batch, type Upload, type Work } from './upload-queue.ts';

export type Uploads = {
  list: readonly Upload[];
  batch: Batch;
  /** How many are still on their way. */
  running: number;
  /** The promise ends when it has arrived, was refused, or was cancelled. */
  add: (name: string, work: Work, how?: { opens?: boolean }) => Promise<void>;
  refuse: (name: string, error: string) => void;
  retry: (key: number) => void;
  dismiss: (key: number) => void;
};

const NONE: readonly Upload[] = [];

/** The files that a form is sending. Whoever leaves the form does not want the rest. */
export function useUploads(): Uploads {
  const lang = useLang();
  const [queue] = useState(() => new UploadQueue((error) => failureText(error, lang)));
  const list = useSyncExternalStore(queue.subscribe, queue.list, () => NONE);
  useFilePlace(queue);
  useEffect(() => () => queue.stop(), [queue]);
  return {
    list,
    batch: queue.batch,
    running: list.filter(({ step }) => step !== 'failed').length,
    add: (name, work, how) => queue.add(name, work, how),
    refuse: (name, error) => queue.refuse(name, error),
    retry: (key) => queue.retry(key),
    dismiss: (key) => queue.dismiss(key),
  };
}
