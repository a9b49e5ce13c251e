import { sql } from 'kysely';
import { openingHours, type OpeningHours } from '@fairbridge/contract/opening-hours/opening-hours.shapes.ts';
import { newId } from '../../core/id.ts';
import type { FairContext } from '../../core/fair-context.ts';

/** Whose: a company's by its id, or the fair's own. */
export type HoursOf = string | null;
export type StoredHours = { hours: OpeningHours | null; version: number };

const storedHours = openingHours.nullable();
const NONE: StoredHours = { hours: null, version: 0 };

const of = (whose: HoursOf) => sql`o.exhibitor_id is not distinct from ${whose}::text`;

/** What this one keeps; version 0 where nothing was kept yet. */
export async function hoursOf(ctx: FairContext, whose: HoursOf): Promise<StoredHours> {
  const { rows } = await sql<{ hours: unknown; version: number }>`
    select o.hours, o.version from opening_hours o
    where o.exhibition_id = ${ctx.exhibition.id} and ${of(whose)}`.execute(ctx.db);
  const [row] = rows;
  return row === undefined ? NONE : { hours: storedHours.parse(row.hours), version: row.version };
}

/** Keeps hours where nobody has since this version; answers false where somebody was quicker. */
export async function writeHours(ctx: FairContext, whose: HoursOf, { hours, version }: StoredHours): Promise<boolean> {
  const json = hours === null ? null : JSON.stringify(hours);
  const { id: fair } = ctx.exhibition;
  const { rows } =
    version === 0
      ? await sql`
          insert into opening_hours (id, exhibition_id, exhibitor_id, hours)
          values (${newId()}, ${fair}, ${whose}, ${json}::jsonb)
          on conflict (exhibition_id, exhibitor_id) do nothing returning id`.execute(ctx.db)
      : await sql`
          update opening_hours o set hours = ${json}::jsonb, version = o.version + 1, updated_at = now()
          where o.exhibition_id = ${fair} and ${of(whose)} and o.version = ${version} returning o.id`.execute(ctx.db);
  return rows.length > 0;
}

/** The hours that hold for a company: its own, else those of the fair; null where neither keeps any. */
export async function hoursFor(ctx: FairContext, exhibitorId: string): Promise<OpeningHours | null> {
  const { rows } = await sql<{ hours: unknown }>`
    select o.hours from opening_hours o
    where o.exhibition_id = ${ctx.exhibition.id} and (o.exhibitor_id = ${exhibitorId} or o.exhibitor_id is null)
      and o.hours is not null
    order by o.exhibitor_id nulls last limit 1`.execute(ctx.db);
  return rows[0] === undefined ? null : storedHours.parse(rows[0].hours);
}
