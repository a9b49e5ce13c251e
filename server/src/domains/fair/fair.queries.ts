import { sql } from 'kysely';
import type { FairState } from '@fairbridge/contract/fair-state.ts';
import { staffRole } from '@fairbridge/contract/organizer/organizer.shapes.ts';
import { isLang } from '@fairbridge/contract/text.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { unscoped } from '../../platform/database/fair-scope.ts';
import type { Db } from '../../platform/database/kysely.ts';

type Columns = {
  state?: FairState;
  deleting_at?: Date | null;
  is_default?: boolean;
  preview_hash?: Buffer | null;
  preview_until?: Date | null;
};

/** What is written of the state of this fair. */
export async function writeFair(ctx: FairContext, columns: Columns): Promise<void> {
  await ctx.db.updateTable('exhibition').set(columns).where('id', '=', ctx.exhibition.id).execute();
}

/** The state as it is now, held until the transaction ends. */
export const lockFair = (ctx: FairContext) =>
  ctx.db
    .selectFrom('exhibition')
    .where('id', '=', ctx.exhibition.id)
    .select(['state', 'deleting_at', 'is_default', 'preview_hash'])
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

/** The default fair answers for all names that belong to none: of several fairs that reach for it one has it. */
export async function endOtherDefaults(ctx: FairContext): Promise<void> {
  await unscoped(ctx.db)
    .updateTable('exhibition')
    .set({ is_default: false })
    .where('is_default', '=', true)
    .where('id', '!=', ctx.exhibition.id)
    .execute();
}

type Standing = { exhibitionId: string; role: ReturnType<typeof staffRole.parse> };

/** At which fairs of the installation an account is staff, and as what. */
export async function staffAt(db: Db, accountId: string): Promise<Standing[]> {
  const rows = await unscoped(db)
    .selectFrom('organizer_staff')
    .where('account_id', '=', accountId)
    .select(['exhibition_id', 'role'])
    .execute();
  return rows.map((row) => ({ exhibitionId: row.exhibition_id, role: staffRole.parse(row.role) }));
}

type Counts = { exhibitors: number; exhibits: number; visitors: number };

/** Of each of these fairs, how many there are. */
export async function countsOf(db: Db, fairs: readonly string[]): Promise<ReadonlyMap<string, Counts>> {
  const { rows } = await sql<Counts & { id: string }>`
    select e.id,
      (select count(*)::int from exhibitor x where x.exhibition_id = e.id) as exhibitors,
      (select count(*)::int from product p where p.exhibition_id = e.id and p.deleted_at is null) as exhibits,
      (select count(*)::int from visitor v where v.exhibition_id = e.id) as visitors
    from exhibition e where e.id = any(${[...fairs]}::text[])`.execute(unscoped(db));
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

/** Who is owner here, with an address that a letter can go to. */
export async function ownersOf(ctx: FairContext) {
  const rows = await ctx.db
    .selectFrom('organizer_staff')
    .innerJoin('account', 'account.id', 'organizer_staff.account_id')
    .where('organizer_staff.exhibition_id', '=', ctx.exhibition.id)
    .where('organizer_staff.role', '=', 'owner')
    .select(['account.email', 'account.language'])
    .execute();
  return rows.flatMap(({ email, language }) =>
    email === null ? [] : [{ email, lang: isLang(language) ? language : ('zh' as const) }],
  );
}

/** The name of a member of staff, by which another fair knows the account too. */
export const staffName = async (ctx: FairContext, staffId: string): Promise<string> =>
  (
    await ctx.db
      .selectFrom('organizer_staff')
      .where('exhibition_id', '=', ctx.exhibition.id)
      .where('id', '=', staffId)
      .select('name')
      .executeTakeFirstOrThrow()
  ).name;

/** Is a fair there that has this code, or answers at this host? */
export async function takenBy(db: Db, { code, host }: { code: string; host: string }) {
  const rows = await unscoped(db)
    .selectFrom('exhibition')
    .where((eb) => eb.or([eb('code', '=', code), eb('host', '=', host)]))
    .select(['code', 'host'])
    .execute();
  return { code: rows.some((row) => row.code === code), host: rows.some((row) => row.host === host) };
}
