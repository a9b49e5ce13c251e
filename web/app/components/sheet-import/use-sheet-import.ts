import { useState } from 'react';
import { useAction } from '../../ui/use-action.ts';
import { runLatest } from './run-latest.ts';

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

/**
 * A filled-in sheet: looked at row by row, and only then taken in. A file that cannot be read takes the last report away; of several that
 * are chosen while one is on its way the last counts.
 */
export function useSheetImport<Mode extends string, Report>(calls: Calls<Mode, Report>) {
  const { busy, failure, run: act } = useAction();
  const [looked, setLooked] = useState<{ file: File; report: Report } | null>(null);
  const [changed, setChanged] = useState('');
  const [inTurn] = useState(runLatest);
  const work = async (file: File, mode: Mode | 'preview', isLast: () => boolean): Promise<void> => {
    const report = await calls.send(file, mode);
    // another one was chosen meanwhile, and nothing of this one is kept yet
    if (mode === 'preview' && !isLast()) return;
    if (calls.isTaken(report)) {
      setLooked(null);
      return await calls.onTaken(report);
    }
    setLooked({ file, report });
    if (mode !== 'preview') setChanged(calls.changed ?? '');
  };
  const one = async (file: File, mode: Mode | 'preview', isLast: () => boolean): Promise<void> => {
    setChanged('');
    const onFailure = (): boolean => {
      if (isLast()) setLooked(null);
      return !isLast();
    };
    await act(() => work(file, mode, isLast), { showFailure: calls.told ?? 'here', onFailure });
  };
  const run = (file: File, mode: Mode | 'preview'): void => {
    // what was looked at before is not taken in while another one is looked at
    if (busy && mode !== 'preview') return;
    void inTurn((isLast) => one(file, mode, isLast));
  };
  return { looked, busy, failure: failure || changed, look: (file: File): void => run(file, 'preview'), run };
}
