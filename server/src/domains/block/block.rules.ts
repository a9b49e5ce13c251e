import { sql, type RawBuilder } from 'kysely';
import type { BlockKind } from '@fairbridge/contract/block/block.shapes.ts';
import { isMailAddress } from '@fairbridge/contract/address-format.ts';
import { mobileOf } from '../../platform/phone/phone.ts';

/** A name as it is compared: without case, blanks and signs. */
export const plainName = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s!-/:-@[-`{-~·]/g, '');

/** The same in SQL; a test compares both. */
export const plainNameSql = (name: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`lower(regexp_replace(normalize(${name}, NFKC), '[\\s!-/:-@[-\`{-~·]', '', 'g'))`;

const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;

/** What was typed, as it is compared; null where it is none of its kind. */
export function blockedValue(kind: BlockKind, typed: string, areaCode: string): string | null {
  const lower = typed.normalize('NFKC').trim().toLowerCase();
  if (kind === 'mobile') return mobileOf(typed, areaCode);
  if (kind === 'company') return plainName(typed) === '' ? null : plainName(typed);
  if (kind === 'email') return isMailAddress(lower) ? lower : null;
  const domain = lower.replace(/^.*@/, '');
  return DOMAIN.test(domain) ? domain : null;
}

/** The domain of an address, and those above it: 'a.b.example' is of 'b.example' too. */
export function domainsOf(email: string): string[] {
  const parts = email.slice(email.lastIndexOf('@') + 1).split('.');
  return parts.map((_, index) => parts.slice(index).join('.'));
}

/** Whom somebody is, as far as it is known; a mobile as E.164 digits. */
export type Known = {
  email?: string | null | undefined;
  mobile?: string | null | undefined;
  company?: string | undefined;
};

/** Every block that would be about this person. */
export function blocksOf({ email, mobile, company }: Known): { kind: BlockKind; value: string }[] {
  const name = plainName(company ?? '');
  return [
    ...(email ? [{ kind: 'email' as const, value: email.toLowerCase() }] : []),
    ...(email ? domainsOf(email.toLowerCase()).map((value) => ({ kind: 'domain' as const, value })) : []),
    ...(mobile ? [{ kind: 'mobile' as const, value: mobile }] : []),
    ...(name === '' ? [] : [{ kind: 'company' as const, value: name }]),
  ];
}

/** Is a visitor `v` with the account `a` whom a block `b` is about? */
export const IS_ABOUT = sql`case b.kind
  when 'email' then a.email = b.value
  when 'domain' then split_part(a.email, '@', 2) = b.value or split_part(a.email, '@', 2) like '%.' || b.value
  when 'mobile' then a.mobile = b.value or v.mobile_area_code || v.mobile = b.value
  else ${plainNameSql(sql`v.company`)} = b.value end`;
