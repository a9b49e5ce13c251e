import { LIMITS } from '@fairbridge/contract/limits.ts';
import { decrypt } from '../../platform/encryption/encryption.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { due, writeTried, type Due, type Tried } from './webhook-delivery.queries.ts';
import { webhookDue } from './webhook.events.ts';
import { notifyWebhookStopped } from './webhook.letters.ts';
import { payloadOf } from './webhook.payloads.ts';
import { noteArrived, noteFailing, webhooks } from './webhook.queries.ts';
import { reach } from './webhook.reaching.ts';
import { hasArrived, isGivenUp, pauseAfter } from './webhook.rules.ts';
import { signedHeaders } from './webhook.signature.ts';

/** What the secrets of addresses are sealed for. */
export const WEBHOOK_SECRET = 'webhook secret';

type Using = Pick<Services, 'config' | 'jobs'>;
type Answered = Pick<Tried, 'status' | 'failure' | 'milliseconds' | 'answer'>;

const UNSENT: Answered = { status: null, failure: null, milliseconds: null, answer: '' };

/**
 * Sends what is due and writes down what came of it. What the company may see is judged now and not when the event happened. Run twice, it
 * may arrive twice, under one id.
 */
export async function sendDue(using: Using, ctx: FairContext, deliveryId: string, round: number): Promise<void> {
  const delivery = await due(ctx, deliveryId, round);
  if (delivery === null) return;
  const end = (state: Tried['state'], failure: Tried['failure'] = null) =>
    writeTried(ctx, delivery.id, round, { ...UNSENT, state, failure, tries: delivery.tries, nextAt: null });
  if (!delivery.on || ctx.exhibition.exhibitorDisabled) return void (await end('failed', 'off'));
  const body = await payloadOf(ctx, {
    exhibitorId: delivery.exhibitor_id,
    event: delivery.event,
    subjectId: delivery.subject_id,
    at: delivery.created_at,
  });
  if (body === null) return void (await end('empty'));
  const answered = await send(using, delivery, body);
  await inTransaction(ctx, (inner) => note(using, inner, delivery, round, answered));
}

async function send({ config }: Using, delivery: Due, body: string): Promise<Answered> {
  const sealed = [delivery.secret_sealed, delivery.old_secret_sealed].filter((one) => one !== null);
  const secrets = sealed.map((one) => decrypt(config.SECRET, WEBHOOK_SECRET, one));
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Fairbridge-Webhooks/1',
    ...signedHeaders(secrets, delivery.id, new Date(), body),
  };
  const outcome = await reach(config, delivery.url, headers, body);
  const { milliseconds } = outcome;
  if (!outcome.sent) return { ...UNSENT, failure: outcome.why, milliseconds };
  return { status: outcome.status, failure: null, milliseconds, answer: outcome.text };
}

async function note(using: Using, ctx: FairContext, delivery: Due, round: number, answered: Answered): Promise<void> {
  const tries = delivery.tries + 1;
  const arrived = answered.status !== null && hasArrived(answered.status);
  const now = new Date();
  const failingSince = arrived ? null : await noteFailing(ctx, delivery.webhook_id, now);
  if (arrived) await noteArrived(ctx, delivery.webhook_id);
  const givenUp = !arrived && isGivenUp(failingSince, now, answered.status);
  const pause = arrived || givenUp ? null : pauseAfter(tries);
  const written = await writeTried(ctx, delivery.id, round, {
    ...answered,
    tries,
    state: arrived ? 'delivered' : pause === null ? 'failed' : 'waiting',
    nextAt: pause === null ? null : new Date(now.getTime() + pause * 1_000),
  });
  if (written && pause !== null)
    await using.jobs.publish(
      ctx.db,
      webhookDue,
      { exhibitionId: ctx.exhibition.id, deliveryId: delivery.id, round },
      { afterSeconds: pause },
    );
  const stopped = { active: false, stopped_at: now };
  if (givenUp && (await webhooks.write(ctx, { id: delivery.webhook_id, active: true }, stopped)))
    await notifyWebhookStopped(
      using,
      ctx,
      delivery,
      answered.status === 410 ? 'gone' : { days: LIMITS.webhookFailingDays },
    );
}
