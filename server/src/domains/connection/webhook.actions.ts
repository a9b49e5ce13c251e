import { LIMITS } from '@fairbridge/contract/limits.ts';
import { TEST_EVENT } from '@fairbridge/contract/connection/connection.shapes.ts';
import type { ExhibitorCaller } from '@fairbridge/contract/roles.ts';
import { newId } from '../../core/id.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { fail, failFields } from '../../platform/http/app-error.ts';
import { decrypt, encrypt } from '../../platform/encryption/encryption.ts';
import { checkPublicAddress } from '../../platform/outgoing/outgoing.ts';
import { lockCompany } from '../exhibitor/exhibitor.queries.ts';
import { beginRound, insertDeliveries, lockDelivery } from './webhook-delivery.queries.ts';
import { webhookDue } from './webhook.events.ts';
import {
  updateWebhook,
  webhookCount,
  webhookOf,
  webhookOfRequest,
  writeSecret,
  webhooks,
  type Webhook,
  type WebhookForm,
} from './webhook.queries.ts';
import { WEBHOOK_SECRET } from './webhook.sending.ts';
import { newWebhookSecret } from './webhook.signature.ts';

type Using = Pick<Services, 'config' | 'jobs'>;

/** Only what may ever be reached is kept; what its name means is looked at each time something is sent (G31). */
function requireReachable({ config }: Using, { url }: WebhookForm): void {
  if (checkPublicAddress(url, config.OUTGOING_HOSTS) === null) failFields({ field: 'url', rule: 'webhookUrl' });
}

const isSame = (one: WebhookForm, other: WebhookForm): boolean =>
  one.name === other.name &&
  one.url === other.url &&
  one.active === other.active &&
  one.events.join() === other.events.join();

/**
 * Answers the secret, which nobody is shown again. The same request sent again answers the address it made (G57).
 * Errors: `webhookLimit`; `conflict` where other words come under the same id.
 */
export async function addWebhook(
  using: Using,
  ctx: FairContext,
  { exhibitorId }: ExhibitorCaller,
  { requestId = null, ...form }: WebhookForm & { requestId?: string | null | undefined },
): Promise<{ id: string; secret: string }> {
  requireReachable(using, form);
  const { SECRET } = using.config;
  return inTransaction(ctx, async (inner) => {
    await lockCompany(inner, exhibitorId);
    const made = requestId === null ? undefined : await webhookOfRequest(inner, exhibitorId, requestId);
    if (made !== undefined && !isSame(made, form)) fail('conflict');
    if (made !== undefined) return { id: made.id, secret: decrypt(SECRET, WEBHOOK_SECRET, made.secret_sealed) };
    if ((await webhookCount(inner, exhibitorId)) >= LIMITS.webhooksMax)
      fail('webhookLimit', { max: LIMITS.webhooksMax });
    const secret = newWebhookSecret();
    const { name, url, events, active } = form;
    const id = await webhooks.insert(inner, {
      exhibitor_id: exhibitorId,
      name,
      url,
      events: [...events],
      active,
      secret_sealed: encrypt(SECRET, WEBHOOK_SECRET, secret),
      request_id: requestId,
    });
    return { id, secret };
  });
}

export async function saveWebhook(
  using: Using,
  ctx: FairContext,
  { exhibitorId }: ExhibitorCaller,
  form: WebhookForm & { id: string },
): Promise<Webhook> {
  if ((await webhookOf(ctx, exhibitorId, form.id)) === undefined) fail('notFound');
  requireReachable(using, form);
  return (await updateWebhook(ctx, exhibitorId, form)) ?? fail('notFound');
}

/** The secret before signs beside the new one for a day, so that the receiver can be changed without losing anything. */
export async function renewSecret({ config }: Using, ctx: FairContext, { exhibitorId }: ExhibitorCaller, id: string) {
  const secret = newWebhookSecret();
  const until = await writeSecret(ctx, exhibitorId, id, encrypt(config.SECRET, WEBHOOK_SECRET, secret));
  if (until === null) fail('notFound');
  return { secret, oldSecretUntil: until.toISOString() };
}

/** A test goes to an address that is off, too: that is how one finds out whether it may be on again. */
export async function testWebhook({ jobs }: Using, ctx: FairContext, { exhibitorId }: ExhibitorCaller, id: string) {
  if ((await webhookOf(ctx, exhibitorId, id)) === undefined) fail('notFound');
  return inTransaction(ctx, async (inner) => {
    const [deliveryId = ''] = await insertDeliveries(inner, [id], { event: TEST_EVENT, subjectId: newId() });
    await jobs.publish(inner.db, webhookDue, { exhibitionId: inner.exhibition.id, deliveryId, round: 1 });
    return { deliveryId };
  });
}

/** Sends something once more, under its id, with all the tries that it had at first. */
export async function replayDelivery(
  { jobs }: Using,
  ctx: FairContext,
  { exhibitorId }: ExhibitorCaller,
  id: string,
): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    const delivery = await lockDelivery(inner, exhibitorId, id);
    if (delivery === undefined) fail('notFound');
    if (!delivery.active) fail('webhookOff');
    const round = await beginRound(inner, id);
    await jobs.publish(inner.db, webhookDue, { exhibitionId: inner.exhibition.id, deliveryId: id, round });
  });
}
