import { BASE } from '../../i18n/address.ts';

export const CARD_PATH = '/visiting-card';

/** What the QR code says: an address, so that the camera of any phone opens it. */
export const cardAddress = (code: string): string => `${location.origin}${BASE}${CARD_PATH}?code=${code}`;

/** The code in an address that was scanned, or as it was typed; null for what is none. */
export function cardCodeIn(said: string): string | null {
  const given = URL.canParse(said) ? (new URL(said).searchParams.get('code') ?? '') : said;
  const plain = given.normalize('NFKC').toUpperCase().replaceAll(/[\s-]/g, '');
  return /^[A-Z0-9]{10}$/.test(plain) ? plain : null;
}

/** In two halves, as it is read aloud. */
export const shownCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;
