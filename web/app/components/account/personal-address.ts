import type { CurrentUser } from '@fairbridge/contract/account/account.shapes.ts';

/** What the human check before a shown password is asked for: the account's own address, as the server knows it. */
export const ownSubject = ({ email, mobile }: CurrentUser): string => (email === '' ? mobile : email);

/** A mobile as the calls take it where no country is named beside it, and as people read it; '' for none. */
export const internationalMobile = (mobile: string): string => (mobile === '' ? '' : `+${mobile}`);

/** Partly hidden, for whoever looks over a shoulder: 'b***@fair.example', '+86138****8001'. */
export function hiddenAddress(address: string): string {
  const at = address.lastIndexOf('@');
  if (at > 0) return `${address.slice(0, 1)}***${address.slice(at)}`;
  return address.length < 9 ? address : `${address.slice(0, -8)}****${address.slice(-4)}`;
}
