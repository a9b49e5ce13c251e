import { randomBytes } from 'node:crypto';
import { CONSOLE_LIMITS } from '@fairbridge/contract/console-limits.ts';
import type { AuditAction } from '@fairbridge/contract/audit-actions.ts';
import { countDays, dayAfter } from '@fairbridge/contract/days.ts';
import type { FairState } from '@fairbridge/contract/fair-state.ts';
import { dayInBeijing } from '../../core/days.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { fail, failFields } from '../../platform/http/app-error.ts';
import { writeAudit, type Acting } from '../audit/audit.actions.ts';
import { pageAddress, siteOf } from '../exhibition/exhibition.address.ts';
import { previewHash } from '../exhibition/exhibition.gate.ts';
import { invalidate, invalidateSettings } from '../exhibition/exhibition.invalidation.ts';
import { deletionMessage } from './fair.mails.ts';
import { endOtherDefaults, lockFair, ownersOf, staffName, writeFair } from './fair.queries.ts';

type Using = Pick<Services, 'config' | 'directory' | 'jobs' | 'sessions'>;
type State = Awaited<ReturnType<typeof lockFair>>;

/**
 * Changes the state of the fair by what `change` makes of it as it is now; true where it changed. Every process has it within a second, this one
 * before it answers.
 */
async function changeState(
  services: Using,
  ctx: FairContext,
  acting: Acting,
  act: AuditAction,
  change: (now: State, inner: FairContext) => Promise<boolean>,
): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    if (!(await change(await lockFair(inner), inner))) return;
    await writeAudit(inner, acting, { act });
    await invalidate(inner, { kind: 'exhibition', id: null });
    await invalidateSettings(inner);
  });
  await services.directory.load();
  services.sessions.forget();
}

const NO_PREVIEW = { preview_hash: null, preview_until: null };

/** Opens a draft, or an archived fair again. Error: `fairDeleting`. */
export const openFair = (services: Using, ctx: FairContext, acting: Acting): Promise<void> =>
  changeState(services, ctx, acting, 'fair.open', async ({ state, deleting_at: deletingAt }, inner) => {
    if (state === 'open') return false;
    if (deletingAt !== null) fail('fairDeleting');
    const next: FairState = 'open';
    await writeFair(inner, { state: next, ...NO_PREVIEW });
    return true;
  });

/** Error: `fairIsDraft`. */
export const archiveFair = (services: Using, ctx: FairContext, acting: Acting): Promise<void> =>
  changeState(services, ctx, acting, 'fair.archive', async ({ state }, inner) => {
    if (state === 'archived') return false;
    if (state === 'draft') fail('fairIsDraft');
    await writeFair(inner, { state: 'archived' });
    return true;
  });

/** Errors: `fairIsDraft`, `fairDeleting`. */
export const makeDefaultFair = (services: Using, ctx: FairContext, acting: Acting): Promise<void> =>
  changeState(services, ctx, acting, 'fair.makeDefault', async (now, inner) => {
    if (now.is_default) return false;
    if (now.state === 'draft') fail('fairIsDraft');
    if (now.deleting_at !== null) fail('fairDeleting');
    await endOtherDefaults(inner);
    await writeFair(inner, { is_default: true });
    return true;
  });

const HOUR = 3_600_000;
const TOKEN_BYTES = 32;
/** The end of a day in Beijing. */
const endOf = (day: string): Date => new Date(Date.parse(`${dayAfter(day, 1)}T00:00:00Z`) - 8 * HOUR);

/** A link that shows the draft until the end of this day; the one before ends. Errors: `fairNotDraft`, `badInput`. */
export async function renewPreview(
  services: Using,
  ctx: FairContext,
  acting: Acting,
  until: string,
): Promise<{ url: string }> {
  const today = dayInBeijing(new Date());
  const max = CONSOLE_LIMITS.previewDaysMax;
  if (until < today || countDays({ from: today, to: until }) - 1 > max)
    failFields({ field: 'until', rule: 'previewDay', values: { max } });
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await changeState(services, ctx, acting, 'fair.renewPreview', async ({ state }, inner) => {
    if (state !== 'draft') fail('fairNotDraft');
    await writeFair(inner, { preview_hash: previewHash(token), preview_until: endOf(until) });
    return true;
  });
  return { url: `${siteOf(services.config, ctx.exhibition)}/preview/${token}` };
}

export const endPreview = (services: Using, ctx: FairContext, acting: Acting): Promise<void> =>
  changeState(services, ctx, acting, 'fair.endPreview', async (now, inner) => {
    if (now.preview_hash === null) return false;
    await writeFair(inner, NO_PREVIEW);
    return true;
  });

async function tellOwners(
  services: Using,
  ctx: FairContext,
  { caller }: Acting,
  news: { kind: 'asked'; day: string } | { kind: 'back' },
): Promise<void> {
  const who = await staffName(ctx, caller.staffId);
  const messages = (await ownersOf(ctx)).map((owner) =>
    deletionMessage(ctx.exhibition, owner, {
      ...news,
      who,
      link: pageAddress(services.config, ctx.exhibition, owner.lang, '/organizer/fair/state'),
    }),
  );
  await services.jobs.sendMessages(ctx.db, messages);
}

const DAY = 24 * HOUR;

/** Whoever asks twice waits no longer. Errors: `fairIsDefault`; `badInput` for another name than the fair's. */
export async function askDeletion(
  services: Using,
  ctx: FairContext,
  acting: Acting,
  name: string,
): Promise<{ deletingAt: Date }> {
  if (![ctx.exhibition.name.zh, ctx.exhibition.name.en].includes(name)) failFields({ field: 'name', rule: 'fairName' });
  const alone = services.directory.all().length === 1;
  let deletingAt = new Date(Date.now() + CONSOLE_LIMITS.fairDeletionDays * DAY);
  await changeState(services, ctx, acting, 'fair.askDeletion', async (now, inner) => {
    if (now.is_default && !alone) fail('fairIsDefault');
    if (now.deleting_at !== null) {
      deletingAt = now.deleting_at;
      return false;
    }
    await writeFair(inner, { deleting_at: deletingAt });
    await tellOwners(services, inner, acting, { kind: 'asked', day: dayInBeijing(deletingAt) });
    return true;
  });
  return { deletingAt };
}

export const takeDeletionBack = (services: Using, ctx: FairContext, acting: Acting): Promise<void> =>
  changeState(services, ctx, acting, 'fair.takeDeletionBack', async (now, inner) => {
    if (now.deleting_at === null) return false;
    await writeFair(inner, { deleting_at: null });
    await tellOwners(services, inner, acting, { kind: 'back' });
    return true;
  });
