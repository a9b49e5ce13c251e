import { failFields } from '../../platform/http/app-error.ts';
import { mobileOf } from '../../platform/phone/phone.ts';

export type Address = {
  kind: 'email' | 'mobile';
  /** As accounts store it: e-mail in lower case, mobile as E.164 digits. */
  value: string;
  /** As it was typed: what the human check was asked for. */
  typed: string;
};
type Given = { email?: string | undefined; areaCode?: string; mobile?: string | undefined };

/** The one e-mail or mobile of an input, normalised; a mobile that the numbering plans do not know is refused (G19). */
export function addressOf({ email, areaCode = '', mobile }: Given): Address {
  if (email !== undefined) return { kind: 'email', value: email, typed: email };
  const value = mobile === undefined ? null : mobileOf(mobile, areaCode);
  if (value === null || mobile === undefined) failFields({ field: 'mobile', rule: 'mobile' });
  return { kind: 'mobile', value, typed: mobile };
}
