import type { CurrentUser } from '@fairbridge/contract/account/account.shapes.ts';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { updateUser } from '../../session/session.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useForm } from '../../ui/form.ts';
import { FormFailure } from '../../ui/form-failure.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { toast } from '../../ui/toast.tsx';
import { useHumanCheck } from '../../components/identity/human-check.tsx';
import type { BindingKind } from './bindings-bind.tsx';
import { bindingsTexts } from './bindings.texts.ts';
import { internationalMobile } from '../../components/account/personal-address.ts';
import { ProofFields, useProof } from '../../components/account/personal-proof.tsx';

const schema = async () => (await import('@fairbridge/contract/account/account.calls.ts')).unbindAddress.input;

/** Takes an e-mail or a mobile off the account; one must stay (specification, section 5). */
export function UnbindDialog({ kind, user, onClose }: { kind: BindingKind; user: CurrentUser; onClose: () => void }) {
  const t = useTexts(bindingsTexts);
  const { ask, dialog } = useHumanCheck();
  const proof = useProof(user, ask);
  const form = useForm({});
  const address = kind === 'email' ? user.email : internationalMobile(user.mobile);
  const submit = (): void =>
    void form.submit({
      schema,
      input: { kind, proof: {} },
      onFailure: proof.failed,
      send: async (input) => {
        const answer = await proof.run((shown) => api(calls.account.unbindAddress, { ...input, ...shown }));
        if (answer === null) return;
        updateUser(answer.user);
        toast.good(t('unbound', { address }));
        onClose();
      },
    });
  return (
    <Dialog open title={t(kind === 'email' ? 'unbindEmail' : 'unbindMobile')} onClose={onClose}>
      <PostForm form={form} onSubmit={submit}>
        <p className="break-words">{t('unbindLead', { address })}</p>
        <ProofFields proof={proof} />
        <FormFailure message={form.failure} />
        <DialogActions act={t('unbind')} kind="bad" busy={form.busy} onClose={onClose} />
      </PostForm>
      {dialog}
    </Dialog>
  );
}
