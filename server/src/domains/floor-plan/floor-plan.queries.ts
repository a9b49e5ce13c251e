import { sql, type Selectable } from 'kysely';
import type { Placeable } from '@fairbridge/contract/floor-plan/floor-plan-desk.shapes.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { newId } from '../../core/id.ts';
import { bilingualColumns, bilingualOf } from '../../platform/database/bilingual.ts';
import { insertRowsOfFair } from '../../platform/database/insert-rows.ts';
import type { Tables } from '../../platform/database/kysely.ts';
import type { PlanDraft } from './plan-draft.ts';

export type FloorRow = Selectable<Tables['floor']>;
export type ElementRow = Selectable<Tables['plan_element']>;
export type BoothRow = Selectable<Tables['plan_booth']>;
export type PlanRows = { version: number; floors: FloorRow[]; elements: ElementRow[]; booths: BoothRow[] };

/** The whole plan: floors from the top to the bottom, booths hall by hall as one walks along the rows. */
export async function planRows({ db, exhibition: { id } }: FairContext): Promise<PlanRows> {
  const { plan_version: version } = await db
    .selectFrom('exhibition')
    .where('id', '=', id)
    .select('plan_version')
    .executeTakeFirstOrThrow();
  const floors = await db
    .selectFrom('floor')
    .where('exhibition_id', '=', id)
    .orderBy('sort')
    .orderBy('code')
    .selectAll()
    .execute();
  const elements = await db
    .selectFrom('plan_element')
    .where('exhibition_id', '=', id)
    .orderBy('kind')
    .orderBy('id')
    .selectAll()
    .execute();
  const { rows: booths } = await sql<BoothRow>`
    select b.* from plan_booth b join hall h on h.exhibition_id = b.exhibition_id and h.code = b.hall
    where b.exhibition_id = ${id} order by h.sort, b.hall, length(b.number), b.number`.execute(db);
  return { version, floors, elements, booths };
}

export type PlacedRow = {
  id: string;
  name_zh: string;
  name_en: string;
  logo: string;
  hall: string;
  booth_number: string;
};

/** Exhibitors that everybody may see and whose booth is known. */
export async function placedExhibitors({ db, exhibition: { id } }: FairContext): Promise<PlacedRow[]> {
  const { rows } = await sql<PlacedRow>`
    select id, name_zh, name_en, logo, hall, booth_number from exhibitor
    where exhibition_id = ${id} and open and hall is not null and booth_number <> ''
    order by hall, length(booth_number), booth_number, id`.execute(db);
  return rows;
}

/** Open exhibitors to whom no booth was given yet. */
export async function unplacedExhibitors({ db, exhibition: { id } }: FairContext): Promise<PlacedRow[]> {
  const { rows } = await sql<PlacedRow>`
    select id, name_zh, name_en, logo, coalesce(hall, '') as hall, booth_number from exhibitor
    where exhibition_id = ${id} and open and (hall is null or booth_number = '')
    order by pinyin, id`.execute(db);
  return rows;
}

/** How often a floor was drawn anew; null where there is no such floor. */
export async function floorVersion(ctx: FairContext, code: string): Promise<number | null> {
  const row = await ctx.db
    .selectFrom('floor')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('code', '=', code)
    .select('version')
    .executeTakeFirst();
  return row?.version ?? null;
}

/** All exhibitors that may be given a booth: those that are not shown yet too, the disabled not. */
export async function placeableExhibitors({ db, exhibition: { id } }: FairContext): Promise<Placeable[]> {
  const { rows } = await sql<{
    id: string;
    name_zh: string;
    name_en: string;
    hall: string | null;
    booth_number: string;
  }>`
    select id, name_zh, name_en, hall, booth_number from exhibitor
    where exhibition_id = ${id} and disabled_at is null order by pinyin, id`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    name: bilingualOf('name', row),
    hall: row.hall,
    boothNumber: row.booth_number,
  }));
}

/** Held until the transaction ends: two imports go one after the other. */
export async function lockPlan({ db, exhibition: { id } }: FairContext): Promise<void> {
  await db.selectFrom('exhibition').where('id', '=', id).select('id').forNoKeyUpdate().execute();
}

/**
 * The draft, whose parts all have ids, in the place of the plan before. Floors that the draft does not name stay while halls stand on them.
 * `edited`: the floor that is new, empty where all are.
 */
export async function storePlan(
  ctx: FairContext,
  { floors, elements, booths }: PlanDraft,
  edited: string,
): Promise<void> {
  const {
    db,
    exhibition: { id: fair },
  } = ctx;
  const own = { exhibition_id: fair };
  await db.deleteFrom('plan_booth').where('exhibition_id', '=', fair).execute();
  await db.deleteFrom('plan_element').where('exhibition_id', '=', fair).execute();
  const codes = JSON.stringify(floors.map(({ code }) => code));
  await sql`delete from floor f where f.exhibition_id = ${fair}
    and not f.code in (select jsonb_array_elements_text(${codes}::jsonb))
    and not exists (select from hall h where h.exhibition_id = f.exhibition_id and h.floor = f.code)`.execute(db);
  for (const [sort, { code, name, width, depth }] of floors.entries()) {
    const columns = { ...bilingualColumns('name', name), sort, width, depth };
    await db
      .insertInto('floor')
      .values({ ...own, code, ...columns })
      .onConflict((conflict) =>
        conflict.columns(['exhibition_id', 'code']).doUpdateSet({
          ...columns,
          ...((edited === '' || edited === code) && { version: sql<number>`floor.version + 1` }),
        }),
      )
      .execute();
  }
  await insertRowsOfFair(
    ctx,
    'plan_element',
    elements.map(({ id, floor, kind, hall, name, connector, points }) => ({
      ...own,
      id: id ?? newId(),
      floor,
      kind,
      hall,
      ...bilingualColumns('name', name),
      connector,
      // rows travel as JSON, so a JSON column takes the value as it is
      points: points as unknown as string,
    })),
  );
  await insertRowsOfFair(
    ctx,
    'plan_booth',
    booths.map(({ id, hall, number, state, points }) => ({
      ...own,
      id: id ?? newId(),
      hall,
      number,
      state,
      points: points as unknown as string,
    })),
  );
  await sql`update exhibition set plan_version = plan_version + 1 where id = ${fair}`.execute(db);
}
