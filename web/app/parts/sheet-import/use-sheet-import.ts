import { useState } from 'react';
import { useLang } from '../../i18n/lang.tsx';
import { failureText } from '../../ui/failure-text.ts';

type Calls<Mode extends string, Report> = {
  /** Sends the file; with `preview` nothing is kept. */
  send: (file: File, mode: Mode | 'preview') => Promise<Report>;
  /** Whether a report says that rows were kept. */
  isTaken: (report: Report) => boolean;
  onTaken: (report: Report) => Promise<void> | void;
  /** What is said where the server keeps nothing of what it had called good: something has changed meanwhile. */
  changed?: string;
};

/** A filled-in sheet: looked at row by row, and only then taken in. A file that cannot be read takes the last report away. */
export function useSheetImport<Mode extends string, Report>(calls: Calls<Mode, Report>) {
  const lang = useLang();
  const [looked, setLooked] = useState<{ file: File; report: Report } | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const run = async (file: File, mode: Mode | 'preview'): Promise<void> => {
    setBusy(true);
    setFailure('');
    try {
      const report = await calls.send(file, mode);
      if (calls.isTaken(report)) {
        setLooked(null);
        return await calls.onTaken(report);
      }
      setLooked({ file, report });
      if (mode !== 'preview') setFailure(calls.changed ?? '');
    } catch (error) {
      setLooked(null);
      setFailure(failureText(error, lang));
    } finally {
      setBusy(false);
    }
  };
  return { looked, busy, failure, look: (file: File): void => void run(file, 'preview'), run };
}
