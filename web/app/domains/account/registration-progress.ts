/**
 * How far a registration by e-mail has come in this window: the address, when its last code was sent, and the code once it was right.
 * Kept in sessionStorage, so that a reload or a look at the privacy policy loses nothing; the password is never kept.
 */
export type RegistrationProgress = { email: string; sentAt: number; waitSeconds: number; code: string };

const KEY = 'fairbridge.registration';
const NOTHING: RegistrationProgress = { email: '', sentAt: 0, waitSeconds: 0, code: '' };

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

export function registration(): RegistrationProgress {
  if (typeof window === 'undefined') return NOTHING;
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    if (typeof value !== 'object' || value === null) return NOTHING;
    const kept: Record<string, unknown> = { ...value };
    return {
      email: textOf(kept['email']),
      sentAt: numberOf(kept['sentAt']),
      waitSeconds: numberOf(kept['waitSeconds']),
      code: textOf(kept['code']),
    };
  } catch {
    return NOTHING;
  }
}

export function keepRegistration(change: Partial<RegistrationProgress>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...registration(), ...change }));
  } catch {
    // Without storage the steps begin anew after a reload.
  }
}

export function forgetRegistration(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

/** Seconds until another code may be sent. */
export const secondsToWait = ({ sentAt, waitSeconds }: RegistrationProgress, now: number): number =>
  Math.max(0, Math.ceil((sentAt + waitSeconds * 1000 - now) / 1000));
