import { sql } from 'kysely';
import { finding, type EntryMark, type FoundEntry } from '@fairbridge/contract/check-in/check-in.shapes.ts';
import { badgeKind } from '@fairbridge/contract/voucher/voucher.shapes.ts';
import type { Span } from '../../core/days.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { countSql } from '../../platform/database/count-sql.ts';
import { fairTable } from '../../platform/database/fair-table.ts';
import { limitOffset, type Range } from '../../platform/database/paginate.ts';
import { APPROVED } from '../account/account.rules.ts';
import { DOWNLOADABLE } from '../preregistration/preregistration.rules.ts';

export const entries = fairTable('entry');

export type MarkRow = { id: string; entered_at: Date; name_zh: string; name_en: string };

export const markOf = (row: MarkRow): EntryMark => ({
  id: row.id,
  at: row.entered_at.toISOString(),
  gate: bilingualOf('name', row),
});

const MARK = sql`e.id, e.entered_at, g.name_zh, g.name_en`;
/** Whose badge `b` it is: a visitor `v`, or a colleague `c` of one. */
const HOLDER = sql`
  join badge b on b.id = e.badge_id left join preregistration c on c.id = b.preregistration_id
  left join visitor v on v.id = b.visitor_id`;
const NAMED = sql`b.number, coalesce(c.name, v.name) as name, coalesce(c.company, v.company) as company`;

/** The entry that a request has made already, whether or not it was undone. */
export async function entryOfRequest({ db, exhibition }: FairContext, requestId: string) {
  const { rows } = await sql<MarkRow & { badge_id: string; gate_id: string; found: string | null }>`
    select ${MARK}, e.badge_id, e.gate_id, e.found from entry e join gate g on g.id = e.gate_id
    where e.exhibition_id = ${exhibition.id} and e.request_id = ${requestId}`.execute(db);
  return rows[0];
}

type Place = { badgeId: string; hall: string | null; span: Span };

/** The last entry of a badge into a place, by whichever of its gates. */
export async function entryInto({ db, exhibition }: FairContext, { badgeId, hall, span: { since, until } }: Place) {
  const { rows } = await sql<MarkRow>`
    select ${MARK} from entry e join gate g on g.id = e.gate_id
    where e.exhibition_id = ${exhibition.id} and e.badge_id = ${badgeId} and e.undone_at is null
      and g.hall is not distinct from ${hall}::text
      and (${since}::timestamptz is null or e.entered_at >= ${since}) and (${until}::timestamptz is null or e.entered_at < ${until})
    order by e.entered_at desc, e.id limit 1`.execute(db);
  return rows[0];
}

/** The last entry of each of these badges, wherever. */
export async function lastEntries({ db, exhibition }: FairContext, badgeIds: readonly string[]) {
  const { rows } = await sql<MarkRow & { badge_id: string }>`
    select distinct on (e.badge_id) ${MARK}, e.badge_id from entry e join gate g on g.id = e.gate_id
    where e.exhibition_id = ${exhibition.id} and e.badge_id = any(${[...badgeIds]}) and e.undone_at is null
    order by e.badge_id, e.entered_at desc`.execute(db);
  return new Map(rows.map((row) => [row.badge_id, markOf(row)]));
}

export type LatestRow = MarkRow & {
  number: string;
  name: string;
  company: string;
  staff_id: string | null;
  made_at: Date;
};

export async function latestEntries({ db, exhibition }: FairContext, gateId: string, limit: number) {
  const { rows } = await sql<LatestRow>`
    select ${MARK}, ${NAMED}, e.staff_id, e.created_at as made_at from entry e join gate g on g.id = e.gate_id ${HOLDER}
    where e.exhibition_id = ${exhibition.id} and e.gate_id = ${gateId} and e.undone_at is null
    order by e.entered_at desc, e.id limit ${limit}`.execute(db);
  return rows;
}

type FoundRow = MarkRow & {
  number: string;
  name: string;
  company: string;
  found: string;
  reason: string;
  other_id: string | null;
  other_at: Date | null;
  other_zh: string | null;
  other_en: string | null;
};

const foundAnswer = ({ other_id, other_at, other_zh, other_en, ...row }: FoundRow): FoundEntry => ({
  ...markOf(row),
  number: row.number,
  name: row.name,
  company: row.company,
  found: finding.parse(row.found),
  reason: row.reason,
  other:
    other_id === null || other_at === null
      ? null
      : { id: other_id, at: other_at.toISOString(), gate: { zh: other_zh ?? '', en: other_en ?? '' } },
});

export async function foundEntries({ db, exhibition }: FairContext, range: Range) {
  const found = sql`from entry e where e.exhibition_id = ${exhibition.id} and e.found is not null and e.undone_at is null`;
  const { rows } = await sql<FoundRow>`
    select ${MARK}, ${NAMED}, e.found, e.reason, o.id as other_id, o.entered_at as other_at, h.name_zh as other_zh, h.name_en as other_en
    from (select e.* ${found} order by e.entered_at desc, e.id ${limitOffset(range)}) e join gate g on g.id = e.gate_id ${HOLDER}
    left join entry o on o.id = e.double_of left join gate h on h.id = o.gate_id
    order by e.entered_at desc, e.id`.execute(db);
  return { list: rows.map(foundAnswer), total: await countSql(db, found) };
}

type KeptRow = {
  id: string;
  number: string;
  revoked_at: Date | null;
  name: string;
  company: string;
  registered: boolean;
  review_state: string | null;
  suspended_at: Date | null;
  colleague_state: string | null;
  colleague_review: string | null;
  kind: 'visitor' | 'vip';
};

/** Badges of the fair in the order of their numbers, from behind one of them. */
export async function badgesAfter({ db, exhibition }: FairContext, after: string, limit: number): Promise<KeptRow[]> {
  const { rows } = await sql<KeptRow>`
    select b.id, b.number, b.revoked_at, coalesce(c.name, v.name) as name, coalesce(c.company, v.company) as company,
      v.complete_exhibition_registration as registered, v.review_state, v.suspended_at, c.state as colleague_state,
      c.review_state as colleague_review, case when c.id is null and p.status = 'passed' then 'vip' else 'visitor' end as kind
    from (select * from badge where exhibition_id = ${exhibition.id} and number > ${after} order by number limit ${limit}) b
    left join preregistration c on c.id = b.preregistration_id
    join visitor v on v.id = coalesce(b.visitor_id, c.visitor_id)
    left join vip_application p on p.visitor_id = v.id
    order by b.number`.execute(db);
  return rows.map((row) => ({ ...row, kind: badgeKind.parse(row.kind) }));
}

/** Badges that these people hold now. */
export async function badgesHeld(
  { db, exhibition }: FairContext,
  { visitors, colleagues }: { visitors: readonly string[]; colleagues: readonly string[] },
) {
  const { rows } = await sql<{ id: string; number: string; holder: string }>`
    select b.id, b.number, coalesce(b.visitor_id, b.preregistration_id) as holder from badge b
    where b.exhibition_id = ${exhibition.id} and b.revoked_at is null
      and (b.visitor_id = any(${[...visitors]}) or b.preregistration_id = any(${[...colleagues]}))`.execute(db);
  return new Map(rows.map((row) => [row.holder, row]));
}

type Holder = { visitorId: string } | { colleagueId: string };

/** Is this somebody of the fair who may come in, as the organizer decided so far? */
export async function mayComeIn({ db, exhibition }: FairContext, holder: Holder): Promise<boolean> {
  const [visitorId, colleagueId] = 'visitorId' in holder ? [holder.visitorId, null] : [null, holder.colleagueId];
  const { rows } = await sql`
    select 1 from visitor v left join preregistration c on c.id = ${colleagueId} and c.visitor_id = v.id
    where v.exhibition_id = ${exhibition.id} and v.suspended_at is null and ${APPROVED}
      and (v.id = ${visitorId} or c.id is not null and ${DOWNLOADABLE})`.execute(db);
  return rows.length > 0;
}
