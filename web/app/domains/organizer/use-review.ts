import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { useStaffAct, type StaffAct } from '../../shell/organizer/use-staff-act.ts';
import { toast } from '../../ui/toast.tsx';
import { reviewTexts } from './review.texts.ts';

/** A visitor as the reviewer sees it. */
type Seen = { id: string; version: number };
const seen = ({ id, version }: Seen): Seen => ({ id, version });

export type Review = Omit<StaffAct, 'run'> & {
  /** True when done; the list or record is loaded anew then. */
  approve: (visitors: readonly Seen[]) => Promise<boolean>;
  refuse: (visitors: readonly Seen[], reason: string) => Promise<boolean>;
  suspend: (visitor: Seen, reason: string) => Promise<boolean>;
  restore: (visitor: Seen, reason: string) => Promise<boolean>;
};

/** What a reviewer does with visitors, and how the outcome is told. */
export function useReview(): Review {
  const t = useTexts(reviewTexts);
  const { run: act, ...asked } = useStaffAct();
  const run = (ask: () => Promise<string>, where: 'dialog' | 'row' = 'dialog'): Promise<boolean> =>
    act(async () => toast.good(await ask()), where);
  const decide = (visitors: readonly Seen[], state: 'approved' | 'notApproved', reason: string): Promise<boolean> =>
    run(
      async () => {
        const { changed } = await api(calls.review.decide, { visitors: visitors.map(seen), state, reason });
        if (changed === 0) return t('unchanged');
        return t(state === 'approved' ? 'approvedCount' : 'refusedCount', { count: changed });
      },
      state === 'approved' ? 'row' : 'dialog',
    );
  return {
    ...asked,
    approve: (visitors) => decide(visitors, 'approved', ''),
    refuse: (visitors, reason) => decide(visitors, 'notApproved', reason),
    suspend: (visitor, reason) =>
      run(async () => {
        await api(calls.review.suspend, { ...seen(visitor), reason });
        return t('suspendedDone');
      }),
    restore: (visitor, reason) =>
      run(async () => {
        await api(calls.review.restore, { ...seen(visitor), reason });
        return t('restoredDone');
      }),
  };
}
