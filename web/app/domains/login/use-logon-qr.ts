import { useCallback, useEffect, useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { failureOf } from '../../failure.ts';
import { useSignIn } from '../../session/use-sign-in.ts';
import type { LoginType } from './use-log-in.ts';

const POLL_MILLISECONDS = 2000;

type Code = { id: string; secret: string; url: string; until: number };
export type QrStage =
  | { name: 'loading' }
  | { name: 'waiting' | 'scanned'; code: Code }
  /** `code` is the last one, to be shown behind what has become of it. */
  | { name: 'expired' | 'refused' | 'used'; code: Code }
  /** `adminDoor`: what is refused here is done at the exhibitors' log-in by password. */
  | { name: 'failed'; message: string | null; adminDoor?: boolean };

const OVER = { qrExpired: 'expired', qrRefused: 'refused', qrUsed: 'used' } as const;
const overOf = (name: string | null | undefined) =>
  name === 'qrExpired' || name === 'qrRefused' || name === 'qrUsed' ? OVER[name] : null;

const inSight = (): boolean => document.visibilityState === 'visible';

/** A log-in by QR code: makes one, asks how it stands every two seconds while the page is in sight, and signs in (ruling 2.5). */
export function useLogonQr(type: LoginType): { stage: QrStage; renew: () => void } {
  const signIn = useSignIn();
  const [stage, setStage] = useState<QrStage>({ name: 'loading' });
  const [round, setRound] = useState(0);

  useEffect(() => {
    const stop = new AbortController();
    api(calls.account.showLogonQr, { step: 'make', type }, stop.signal).then(
      ({ id, secret, url, seconds }) => {
        const code = { id, secret: secret ?? '', url: url ?? '', until: Date.now() + seconds * 1000 };
        if (!stop.signal.aborted) setStage({ name: 'waiting', code });
      },
      (error: unknown) => {
        if (!stop.signal.aborted) setStage({ name: 'failed', message: failureOf(error)?.message ?? null });
      },
    );
    return () => stop.abort();
  }, [type, round]);

  const code = stage.name === 'waiting' || stage.name === 'scanned' ? stage.code : null;
  useEffect(() => {
    if (code === null) return;
    const stop = new AbortController();
    let asking = false;
    const ask = async (): Promise<void> => {
      if (asking || !inSight()) return;
      if (Date.now() >= code.until) return setStage({ name: 'expired', code });
      asking = true;
      try {
        const answer = await api(
          calls.account.showLogonQr,
          { step: 'poll', id: code.id, secret: code.secret },
          stop.signal,
        );
        if (stop.signal.aborted) return;
        if (answer.signedIn !== null) await signIn(answer.signedIn);
        else if (answer.state === 'scanned') setStage({ name: 'scanned', code });
      } catch (error) {
        const failure = failureOf(error);
        // the network may come back before the code ends
        if (stop.signal.aborted || failure === null) return;
        const over = overOf(failure.name);
        const adminDoor = failure.name === 'adminLogOn';
        setStage(over === null ? { name: 'failed', message: failure.message, adminDoor } : { name: over, code });
      } finally {
        asking = false;
      }
    };
    const timer = setInterval(() => void ask(), POLL_MILLISECONDS);
    const onSight = (): void => void ask();
    document.addEventListener('visibilitychange', onSight);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onSight);
      stop.abort();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `signIn` is new with each render; the code is what is asked about
  }, [code]);

  const renew = useCallback(() => {
    setStage({ name: 'loading' });
    setRound((before) => before + 1);
  }, []);
  return { stage, renew };
}
