import { timingSafeEqual } from 'node:crypto';
import { randomBytes } from 'node:crypto';
import type { LiveForm } from '@fairbridge/contract/live/live.shapes.ts';
import type { ExhibitorCaller, VisitorCaller } from '@fairbridge/contract/roles.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { decrypt, encrypt } from '../../platform/encryption/encryption.ts';
import { fail, failFields } from '../../platform/http/app-error.ts';
import { invalidate } from '../exhibition/exhibition.invalidation.ts';
import { lockCompany } from '../exhibitor/exhibitor.queries.ts';
import { packageOf } from '../exhibitor/package.queries.ts';
import { EARLY_MINUTES, stateOf } from './live.rules.ts';
import {
  employeesOf,
  insertLive,
  insertPin,
  isOwnCover,
  livesUsed,
  lockLive,
  ownProductCount,
  updateLive,
  writeLive,
  type LockedLive,
} from './own-live.queries.ts';

/** Stream keys are sealed: whoever reads the database cannot broadcast (G46). */
export const STREAM_KEY = 'stream key of a live';
const KEY_BYTES = 24;

const newKey = (): string => randomBytes(KEY_BYTES).toString('base64url');

type Using = Pick<Services, 'config' | 'liveEngine'>;
type Saved = { id: string; version: number };

async function checkForm(ctx: FairContext, exhibitorId: string, form: LiveForm): Promise<void> {
  if (!(await isOwnCover(ctx, exhibitorId, form.cover))) failFields({ field: 'cover', rule: 'liveCover' });
  const hosts = await employeesOf(ctx, exhibitorId, form.hosts);
  if (hosts.length < new Set(form.hosts).size) failFields({ field: 'hosts', rule: 'liveHosts' });
  const products = new Set(form.products);
  if ((await ownProductCount(ctx, exhibitorId, [...products])) < products.size)
    failFields({ field: 'products', rule: 'hotspotExhibit' });
}

const hoursOf = ({ startsAt, endsAt }: LiveForm): number =>
  (new Date(endsAt).getTime() - new Date(startsAt).getTime()) / 3_600_000;

/** With the company held: two plans at once must not both be the last one (ruling 5.6). */
async function checkPackage(ctx: FairContext, exhibitorId: string, form: LiveForm, changed?: string): Promise<void> {
  const { limits } = await packageOf(ctx, exhibitorId);
  const used = await livesUsed(ctx, exhibitorId, changed);
  if (changed === undefined && used.lives >= limits.lives) fail('liveLimit', { max: limits.lives });
  if (used.hours + hoursOf(form) > limits.liveHours) fail('liveHours', { max: limits.liveHours });
}

export async function planLive({ config }: Using, ctx: FairContext, exhibitorId: string, form: LiveForm): Promise<Saved> {
  return inTransaction(ctx, async (inner) => {
    await lockCompany(inner, exhibitorId);
    await checkPackage(inner, exhibitorId, form);
    await checkForm(inner, exhibitorId, form);
    const id = await insertLive(inner, exhibitorId, form, encrypt(config.SECRET, STREAM_KEY, newKey()));
    await invalidate(inner, { kind: 'live', id });
    return { id, version: 1 };
  });
}

const sameAudience = (live: LockedLive, form: LiveForm): boolean =>
  live.scope === form.scope &&
  live.code === form.code &&
  live.starts_at.getTime() === new Date(form.startsAt).getTime() &&
  live.ends_at.getTime() === new Date(form.endsAt).getTime();

export async function changeLive(
  ctx: FairContext,
  exhibitorId: string,
  { id, version, ...form }: LiveForm & { id: string; version: number },
): Promise<Saved> {
  return inTransaction(ctx, async (inner) => {
    await lockCompany(inner, exhibitorId);
    const live = await lockLive(inner, exhibitorId, id);
    if (live === null) fail('notFound');
    if (live.version !== version) fail('editConflict');
    if (live.started_at !== null && !sameAudience(live, form)) fail('liveBegun');
    await checkPackage(inner, exhibitorId, form, id);
    await checkForm(inner, exhibitorId, form);
    const saved = { id, version: await updateLive(inner, id, form) };
    await invalidate(inner, { kind: 'live', id });
    return saved;
  });
}
