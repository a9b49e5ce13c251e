import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import type { Failure } from '../../failure.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { knownDevices } from '../../session/known-devices.ts';
import type { Form } from '../../ui/form.ts';
import type { useHumanCheck } from '../identity/human-check.tsx';
import { accountTexts } from './account.texts.ts';
import { codeAddress, type TypedAccount } from './typed-account.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

// The schemas come with the first check: whoever only opens the page does not load them.
const contract = () => import('@fairbridge/contract/login/code.calls.ts');
const emailSchema = async () => (await contract()).sendEmailCode.input;
const smsSchema = async () => (await contract()).sendSmsCode.input;

/** What was sent last: to which address as typed, and when the next one may be. */
export type Sending = { account: string; until: number };

/**
 * Sends codes for one purpose: checks the address, asks for the human check, counts down until the next may be sent.
 * `onFailure` sees what the form does not know, such as `accountUnknown`.
 */
export function useCodeSending<V extends TypedAccount>({
  form,
  purpose,
  ask,
  kept,
  onFailure,
  onSent,
}: {
  form: Form<V>;
  purpose: 'login' | 'reset' | 'bind' | 'change';
  ask: ReturnType<typeof useHumanCheck>['ask'];
  /** What a page that was loaded again remembers. */
  kept?: Sending | null;
  onFailure?: (failure: Failure) => boolean;
  onSent?: (sending: Sending) => void;
}) {
  const t = useTexts(accountTexts);
  const [sent, setSent] = useState<Sending | null>(kept ?? null);
  const typed = form.values.account.trim();
  const same = sent !== null && sent.account === typed;
  const seconds = useSecondsLeft(same ? sent.until : 0);

  const note = (waitSeconds: number): Sending => {
    const sending = { account: typed, until: Date.now() + waitSeconds * 1000 };
    setSent(sending);
    return sending;
  };
  const done = ({ waitSeconds }: { waitSeconds: number }): void => onSent?.(note(waitSeconds));
  const failed = (failure: Failure): boolean => {
    const { waitSeconds } = failure.data;
    if (failure.name === 'codeTooSoon' && typeof waitSeconds === 'number') note(waitSeconds);
    return onFailure?.(failure) ?? false;
  };
  const send = async (): Promise<void> => {
    const address = codeAddress(form.values);
    if (address === null) {
      form.setErrors({ account: t('accountWrong') });
      return;
    }
    if ('email' in address) {
      await form.submit({
        schema: emailSchema,
        input: { ...address, purpose },
        onFailure: failed,
        send: async (input) => {
          const humanCheck = await ask('code', typed);
          if (humanCheck !== null)
            done(await api(calls.account.sendEmailCode, { ...input, humanCheck, devices: knownDevices() }));
        },
      });
      return;
    }
    await form.submit({
      schema: smsSchema,
      input: { ...address, purpose },
      onFailure: failed,
      send: async (input) => {
        const humanCheck = await ask('code', typed);
        if (humanCheck !== null)
          done(await api(calls.account.sendSmsCode, { ...input, humanCheck, devices: knownDevices() }));
      },
    });
  };
  return { send: () => void send(), seconds, busy: form.busy, again: same };
}
