import { useState } from 'react';
import { failureOf } from '../../failure.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { failureText } from '../../ui/failure-text.ts';
import { toast } from '../../ui/toast.tsx';
import { keepSent, registration } from '../../parts/account/registration-progress.ts';
import { useSecondsLeft } from '../../parts/account/use-seconds-left.ts';
import { registrationTexts } from '../../parts/visitor/registration.texts.ts';

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
  const lang = useLang();
  const [until, setUntil] = useState(untilOf);
  const [busy, setBusy] = useState(false);
  const seconds = useSecondsLeft(until);
  const again = async (): Promise<void> => {
    setBusy(true);
    try {
      if (!(await send())) return;
      toast.good(done);
      onSent?.();
    } catch (error) {
      const wait = failureOf(error)?.data['waitSeconds'];
      if (typeof wait === 'number')
        keepSent({ waitSeconds: (Date.now() - (registration().sent?.at ?? 0)) / 1000 + wait });
      toast.error(failureText(error, lang));
    } finally {
      setBusy(false);
      setUntil(untilOf());
    }
  };
  return (
    <Button kind={urgent && seconds === 0 ? 'action' : 'quiet'} busy={busy || seconds > 0} onClick={() => void again()}>
      <span className="num">{seconds > 0 ? t('resendIn', { seconds }) : label}</span>
    </Button>
  );
}
