import type { AuditAction } from '@fairbridge/contract/audit-actions.ts';
import { sql, type Insertable } from 'kysely';
import { daysBetween } from '../../core/days.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Tables } from '../../platform/database/kysely.ts';
import { newId } from '../../core/id.ts';

export type AuditFilter = {
  act?: string | undefined;
  accountId?: string | undefined;
  objectId?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  cursor?: string | undefined;
  pageSize: number;
};

export type AuditRow = {
  id: string;
  act: string;
  at: Date;
  account_id: string | null;
  role: string;
  by_name: string | null;
  by_email: string | null;
  object_kind: string;
  object_id: string;
  object_name: string | null;
  details: unknown;
  address: string;
};

/** One row more than the page holds, so that the caller knows whether another page follows. An unknown cursor has nothing after it. */
export async function auditRows(ctx: FairContext, filter: AuditFilter): Promise<AuditRow[]> {
  const exhibitionId = ctx.exhibition.id;
  const { act, accountId, objectId, cursor } = filter;
  const { since, until } = daysBetween(filter);
  const conditions = [sql`l.exhibition_id = ${exhibitionId}`];
  if (act !== undefined) conditions.push(sql`l.act = ${act}`);
  if (accountId !== undefined) conditions.push(sql`l.account_id = ${accountId}`);
  if (objectId !== undefined) conditions.push(sql`l.object_id = ${objectId}`);
  if (since !== null) conditions.push(sql`l.at >= ${since}`);
  if (until !== null) conditions.push(sql`l.at < ${until}`);
  if (cursor !== undefined)
    conditions.push(
      sql`(l.at, l.id) < (select c.at, c.id from audit c where c.id = ${cursor} and c.exhibition_id = ${exhibitionId})`,
    );
  const { rows } = await sql<AuditRow>`
    select l.id, l.act, l.at, l.account_id, l.role, s.name as by_name, a.email as by_email, l.object_kind, l.object_id, l.details, l.address,
      case l.object_kind
        when 'visitor' then (select coalesce(nullif(v.name, ''), nullif(va.email, ''), '') from visitor v join account va on va.id = v.account_id where v.id = l.object_id and v.exhibition_id = l.exhibition_id)
        when 'block' then (select b.shown from block b where b.id = l.object_id and b.exhibition_id = l.exhibition_id)
        when 'post' then (select left(p.text, 60) from post p where p.id = l.object_id and p.exhibition_id = l.exhibition_id)
        when 'pageLink' then (select coalesce(nullif(k.title_zh, ''), k.title_en) from page_link k where k.id = l.object_id and k.exhibition_id = l.exhibition_id)
        when 'collection' then (select coalesce(nullif(c.title_zh, ''), c.title_en) from collection c where c.id = l.object_id and c.exhibition_id = l.exhibition_id)
        when 'exhibitor' then (select coalesce(nullif(x.name_zh, ''), x.name_en) from exhibitor x where x.id = l.object_id and x.exhibition_id = l.exhibition_id)
        when 'colleague' then (select c.name from preregistration c where c.id = l.object_id and c.exhibition_id = l.exhibition_id)
        when 'conversation' then (select coalesce(nullif(x.name_zh, ''), x.name_en) || ' / ' || coalesce(v.name, g.name) from conversation c join exhibitor x on x.id = c.exhibitor_id left join visitor v on v.id = c.visitor_id left join guest g on g.id = c.guest_id where c.id = l.object_id and c.exhibition_id = l.exhibition_id)
        when 'live' then (select coalesce(nullif(i.title_zh, ''), i.title_en) from live i where i.id = l.object_id and i.exhibition_id = l.exhibition_id)
        when 'campaign' then (select c.name from campaign c where c.id = l.object_id and c.exhibition_id = l.exhibition_id)
        when 'meeting' then (select coalesce(nullif(m.title_zh, ''), m.title_en) from meeting m where m.id = l.object_id and m.exhibition_id = l.exhibition_id)
        when 'meetingSignup' then (select u.company_name from meeting_signup u where u.id = l.object_id and u.exhibition_id = l.exhibition_id)
        when 'meetingAppointment' then (select b.company_name || ' / ' || c.company_name from meeting_appointment p join meeting_signup b on b.id = p.visitor_signup_id join meeting_signup c on c.id = p.exhibitor_signup_id where p.id = l.object_id and p.exhibition_id = l.exhibition_id)
        when 'gate' then (select coalesce(nullif(g.name_zh, ''), g.name_en) from gate g where g.id = l.object_id and g.exhibition_id = l.exhibition_id)
        when 'badge' then (select coalesce(c.name, v.name) from badge b left join preregistration c on c.id = b.preregistration_id left join visitor v on v.id = b.visitor_id where b.id = l.object_id and b.exhibition_id = l.exhibition_id)
        when 'staff' then (select o.name from organizer_staff o where o.id = l.object_id and o.exhibition_id = l.exhibition_id)
      end as object_name
    from audit l
    left join account a on a.id = l.account_id
    left join organizer_staff s on s.account_id = l.account_id and s.exhibition_id = l.exhibition_id
    where ${sql.join(conditions, sql` and `)}
    order by l.at desc, l.id desc limit ${filter.pageSize + 1}`.execute(ctx.db);
  return rows;
}

/** Whose acts the log holds, staff of now and of before. */
export async function auditPeople(ctx: FairContext): Promise<{ accountId: string; name: string; email: string }[]> {
  const { rows } = await sql<{ account_id: string; name: string | null; email: string | null }>`
    with recursive actor as (
      (select account_id from audit where exhibition_id = ${ctx.exhibition.id} and account_id is not null order by account_id limit 1)
      union all
      select (select l.account_id from audit l where l.exhibition_id = ${ctx.exhibition.id} and l.account_id > actor.account_id order by l.account_id limit 1)
      from actor where actor.account_id is not null
    )
    select actor.account_id, s.name, a.email from actor
    left join account a on a.id = actor.account_id
    left join organizer_staff s on s.account_id = actor.account_id and s.exhibition_id = ${ctx.exhibition.id}
    where actor.account_id is not null order by s.name nulls last, a.email`.execute(ctx.db);
  return rows.map((row) => ({ accountId: row.account_id, name: row.name ?? '', email: row.email ?? '' }));
}

type NewRow = Omit<Insertable<Tables['audit']>, 'id' | 'exhibition_id'>;

export async function insertAudits(ctx: FairContext, rows: readonly NewRow[]): Promise<void> {
  const values = rows.map((row) => ({ ...row, id: newId(), exhibition_id: ctx.exhibition.id }));
  await ctx.db.insertInto('audit').values(values).execute();
}

/** The last of these acts upon a thing, and who did it; undefined where the log holds none. */
export async function lastActOn(ctx: FairContext, objectId: string, acts: readonly string[]) {
  const { rows } = await sql<{ act: AuditAction; at: Date; by: string | null }>`
    select l.act, l.at, coalesce(nullif(s.name, ''), a.email) as by from audit l
    left join account a on a.id = l.account_id
    left join organizer_staff s on s.account_id = l.account_id and s.exhibition_id = l.exhibition_id
    where l.exhibition_id = ${ctx.exhibition.id} and l.object_id = ${objectId} and l.act = any(${[...acts]})
    order by l.at desc, l.id desc limit 1`.execute(ctx.db);
  return rows[0];
}

/** What this member of staff did so to last, within so many minutes; undefined where nothing. */
export async function lastObjectOf(
  ctx: FairContext,
  accountId: string,
  act: AuditAction,
  minutes: number,
): Promise<string | undefined> {
  const row = await ctx.db
    .selectFrom('audit')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('account_id', '=', accountId)
    .where('act', '=', act)
    .where('at', '>', new Date(Date.now() - minutes * 60_000))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .select('object_id')
    .limit(1)
    .executeTakeFirst();
  return row?.object_id;
}
