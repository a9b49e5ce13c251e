import { LIMITS } from '@fairbridge/contract/limits.ts';
import { asRecord, sessionStorageItem, asNumber, asText } from '../../stored-item.ts';

/** Where a code or a confirmation link is sent: an e-mail, or a mobile as it was typed with its calling code. */
export type RegistrationAddress =
  | { kind: 'email'; email: string }
  | { kind: 'mobile'; areaCode: string; mobile: string };

/** The last code or link that was sent. */
export type Sent = {
  to: RegistrationAddress;
  way: 'code' | 'link';
  /** Milliseconds since 1970. */
  at: number;
  waitSeconds: number;
  /** Codes typed that were not it. */
  wrongTries: number;
  /** The code, once it was right. */
  code: string;
};

/**
 * How far a registration has come in this window: what was typed, what was sent where, and the token of a confirmation link that was
 * opened. Kept in sessionStorage, so that a reload or a look at the privacy policy loses nothing; the password is never kept.
 */
export type RegistrationProgress = {
  email: string;
  areaCode: string;
  mobile: string;
  way: 'code' | 'link';
  accepted: boolean;
  minor: boolean;
  guardianName: string;
  guardianContact: string;
  advertisingSharing: boolean;
  sent: Sent | null;
  token: string;
};

const PLACE = sessionStorageItem('fairbridge.registration');

const wayOf = (value: unknown): 'code' | 'link' => (value === 'link' ? 'link' : 'code');

function addressOf(value: unknown): RegistrationAddress | null {
  const stored = asRecord(value);
  const [email, areaCode, mobile] = [asText(stored['email']), asText(stored['areaCode']), asText(stored['mobile'])];
  if (stored['kind'] === 'email' && email !== '') return { kind: 'email', email };
  return stored['kind'] === 'mobile' && mobile !== '' ? { kind: 'mobile', areaCode, mobile } : null;
}

function sentOf(value: unknown): Sent | null {
  const stored = asRecord(value);
  const to = addressOf(stored['to']);
  if (to === null) return null;
  return {
    to,
    way: wayOf(stored['way']),
    at: asNumber(stored['at']),
    waitSeconds: asNumber(stored['waitSeconds']),
    wrongTries: asNumber(stored['wrongTries']),
    code: asText(stored['code']),
  };
}

export function registration(): RegistrationProgress {
  const stored = asRecord(PLACE.read());
  return {
    email: asText(stored['email']),
    areaCode: asText(stored['areaCode']),
    mobile: asText(stored['mobile']),
    way: wayOf(stored['way']),
    accepted: stored['accepted'] === true,
    minor: stored['minor'] === true,
    guardianName: asText(stored['guardianName']),
    guardianContact: asText(stored['guardianContact']),
    advertisingSharing: stored['advertisingSharing'] === true,
    sent: sentOf(stored['sent']),
    token: asText(stored['token']),
  };
}

export const storeRegistration = (change: Partial<RegistrationProgress>): void =>
  PLACE.write({ ...registration(), ...change });

/** Changes what is kept of the last code or link; nothing where none was sent. */
export function storeSent(change: Partial<Omit<Sent, 'to' | 'way'>>): void {
  const { sent } = registration();
  if (sent !== null) storeRegistration({ sent: { ...sent, ...change } });
}

export const removeRegistration = (): void => PLACE.remove();

/** Seconds until another code or link may be sent. */
export const secondsToWait = (sent: Sent | null, now: number): number =>
  sent === null ? 0 : Math.max(0, Math.ceil((sent.at + sent.waitSeconds * 1000 - now) / 1000));

/** One line to show: 'wang@fair.example' or '+86 13800138000'. */
export const addressLine = (to: RegistrationAddress): string =>
  to.kind === 'email' ? to.email : `${to.areaCode === '' ? '' : `+${to.areaCode} `}${to.mobile}`;

export type AccountStep = '0' | '1' | '2';

/**
 * Which step of making an account is open; `wanted` is the one in the address. Steps cannot be skipped (G10): the code needs an address
 * it was sent to, the password needs the right code, or a confirmation link. Each way, by e-mail and by mobile, goes by itself.
 */
export function accountStep(
  kind: RegistrationAddress['kind'],
  wanted: string | undefined,
  { sent, token }: Pick<RegistrationProgress, 'sent' | 'token'>,
): AccountStep {
  if (wanted === '2' && kind === 'email' && token !== '') return '2';
  if (sent?.to.kind !== kind || (wanted !== '1' && wanted !== '2')) return '0';
  return wanted === '2' && sent.way === 'code' && sent.code !== '' ? '2' : '1';
}

/** Why a code can no longer be right: typed wrong too often, or too old (ruling 2.1); null while it may be. */
export function deadCode({ wrongTries, at }: Sent, now: number): 'tries' | 'time' | null {
  if (wrongTries >= LIMITS.codeTriesMax) return 'tries';
  return now - at > LIMITS.codeMinutes * 60_000 ? 'time' : null;
}
