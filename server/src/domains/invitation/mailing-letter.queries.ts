import { sql, type RawBuilder } from 'kysely';
import {
  letterColumn,
  letterState,
  SKIPPED,
  type LetterState,
} from '@fairbridge/contract/invitation/mailing.shapes.ts';
import { isRule, type RuleName } from '@fairbridge/contract/rules.ts';
import { z } from 'zod';
import type { FairContext } from '../../core/fair-context.ts';
import { limitOffset, paginateSql, type PageOfRows, type Range } from '../../platform/database/paginate.ts';
import { countSql } from '../../platform/database/count-sql.ts';
import { isInPool } from '../identity/membership.queries.ts';
import { sentToday } from './invitation.queries.ts';

export const letterFault = z.object({
  column: letterColumn,
  rule: z.custom<RuleName>((value) => typeof value === 'string' && isRule(value)),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type LetterFault = z.output<typeof letterFault>;

/** As it was typed, and as it was understood. */
const judged = z.object({
  number: z.int(),
  email: z.string(),
  name: z.string(),
  language: z.string(),
  address: z.string(),
  lang: z.enum(['zh', 'en']),
  verdict: z.enum(['ready', ...SKIPPED]),
  faults: z.array(letterFault),
});
export type ValidatedLetter = z.output<typeof judged>;

const shown = judged.extend({
  state: letterState,
  sent_at: z.date().nullable(),
  registered_at: z.date().nullable(),
  undelivered: z.string().nullable(),
});
export type LetterRow = z.output<typeof shown>;

/** What has become of a letter: who registered is told where it was through this company, or where they are its contacts (ruling 2.2). */
export const LETTER_STATE = sql<string>`(case
  when l.verdict <> 'ready' then l.verdict
  when l.sent_at is null then 'ready'
  when r.email is not null then 'registered'
  when g.state in ('failed', 'suppressed') then 'bounced'
  else 'sent' end)`;

/** The letters of a company, with what is known of their addresses. */
export const lettersFrom = (ctx: FairContext, exhibitorId: string): RawBuilder<unknown> => sql`
  from mailing_letter l left join message g on g.id = l.message_id
    left join (
      select a.email, v.created_at as registered_at from visitor v join account a on a.id = v.account_id
      where v.exhibition_id = ${ctx.exhibition.id} and v.invitation_exhibitor_id = ${exhibitorId} and v.invitation_source = 'INVITATION'
      union
      select a.email, v.created_at from contact c join visitor v on v.id = c.visitor_id join account a on a.id = v.account_id
      where c.exhibition_id = ${ctx.exhibition.id} and c.exhibitor_id = ${exhibitorId} and ${isInPool('c')}
    ) r on r.email = l.address and l.sent_at is not null
  where l.exhibition_id = ${ctx.exhibition.id} and l.exhibitor_id = ${exhibitorId}`;

const SHOWN = sql`l.number, l.email, l.name, l.language, l.address, l.lang, l.verdict, l.faults, l.sent_at, r.registered_at,
  ${LETTER_STATE} as state,
  case g.state when 'failed' then g.failure_reason when 'suppressed' then 'mailboxUnknown' end as undelivered`;

type Of = { id: string; exhibitor_id: string };

export async function lettersOf(
  ctx: FairContext,
  { id, exhibitor_id: exhibitorId }: Of,
  state: LetterState | null,
  range: Range,
): Promise<PageOfRows<LetterRow>> {
  const from = sql`${lettersFrom(ctx, exhibitorId)} and l.mailing_id = ${id}
    and (${state}::text is null or ${LETTER_STATE} = ${state}::text)`;
  const { rows, total } = await paginateSql(ctx.db, { select: SHOWN, from, order: sql`l.number` }, range);
  return { rows: rows.map((row) => shown.parse(row)), total };
}

/** The next rows after one, in the order of the file. */
export async function lettersAfter(ctx: FairContext, mailingId: string, after: number, limit: number) {
  const { rows } = await sql`
    select number, email, name, language, address, lang, verdict, faults from mailing_letter
    where exhibition_id = ${ctx.exhibition.id} and mailing_id = ${mailingId} and number > ${after}
    order by number limit ${limit}`.execute(ctx.db);
  return rows.map((row) => judged.parse(row));
}

/** Rows of a draft, in the place of those that it had. */
export async function replaceLetters(ctx: FairContext, { id, exhibitor_id }: Of, letters: readonly ValidatedLetter[]) {
  await sql`delete from mailing_letter where exhibition_id = ${ctx.exhibition.id} and mailing_id = ${id}`.execute(
    ctx.db,
  );
  const lot = 1_000;
  for (let start = 0; start < letters.length; start += lot)
    await sql`
      insert into mailing_letter
        (mailing_id, exhibition_id, exhibitor_id, number, email, name, language, address, lang, verdict, faults)
      select ${id}, ${ctx.exhibition.id}, ${exhibitor_id}, n.number, n.email, n.name, n.language, n.address, n.lang, n.verdict, n.faults
      from jsonb_to_recordset(${JSON.stringify(letters.slice(start, start + lot))}::jsonb)
        as n(number integer, email text, name text, language text, address text, lang text, verdict text, faults jsonb)`.execute(
      ctx.db,
    );
}

/** Rows that are not sent: a mailing that is on its way holds its letters alone. */
export async function dropSkipped(ctx: FairContext, mailingId: string): Promise<void> {
  await sql`
    delete from mailing_letter
    where exhibition_id = ${ctx.exhibition.id} and mailing_id = ${mailingId} and verdict <> 'ready'`.execute(ctx.db);
}

export type DueLetter = { number: number; address: string; name: string; lang: string };

/** The next that have not left, in the order of the file. */
export async function dueLetters(ctx: FairContext, mailingId: string, limit: number): Promise<DueLetter[]> {
  const { rows } = await sql<DueLetter>`
    select number, address, name, lang from mailing_letter
    where exhibition_id = ${ctx.exhibition.id} and mailing_id = ${mailingId} and verdict = 'ready' and sent_at is null
    order by number limit ${limit}`.execute(ctx.db);
  return rows;
}

/** The first that is ready in this language; undefined where none is. */
export async function firstLetter(ctx: FairContext, mailingId: string, lang: string): Promise<DueLetter | undefined> {
  const { rows } = await sql<DueLetter>`
    select number, address, name, lang from mailing_letter
    where exhibition_id = ${ctx.exhibition.id} and mailing_id = ${mailingId} and verdict = 'ready' and lang = ${lang}
    order by number limit 1`.execute(ctx.db);
  return rows[0];
}

/** These have left; by which message, or by none. */
export async function writeSent(
  ctx: FairContext,
  mailingId: string,
  sent: readonly { number: number; messageId: string | null }[],
): Promise<void> {
  await sql`
    update mailing_letter l set sent_at = now(), message_id = n.message_id
    from unnest(${sent.map((one) => one.number)}::integer[], ${sent.map((one) => one.messageId)}::text[]) as n(number, message_id)
    where l.exhibition_id = ${ctx.exhibition.id} and l.mailing_id = ${mailingId} and l.number = n.number`.execute(
    ctx.db,
  );
}

/** These were invited by another list meanwhile. */
export async function writeInvited(ctx: FairContext, mailingId: string, numbers: readonly number[]): Promise<void> {
  if (numbers.length === 0) return;
  await sql`
    update mailing_letter set verdict = 'invited'
    where exhibition_id = ${ctx.exhibition.id} and mailing_id = ${mailingId} and number = any(${[...numbers]}::integer[])`.execute(
    ctx.db,
  );
}

/** How many e-mails of invitation a company has sent within a day, by list or to people it has met here. */
export async function mailedToday(ctx: FairContext, exhibitorId: string): Promise<number> {
  const letters = await countSql(
    ctx.db,
    sql`from mailing_letter l where l.exhibition_id = ${ctx.exhibition.id} and l.exhibitor_id = ${exhibitorId}
      and l.sent_at > now() - interval '1 day'`,
  );
  return letters + (await sentToday(ctx, 'exhibitor', exhibitorId));
}

type Known = { address: string; verdict: 'colleague' | 'contact' | 'optedOut' };

/** Which of these addresses need no letter: colleagues', contacts', and those that want none since one of this company's. */
export async function knownAddresses(
  ctx: FairContext,
  exhibitorId: string,
  addresses: readonly string[],
): Promise<Known[]> {
  const { id } = ctx.exhibition;
  const { rows } = await sql<Known>`
    with wanted as (select unnest(${[...addresses]}::text[]) as address)
    select distinct on (w.address) w.address, k.verdict from wanted w join (
      select lower(e.email) as address, 'colleague' as verdict, 1 as place from employee e
        where e.exhibition_id = ${id} and e.exhibitor_id = ${exhibitorId} and e.resigned_at is null and e.email <> ''
      union all select a.email, 'colleague', 1 from employee e join account a on a.id = e.account_id
        where e.exhibition_id = ${id} and e.exhibitor_id = ${exhibitorId} and e.resigned_at is null and a.email is not null
      union all select a.email, 'contact', 2 from contact c join visitor v on v.id = c.visitor_id join account a on a.id = v.account_id
        where c.exhibition_id = ${id} and c.exhibitor_id = ${exhibitorId} and ${isInPool('c')} and a.email is not null
      union all select l.address, 'optedOut', 3 from mailing_letter l join notification_setting s
        on s.exhibition_id = l.exhibition_id and s.address = l.address and s.category = 'invitation' and s.off and s.changed_at > l.sent_at
        where l.exhibition_id = ${id} and l.exhibitor_id = ${exhibitorId} and l.sent_at is not null and l.message_id is not null
    ) k on k.address = w.address
    order by w.address, k.place`.execute(ctx.db);
  return rows;
}

/** Which of these were written to by another list of this company within so many days, or wait in one. */
export async function invitedBefore(
  ctx: FairContext,
  { id, exhibitor_id }: Of,
  addresses: readonly string[],
  days: number,
  { waiting }: { waiting: boolean },
): Promise<Set<string>> {
  const { rows } = await sql<{ address: string }>`
    select distinct l.address from mailing_letter l join mailing m on m.id = l.mailing_id
    where l.exhibition_id = ${ctx.exhibition.id} and l.exhibitor_id = ${exhibitor_id} and l.mailing_id <> ${id}
      and l.address = any(${[...addresses]}::text[]) and l.verdict = 'ready' and m.state <> 'draft'
      and (l.sent_at > now() - make_interval(days => ${days}) or (${waiting} and l.sent_at is null))`.execute(ctx.db);
  return new Set(rows.map(({ address }) => address));
}

const sentLetter = z.object({
  address: z.string(),
  name: z.string(),
  state: z.enum(['sent', 'bounced', 'registered']),
  sent_at: z.date(),
  registered_at: z.date().nullable(),
  employee_zh: z.string(),
  employee_en: z.string(),
});
export type SentLetter = z.output<typeof sentLetter>;

/** Letters of a company that have left, with who registered through them. */
export async function sentLetters(
  ctx: FairContext,
  exhibitorId: string,
  { limit, offset }: Range,
): Promise<SentLetter[]> {
  const { rows } = await sql`
    with own as (
      select l.mailing_id, l.number, l.address, l.name, l.sent_at, r.registered_at, ${LETTER_STATE} as state ${lettersFrom(ctx, exhibitorId)}
        and l.sent_at is not null
    )
    select o.address, o.name, o.state, o.sent_at, o.registered_at, e.name_zh as employee_zh, e.name_en as employee_en
    from own o join mailing m on m.id = o.mailing_id join employee e on e.id = m.employee_id
    order by o.sent_at desc, o.mailing_id, o.number ${limitOffset({ limit, offset })}`.execute(ctx.db);
  return rows.map((row) => sentLetter.parse(row));
}

/** Did the visitor register through a letter of this company? */
export async function registeredThrough(
  ctx: FairContext,
  { exhibitorId, visitorId }: { exhibitorId: string; visitorId: string },
): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('visitor')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('id', '=', visitorId)
    .where('invitation_exhibitor_id', '=', exhibitorId)
    .where('invitation_source', '=', 'INVITATION')
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whose letter of this company has reached the visitor's own address, the last one; null where none has. */
export async function letterTo(
  ctx: FairContext,
  { exhibitorId, visitorId }: { exhibitorId: string; visitorId: string },
): Promise<string | null> {
  const { rows } = await sql<{ employee_id: string }>`
    select m.employee_id from visitor v join account a on a.id = v.account_id
      join mailing_letter l on l.exhibitor_id = ${exhibitorId} and l.address = a.email and l.sent_at is not null
      join mailing m on m.id = l.mailing_id
    where v.exhibition_id = ${ctx.exhibition.id} and v.id = ${visitorId} and l.exhibition_id = ${ctx.exhibition.id}
    order by l.sent_at desc limit 1`.execute(ctx.db);
  return rows[0]?.employee_id ?? null;
}
