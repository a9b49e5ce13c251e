import { sql } from 'kysely';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { WebhookEvent } from '@fairbridge/contract/connection/connection.shapes.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { countRows } from '../../platform/database/paginate.ts';
import { fairTable } from '../../platform/database/fair-table.ts';

export const webhooks = fairTable('webhook');

export type Webhook = {
  id: string;
  name: string;
  url: string;
  events: string[];
  active: boolean;
  failing_since: Date | null;
  stopped_at: Date | null;
  old_secret_until: Date | null;
  created_at: Date;
};
export type WebhookForm = { name: string; url: string; events: readonly string[]; active: boolean };

const COLUMNS = [
  'id',
  'name',
  'url',
  'events',
  'active',
  'failing_since',
  'stopped_at',
  'old_secret_until',
  'created_at',
] as const;

const ofCompany = (ctx: FairContext, exhibitorId: string) =>
  ctx.db.selectFrom('webhook').where('exhibition_id', '=', ctx.exhibition.id).where('exhibitor_id', '=', exhibitorId);

export const webhooksOf = (ctx: FairContext, exhibitorId: string): Promise<Webhook[]> =>
  ofCompany(ctx, exhibitorId).select(COLUMNS).orderBy('created_at').orderBy('id').execute();

export const webhookCount = (ctx: FairContext, exhibitorId: string): Promise<number> =>
  countRows(ofCompany(ctx, exhibitorId));

export const webhookOf = (ctx: FairContext, exhibitorId: string, id: string): Promise<Webhook | undefined> =>
  ofCompany(ctx, exhibitorId).where('id', '=', id).select(COLUMNS).executeTakeFirst();

export const webhookOfRequest = (ctx: FairContext, exhibitorId: string, requestId: string) =>
  ofCompany(ctx, exhibitorId)
    .where('request_id', '=', requestId)
    .select([...COLUMNS, 'secret_sealed'])
    .executeTakeFirst();

const changeOf = (ctx: FairContext, exhibitorId: string, id: string) =>
  ctx.db
    .updateTable('webhook')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('exhibitor_id', '=', exhibitorId)
    .where('id', '=', id);

/** Whoever saves an address has looked at it: what failed before does not count any more. */
export const updateWebhook = (
  ctx: FairContext,
  exhibitorId: string,
  { id, name, url, events, active }: WebhookForm & { id: string },
): Promise<Webhook | undefined> =>
  changeOf(ctx, exhibitorId, id)
    .set({ name, url, events: [...events], active, failing_since: null, stopped_at: null })
    .returning(COLUMNS)
    .executeTakeFirst();

/** Answers until when the secret before signs too. */
export async function writeSecret(
  ctx: FairContext,
  exhibitorId: string,
  id: string,
  secretSealed: string,
): Promise<Date | null> {
  const row = await changeOf(ctx, exhibitorId, id)
    .set({
      old_secret_sealed: sql<string>`secret_sealed`,
      old_secret_until: sql<Date>`clock_timestamp() + make_interval(hours => ${LIMITS.webhookOldSecretHours})`,
      secret_sealed: secretSealed,
    })
    .returning('old_secret_until')
    .executeTakeFirst();
  return row?.old_secret_until ?? null;
}

/** The addresses of a company that are told of such an event. */
export async function toldOf(ctx: FairContext, exhibitorId: string, event: WebhookEvent): Promise<string[]> {
  const rows = await ofCompany(ctx, exhibitorId)
    .where('active', '=', true)
    .where(sql<boolean>`${event} = any(events)`)
    .select('id')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Nothing has arrived since then; the first failure counts. Answers since when. */
export async function noteFailing(ctx: FairContext, id: string, now: Date): Promise<Date | null> {
  const row = await ctx.db
    .updateTable('webhook')
    .set({ failing_since: sql<Date>`coalesce(failing_since, ${now})` })
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('id', '=', id)
    .returning('failing_since')
    .executeTakeFirst();
  return row?.failing_since ?? null;
}

export const noteArrived = (ctx: FairContext, id: string): Promise<unknown> =>
  ctx.db
    .updateTable('webhook')
    .set({ failing_since: null })
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('id', '=', id)
    .where('failing_since', 'is not', null)
    .execute();
