import { useState } from 'react';
import { useAct } from '../../ui/use-act.ts';

type Calls<Mode extends string, Report> = {
  /** Sends the file; with `preview` nothing is kept. */
  send: (file: File, mode: Mode | 'preview') => Promise<Report>;
  /** Whether a report says that rows were kept. */
  isTaken: (report: Report) => boolean;
  onTaken: (report: Report) => Promise<void> | void;
  /** What is said where the server keeps nothing of what it had called good: something has changed meanwhile. */
  changed?: string;
  /** Where a failure is told: here, as `failure`, or as a toast. */
  told?: 'here' | 'toast';
};

/** A filled-in sheet: looked at row by row, and only then taken in. A file that cannot be read takes the last report away. */
export function useSheetImport<Mode extends string, Report>(calls: Calls<Mode, Report>) {
  const { busy, failure, run: act } = useAct();
  const [looked, setLooked] = useState<{ file: File; report: Report } | null>(null);
  const [changed, setChanged] = useState('');
  const work = async (file: File, mode: Mode | 'preview'): Promise<void> => {
    const report = await calls.send(file, mode);
    if (calls.isTaken(report)) {
      setLooked(null);
      return await calls.onTaken(report);
    }
    setLooked({ file, report });
    if (mode !== 'preview') setChanged(calls.changed ?? '');
  };
  const run = (file: File, mode: Mode | 'preview'): void => {
    setChanged('');
    void act(() => work(file, mode), { told: calls.told ?? 'here', onFailure: () => setLooked(null) });
  };
  return { looked, busy, failure: failure || changed, look: (file: File): void => run(file, 'preview'), run };
}
