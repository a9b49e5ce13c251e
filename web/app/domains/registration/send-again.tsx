import { useState } from 'react';
import type { Failure } from '../../failure.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { useAction } from '../../ui/use-action.ts';
import { storeSent, registration } from '../../components/registration/registration-progress.ts';
import { useSecondsLeft } from '../../components/account/use-seconds-left.ts';
import { registrationTexts } from '../../components/visitor/registration.texts.ts';

const untilOf = (): number => {
  const { sent } = registration();
  return sent === null ? 0 : sent.at + sent.waitSeconds * 1000;
};

/** Sends the code or the link once more, as soon as the last one is old enough (one per 60 s for an address). */
export function SendAgain({
  send,
  label,
  done,
  urgent = false,
  onSent,
}: {
  /** Sends and keeps what was sent; false where the person has broken it off. */
  send: () => Promise<boolean>;
  label: string;
  /** Said once it is on its way. */
  done: string;
  /** There is nothing else left to do. */
  urgent?: boolean;
  onSent?: () => void;
}) {
  const t = useTexts(registrationTexts);
  const [until, setUntil] = useState(untilOf);
  const { busy, run } = useAction();
  const seconds = useSecondsLeft(until);
  const once = async (): Promise<boolean> => {
    const sent = await send();
    if (sent) onSent?.();
    return sent;
  };
  const onFailure = (failure: Failure | null): void => {
    const wait = failure?.data['waitSeconds'];
    if (typeof wait === 'number')
      storeSent({ waitSeconds: (Date.now() - (registration().sent?.at ?? 0)) / 1000 + wait });
  };
  const again = async (): Promise<void> => {
    await run(once, { success: (sent) => (sent ? done : ''), onFailure });
    setUntil(untilOf());
  };
  return (
    <Button kind={urgent && seconds === 0 ? 'action' : 'quiet'} busy={busy || seconds > 0} onClick={() => void again()}>
      <span className="num">{seconds > 0 ? t('resendIn', { seconds }) : label}</span>
    </Button>
  );
}
