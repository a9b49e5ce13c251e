import type { CurrentUser } from '@fairbridge/contract/account/account.shapes.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { failureOf, type Failure } from '../../failure.ts';
import { LocalLink, useTexts } from '../../i18n/lang.tsx';
import { firstPasswordToken, forgetFirstPasswordToken } from '../../session/first-password.ts';
import { updateUser, useUser } from '../../session/session.ts';
import { workMeta } from '../../site/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { useForm } from '../../ui/form.ts';
import { FormFailure } from '../../ui/form-failure.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { toast } from '../../ui/toast.tsx';
import { useHumanCheck } from '../../components/identity/human-check.tsx';
import { NewPasswordFields } from '../../components/account/new-password-fields.tsx';
import { passwordChangeTexts } from './password-change.texts.ts';
import { ownSubject } from '../../components/account/personal-address.ts';
import { PersonalFrame } from '../../shell/personal/personal-frame.tsx';
import { ProofFields, useProof } from '../../components/account/personal-proof.tsx';
import { storeReset } from '../../components/account/reset-progress.ts';

export const meta = workMeta({ zh: '修改密码', en: 'Change password' });

const contract = () => import('@fairbridge/contract/account/account.calls.ts');
const changeSchema = async () => (await contract()).changePassword.input;
const firstSchema = async () => (await contract()).setPassword.input;

const EMPTY = { oldPassword: '', password: '', confirmPassword: '' };

function useLabels() {
  const t = useTexts(passwordChangeTexts);
  return { password: t('password'), again: t('passwordAgain'), hint: t('passwordHint') };
}

/** The way out for who does not know the current one: the same as before logging in. */
function Forgotten({ user }: { user: CurrentUser }) {
  const t = useTexts(passwordChangeTexts);
  return (
    <p className="text-soft">
      {t('forgot')}{' '}
      <LocalLink
        to={`/register/password/vis${user.subjectType === 'ACTOR' ? '?type=actor' : ''}`}
        className="link"
        onClick={() => storeReset({ account: user.email === '' ? `+${user.mobile}` : user.email })}
      >
        {t('forgotLink')}
      </LocalLink>
    </p>
  );
}

function ChangeForm({ user }: { user: CurrentUser }) {
  const t = useTexts(passwordChangeTexts);
  const form = useForm(EMPTY);
  const [paused, setPaused] = useState(false);
  const { ask, dialog } = useHumanCheck();
  const onFailure = ({ name, message, data }: Failure): boolean => {
    if (name === 'passwordWrong') form.setErrors({ oldPassword: message });
    else if (name === 'tooManyTries' && data['codeInstead'] === true) setPaused(true);
    else return false;
    return true;
  };
  const submit = (): void =>
    void form.submit({
      schema: changeSchema,
      input: form.values,
      onFailure,
      send: async (input) => {
        try {
          await api(calls.account.changePassword, input);
        } catch (error) {
          if (failureOf(error)?.name !== 'humanCheckNeeded') throw error;
          const humanCheck = await ask('login', ownSubject(user));
          if (humanCheck === null) return;
          await api(calls.account.changePassword, { ...input, humanCheck });
        }
        form.reset(EMPTY);
        setPaused(false);
        toast.good(t('saved'));
      },
    });
  return (
    <>
      <PostForm form={form} onSubmit={submit}>
        <PasswordInput label={t('old')} required autoComplete="current-password" {...form.text('oldPassword')} />
        <NewPasswordFields form={form} labels={useLabels()} />
        {paused && (
          <p className="note note-bad" role="alert">
            {t('paused')}
          </p>
        )}
        <FormFailure message={form.failure} />
        <Button type="submit" busy={form.busy} className="justify-self-start">
          {t('save')}
        </Button>
        <Forgotten user={user} />
      </PostForm>
      {dialog}
    </>
  );
}

/** Right after a log-in by code nothing else is asked; later, or after a log-in by QR code, another code (G24). */
function FirstForm({ user }: { user: CurrentUser }) {
  const t = useTexts(passwordChangeTexts);
  const form = useForm({ password: '', confirmPassword: '' });
  const { ask, dialog } = useHumanCheck();
  const proof = useProof(user, ask);
  const [token, setToken] = useState(firstPasswordToken);
  const onFailure = (failure: Failure): boolean => {
    if (failure.name !== 'proofMissing' || token === '') return proof.failed(failure);
    forgetFirstPasswordToken();
    setToken('');
    form.setFailure(t('codeAgain'));
    return true;
  };
  const submit = (): void =>
    void form.submit({
      schema: firstSchema,
      input: form.values,
      onFailure,
      send: async (input) => {
        const save = (proofToken: string) => api(calls.account.setPassword, { ...input, proofToken });
        const saved = token === '' ? await proof.run((shown) => save(shown.proof.token)) : await save(token);
        if (saved === null) return;
        forgetFirstPasswordToken();
        updateUser(saved.user);
        toast.good(t('savedFirst'));
      },
    });
  return (
    <>
      <PostForm form={form} onSubmit={submit}>
        <NewPasswordFields form={form} labels={useLabels()} />
        {token === '' && <ProofFields proof={proof} />}
        <FormFailure message={form.failure} />
        <Button type="submit" busy={form.busy} className="justify-self-start">
          {t('save')}
        </Button>
      </PostForm>
      {dialog}
    </>
  );
}

/** The own password: changed by showing the old one, or set for the first time (specification, section 2; ruling 2.9). */
export default function PasswordChangeScreen() {
  const t = useTexts(passwordChangeTexts);
  const user = useUser();
  const first = user?.hasPassword === false;
  return (
    <PersonalFrame title={t(first ? 'titleFirst' : 'title')} lead={t(first ? 'leadFirst' : 'lead')}>
      <div className="card max-w-xl p-5">
        {user !== null && (first ? <FirstForm user={user} /> : <ChangeForm user={user} />)}
      </div>
    </PersonalFrame>
  );
}
