import type { VisitorRecord } from '@fairbridge/contract/visitor-review/visitor-review.shapes.ts';
import { useState } from 'react';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { BlockDialog, type Blockable } from '../../components/block/block-dialog.tsx';
import { blockTexts } from '../../components/block/block.texts.ts';
import { useCanCall } from '../../session/can-call.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { isDecidable } from './decidable.ts';
import { IntroductionDialog } from './introduction-dialog.tsx';
import { introductionTexts } from './introduction.texts.ts';
import { seenTexts } from './visitor-seen.texts.ts';
import { SuspensionDialog } from './suspension-dialog.tsx';
import { reviewTexts } from './visitor-review.texts.ts';
import { useRefusalReasons } from './use-refusal-reasons.ts';
import { useReview } from './use-visitor-review.ts';

type Asked = 'refuse' | 'suspension' | 'introduction' | 'block';

/** What is known of a visitor that may be blocked. */
const blockableOf = ({ email, mobile, company }: VisitorRecord): Blockable => ({
  email,
  domain: email.slice(email.indexOf('@') + 1),
  mobile,
  company,
});

/** Approve, not approve with a reason, introduce companies, suspend, restore: whatever this visitor's state allows. */
export function VisitorActions({ visitor, onDone }: { visitor: VisitorRecord; onDone: () => void }) {
  const t = useTexts(reviewTexts);
  const introduction = useTexts(introductionTexts);
  const seen = useTexts(seenTexts);
  const sees = useCanCall(calls.review.seePage);
  const block = useTexts(blockTexts);
  const blocks = useCanCall(calls.block.add);
  const introduces = useCanCall(calls.invitation.introduce);
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
      {state === 'approved' && introduces && (
        <Button kind="quiet" aria-haspopup="dialog" onClick={() => ask('introduction')}>
          {introduction('open')}
        </Button>
      )}
      {state === 'suspended' ? (
        <Button aria-haspopup="dialog" onClick={() => ask('suspension')}>
          {t('restore')}
        </Button>
      ) : (
        <Button kind="bad" aria-haspopup="dialog" onClick={() => ask('suspension')}>
          {t('suspend')}
        </Button>
      )}
      {sees && (
        <ButtonLink kind="quiet" to={`/organizer/visitors/${visitor.id}/seen`}>
          {seen('open')}
        </ButtonLink>
      )}
      {blocks && (
        <Button kind="quiet" aria-haspopup="dialog" onClick={() => ask('block')}>
          {block('blockVisitor')}
        </Button>
      )}
      {asked === 'block' && (
        <BlockDialog of={blockableOf(visitor)} onDone={() => setAsked(null)} onClose={() => setAsked(null)} />
      )}
      {asked === 'introduction' && (
        <IntroductionDialog
          visitor={{ id: visitor.id, name }}
          onDone={() => {
            setAsked(null);
            onDone();
          }}
          onClose={() => setAsked(null)}
        />
      )}
      <ReasonDialog
        open={asked === 'refuse'}
        busy={review.busy}
        failure={review.failure}
        onClose={() => setAsked(null)}
        title={t('reasonTitleOne', { name })}
        lead={t('reasonLead')}
        hint={t('reasonHint')}
        act={t('Decline')}
        kind="bad"
        presets={reasons}
        required
        onSend={(reason) => void finish(review.refuse([visitor], reason))}
      />
      <SuspensionDialog
        visitor={asked === 'suspension' ? visitor : null}
        review={review}
        onDone={() => {
          setAsked(null);
          onDone();
        }}
        onClose={() => setAsked(null)}
      />
    </>
  );
}
