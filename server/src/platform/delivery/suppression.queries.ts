import { sql, type RawBuilder } from 'kysely';
import { mailFailure } from '@fairbridge/contract/mail/mail-failure.shapes.ts';
import type { MailFailure } from '@fairbridge/contract/mail/mail.failures.ts';
import type { MailKind } from '@fairbridge/contract/mail/mail.kinds.ts';
import type { Db } from '../database/kysely.ts';

/** The fair whose letters are meant: a `FairContext`. */
type Fair = { db: Db; exhibition: { id: string } };

/** Has the mailbox of this address turned out not to exist? */
export async function isSuppressed(db: Db, exhibitionId: string, address: string): Promise<boolean> {
  const row = await db
    .selectFrom('suppressed_address')
    .where('exhibition_id', '=', exhibitionId)
    .where('address', '=', address.toLowerCase())
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** No further e-mail of this fair goes to the address; `answer` is what its mail server said. Done twice, it is done once. */
export async function suppress(
  db: Db,
  row: { id: string; exhibitionId: string; address: string; answer: string },
): Promise<void> {
  await db
    .insertInto('suppressed_address')
    .values({
      id: row.id,
      exhibition_id: row.exhibitionId,
      address: row.address.toLowerCase(),
      answer: row.answer,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Somebody has read what was sent to this address, so that its mailbox exists after all. */
export async function confirmMailbox({ db, exhibition }: Fair, address: string): Promise<void> {
  await db
    .deleteFrom('suppressed_address')
    .where('exhibition_id', '=', exhibition.id)
    .where('address', '=', address.toLowerCase())
    .execute();
}

/** Within a statement: why the last letter of these kinds to an address did not arrive (`MailFailure`); null where it did, or may yet. */
export const undeliveredSql = (
  exhibitionId: string,
  address: RawBuilder<unknown>,
  kinds: readonly MailKind[],
): RawBuilder<string | null> => sql<string | null>`(
  select case m.state when 'failed' then m.failure_reason when 'suppressed' then 'mailboxUnknown' end
  from message m where m.exhibition_id = ${exhibitionId} and m.kind = 'email' and m.recipient = ${address}
    and m.mail_kind in (${sql.join(kinds)}) order by m.created_at desc limit 1)`;

/** The same as it is answered; what left before reasons were kept has none. */
export const undeliveredAnswer = (stored: string | null): MailFailure | null =>
  stored === null ? null : (mailFailure.safeParse(stored).data ?? 'unknown');
