import type { Insertable } from 'kysely';
import { drawnFileRow } from '../../demo/factories/factories.ts';
import { STREAM_KEY } from '../src/domains/live/live.actions.ts';
import { indexLives } from '../src/domains/live/live.document.ts';
import { encrypt } from '../src/platform/encryption/encryption.ts';
import { insertRows } from '../src/platform/database/insert-rows.ts';
import type { FairContext } from '../src/core/fair-context.ts';
import { newId } from '../src/core/id.ts';
import type { Tables } from '../src/platform/database/kysely.ts';
import type { TestPortal } from './portal.ts';

type Company = { id: string; exhibition_id: string };
type Given = Partial<Insertable<Tables['live']>>;

/** A picture that a company has uploaded as a cover. */
export async function makeLiveCover({ db }: FairContext, { id, exhibition_id: fair }: Company): Promise<string> {
  const row = drawnFileRow(fair, id, {}, { width: 1280, height: 720 }, 'live');
  await insertRows(db, 'file', [row]);
  return row.id;
}

const MINUTE = 60_000;
const at = (minutes: number): string => new Date(Date.now() + minutes * MINUTE).toISOString();

/** On the air for five minutes already. */
export const ON_AIR: Given = { starts_at: at(-5), ends_at: at(55), started_at: at(-5) };

/** Over, and to be watched again. */
export const REPLAY: Given = {
  starts_at: at(-120),
  ends_at: at(-60),
  started_at: at(-120),
  ended_at: at(-61),
  recorded_seconds: 30,
};

/** A live of a company with its search document, an hour before its beginning unless told otherwise, with these exhibits. */
export async function makeLive(
  test: Pick<TestPortal, 'ctx'>,
  company: Company,
  given: Given = {},
  productIds: readonly string[] = [],
  ctx: FairContext = test.ctx,
) {
  const row = {
    exhibition_id: company.exhibition_id,
    exhibitor_id: company.id,
    title_zh: '测试直播',
    title_en: 'Test live',
    scope: 0,
    starts_at: at(60),
    ends_at: at(120),
    ...given,
    cover: given.cover ?? (await makeLiveCover(ctx, company)),
    id: given.id ?? newId(),
  };
  await insertRows(ctx.db, 'live', [row]);
  await insertRows(
    ctx.db,
    'live_product',
    productIds.map((id, place) => ({ live_id: row.id, product_id: id, exhibition_id: row.exhibition_id, place })),
  );
  await indexLives(ctx, [row.id]);
  return row;
}

/** Lets an employee host a live. */
export const makeHost = ({ db, exhibition }: FairContext, live_id: string, employee_id: string) =>
  insertRows(db, 'live_host', [{ live_id, employee_id, exhibition_id: exhibition.id, place: 0 }]);

/** One of the fair itself, which an encoder may send to. */
export async function makeProgrammeLive(
  test: Pick<TestPortal, 'ctx' | 'portal'>,
  given: Given = {},
  ctx: FairContext = test.ctx,
) {
  const fair = { id: ctx.exhibition.id, exhibition_id: ctx.exhibition.id };
  const key_sealed = encrypt(test.portal.services.config.SECRET, STREAM_KEY, 'a-key-of-the-tests');
  return makeLive(test, fair, { exhibitor_id: null, key_sealed, ...given }, [], ctx);
}

/** Something said in the room of a live; answers its id. */
export async function makeLiveMessage({ db }: FairContext, liveId: string, authorId: string, text = '你好') {
  const { exhibition_id: fair } = await db
    .selectFrom('live')
    .where('id', '=', liveId)
    .select('exhibition_id')
    .executeTakeFirstOrThrow();
  const id = newId();
  await db
    .insertInto('live_message')
    .values({
      id,
      exhibition_id: fair,
      live_id: liveId,
      side: 'visitor',
      author_id: authorId,
      client_id: newId(),
      text,
    })
    .execute();
  return id;
}
