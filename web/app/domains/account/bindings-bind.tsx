import type { CurrentUser } from '@fairbridge/contract/account/account.shapes.ts';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import type { Failure } from '../../failure.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { updateUser } from '../../session/session.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmailInput } from '../../ui/address-input.tsx';
import { useForm } from '../../ui/form.ts';
import { FormFailure } from '../../ui/form-failure.tsx';
import { MobileField, type CallingCountry } from '../../ui/mobile-field.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { toast } from '../../ui/toast.tsx';
import { useHumanCheck } from '../../components/identity/human-check.tsx';
import { bindingsTexts } from './bindings.texts.ts';
import { CodeField } from '../../components/account/code-field.tsx';
import { internationalMobile } from '../../components/account/personal-address.ts';
import { ProofFields, useProof } from '../../components/account/personal-proof.tsx';
import { codeAddress, HOME_AREA_CODE, type CodeAddress } from '../../components/account/typed-account.ts';
import { useCodeSending } from '../../components/account/use-code-sending.ts';

export type BindingKind = 'email' | 'mobile';
const schema = async () => (await import('@fairbridge/contract/account/account.calls.ts')).bindAddress.input;

const checkCode = (address: CodeAddress, code: string): Promise<unknown> =>
  'email' in address
    ? api(calls.account.validateEmail, { ...address, code, purpose: 'bind' })
    : api(calls.account.validateMobile, { ...address, code, purpose: 'bind' });

/** The new address with its code, and the proof of who binds it. */
function useBinding(kind: BindingKind, user: CurrentUser, onDone: () => void) {
  const t = useTexts(bindingsTexts);
  const form = useForm({ account: '', areaCode: HOME_AREA_CODE, code: '' });
  const { ask, dialog } = useHumanCheck();
  const proof = useProof(user, ask);
  const onFailure = (failure: Failure): boolean => {
    const { name, message } = failure;
    if (name === 'codeWrong') form.setErrors({ code: message });
    else if (name === 'accountTaken') form.setErrors({ [kind]: message });
    else return proof.failed(failure);
    return true;
  };
  const sending = useCodeSending({ form, purpose: 'bind', ask, onFailure });

  /** The address that was typed, where it is one of this kind. */
  const typed = (): CodeAddress | null => {
    const address = codeAddress(form.values);
    if (address !== null && kind in address) return address;
    form.setErrors({ [kind]: t(kind === 'email' ? 'emailWrong' : 'mobileWrong') });
    return null;
  };
  const submit = (): void => {
    const address = typed();
    if (address === null) return;
    const { code } = form.values;
    void form.submit({
      schema,
      input: { ...address, code, proof: {} },
      onFailure,
      send: async (input) => {
        // asked before: a mistyped code must not cost the owner the proof, which is good for one try
        await checkCode(address, code);
        const answer = await proof.run((shown) => api(calls.account.bindAddress, { ...input, ...shown }));
        if (answer === null) return;
        updateUser(answer.user);
        const bound = kind === 'email' ? answer.user.email : internationalMobile(answer.user.mobile);
        toast.good(t('bound', { address: bound }));
        onDone();
      },
    });
  };
  const send = (): void => {
    if (typed() !== null) sending.send();
  };
  return { form, proof, dialog, submit, sending: { ...sending, send } };
}

/** Binds an e-mail or a mobile, in place of the one bound before (G24). */
export function BindDialog({
  kind,
  user,
  countries,
  onClose,
}: {
  kind: BindingKind;
  user: CurrentUser;
  countries: readonly CallingCountry[];
  onClose: () => void;
}) {
  const t = useTexts(bindingsTexts);
  const { form, proof, dialog, submit, sending } = useBinding(kind, user, onClose);
  const { account, areaCode, code } = form.values;
  const bound = kind === 'email' ? user.email : user.mobile;
  const title = {
    email: { bind: 'bindEmail', change: 'changeEmail' },
    mobile: { bind: 'bindMobile', change: 'changeMobile' },
  } as const;
  return (
    <Dialog open wide title={t(title[kind][bound === '' ? 'bind' : 'change'])} onClose={onClose}>
      <PostForm form={form} className="grid gap-6" onSubmit={submit}>
        <fieldset className="grid gap-4">
          <legend className="mb-2 font-semibold">{t('stepNew')}</legend>
          {kind === 'email' ? (
            <EmailInput
              label={t('newEmail')}
              required
              name="email"
              autoComplete="email"
              value={account}
              error={form.errors['email']}
              onChange={(event) => form.set('account', event.target.value, 'email')}
            />
          ) : (
            <MobileField
              countries={countries}
              required
              areaCode={areaCode}
              number={account}
              names={{ areaCode: 'areaCode', number: 'mobile' }}
              errors={{ areaCode: form.errors['areaCode'], number: form.errors['mobile'] }}
              onAreaCode={(value) => form.set('areaCode', value)}
              onNumber={(value) => form.set('account', value, 'mobile')}
            />
          )}
          <CodeField
            value={code}
            error={form.errors['code']}
            onChange={(digits) => form.set('code', digits)}
            hint={sending.again ? t('codeSent') : undefined}
            sending={sending}
          />
        </fieldset>
        <fieldset>
          <legend className="mb-2 font-semibold">{t('stepProof')}</legend>
          <ProofFields proof={proof} />
        </fieldset>
        <FormFailure message={form.failure} />
        <DialogActions act={t('save')} busy={form.busy} onClose={onClose} />
      </PostForm>
      {dialog}
    </Dialog>
  );
}
