import type { Insertable } from 'kysely';
import { insertRows } from '../../../src/platform/database/insert-rows.ts';
import type { Tables } from '../../../src/platform/database/kysely.ts';
import type { FairContext } from '../../../src/core/fair-context.ts';
import type { TestPortal } from '../../portal.ts';
import type { Actor } from '../actors.ts';
import type { Owner } from '../stage-owners.ts';
import type { Stage } from '../stage.ts';

/** What an object is made from: for whom, and at the fair of their company. */
export type Making = { stage: Stage; test: TestPortal; owner: Owner; company: Owner['company']; ctx: FairContext };

/** A noun that ids of the contract point at. */
export type Noun = {
  /** Makes a fresh one and answers its id. */
  make: (making: Making) => Promise<string>;
  /** Ids of such objects that this caller has no business with, beside another fair's and another party's, by what makes them foreign. */
  foreign?: (
    stage: Stage,
    asked: { actor: Actor; owned: boolean; onlyCompanies: boolean },
  ) => Promise<Record<string, string>>;
  /**
   * Whether one has such an object as one's own: `always`, `never`, else where only companies call.
   */
  owned?: 'always' | 'never';
};

export type Nouns = Record<string, Noun>;

/** Inserts a row that was made for a test, and answers its id. */
export async function insertRow<T extends keyof Tables>(
  ctx: FairContext,
  table: T,
  row: Insertable<Tables[T]> & { id: string },
): Promise<string> {
  await insertRows(ctx.db, table, [row]);
  return row.id;
}
