import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTexts } from '../i18n/lang.tsx';
import { editingTexts } from './editing.texts.ts';
import { FilesOnTheWay } from './files-on-the-way.ts';

/** Resolves when what was changed before stands in the form: what arrives is put there in the browser's own time. */
function useCommitted(): () => Promise<void> {
  const [told, tell] = useState<{ done: () => void } | null>(null);
  useEffect(() => told?.done(), [told]);
  return () => new Promise((done) => tell({ done }));
}

export type FilesOfEditor = {
  files: FilesOnTheWay;
  /** For how many files a press of the button waits; 0 where it waits for none. */
  waitingFor: number;
  /** Is the form's saving already waiting? */
  isWaiting: () => boolean;
  /** Waits until all files of the form have arrived, and answers ''; or what is to be said of one that did not. */
  arrived: () => Promise<string>;
};

/** The files of one form, which are waited for as it is saved. */
export function useFiles(): FilesOfEditor {
  const t = useTexts(editingTexts);
  const [files] = useState(() => new FilesOnTheWay());
  const running = useSyncExternalStore(files.subscribe, files.running, () => 0);
  const [waits, setWaits] = useState(false);
  const waiting = useRef(false);
  const committed = useCommitted();
  const wait = (on: boolean): void => {
    waiting.current = on;
    setWaits(on);
  };
  const arrived = async (): Promise<string> => {
    if (files.running() === 0) return '';
    const known = files.failed();
    wait(true);
    try {
      // one that has been opened may ask for something before it is sent
      while (files.running() > 0) {
        const failed = await files.arrived(known);
        if (failed !== null) return t('fileFailed', { name: failed.name, error: failed.error });
        await committed();
      }
      return '';
    } finally {
      wait(false);
    }
  };
  return { files, waitingFor: waits ? Math.max(running, 1) : 0, isWaiting: () => waiting.current, arrived };
}
