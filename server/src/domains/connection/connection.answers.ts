import {
  apiScope,
  deliveryFailure,
  deliveryState,
  webhookEvent,
  type ApiKeyRow,
  type DeliveryRow,
  type WebhookRow,
} from '@fairbridge/contract/connection/connection.shapes.ts';
import type { ApiKey } from './api-key.queries.ts';
import type { DeliveryPageRow } from './webhook-delivery.queries.ts';
import type { Webhook } from './webhook.queries.ts';

const instantOf = (at: Date | null): string | null => at?.toISOString() ?? null;

export const webhookAnswer = ({ id, name, url, events, active, ...row }: Webhook, now: Date): WebhookRow => ({
  id,
  name,
  url,
  // one that is not sent any more is not shown
  events: webhookEvent.options.filter((event) => events.includes(event)),
  active,
  failingSince: instantOf(row.failing_since),
  stoppedAt: instantOf(row.stopped_at),
  oldSecretUntil: row.old_secret_until !== null && row.old_secret_until > now ? instantOf(row.old_secret_until) : null,
  createdAt: row.created_at.toISOString(),
});

export const deliveryAnswer = (row: DeliveryPageRow): DeliveryRow => ({
  id: row.id,
  event: row.event,
  subjectId: row.subject_id,
  state: deliveryState.parse(row.state),
  tries: row.tries,
  createdAt: row.created_at.toISOString(),
  triedAt: instantOf(row.tried_at),
  nextAt: instantOf(row.next_at),
  status: row.status,
  failure: deliveryFailure.nullable().catch(null).parse(row.failure),
  milliseconds: row.milliseconds,
  answer: row.answer,
});

export const apiKeyAnswer = ({ id, name, scopes, ending, ...row }: ApiKey): ApiKeyRow => ({
  id,
  name,
  scopes: apiScope.options.filter((scope) => scopes.includes(scope)),
  ending,
  lastUsedAt: instantOf(row.last_used_at),
  createdAt: row.created_at.toISOString(),
});
