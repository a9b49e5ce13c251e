import { sql } from 'kysely';
import { contract } from '@fairbridge/contract/index.ts';
import { makeToken } from '../src/domains/account/account.tokens.queries.ts';
import { passOf } from './passes.ts';
import type { Person, TestPortal } from './portal.ts';
import { newClient } from './strangers.ts';

/** As if no code had been sent to this address lately. */
export async function forgetSends(portal: TestPortal, email: string): Promise<void> {
  await sql`delete from limit_counter where key like ${`%code to ${email}%`}`.execute(portal.ctx.db);
}

type Purpose = 'register' | 'login' | 'reset' | 'bind' | 'change';

/** Has a code sent to this e-mail or mobile (E.164 digits), by whoever may ask for it, and reads it from the outbox. */
export async function codeFor(
  portal: TestPortal,
  address: string,
  purpose: Purpose = 'register',
  person: Person = newClient(),
): Promise<string> {
  await forgetSends(portal, address);
  const typed = address.includes('@') ? address : `+${address}`;
  const humanCheck = await passOf(portal, person, 'code', typed);
  if (address.includes('@'))
    await portal.as(person)(contract.account.sendEmailCode, { email: typed, purpose, humanCheck });
  else await portal.as(person)(contract.account.sendSmsCode, { mobile: typed, purpose, humanCheck });
  return lastCode(portal, address);
}

/** The newest code that went to this address. */
export async function lastCode(portal: TestPortal, address: string): Promise<string> {
  const { rows } = await sql<{ code: string }>`
    select code from message where recipient = ${address} and code is not null order by created_at desc, id limit 1`.execute(
    portal.ctx.db,
  );
  return rows[0]?.code ?? '';
}

/** A code that is not this one. */
export const wrongOf = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** What shows that the owner of an account has just had a code, as `getLimitedToken` answers it; one for each `address`. */
export const changeToken = (portal: TestPortal, accountId: string, address = 'owner@fair.example'): Promise<string> =>
  makeToken(portal.ctx, { purpose: 'change', accountId, address, minutes: 10 });
