import { z } from 'zod';
import { reviewState, type CompleteState, type ReviewState } from '@fairbridge/contract/account/account.shapes.ts';
import type { IdType } from '@fairbridge/contract/visitor/id-types.ts';
import type { VisitorCompany, VisitorPerson } from '@fairbridge/contract/visitor/visitor.shapes.ts';
import { unscoped } from '../../platform/database/fair-scope.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { fail } from '../../platform/http/app-error.ts';
import { visitors } from '../account/account.tables.ts';

/** Reads the completion flags and the review, and holds the row, so that two steps at once follow one another. */
export async function lockProgress(
  ctx: FairContext,
  visitorId: string,
): Promise<{ state: CompleteState; review: ReviewState | null }> {
  const row = (await visitors.lockIfThere(ctx, { id: visitorId })) ?? fail('sessionExpired');
  return {
    state: {
      completeVisitor: row.complete_visitor,
      completeVisitorRegister: row.complete_visitor_register,
      completeQuestionnaire: row.complete_questionnaire,
      completeExhibitionRegistration: row.complete_exhibition_registration,
    },
    review: z.union([reviewState, z.null()]).parse(row.review_state),
  };
}

/** Where a visitor comes from; empty while they have not said. */
export async function countryOf(ctx: FairContext, visitorId: string): Promise<string> {
  const row = await ctx.db
    .selectFrom('visitor')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('id', '=', visitorId)
    .select('country')
    .executeTakeFirst();
  return row?.country ?? '';
}

export async function writePerson(ctx: FairContext, visitorId: string, person: VisitorPerson): Promise<void> {
  const { name, title, position, department, mobileAreaCode, mobile } = person;
  const written = { name, title, position, department, mobile_area_code: mobileAreaCode, mobile };
  await visitors.write(ctx, { id: visitorId }, { ...written, complete_visitor: true });
}

export async function writeCompany(ctx: FairContext, visitorId: string, company: VisitorCompany): Promise<void> {
  await visitors.write(ctx, { id: visitorId }, { ...company, complete_visitor_register: true });
}

/** The last flags of the registration; false when it was complete before, so that correcting it later decides nothing. */
export const writeCompletion = (ctx: FairContext, visitorId: string): Promise<boolean> =>
  visitors.write(
    ctx,
    { id: visitorId, complete_exhibition_registration: false },
    { complete_questionnaire: true, complete_exhibition_registration: true, completed_at: new Date() },
  );

export async function ownVisitor(ctx: FairContext, visitorId: string) {
  const row = await ctx.db
    .selectFrom('visitor')
    .innerJoin('account', 'account.id', 'visitor.account_id')
    .where('visitor.exhibition_id', '=', ctx.exhibition.id)
    .where('visitor.id', '=', visitorId)
    .selectAll('visitor')
    .select('account.email')
    .executeTakeFirst();
  if (row === undefined) fail('sessionExpired');
  return row;
}

/** The newest complete record of the same account at another exhibition: the account's own data, wherever it was typed. */
export async function previousVisitor(ctx: FairContext, accountId: string) {
  return unscoped(ctx.db)
    .selectFrom('visitor')
    .innerJoin('account', 'account.id', 'visitor.account_id')
    .where('visitor.exhibition_id', '!=', ctx.exhibition.id)
    .where('visitor.account_id', '=', accountId)
    .where('visitor.complete_visitor', '=', true)
    .selectAll('visitor')
    .select('account.email')
    .orderBy('visitor.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** False when the picture is none that this visitor uploaded as an avatar. In a transaction: the picture is held until the visitor has it. */
export async function writeAvatar(ctx: FairContext, visitorId: string, picture: string | null): Promise<boolean> {
  if (picture !== null) {
    const own = await ctx.db
      .selectFrom('file')
      .where('exhibition_id', '=', ctx.exhibition.id)
      .where('id', '=', picture)
      .where('owner_id', '=', visitorId)
      .where('use', '=', 'avatar')
      .select('id')
      .forKeyShare()
      .executeTakeFirst();
    if (own === undefined) return false;
  }
  await visitors.write(ctx, { id: visitorId }, { avatar: picture ?? '' });
  return true;
}

export async function writeCertificate(
  ctx: FairContext,
  visitorId: string,
  { idType, sealed, certified }: { idType: IdType; sealed: string; certified: boolean },
): Promise<void> {
  const written = { id_type: idType, id_number_sealed: sealed, certified_at: certified ? new Date() : null };
  await visitors.write(ctx, { id: visitorId }, written);
}

/** Is there a VIP application of this visitor that was passed? */
export async function isVip(ctx: FairContext, visitorId: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('vip_application')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('visitor_id', '=', visitorId)
    .where('status', '=', 'passed')
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Holds a visitor's row until the transaction ends, so that what one person may have so many of is counted one after the other (G56). */
export const lockVisitor = (ctx: FairContext, visitorId: string): Promise<void> =>
  visitors.hold(ctx, { id: visitorId });

/** Whom a copy of what they sent goes to. */
export const copyAddress = (ctx: FairContext, visitorId: string) =>
  ctx.db
    .selectFrom('visitor')
    .innerJoin('account', 'account.id', 'visitor.account_id')
    .where('visitor.exhibition_id', '=', ctx.exhibition.id)
    .where('visitor.id', '=', visitorId)
    .select(['visitor.name', 'visitor.language', 'account.email'])
    .executeTakeFirst();
