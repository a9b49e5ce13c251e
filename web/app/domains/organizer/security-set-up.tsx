import type { CurrentUser } from '@fairbridge/contract/account/account.shapes.ts';
import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { contract } from '@fairbridge/contract/index.ts';
import { useEffect, useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import type { Failure } from '../../failure.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { failureText } from '../../ui/failure-text.ts';
import { Input } from '../../ui/field.tsx';
import { useForm } from '../../ui/form.ts';
import { FormFailure } from '../../ui/form-failure.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { AuthenticatorKey } from '../../components/account/authenticator-key.tsx';
import { authenticatorTexts } from '../../components/account/authenticator.texts.ts';
import { ProofFields, useProof } from '../../components/account/personal-proof.tsx';
import { RecoveryCodes } from '../../components/account/recovery-codes.tsx';
import { useHumanCheck } from '../../components/identity/human-check.tsx';
import { securityTexts } from './security.texts.ts';

const schema = async () => (await import('@fairbridge/contract/organizer/authenticator.calls.ts')).confirm.input;

type Begun = OutputOf<typeof contract.authenticator.begin>;
export type ConfirmedBy = OutputOf<typeof contract.authenticator.read>['confirmedBy'];

function useBegun(): { begun: Begun | null; failure: string; again: () => void } {
  const lang = useLang();
  const [begun, setBegun] = useState<Begun | null>(null);
  const [failure, setFailure] = useState('');
  const [round, setRound] = useState(0);
  useEffect(() => {
    let over = false;
    api(calls.authenticator.begin, {}).then(
      (answer) => {
        if (!over) setBegun(answer);
      },
      (error: unknown) => {
        if (!over) setFailure(failureText(error, lang));
      },
    );
    return () => {
      over = true;
    };
  }, [round, lang]);
  return { begun, failure, again: () => setRound(round + 1) };
}

type Given = { user: CurrentUser; confirmedBy: ConfirmedBy; onDone: (codes: readonly string[], fair: string) => void };

function SetUpForm({ user, confirmedBy, onDone, onClose }: Given & { onClose: () => void }) {
  const t = useTexts(securityTexts);
  const app = useTexts(authenticatorTexts);
  const { ask, dialog } = useHumanCheck();
  const proof = useProof(user, ask, confirmedBy);
  const form = useForm({ code: '' });
  const { begun, failure, again } = useBegun();
  const onFailure = (failed: Failure): boolean => {
    if (failed.name === 'tokenFailed') {
      again();
      form.reset({ code: '' });
      form.setFailure(t('expired'));
    } else if (failed.name === 'codeWrong' && failed.data['kind'] !== 'app') form.setErrors({ code: failed.message });
    else return proof.failed(failed);
    return true;
  };
  const submit = (): void =>
    void form.submit({
      schema,
      input: { ticket: begun?.ticket ?? '', code: form.values.code, proof: {} },
      onFailure,
      send: async (input) => {
        const answer = await proof.run((shown) => api(calls.authenticator.confirm, { ...input, ...shown }));
        if (answer !== null) onDone(answer.recoveryCodes, begun?.issuer ?? '');
      },
    });
  if (begun === null) return failure === '' ? <div className="bone h-44" /> : <FormFailure message={failure} />;
  return (
    <PostForm form={form} onSubmit={submit}>
      <AuthenticatorKey {...begun} />
      <Input
        label={app('firstCode')}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        {...form.text('code')}
      />
      <div className="border-t border-line pt-5">
        <h3 className="mb-3 font-semibold">{t(confirmedBy === 'app' ? 'confirmByApp' : 'confirmProof')}</h3>
        <ProofFields proof={proof} />
      </div>
      <FormFailure message={form.failure} />
      <DialogActions act={t('confirm')} busy={form.busy} onClose={onClose} />
      {dialog}
    </PostForm>
  );
}

/** Sets an authenticator app up, or another one; then the recovery codes, which are seen only here. */
export function SetUpDialog({
  user,
  confirmedBy,
  replaces,
  onClose,
}: {
  user: CurrentUser;
  confirmedBy: ConfirmedBy;
  replaces: boolean;
  onClose: (done: boolean) => void;
}) {
  const t = useTexts(securityTexts);
  const app = useTexts(authenticatorTexts);
  const [made, setMade] = useState<{ codes: readonly string[]; fair: string } | null>(null);
  if (made !== null)
    return (
      // closed by its own button alone: a press beside it would lose the codes
      <Dialog open title={app('codesTitle')}>
        <RecoveryCodes {...made} account={user.email} onKept={() => onClose(true)} />
      </Dialog>
    );
  return (
    <Dialog open wide title={t(replaces ? 'replace' : 'setUp')} onClose={() => onClose(false)}>
      <SetUpForm
        user={user}
        confirmedBy={confirmedBy}
        onDone={(codes, fair) => setMade({ codes, fair })}
        onClose={() => onClose(false)}
      />
    </Dialog>
  );
}
