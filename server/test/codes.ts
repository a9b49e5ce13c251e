import { sql } from 'kysely';
import { contract } from '@fairbridge/contract/index.ts';
import type { TestPortal } from './portal.ts';
import { newClient } from './strangers.ts';

/** As if no code had been sent to this address lately. */
export async function forgetSends(portal: TestPortal, email: string): Promise<void> {
  await sql`delete from limit_counter where key = ${`code to ${email}`}`.execute(portal.scope.db);
}

/** Has a code sent to this address, and reads it from the outbox. */
export async function codeFor(portal: TestPortal, email: string): Promise<string> {
  await forgetSends(portal, email);
  await portal.as(newClient())(contract.account.sendEmailCode, { email });
  const { rows } = await sql<{ code: string }>`
    select code from message where recipient = ${email} and code is not null order by created_at desc, id limit 1`.execute(
    portal.scope.db,
  );
  return rows[0]?.code ?? '';
}

/** A code that is not this one. */
export const wrongOf = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
