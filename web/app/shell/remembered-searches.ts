import { cutText } from '@fairbridge/contract/text.ts';
import { getSession } from '../session/session.ts';

const KEY = 'fairbridge.searches';
/** A guest's are few: they are on a device that others may use. */
const GUEST_KEPT = 8;

export function guestSearches(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

export function storeGuestSearches(list: readonly string[]): void {
  try {
    if (list.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(list));
  } catch {
    // without storage nothing is remembered
  }
}

/** Remembers what a guest asked, in this browser alone; what a visitor asked is kept by the server, if at all. */
export function rememberSearch(text: string): void {
  const asked = cutText(text.trim(), 200);
  if (asked === '' || getSession() !== null) return;
  storeGuestSearches([asked, ...guestSearches().filter((one) => one !== asked)].slice(0, GUEST_KEPT));
}
