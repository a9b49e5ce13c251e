import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Uploader } from './upload.rules.ts';
import { fail } from '../../platform/http/app-error.ts';
import { packageOf } from '../exhibitor/package.queries.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { usedBytes, lockShare } from '../exhibitor/storage-share.queries.ts';

/** The share of the store that a company has for all its files. */
const companyShare = async (ctx: FairContext, exhibitorId: string): Promise<number> =>
  (await packageOf(ctx, exhibitorId)).limits.bytes;

/** Nobody fills the store alone (G44): a person has a small share, a company a large one. */
export async function failIfOverQuota(ctx: FairContext, ownerId: string, ofCompany: boolean): Promise<void> {
  const most = ofCompany ? await companyShare(ctx, ownerId) : LIMITS.visitorFileBytesMax;
  if ((await usedBytes(ctx, ownerId, ofCompany ? 'everything' : 'pictures')) >= most) fail('uploadLimit');
}

/** The organizer's own pictures have a share as large as a company's. */
export async function failIfOverOrganizerQuota(ctx: FairContext): Promise<void> {
  if ((await usedBytes(ctx, ctx.exhibition.id, 'everything')) >= LIMITS.organizerFileBytesMax) fail('uploadLimit');
}

/** The share that a company, a person or the organizer has for videos, in bytes. */
export async function videoShareOf(ctx: FairContext, caller: Uploader): Promise<number> {
  if (caller.kind === 'organizer') return LIMITS.organizerFileBytesMax;
  return caller.kind === 'visitor' ? LIMITS.visitorVideoBytesMax : companyShare(ctx, caller.exhibitorId);
}

/**
 * Asks again and writes, one upload of an owner at a time: what came at once with others has read the same figure before any was written.
 * @param ask refuses where there is no room
 */
export async function reserveQuota(
  ctx: FairContext,
  ownerId: string,
  ask: (ctx: FairContext) => Promise<void>,
  write: (ctx: FairContext) => Promise<unknown>,
): Promise<void> {
  await ctx.db.transaction().execute(async (db) => {
    const inside = { ...ctx, db };
    await lockShare(db, ownerId);
    await ask(inside);
    await write(inside);
  });
}
