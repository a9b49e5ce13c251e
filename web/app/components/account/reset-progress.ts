import { asRecord, sessionStorageItem, asNumber, asText } from '../../stored-item.ts';

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

const PLACE = sessionStorageItem('fairbridge.reset');

export function resetProgress(): ResetProgress {
  const stored = asRecord(PLACE.read());
  const tokenUntil = asNumber(stored['tokenUntil']);
  const over = tokenUntil !== 0 && tokenUntil < Date.now();
  return {
    account: asText(stored['account']),
    areaCode: asText(stored['areaCode']) || '86',
    sentTo: asText(stored['sentTo']),
    lastTo: asText(stored['lastTo']),
    until: asNumber(stored['until']),
    token: over ? '' : asText(stored['token']),
    tokenUntil: over ? 0 : tokenUntil,
    consent: stored['consent'] === true,
  };
}

export function storeReset(change: Partial<ResetProgress>): ResetProgress {
  const progress = { ...resetProgress(), ...change };
  PLACE.write(progress);
  return progress;
}

export const removeReset = (): void => PLACE.remove();
