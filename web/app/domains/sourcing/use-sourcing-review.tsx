import type { SourcingRecord } from '@fairbridge/contract/sourcing/sourcing.shapes.ts';
import { useState, type ReactNode } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { useAction } from '../../ui/use-action.ts';
import { sourcingReviewTexts } from './sourcing-review.texts.ts';

/** A requirement as its reviewer sees it. */
type Seen = Pick<SourcingRecord, 'id' | 'version' | 'state'>;

/** What waits for a reviewer or was not approved can be approved. */
export const mayApprove = ({ state }: Seen): boolean => state === 'review' || state === 'notApproved';
/** What waits, or stands before exhibitors, can be kept or taken from them. */
export const mayTakeDown = ({ state }: Seen): boolean => state === 'review' || state === 'open';

const PRESETS = ['contact', 'unclear', 'unrelated'] as const;

/** Approves requirements, or takes them down for a reason that is asked for; `onDone` once they are. */
export function useSourcingReview(onDone: () => void): {
  busy: boolean;
  approve: (list: readonly Seen[]) => void;
  takeDown: (list: readonly Seen[]) => void;
  dialog: ReactNode;
} {
  const t = useTexts(sourcingReviewTexts);
  const lang = useLang();
  const { busy, failure, forget, run } = useAction({ reload: true });
  const [asked, setAsked] = useState<readonly Seen[]>([]);
  const review = (list: readonly Seen[], approved: boolean, reason = ''): Promise<boolean> =>
    run(
      async () => {
        const records = list.map(({ id, version }) => ({ id, version }));
        const { changed } = await api(calls.organizerSourcing.review, { selection: { records }, approved, reason });
        if (changed === 0) toast.info(t('unchanged'));
        else toast.good(t(approved ? 'approvedCount' : 'takenDownCount', { count: changed }));
      },
      { showFailure: approved ? 'toast' : 'here' },
    );
  const approve = async (list: readonly Seen[]): Promise<void> => {
    if (await review(list, true)) onDone();
  };
  const takeDown = async (reason: string): Promise<void> => {
    if (!(await review(asked, false, reason))) return;
    setAsked([]);
    onDone();
  };
  const standing = asked.some(({ state }) => state === 'open');
  return {
    busy,
    approve: (list) => void approve(list),
    takeDown: (list) => {
      forget();
      setAsked(list);
    },
    dialog: (
      <ReasonDialog
        open={asked.length > 0}
        title={t(standing ? 'takeDownTitle' : 'notApproveTitle', { count: asked.length })}
        lead={t('reasonLead')}
        hint={t('reasonHint')}
        act={t(standing ? 'takeDownAct' : 'notApproveAct')}
        kind="bad"
        presets={PRESETS.map((key) => {
          const [zh, en] = sourcingReviewTexts[`${key}Reason`];
          // both, for whichever the buyer reads; the reviewer's own first
          const reason = lang === 'zh' ? `${zh}\n${en}` : `${en}\n${zh}`;
          return { name: t(key), reason };
        })}
        required
        busy={busy}
        failure={failure}
        onSend={(reason) => void takeDown(reason)}
        onClose={() => setAsked([])}
      />
    ),
  };
}
