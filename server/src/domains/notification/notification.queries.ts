import { sql } from 'kysely';
import type { NotificationCategory } from '@fairbridge/contract/notification/notification.calls.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { newId } from '../../core/id.ts';
import type { FairContext } from '../../core/fair-context.ts';

export type Wanted = Record<NotificationCategory, boolean>;
type Owner = { accountId: string } | { address: string };

/** The addresses that belong to an account here: its own, and the one its employee is written to. */
const addressesOf = (ctx: FairContext, accountId: string) => sql`
  select lower(a.email) from account a where a.id = ${accountId} and a.email is not null
  union all select a.mobile from account a where a.id = ${accountId} and a.mobile is not null
  union all select lower(e.email) from employee e
    where e.exhibition_id = ${ctx.exhibition.id} and e.account_id = ${accountId} and e.resigned_at is null and e.email <> ''`;

/** The accounts that an address belongs to here. `address` is in lower case. */
const accountsOf = (ctx: FairContext, address: string) => sql`
  select a.id from account a where a.email = ${address}
  union all select a.id from account a where a.mobile = ${address}
  union all select e.account_id from employee e
    where e.exhibition_id = ${ctx.exhibition.id} and lower(e.email) = ${address} and e.email <> '' and e.resigned_at is null and e.account_id is not null`;

const concerns = (ctx: FairContext, owner: Owner) =>
  'accountId' in owner
    ? sql`(s.account_id = ${owner.accountId} or s.address in (${addressesOf(ctx, owner.accountId)}))`
    : sql`(s.address = ${owner.address.toLowerCase()} or s.account_id in (${accountsOf(ctx, owner.address.toLowerCase())}))`;

/** What is wanted: all that neither the account nor one of its addresses has switched off. */
export async function wantedBy(ctx: FairContext, owner: Owner): Promise<Wanted> {
  const { rows } = await sql<{ category: string }>`
    select s.category from notification_setting s
    where s.exhibition_id = ${ctx.exhibition.id} and s.off and ${concerns(ctx, owner)}`.execute(ctx.db);
  const off = new Set(rows.map(({ category }) => category));
  const on = (category: NotificationCategory): boolean => !off.has(category);
  return { notice: on('notice'), news: on('news'), digest: on('digest'), invitation: on('invitation') };
}

/**
 * Switches a category for an account, or for an address that may have none. Switched off it is off for that owner; switched on it is on
 * however it was switched off: an account takes back what its addresses said by their links, and the other way round.
 */
export async function writeWanted(
  ctx: FairContext,
  owner: Owner,
  category: NotificationCategory,
  wanted: boolean,
): Promise<void> {
  const exhibitionId = ctx.exhibition.id;
  if (wanted) {
    await sql`
      update notification_setting s set off = false, changed_at = now()
      where s.exhibition_id = ${exhibitionId} and s.category = ${category} and s.off and ${concerns(ctx, owner)}`.execute(
      ctx.db,
    );
    return;
  }
  const [accountId, address] = 'accountId' in owner ? [owner.accountId, null] : [null, owner.address.toLowerCase()];
  await sql`
    insert into notification_setting (id, exhibition_id, account_id, address, category, off)
    values (${newId()}, ${exhibitionId}, ${accountId}, ${address}, ${category}, true)
    on conflict (exhibition_id, address, account_id, category) do update set off = true, changed_at = now()
      where not notification_setting.off`.execute(ctx.db);
}

/** The e-mail and the language that messages to this account go by; an employee's own language comes first. */
export async function recipientOf(
  ctx: FairContext,
  accountId: string,
  employeeId: string | null,
): Promise<{ email: string | null; language: string }> {
  const { rows } = await sql<{ email: string | null; language: string }>`
    select coalesce(nullif(e.email, ''), a.email) as email, coalesce(e.language, a.language) as language
    from account a left join employee e on e.exhibition_id = ${ctx.exhibition.id} and e.id = ${employeeId}
    where a.id = ${accountId}`.execute(ctx.db);
  return rows[0] ?? { email: null, language: 'zh' };
}

/** The language of an account's messages: for the account itself, and for what it is at this exhibition. */
export async function writeLanguage(ctx: FairContext, accountId: string, language: Lang): Promise<void> {
  await ctx.db.updateTable('account').set({ language }).where('id', '=', accountId).execute();
  for (const table of ['visitor', 'employee'] as const)
    await ctx.db
      .updateTable(table)
      .set({ language })
      .where('exhibition_id', '=', ctx.exhibition.id)
      .where('account_id', '=', accountId)
      .execute();
}
