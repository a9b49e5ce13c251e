import { sql } from 'kysely';
import { z } from 'zod';
import {
  CORRECTED,
  HELD_KINDS,
  heldNumbers,
  type Correctable,
  type CorrectedField,
} from '@fairbridge/contract/personal-request/personal-request.shapes.ts';
import type { Declarations } from '../../core/domain.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { countSql } from '../../platform/database/count-sql.ts';
import { fairTable } from '../../platform/database/fair-table.ts';
import { unscoped } from '../../platform/database/fair-scope.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { limitOffset, type Range } from '../../platform/database/paginate.ts';
import type { Owner } from '../personal/personal.queries.ts';
import { kindOfTable } from './personal-request.kinds.ts';

export const erasures = fairTable('erasure');

type HeldNumbers = z.output<typeof heldNumbers>;

const COLUMN_OF = {
  name: 'name',
  position: 'position',
  company: 'company',
  country: 'country',
  mobileAreaCode: 'mobile_area_code',
  mobile: 'mobile',
} as const satisfies Record<CorrectedField, string>;

/** A visitor whose account is not erased, with what may be corrected. */
export async function visitorAsked({ db, exhibition }: FairContext, id: string) {
  const row = await db
    .selectFrom('visitor')
    .innerJoin('account', 'account.id', 'visitor.account_id')
    .where('visitor.exhibition_id', '=', exhibition.id)
    .where('visitor.id', '=', id)
    .where('account.deleted_at', 'is', null)
    .select(['account.id as accountId', 'account.email', 'account.mobile as accountMobile', 'account.language'])
    .select(Object.values(COLUMN_OF).map((column) => `visitor.${column}` as const))
    .executeTakeFirst();
  if (row === undefined) return null;
  const { accountId, email, accountMobile, language, mobile_area_code: mobileAreaCode, ...rest } = row;
  const correctable: Correctable = { ...rest, mobileAreaCode };
  return { accountId, address: email ?? accountMobile ?? '', language, correctable };
}
export type VisitorAsked = NonNullable<Awaited<ReturnType<typeof visitorAsked>>>;

export type Details = { [F in CorrectedField]?: string | undefined };

/** The columns of what has changed. */
export const columnsOf = (fields: Details) =>
  Object.fromEntries(
    CORRECTED.flatMap((field) => (fields[field] === undefined ? [] : [[COLUMN_OF[field], fields[field]] as const])),
  );

/** Is this account anybody beside a visitor, or an employee, of this fair? */
export async function tieOf(
  { db, exhibition }: FairContext,
  accountId: string,
): Promise<'yes' | 'staff' | 'otherFair'> {
  const { rows } = await sql<{ staff: boolean; elsewhere: boolean }>`
    select exists (select from organizer_staff where account_id = ${accountId}) as staff,
      exists (select from visitor where account_id = ${accountId} and exhibition_id <> ${exhibition.id})
        or exists (select from employee where account_id = ${accountId} and exhibition_id <> ${exhibition.id}) as elsewhere`.execute(
    unscoped(db),
  );
  if (rows[0]?.staff === true) return 'staff';
  return rows[0]?.elsewhere === true ? 'otherFair' : 'yes';
}

type Personal = Declarations['personal'];

/** How many records of each kind erasing this person deletes, empties and keeps; of kinds that hold any. */
export async function countHeld(db: Db, personal: Personal, owner: Owner): Promise<HeldNumbers[]> {
  const numbers = new Map(HELD_KINDS.map((kind) => [kind as string, { kind, deleted: 0, emptied: 0, kept: 0 }]));
  for (const { table, column, of, erase } of personal) {
    const held = numbers.get(kindOfTable(table) ?? '');
    const count = await countSql(db, sql`from ${sql.table(table)} where ${sql.ref(column)} = any(${owner[of]})`);
    if (held !== undefined) held[erase === 'delete' ? 'deleted' : erase === 'keep' ? 'kept' : 'emptied'] += count;
  }
  return [...numbers.values()].filter(({ deleted, emptied, kept }) => deleted + emptied + kept > 0);
}

/** What the audit log has of these visitors, which stays: by their ids, and no name. */
export const countLogged = ({ db, exhibition }: FairContext, visitors: readonly string[]): Promise<number> =>
  countSql(db, sql`from audit where exhibition_id = ${exhibition.id} and object_id = any(${[...visitors]}::text[])`);

type Row = { id: string; erased_at: Date; way: string; reason: string; held: unknown; by: string | null };

const selectErasures = sql`
  select e.id, e.erased_at, e.way, e.reason, e.held, coalesce(nullif(s.name, ''), a.email) as by from erasure e
  left join account a on a.id = e.erased_by
  left join organizer_staff s on s.account_id = e.erased_by and s.exhibition_id = e.exhibition_id`;

export async function erasureRows({ db, exhibition }: FairContext, range: Range): Promise<Row[]> {
  const { rows } = await sql<Row>`
    ${selectErasures} where e.exhibition_id = ${exhibition.id} order by e.erased_at desc, e.id ${limitOffset(range)}`.execute(
    db,
  );
  return rows;
}

export const erasureCount = ({ db, exhibition }: FairContext): Promise<number> =>
  countSql(db, sql`from erasure where exhibition_id = ${exhibition.id}`);

export async function erasureRow({ db, exhibition }: FairContext, id: string): Promise<Row | null> {
  const { rows } = await sql<Row>`${selectErasures} where e.exhibition_id = ${exhibition.id} and e.id = ${id}`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** As it stands in the row. */
export const heldOf = (held: unknown): HeldNumbers[] => z.array(heldNumbers).parse(held);
