import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { ManagedSignup, SignupFilter } from '@fairbridge/contract/meeting/meeting-signup.shapes.ts';
import { useState, type ReactNode } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { Matching } from '../../ui/list/selection.ts';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { useAction } from '../../ui/use-action.ts';
import { meetingDeskTexts } from './meeting-desk.texts.ts';

type Seen = Pick<ManagedSignup, 'id' | 'version' | 'audit' | 'may'>;
/** All under review that match, as they were seen, but for some. */
type AllSeen = Matching & { filter: Partial<SignupFilter> & Pick<SignupFilter, 'meetingId'> };
type Audit = 'approved' | 'notApproved';
type Asked = { audit: Audit; of: readonly Seen[] | AllSeen; count: number };

/** How many may be decided about at once when all that match are. */
export const MATCHING_MAX = LIMITS.decidedMatchingMax;

export const mayApprove = ({ may, audit }: Seen): boolean => may.decide && audit !== 'approved';
export const mayDecline = ({ may, audit }: Seen): boolean => may.decide && audit !== 'notApproved';

const isSome = (of: readonly Seen[] | AllSeen): of is readonly Seen[] => !('expected' in of);

const PRESETS = ['full', 'unsuitable', 'incomplete'] as const;

export type SignupDecisions = {
  busy: boolean;
  /** Some at once, all that match after a question. */
  approve: (of: readonly Seen[] | AllSeen, count: number) => void;
  /** For a reason that is asked for. */
  decline: (of: readonly Seen[] | AllSeen, count: number) => void;
  dialogs: ReactNode;
};

/** Approves or declines sign-ups; `onDone` once that is done and the list is loaded anew. */
export function useSignupDecisions(onDone: () => void): SignupDecisions {
  const t = useTexts(meetingDeskTexts);
  const lang = useLang();
  const { busy, failure, forget, run } = useAction({ reload: true });
  const [asked, setAsked] = useState<Asked | null>(null);
  const decide = async ({ audit, of }: Asked, reason: string, showFailure: 'toast' | 'here'): Promise<void> => {
    const selection = isSome(of) ? { records: of.map(({ id, version }) => ({ id, version })) } : of;
    const done = await run(
      async () => {
        const { changed } = await api(calls.meetingDesk.decide, { selection, audit, reason });
        const count = number(changed, lang);
        if (changed === 0) toast.info(t('unchanged'));
        else toast.good(t(audit === 'approved' ? 'approvedCount' : 'declinedCount', { count }));
      },
      { showFailure },
    );
    if (!done) return;
    setAsked(null);
    onDone();
  };
  const ask = (what: Asked): void => {
    forget();
    setAsked(what);
  };
  const close = (): void => setAsked(null);
  const send = (reason: string): void => {
    if (asked !== null) void decide(asked, reason, 'here');
  };
  const count = number(asked?.count ?? 0, lang);
  return {
    busy,
    approve: (of, many) => {
      const wanted: Asked = { audit: 'approved', of, count: many };
      if (isSome(of)) void decide(wanted, '', 'toast');
      else ask(wanted);
    },
    decline: (of, many) => ask({ audit: 'notApproved', of, count: many }),
    dialogs: (
      <>
        <ConfirmDialog
          open={asked?.audit === 'approved'}
          title={t('approveTitle', { count })}
          act={t('approve')}
          busy={busy}
          failure={failure}
          onConfirm={() => send('')}
          onClose={close}
        >
          <p>{t('approveLead')}</p>
        </ConfirmDialog>
        <ReasonDialog
          open={asked?.audit === 'notApproved'}
          title={t('declineTitle', { count })}
          lead={t('declineLead')}
          hint={t('reasonHint')}
          act={t('Decline')}
          kind="bad"
          presets={PRESETS.map((key) => {
            const [zh, en] = meetingDeskTexts[`${key}Reason`];
            // both, for whichever is read; the reviewer's own first
            return { name: t(key), reason: lang === 'zh' ? `${zh}\n${en}` : `${en}\n${zh}` };
          })}
          required
          busy={busy}
          failure={failure}
          onSend={send}
          onClose={close}
        />
      </>
    ),
  };
}
