import type { VisitorRecord } from '@fairbridge/contract/visitor-review/visitor-review.shapes.ts';
import { useState } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { reviewTexts } from './visitor-review.texts.ts';
import { useRefusalReasons } from './use-refusal-reasons.ts';
import { useReview } from './use-visitor-review.ts';
import { isDecidable } from './visitor-table.tsx';

type Asked = 'refuse' | 'suspend' | 'restore';

/** Approve, not approve with a reason, suspend, restore: whatever this visitor's state allows. */
export function VisitorActions({ visitor, onDone }: { visitor: VisitorRecord; onDone: () => void }) {
  const t = useTexts(reviewTexts);
  const review = useReview();
  const reasons = useRefusalReasons();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { state } = visitor;
  const name = visitor.name === '' ? visitor.email : visitor.name;
  const ask = (what: Asked): void => {
    review.forget();
    setAsked(what);
  };
  const finish = async (act: Promise<boolean>): Promise<void> => {
    if (!(await act)) return;
    setAsked(null);
    onDone();
  };
  const shared = { busy: review.busy, failure: review.failure, onClose: () => setAsked(null) };
  return (
    <>
      {isDecidable(visitor) && (
        <>
          {state !== 'approved' && (
            <Button busy={review.busy} onClick={() => void finish(review.approve([visitor]))}>
              {t('approve')}
            </Button>
          )}
          {state !== 'notApproved' && (
            <Button kind="quiet" aria-haspopup="dialog" onClick={() => ask('refuse')}>
              {t('refuseDots')}
            </Button>
          )}
        </>
      )}
      {state === 'suspended' ? (
        <Button aria-haspopup="dialog" onClick={() => ask('restore')}>
          {t('restore')}
        </Button>
      ) : (
        <Button kind="bad" aria-haspopup="dialog" onClick={() => ask('suspend')}>
          {t('suspend')}
        </Button>
      )}
      <ReasonDialog
        {...shared}
        open={asked === 'refuse'}
        title={t('reasonTitleOne', { name })}
        lead={t('reasonLead')}
        hint={t('reasonHint')}
        act={t('refuse')}
        kind="bad"
        presets={reasons}
        required
        onSend={(reason) => void finish(review.refuse([visitor], reason))}
      />
      <ReasonDialog
        {...shared}
        open={asked === 'suspend'}
        title={t('suspendTitle', { name })}
        lead={t('suspendLead')}
        hint={t('suspendReasonHint')}
        act={t('suspendAct')}
        kind="bad"
        required
        onSend={(reason) => void finish(review.suspend(visitor, reason))}
      />
      <ReasonDialog
        {...shared}
        open={asked === 'restore'}
        title={t('restoreTitle', { name })}
        lead={t('restoreLead')}
        label={t('reasonOptional')}
        act={t('restoreAct')}
        required={false}
        onSend={(reason) => void finish(review.restore(visitor, reason))}
      />
    </>
  );
}
