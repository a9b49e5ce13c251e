import type { ReceivedSignUp } from '@fairbridge/contract/sourcing/sourcing.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { useAction } from '../../ui/use-action.ts';
import { ownSourcingTexts } from './own-sourcing.texts.ts';

type Props = { signUp: ReceivedSignUp; onClose: () => void };

/** Asks once before a company gets the buyer's name and contact data, then leads to where both write. */
export function AgreeDialog({ signUp, onClose }: Props) {
  const t = useTexts(ownSourcingTexts);
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const { busy, failure, run } = useAction({ showFailure: 'here' });
  const [inquiryId, setInquiryId] = useState<string | null>(null);
  const name = inLang(signUp.exhibitor.name, lang);
  const agree = async (): Promise<void> => {
    await run(async () => setInquiryId((await api(calls.sourcing.agree, { id: signUp.id })).inquiryId));
  };
  const leave = (): void => {
    onClose();
    void revalidate();
  };
  if (inquiryId !== null)
    return (
      <Dialog open title={t('agreed')} onClose={leave}>
        <p role="status">{t('agreedLead', { name })}</p>
        <p className="text-soft">{t('toInquiryLead')}</p>
        <div className="dialog-actions">
          <Button kind="quiet" onClick={leave}>
            {t('stay')}
          </Button>
          <ButtonLink to={`/potential-order/${inquiryId}`}>{t('toInquiry')}</ButtonLink>
        </div>
      </Dialog>
    );
  return (
    <ConfirmDialog
      open
      title={t('agreeTitle', { name })}
      act={t('agree')}
      busy={busy}
      failure={failure}
      onConfirm={() => void agree()}
      onClose={onClose}
    >
      <p>{t('agreeLead', { name })}</p>
    </ConfirmDialog>
  );
}

const PRESETS = ['tooExpensive', 'otherTerms', 'notFitting', 'bought'] as const;

/** Asks why a company is denied; the buyer may say nothing. */
export function DenyDialog({ signUp, onClose }: Props) {
  const t = useTexts(ownSourcingTexts);
  const lang = useLang();
  const { busy, failure, run } = useAction({ showFailure: 'here', reload: true });
  const name = inLang(signUp.exhibitor.name, lang);
  const deny = async (reason: string): Promise<void> => {
    if (await run(() => api(calls.sourcing.deny, { id: signUp.id, reason }), { success: t('denied') })) onClose();
  };
  return (
    <ReasonDialog
      open
      title={t('denyTitle', { name })}
      lead={t('denyLead', { name })}
      act={t('deny')}
      presets={PRESETS.map((key) => ({ name: t(key), reason: t(key) }))}
      required={false}
      busy={busy}
      failure={failure}
      onSend={(reason) => void deny(reason)}
      onClose={onClose}
    />
  );
}
