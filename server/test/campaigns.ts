import type { Insertable } from 'kysely';
import { newId } from '../src/core/id.ts';
import type { FairContext } from '../src/core/fair-context.ts';
import { newReadableCode } from '../src/core/readable-code.ts';
import { insertRows } from '../src/platform/database/insert-rows.ts';
import type { Tables } from '../src/platform/database/kysely.ts';

type Row = Insertable<Tables['campaign']>;

/** A live link to the home page, of a company or (null) the organizer. */
export async function makeCampaign(ctx: FairContext, exhibitorId: string | null, given: Partial<Row> = {}) {
  const row = {
    exhibition_id: ctx.exhibition.id,
    exhibitor_id: exhibitorId,
    code: newReadableCode(8),
    name: 'Agropages banner',
    medium: 'advertisement',
    target_kind: 'home',
    ...given,
    id: given.id ?? newId(),
  };
  await insertRows(ctx.db, 'campaign', [row]);
  return row;
}
