import { newId } from '../src/core/id.ts';
import type { FairContext } from '../src/core/fair-context.ts';
import { WEBHOOK_SECRET } from '../src/domains/connection/webhook.sending.ts';
import { newWebhookSecret } from '../src/domains/connection/webhook.signature.ts';
import { insertRows } from '../src/platform/database/insert-rows.ts';
import { encrypt } from '../src/platform/encryption/encryption.ts';
import type { TestPortal } from './portal.ts';

/** An address of a company, at which nobody answers unless told otherwise. */
export async function makeWebhook(
  test: TestPortal,
  exhibitorId: string,
  given: { url?: string; active?: boolean; failing_since?: string } = {},
  ctx: FairContext = test.ctx,
): Promise<string> {
  const id = newId();
  const { SECRET } = test.portal.services.config;
  const row = { id, exhibition_id: ctx.exhibition.id, exhibitor_id: exhibitorId, name: 'CRM', active: true };
  const secretSealed = encrypt(SECRET, WEBHOOK_SECRET, newWebhookSecret());
  const url = 'https://crm.company.invalid/';
  await insertRows(ctx.db, 'webhook', [
    { ...row, url, events: ['order.created'], secret_sealed: secretSealed, ...given },
  ]);
  return id;
}

/** Something that was to be sent to an address of a company. */
export async function makeDelivery(
  test: TestPortal,
  exhibitorId: string,
  ctx: FairContext = test.ctx,
): Promise<string> {
  const webhookId = await makeWebhook(test, exhibitorId, {}, ctx);
  const id = newId();
  const of = { exhibition_id: ctx.exhibition.id, webhook_id: webhookId };
  await insertRows(ctx.db, 'webhook_delivery', [
    { ...of, id, event: 'order.created', subject_id: newId(), state: 'failed', tries: 10 },
  ]);
  return id;
}
