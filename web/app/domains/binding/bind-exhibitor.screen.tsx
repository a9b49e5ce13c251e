import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { contract } from '@fairbridge/contract/index.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { defineClientLoad } from '../../define-load.ts';
import { updateUser } from '../../session/session.ts';
import { useSwitchIdentity } from '../../shell/use-session-actions.ts';
import { workMeta } from '../../site/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/field.tsx';
import { useForm } from '../../ui/form.ts';
import { FormFailure } from '../../ui/form-failure.tsx';
import { Icon } from '../../ui/icons.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { toast } from '../../ui/toast.tsx';
import { useAction } from '../../ui/use-action.ts';
import { bindExhibitorTexts } from './bind-exhibitor.texts.ts';
import { PersonalFrame } from '../../shell/personal/personal-frame.tsx';

export { FormSkeleton as HydrateFallback } from '../../ui/form-skeleton.tsx';
export const meta = workMeta({ zh: '绑定展商', en: 'Link to an exhibitor' });

type Binding = OutputOf<typeof contract.account.checkBinding>;
const schema = async () => (await import('@fairbridge/contract/binding/binding.calls.ts')).bindExhibitor.input;

const load = defineClientLoad(async ({ api: ask }) => {
  const [binding, user] = await Promise.all([ask(calls.account.checkBinding, {}), ask(calls.account.info, {})]);
  // Whoever has been agreed to meanwhile may switch from now on, in the header as well.
  updateUser(user);
  return binding;
});
export const clientLoader = load.browser;

function Bound({ company }: { company: string }) {
  const t = useTexts(bindExhibitorTexts);
  const switchTo = useSwitchIdentity();
  const { busy, run } = useAction();
  return (
    <div className="card max-w-2xl border-t-[6px] border-t-action p-5" role="status">
      <h2 className="flex items-center gap-2 text-lg">
        <span className="text-good">
          <Icon name="check" />
        </span>
        {t('boundTitle', { company })}
      </h2>
      <p className="mt-2 mb-5 text-soft">{t('boundLead')}</p>
      <Button busy={busy} onClick={() => void run(() => switchTo('ACTOR'))}>
        {t('switch')}
      </Button>
    </div>
  );
}

function Waiting({ company, onLook, busy }: { company: string; onLook: () => void; busy: boolean }) {
  const t = useTexts(bindExhibitorTexts);
  return (
    <div className="card max-w-2xl border-t-[6px] border-t-accent p-5" role="status">
      <h2 className="flex items-center gap-2 text-lg">
        <Icon name="clock" />
        {t('waitingTitle', { company })}
      </h2>
      <p className="mt-2 mb-5 text-soft">{t('waitingLead')}</p>
      <Button kind="quiet" busy={busy} onClick={onLook}>
        {t('look')}
      </Button>
    </div>
  );
}

function CodeForm({ onDone }: { onDone: () => Promise<void> }) {
  const t = useTexts(bindExhibitorTexts);
  const form = useForm({ exhibitorCode: '' });
  const submit = (): void =>
    void form.submit({
      schema,
      input: form.values,
      onFailure: ({ name, message }) => {
        if (name !== 'exhibitorCodeWrong') return false;
        form.setErrors({ exhibitorCode: message });
        return true;
      },
      send: async (input) => {
        await api(calls.account.bindExhibitor, input);
        await onDone();
      },
    });
  return (
    <PostForm form={form} className="card grid max-w-2xl gap-5 p-5" onSubmit={submit}>
      <Input
        label={t('code')}
        hint={t('codeHint')}
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        className="num tracking-[0.15em] uppercase"
        {...form.text('exhibitorCode')}
      />
      <FormFailure message={form.failure} />
      <Button type="submit" busy={form.busy} className="justify-self-start">
        {t('bind')}
      </Button>
    </PostForm>
  );
}

const stateOf = ({ employee, waiting }: Binding): 'bound' | 'waiting' | 'none' =>
  employee ? 'bound' : waiting ? 'waiting' : 'none';

/** Joins the own account to an exhibitor by code (ruling 2.8), and leads on to the other identity. */
export default function BindExhibitorScreen() {
  const t = useTexts(bindExhibitorTexts);
  const lang = useLang();
  const binding = load.useData();
  const { revalidate, state: loading } = useRevalidator();
  const { run } = useAction();
  const [refused, setRefused] = useState(false);
  const state = stateOf(binding);
  const company = binding.exhibitor === null ? '' : inLang(binding.exhibitor, lang);
  const again = async (): Promise<void> => {
    setRefused(false);
    await revalidate();
  };
  const look = async (): Promise<void> => {
    const now = stateOf(await api(calls.account.checkBinding, {}));
    if (now === 'waiting') return toast.info(t('stillWaiting'));
    setRefused(now === 'none');
    await revalidate();
  };
  return (
    <PersonalFrame title={t('title')} lead={t('lead')}>
      {state === 'bound' && <Bound company={company} />}
      {state === 'waiting' && <Waiting company={company} busy={loading === 'loading'} onLook={() => void run(look)} />}
      {state === 'none' && (
        <>
          {refused && (
            <p className="note note-bad mb-4 max-w-2xl" role="alert">
              {t('refused')}
            </p>
          )}
          <CodeForm onDone={again} />
        </>
      )}
    </PersonalFrame>
  );
}
