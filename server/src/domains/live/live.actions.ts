import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { AuditAction } from '@fairbridge/contract/audit-actions.ts';
import type { LiveForm } from '@fairbridge/contract/live/live.shapes.ts';
import type { VisitorCaller } from '@fairbridge/contract/roles.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { decrypt, encrypt } from '../../platform/encryption/encryption.ts';
import { fail, failFields } from '../../platform/http/app-error.ts';
import type { CameraPiece } from '../../platform/live/cameras.ts';
import { between } from '../../platform/live/hls-playlist.ts';
import { writeAudit, type Acting as StaffActing } from '../audit/audit.actions.ts';
import { joinPool } from '../contact/contact.joining.ts';
import { invalidate } from '../exhibition/exhibition.invalidation.ts';
import { lockCompany } from '../exhibitor/exhibitor.queries.ts';
import { packageOf } from '../exhibitor/package.queries.ts';
import { broadcastClosed, broadcastState } from './live-room.broadcast.ts';
import { indexLives } from './live.document.ts';
import { livePlanChanged } from './live.events.ts';
import { forgetReminders } from './live-reminder.queries.ts';
import { liveCodeOf, liveRow, productIdsOf } from './live.queries.ts';
import { EARLY_MINUTES, stateOf } from './live.rules.ts';
import {
  employeesOf,
  insertLive,
  insertPin,
  isOwnCover,
  livesUsed,
  ownLiveRow,
  ownProductCount,
  updateLive,
  lives,
  ownLive,
  type LockedLive,
} from './own-live.queries.ts';

/** Stream keys are sealed: whoever reads the database cannot broadcast (G46). */
export const STREAM_KEY = 'stream key of a live';
const KEY_BYTES = 24;

const newKey = (): string => randomBytes(KEY_BYTES).toString('base64url');

type Using = Pick<Services, 'config' | 'liveEngine' | 'realtime' | 'jobs'>;
type Saved = { id: string; version: number };

/** Whose live it is: a company's, or the fair's own, of which is written down who of the staff did what. */
export type LiveOwner = { exhibitorId: string } | { exhibitorId: null; staff: StaffActing };
type Acting = { exhibitorId: string | null };

/** What is kept of the live is dropped, and what the organizer did goes into the log, in the transaction that did it. */
async function follow(ctx: FairContext, owner: LiveOwner, act: AuditAction, id: string): Promise<void> {
  await invalidate(ctx, { kind: 'live', id });
  if (owner.exhibitorId !== null) return;
  await writeAudit(ctx, owner.staff, { act, object: { kind: 'live', id } });
}

async function checkForm(ctx: FairContext, { exhibitorId }: LiveOwner, form: LiveForm): Promise<void> {
  if (!(await isOwnCover(ctx, exhibitorId, form.cover))) failFields({ field: 'cover', rule: 'liveCover' });
  if (exhibitorId === null) return;
  const hosts = await employeesOf(ctx, exhibitorId, form.hosts);
  if (hosts.length < new Set(form.hosts).size) failFields({ field: 'hosts', rule: 'liveHosts' });
  const products = new Set(form.products);
  if ((await ownProductCount(ctx, exhibitorId, [...products])) < products.size)
    failFields({ field: 'products', rule: 'hotspotExhibit' });
}

const hoursOf = ({ startsAt, endsAt }: LiveForm): number =>
  (new Date(endsAt).getTime() - new Date(startsAt).getTime()) / 3_600_000;

/** Held before its live: two plans at once must not both be the last one (ruling 5.6). */
async function lockOwner(ctx: FairContext, { exhibitorId }: LiveOwner): Promise<void> {
  if (exhibitorId !== null) await lockCompany(ctx, exhibitorId);
}

/** The fair itself has no package. */
async function checkPackage(
  ctx: FairContext,
  { exhibitorId }: LiveOwner,
  form: LiveForm,
  changed?: string,
): Promise<void> {
  if (exhibitorId === null) return;
  const { limits } = await packageOf(ctx, exhibitorId);
  const used = await livesUsed(ctx, exhibitorId, changed);
  if (changed === undefined && used.lives >= limits.lives) fail('liveLimit', { max: limits.lives });
  if (used.hours + hoursOf(form) > limits.liveHours) fail('liveHours', { max: limits.liveHours });
}

export async function planLive({ config }: Using, ctx: FairContext, owner: LiveOwner, form: LiveForm): Promise<Saved> {
  return inTransaction(ctx, async (inner) => {
    await lockOwner(inner, owner);
    await checkPackage(inner, owner, form);
    await checkForm(inner, owner, form);
    const id = await insertLive(inner, owner.exhibitorId, form, encrypt(config.SECRET, STREAM_KEY, newKey()));
    await indexLives(inner, [id]);
    await follow(inner, owner, 'live.add', id);
    return { id, version: 1 };
  });
}

/** Whoever wanted to be reminded of a live that is still to come hears that its plan has changed, and is reminded of the new one. */
export async function planChanged({ jobs }: Pick<Services, 'jobs'>, ctx: FairContext, live: LockedLive): Promise<void> {
  if (stateOf(live, new Date()) !== 'upcoming') return;
  await forgetReminders(ctx, live.id);
  await jobs.publish(ctx.db, livePlanChanged, { exhibitionId: ctx.exhibition.id, liveId: live.id });
}

const sameTimes = (live: LockedLive, form: LiveForm): boolean =>
  live.starts_at.getTime() === new Date(form.startsAt).getTime() &&
  live.ends_at.getTime() === new Date(form.endsAt).getTime();

const sameAudience = (live: LockedLive, form: LiveForm): boolean =>
  live.scope === form.scope && live.code === form.code && sameTimes(live, form);

export async function changeLive(
  using: Using,
  ctx: FairContext,
  owner: LiveOwner,
  { id, version, ...form }: LiveForm & { id: string; version: number },
): Promise<Saved> {
  const { saved, live } = await inTransaction(ctx, async (inner) => {
    await lockOwner(inner, owner);
    const live = await lives.lockVersion(inner, ownLive(owner.exhibitorId, id), version);
    if (live.started_at !== null && !sameAudience(live, form)) fail('liveBegun');
    await checkPackage(inner, owner, form, id);
    await checkForm(inner, owner, form);
    const saved = { id, version: await updateLive(inner, id, form) };
    await indexLives(inner, [id]);
    if (!sameTimes(live, form)) await planChanged(using, inner, live);
    await follow(inner, owner, 'live.update', id);
    return { saved, live };
  });
  if (live.scope !== form.scope) broadcastClosed(using, id);
  else await broadcastState(using, ctx, id);
  return saved;
}

/** The live, if it is not over. */
function opened(live: LockedLive): LockedLive {
  if (stateOf(live, new Date()) === 'ended' || live.ended_at !== null) fail('liveOver');
  return live;
}

/** An own live that is not over, held. */
const lockOpen = async (ctx: FairContext, { exhibitorId }: Acting, id: string): Promise<LockedLive> =>
  opened(await lives.lock(ctx, ownLive(exhibitorId, id)));

/** Goes on the air with what an encoder sends. */
export async function startLive(using: Using, ctx: FairContext, acting: LiveOwner, id: string): Promise<void> {
  const isOn = await using.liveEngine.isOn();
  const streams = await using.liveEngine.streams().catch(() => []);
  await inTransaction(ctx, async (inner) => {
    const live = await lockOpen(inner, acting, id);
    if (!isOn) fail('liveOff');
    if (live.started_at !== null) return;
    if (live.starts_at.getTime() - Date.now() > EARLY_MINUTES * 60_000)
      fail('liveTooEarly', { minutes: EARLY_MINUTES });
    if (!streams.some(({ name, isPublishing }) => name === id && isPublishing)) fail('liveNotSending');
    await lives.write(inner, { id }, { started_at: new Date() });
    await follow(inner, acting, 'live.start', id);
  });
  await broadcastState(using, ctx, id);
}

/** Ends a live for good: nobody sends to it any more, and what was sent between its beginning and now is its replay. */
export async function endLive(using: Using, ctx: FairContext, acting: LiveOwner, id: string): Promise<void> {
  const at = await inTransaction(ctx, async (inner) => {
    const live = await lockOpen(inner, acting, id);
    if (live.started_at === null) fail('liveNotSending');
    const now = new Date();
    await lives.write(inner, { id }, { ended_at: now, publishing_since: null });
    await follow(inner, acting, 'live.end', id);
    return { started: live.started_at, ended: now };
  });
  await closeRecording(using, ctx, id, at);
}

type Span = { started: Date; ended: Date };

/** Writes the last segment, and how long the recording of a live that has ended is. */
export async function closeRecording(
  using: Pick<Services, 'liveEngine' | 'realtime'>,
  ctx: FairContext,
  id: string,
  { started, ended }: Span,
): Promise<void> {
  const { liveEngine } = using;
  await liveEngine.end(id).catch(() => {});
  const recorded = between(await liveEngine.segments(id), started, ended);
  const seconds = recorded.reduce((sum, segment) => sum + segment.seconds, 0);
  const bytes = await liveEngine.recordedBytes(id);
  await inTransaction(ctx, async (inner) => {
    await lives.write(inner, { id }, { recorded_seconds: Math.round(seconds), recorded_bytes: bytes });
    await invalidate(inner, { kind: 'live', id });
  });
  await broadcastState(using, ctx, id);
}

/** Deletes an own live that is not on the air, with what was recorded of it. */
export async function removeLive(using: Using, ctx: FairContext, owner: LiveOwner, id: string): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    const live = await lives.lock(inner, ownLive(owner.exhibitorId, id));
    if (stateOf(live, new Date()) === 'onLive') fail('liveBegun');
    await lives.write(inner, { id }, { deleted_at: new Date(), publishing_since: null });
    await indexLives(inner, [id]);
    await planChanged(using, inner, live);
    await follow(inner, owner, 'live.remove', id);
  });
  broadcastClosed(using, id);
  await using.liveEngine.end(id).catch(() => {});
  await using.liveEngine.remove(id);
}

/** Another stream key; whoever sends with the old one is cut off within two seconds (G46). */
export async function renewKey(
  { config, liveEngine }: Using,
  ctx: FairContext,
  acting: LiveOwner,
  id: string,
): Promise<string> {
  const key = newKey();
  await inTransaction(ctx, async (inner) => {
    await lockOpen(inner, acting, id);
    await lives.write(inner, { id }, { key_sealed: encrypt(config.SECRET, STREAM_KEY, key), publishing_since: null });
    await follow(inner, acting, 'live.renewKey', id);
  });
  await liveEngine.cutOff(id).catch(() => {});
  return key;
}

/** The page of a host asks every few seconds: the row is held only where there is no key yet. */
export async function keyOf({ config }: Pick<Using, 'config'>, ctx: FairContext, acting: Acting, id: string) {
  const live = opened((await lives.find(ctx, ownLive(acting.exhibitorId, id))) ?? fail('notFound'));
  const sealed = live.key_sealed ?? (await makeKey(config, ctx, acting, id));
  return { live, key: decrypt(config.SECRET, STREAM_KEY, sealed) };
}

async function makeKey(config: Using['config'], ctx: FairContext, acting: Acting, id: string): Promise<string> {
  return inTransaction(ctx, async (inner) => {
    const live = await lockOpen(inner, acting, id);
    if (live.key_sealed !== null) return live.key_sealed;
    const sealed = encrypt(config.SECRET, STREAM_KEY, newKey());
    await lives.write(inner, { id }, { key_sealed: sealed });
    return sealed;
  });
}

/** Passes on what a browser records of its camera: like any encoder it shows the stream key, which never leaves the server. */
export async function sendCamera(
  using: Using,
  ctx: FairContext,
  acting: Acting,
  { id, ...piece }: Omit<CameraPiece, 'key'> & { id: string },
  bytes: Buffer,
): Promise<void> {
  const { liveEngine } = using;
  const { key } = await keyOf(using, ctx, acting, id);
  const answer = await liveEngine
    .sendCamera(id, { ...piece, key }, bytes)
    .catch(async () => fail((await liveEngine.isOn()) ? 'unavailable' : 'liveOff'));
  if (answer === 'another') fail('liveOtherEncoder');
  if (answer === 'lost') fail('liveCameraLost');
  if (answer === 'taken') return;
  const live = await ownLiveRow(ctx, acting.exhibitorId, id);
  if (live === null) fail('notFound');
  if (live.starts_at > new Date()) fail('liveTooEarly', { minutes: EARLY_MINUTES });
  fail('liveOver');
}

/** Pins an exhibit of the live, or none. */
export async function pinProduct(
  using: Using,
  ctx: FairContext,
  { exhibitorId }: Acting,
  id: string,
  productId: string | null,
): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    const live = await lives.lock(inner, ownLive(exhibitorId, id));
    if (productId !== null && !(await productIdsOf(inner, id)).includes(productId)) fail('notFound');
    if (live.pinned_product_id === productId) return;
    await lives.write(inner, { id }, { pinned_product_id: productId });
    await insertPin(inner, id, productId);
    await invalidate(inner, { kind: 'live', id });
  });
  await broadcastState(using, ctx, id);
}

/** Is this the code? Compared in the same time wherever they differ. */
const isCode = (code: string, typed: string): boolean =>
  code !== '' && code.length === typed.length && timingSafeEqual(Buffer.from(code), Buffer.from(typed));

/** Lets a visitor with the invitation code of a private live into the customer pool of its company (rulings 3.3, 3.5; G12). */
export async function enterByCode(
  { jobs }: Pick<Services, 'jobs'>,
  ctx: FairContext,
  { visitorId }: Pick<VisitorCaller, 'visitorId'>,
  { id, code }: { id: string; code: string },
): Promise<'entered' | 'wrong'> {
  const live = await liveRow(ctx, id);
  if (live?.exhibitor_id === null || live === null) fail('notFound');
  if (live.state === 'ended') fail('liveOver');
  const known = await liveCodeOf(ctx, id);
  if (known === null || !isCode(known.code, code)) return 'wrong';
  await inTransaction(ctx, async (inner) => {
    await joinPool(jobs, inner, {
      exhibitorId: known.exhibitor_id,
      visitorId,
      source: 'INVITE_CODE_LIVE',
      employeeId: null,
    });
  });
  return 'entered';
}
