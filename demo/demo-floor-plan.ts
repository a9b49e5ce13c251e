import type { Insertable } from 'kysely';
import { newId } from '../server/src/core/id.ts';
import { bilingualColumns } from '../server/src/platform/database/bilingual.ts';
import { insertRows } from '../server/src/platform/database/insert-rows.ts';
import type { Db, Tables } from '../server/src/platform/database/kysely.ts';
import type { DrawnFloor } from './floor-plan/plan.ts';

type Row<T extends keyof Tables> = Insertable<Tables[T]>;

/** Rows travel as JSON, so a JSON column takes the value as it is. */
const json = (value: unknown) => value as string;

/** Draws the floors of a fair, which has them and its halls already. */
export async function giveFloorPlan(db: Db, exhibitionId: string, floors: readonly DrawnFloor[]): Promise<void> {
  for (const { code, width, depth } of floors)
    await db
      .updateTable('floor')
      .set({ width, depth })
      .where('exhibition_id', '=', exhibitionId)
      .where('code', '=', code)
      .execute();
  const elements = floors.flatMap(({ code, elements: drawn }) =>
    drawn.map(({ kind, hall, name, connector, points }): Row<'plan_element'> => ({
      id: newId(),
      exhibition_id: exhibitionId,
      floor: code,
      kind,
      hall,
      ...bilingualColumns('name', name),
      connector,
      points: json(points),
    })),
  );
  const booths = floors.flatMap((floor) =>
    floor.booths.map(({ hall, number, state, points }): Row<'plan_booth'> => ({
      id: newId(),
      exhibition_id: exhibitionId,
      hall,
      number,
      state,
      points: json(points),
    })),
  );
  await insertRows(db, 'plan_element', elements);
  await insertRows(db, 'plan_booth', booths);
  await db.updateTable('exhibition').set({ plan_version: 1 }).where('id', '=', exhibitionId).execute();
}
