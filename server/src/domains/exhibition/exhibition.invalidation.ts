import { z } from 'zod';
import { calls, contract, type Contract } from '@fairbridge/contract/index.ts';
import { notify } from '../../platform/database/listen.ts';
import { INVALIDATE_ALL, type InvalidationFilter } from '../../platform/http/invalidation-log.ts';
import type { FairContext } from '../../core/fair-context.ts';

/** Processes listen to this channel and drop what they keep of the exhibition that depends on what the message names (G5). */
export const INVALIDATION_CHANNEL = 'exhibition_changed';

/** Kinds that are no noun of the contract. */
const OTHER_KINDS = ['post', 'pageLink'] as const;
type Kind = keyof Contract | (typeof OTHER_KINDS)[number];

/** What was changed, by kind and id; without id all of that kind. */
export type Change = { kind: Kind; id: string | null };

/** The domains whose calls show something of these kinds; one that is not here may show anywhere. */
const SHOWN_IN: Partial<Record<Kind, readonly string[]>> = {
  visitor: ['visitor', 'newsfeed'],
  post: ['newsfeed'],
  sourcing: ['sourcing'],
  meetingSignup: ['meeting'],
};

const domains = new Map([...calls].map(([name, { path }]) => [path, name.split('.')[0] ?? '']));

/** Which calls' answers a change reaches. */
export function invalidationFilter({ kind }: Change): InvalidationFilter {
  const shown = SHOWN_IN[kind];
  return shown === undefined ? INVALIDATE_ALL : (path) => shown.includes(domains.get(path) ?? '');
}

const message = z.tuple([z.string(), z.string(), z.string().nullable()]);
const isKnown = (kind: string): kind is Kind =>
  Object.hasOwn(contract, kind) || OTHER_KINDS.some((known) => known === kind);

/** Tells all processes, when the transaction commits, that something others see has changed. Who changed nothing tells nothing. */
export async function invalidate(ctx: FairContext, { kind, id }: Change): Promise<void> {
  await notify(ctx.db, INVALIDATION_CHANNEL, JSON.stringify([ctx.exhibition.id, kind, id]));
}

/**
 * The exhibition and the change that a message names; null for everything: during a deployment a process of an earlier release names the
 * exhibition alone, and one of a later release a kind that is not known here (G59).
 */
export function parseInvalidation(payload: string): { exhibitionId: string; change: Change | null } {
  if (!payload.startsWith('[')) return { exhibitionId: payload, change: null };
  const [exhibitionId, kind, id] = message.parse(JSON.parse(payload));
  return { exhibitionId, change: isKnown(kind) ? { kind, id } : null };
}

/** Processes listen to this channel too: on a message they read the exhibitions anew, then empty what they keep. */
export const SETTINGS_CHANNEL = 'exhibition_settings';

/** Tells all processes, when the transaction commits, that an exhibition's own settings have changed. */
export async function invalidateSettings(ctx: FairContext): Promise<void> {
  await notify(ctx.db, SETTINGS_CHANNEL, ctx.exhibition.id);
}
