/**
 * How far setting a forgotten password has come in this window: for which account, when its last code was sent, and the token that
 * a right code was traded for. Kept in sessionStorage, so that a reload loses nothing; no code and no password is kept.
 */
export type ResetProgress = {
  account: string;
  areaCode: string;
  /** The address as typed that a code was sent to; '' before. */
  sentTo: string;
  /** The last such address, also once another account was asked for. */
  lastTo: string;
  /** When the next code may be sent, in milliseconds. */
  until: number;
  token: string;
  /** When the token ends, in milliseconds; 0 for one from a link, whose end the server knows. */
  tokenUntil: number;
  /** The account is made with the password: its owner consents first. */
  consent: boolean;
};

const KEY = 'fairbridge.reset';
const NOTHING: ResetProgress = {
  account: '',
  areaCode: '86',
  sentTo: '',
  lastTo: '',
  until: 0,
  token: '',
  tokenUntil: 0,
  consent: false,
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

export function resetProgress(): ResetProgress {
  if (typeof window === 'undefined') return NOTHING;
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    if (typeof value !== 'object' || value === null) return NOTHING;
    const kept: Record<string, unknown> = { ...value };
    const tokenUntil = numberOf(kept['tokenUntil']);
    const over = tokenUntil !== 0 && tokenUntil < Date.now();
    return {
      account: textOf(kept['account']),
      areaCode: textOf(kept['areaCode']) || NOTHING.areaCode,
      sentTo: textOf(kept['sentTo']),
      lastTo: textOf(kept['lastTo']),
      until: numberOf(kept['until']),
      token: over ? '' : textOf(kept['token']),
      tokenUntil: over ? 0 : tokenUntil,
      consent: kept['consent'] === true,
    };
  } catch {
    return NOTHING;
  }
}

export function keepReset(change: Partial<ResetProgress>): ResetProgress {
  const progress = { ...resetProgress(), ...change };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // Without storage the steps begin anew after a reload.
  }
  return progress;
}

export function forgetReset(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
