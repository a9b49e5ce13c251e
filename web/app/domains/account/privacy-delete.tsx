import type { CurrentUser } from '@fairbridge/contract/account/account.shapes.ts';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import type { Failure } from '../../failure.ts';
import { localPath } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { changeSession } from '../../session/session-change.ts';
import { clearExpiry } from '../../session/expiry.ts';
import { clearSession } from '../../session/session.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Input } from '../../ui/field.tsx';
import { useForm } from '../../ui/form.ts';
import { FormFailure } from '../../ui/form-failure.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { toast } from '../../ui/toast.tsx';
import { useHumanCheck } from '../../components/identity/human-check.tsx';
import { ProofFields, useProof } from '../../components/account/personal-proof.tsx';
import { privacyTexts } from './privacy.texts.ts';

const schema = async () => (await import('@fairbridge/contract/account/account.calls.ts')).deleteAccount.input;
const asTyped = (text: string): string => text.normalize('NFKC').trim().toLowerCase().replaceAll(/\s+/g, ' ');

/** Ends what the browser keeps, and goes home with a word of farewell. */
function useFarewell(): () => Promise<void> {
  const t = useTexts(privacyTexts);
  const lang = useLang();
  const navigate = useNavigate();
  return () =>
    changeSession(
      () => {
        clearSession();
        clearExpiry();
        toast.good(t('goodbye'));
      },
      () => navigate(localPath(lang, '/'), { replace: true }),
    );
}

/** The last question before an account ends: a word to type, so that no press does it by itself, and the proof (G24). */
export function DeleteDialog({ user, onClose }: { user: CurrentUser; onClose: () => void }) {
  const t = useTexts(privacyTexts);
  const { ask, dialog } = useHumanCheck();
  const proof = useProof(user, ask);
  const form = useForm({ word: '' });
  const farewell = useFarewell();
  const word = t('word');
  const onFailure = (failure: Failure): boolean => {
    if (failure.name !== 'conflict') return proof.failed(failure);
    form.setFailure(t('organizerStays'));
    return true;
  };
  const submit = (): void => {
    if (asTyped(form.values.word) !== asTyped(word)) return form.setErrors({ word: t('wordWrong', { word }) });
    void form.submit({
      schema,
      input: { proof: {} },
      onFailure,
      send: async (input) => {
        const answer = await proof.run((shown) => api(calls.account.deleteAccount, { ...input, ...shown }));
        if (answer !== null) await farewell();
      },
    });
  };
  return (
    <Dialog open title={t('deleteTitle')} onClose={onClose}>
      <PostForm form={form} onSubmit={submit}>
        <p className="note note-bad">{t('deleteLead')}</p>
        <Input label={t('typeWord', { word })} required autoComplete="off" {...form.text('word')} />
        <ProofFields proof={proof} />
        <FormFailure message={form.failure} />
        <DialogActions act={t('delete')} kind="bad" busy={form.busy} onClose={onClose} />
      </PostForm>
      {dialog}
    </Dialog>
  );
}
