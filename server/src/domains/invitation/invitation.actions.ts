import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { ContactSource } from '@fairbridge/contract/contact/contact.sources.ts';
import type { InvitationChannel, InvitationState } from '@fairbridge/contract/invitation/invitation.shapes.ts';
import type { ExhibitorCaller, VisitorCaller } from '@fairbridge/contract/roles.ts';
import { dayInBeijing } from '../../core/days.ts';
import { newId } from '../../core/id.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { joinPool } from '../contact/contact.joining.ts';
import { postShown } from '../newsfeed/newsfeed.queries.ts';
import { lockVisitor } from '../visitor/visitor.queries.ts';
import { visitorCards } from '../visitor/visitor-browse.queries.ts';
import { readerOf } from '../visitor/visitor-browse.rules.ts';
import { invitationAnswered, invitationCreated, invitationReminded } from './invitation.events.ts';
import { isContact, wasRemoved } from './invitation-pool.queries.ts';
import {
  insertInvitation,
  invitationOfRequest,
  isOpenExhibitor,
  lockInvitation,
  lockOpen,
  refusedLately,
  sentToday,
  invitations,
  type NewInvitation,
} from './invitation.queries.ts';
import { letterTo, registeredThrough } from './mailing-letter.queries.ts';
import { isOpen, isOwn, openState, type Member, type Side } from './invitation.rules.ts';

type Wanted = { to: string; from: InvitationChannel; message: string; requestId?: string | undefined };
type Answered = { id: string; state: InvitationState };

const senderOf = (caller: Member): string => (caller.kind === 'visitor' ? caller.visitorId : caller.employeeId);

function newInvitation(caller: Member, { to, from, message, requestId }: Wanted): NewInvitation {
  const sentBy: Side = caller.kind;
  const pair =
    caller.kind === 'visitor'
      ? { exhibitorId: to, visitorId: caller.visitorId, employeeId: null }
      : { exhibitorId: caller.exhibitorId, visitorId: to, employeeId: caller.employeeId };
  const state = openState(sentBy);
  return {
    id: newId(),
    ...pair,
    sentBy,
    senderId: senderOf(caller),
    channel: from,
    message,
    state,
    requestId: requestId ?? null,
  };
}

/** May the caller see whom the invitation is for? Whom one may not read is as one who is not there. */
async function requireInvitee(ctx: FairContext, caller: Member, to: string): Promise<void> {
  const there =
    caller.kind === 'visitor'
      ? await isOpenExhibitor(ctx, to)
      : (await visitorCards(ctx, [to], readerOf(caller))).length > 0;
  if (!there) fail('notFound');
}

async function requireRoom(ctx: FairContext, wanted: NewInvitation): Promise<void> {
  if (await isContact(ctx, wanted)) fail('alreadyContact');
  if (await refusedLately(ctx, wanted, wanted.sentBy, LIMITS.invitationAgainDays))
    fail('invitationRefused', { days: LIMITS.invitationAgainDays });
  const [id, max] =
    wanted.sentBy === 'visitor'
      ? [wanted.visitorId, LIMITS.invitationsPerVisitorDay]
      : [wanted.exhibitorId, LIMITS.invitationsPerExhibitorDay];
  if ((await sentToday(ctx, wanted.sentBy, id)) >= max) fail('invitationLimit');
}

/** Whom a post invites to meet: its author, where that one stands at the other side. */
async function authorOf(ctx: FairContext, caller: Member, postId: string): Promise<string> {
  const post = await postShown(ctx, postId, caller.accountId);
  const author = caller.kind === 'visitor' ? post?.exhibitor_id : post?.visitor_id;
  return author ?? fail('notFound');
}

/** Invites, or agrees where the other side has invited before. The same request sent again answers the invitation it made (G57). */
export async function invite(jobs: Jobs, ctx: FairContext, caller: Member, given: Wanted): Promise<Answered> {
  const asked = given.from === 'post' ? { ...given, to: await authorOf(ctx, caller, given.to) } : given;
  await requireInvitee(ctx, caller, asked.to);
  const wanted = newInvitation(caller, asked);
  return inTransaction(ctx, async (inner) => {
    // one invitation of a visitor at a time: what is open between the two, and how many there are, is judged on what stays
    await lockVisitor(inner, wanted.visitorId);
    const same = await sameRequest(inner, wanted);
    if (same !== null) return same;
    const open = await openBetween(inner, wanted, wanted.sentBy === 'exhibitor');
    if (open !== undefined && open.sent_by === wanted.sentBy) return { id: open.id, state: open.state };
    if (open !== undefined) return settle(jobs, inner, open, true);
    await requireRoom(inner, wanted);
    const byLetter = await agreedByLetter(jobs, inner, wanted);
    if (byLetter !== null) return byLetter;
    if (!(await insertInvitation(inner, wanted))) fail('conflict');
    await jobs.publish(inner.db, invitationCreated, { exhibitionId: inner.exhibition.id, invitationId: wanted.id });
    return { id: wanted.id, state: wanted.state };
  });
}

type Pair = Pick<NewInvitation, 'exhibitorId' | 'visitorId'>;

/**
 * The one that waits between the two, held. An introduction makes room for what the company does by itself, an invitation or a code, and
 * where the company has removed the visitor since: then it is asked again.
 */
async function openBetween(ctx: FairContext, pair: Pair, byCompany: boolean) {
  const open = await lockOpen(ctx, pair);
  if (open?.channel !== 'fair') return open;
  if (!byCompany && !(await wasRemoved(ctx, pair))) return open;
  await invitations.delete(ctx, { id: open.id });
  return undefined;
}

/**
 * The company has written to this visitor's address: it has invited first, and inviting it is to agree. Not where it has removed the
 * visitor since; null where there is no such letter.
 */
async function agreedByLetter(jobs: Jobs, ctx: FairContext, wanted: NewInvitation): Promise<Answered | null> {
  if (wanted.sentBy !== 'visitor' || (await wasRemoved(ctx, wanted))) return null;
  const employeeId = await letterTo(ctx, wanted);
  if (employeeId === null) return null;
  const { id, exhibitorId, visitorId } = wanted;
  const agreed = { ...wanted, employeeId, sentBy: 'exhibitor', channel: 'mail', state: 'confirmed' } as const;
  if (!(await insertInvitation(ctx, agreed))) fail('conflict');
  const source = (await registeredThrough(ctx, wanted)) ? 'NEWCUSTOMER' : 'INVITATION';
  await joinPool(jobs, ctx, { exhibitorId, visitorId, employeeId, source });
  await jobs.publish(ctx.db, invitationAnswered, { exhibitionId: ctx.exhibition.id, invitationId: id });
  return { id, state: agreed.state };
}

async function sameRequest(ctx: FairContext, wanted: NewInvitation): Promise<Answered | null> {
  if (wanted.requestId === null) return null;
  const stored = await invitationOfRequest(ctx, wanted.senderId, wanted.requestId);
  if (stored === undefined) return null;
  const same =
    stored.exhibitor_id === wanted.exhibitorId &&
    stored.visitor_id === wanted.visitorId &&
    // one that answered a letter is stored as that
    (stored.channel === wanted.channel || stored.channel === 'mail') &&
    stored.message === wanted.message;
  if (!same) fail('conflict');
  return { id: stored.id, state: stored.state };
}

type Held = NonNullable<Awaited<ReturnType<typeof lockOpen>>>;

const sourceOf = ({ channel, sent_by: sentBy }: Held): ContactSource => {
  if (channel === 'fair') return 'DISTRIBUTION';
  if (channel === 'code') return 'INVITE_CODE';
  return sentBy === 'visitor' ? 'INVITE' : 'INVITATION';
};

/** Writes the answer to an open invitation that is held; agreed to, the two know one another. */
async function settle(jobs: Jobs, ctx: FairContext, held: Held, accept: boolean): Promise<Answered> {
  const state = accept ? 'confirmed' : 'refused';
  await invitations.write(ctx, { id: held.id }, { state, answered_at: new Date() });
  if (accept)
    await joinPool(jobs, ctx, {
      exhibitorId: held.exhibitor_id,
      visitorId: held.visitor_id,
      employeeId: held.employee_id,
      source: sourceOf(held),
    });
  await jobs.publish(ctx.db, invitationAnswered, { exhibitionId: ctx.exhibition.id, invitationId: held.id });
  return { id: held.id, state };
}

/** One that the caller received. The same answer again changes nothing; the other one is refused as `conflict`. */
export async function answerInvitation(
  jobs: Jobs,
  ctx: FairContext,
  caller: Member,
  { id, accept }: { id: string; accept: boolean },
): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    const held = await lockInvitation(inner, id);
    if (held === undefined || held.sent_by === caller.kind || !isOwn(pairOf(held), caller)) fail('notFound');
    if (isOpen(held.state)) {
      // whom the company has removed since the introduction it takes back by itself alone
      if (accept && held.channel === 'fair' && (await wasRemoved(inner, pairOf(held)))) fail('conflict');
      return void (await settle(jobs, inner, held, accept));
    }
    if (held.state !== (accept ? 'confirmed' : 'refused')) fail('conflict');
  });
}

const pairOf = (held: Held) => ({
  exhibitorId: held.exhibitor_id,
  visitorId: held.visitor_id,
  employeeId: held.employee_id,
  channel: held.channel,
  state: held.state,
});

/** Reminds of an invitation of one's own that waits: once a day. */
export async function remindOf(
  jobs: Jobs,
  ctx: FairContext,
  caller: VisitorCaller | ExhibitorCaller,
  id: string,
): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    const held = await lockInvitation(inner, id);
    if (held === undefined || held.sent_by !== caller.kind || !isOwn(pairOf(held), caller)) fail('notFound');
    if (!isOpen(held.state)) fail('conflict');
    const now = new Date();
    const day = dayInBeijing(now);
    if (held.reminded_at !== null && dayInBeijing(held.reminded_at) === day) fail('invitationReminded');
    await invitations.write(inner, { id }, { reminded_at: now });
    await jobs.publish(inner.db, invitationReminded, { exhibitionId: inner.exhibition.id, invitationId: id, day });
  });
}

/**
 * A visitor comes by the code of an employee: the company has agreed beforehand by handing it out. Whom it has removed it asks again.
 * Answers what has become of it; done twice it is the same.
 */
export async function joinBy(
  jobs: Jobs,
  ctx: FairContext,
  visitorId: string,
  { exhibitor_id: exhibitorId, employee_id: employeeId }: { exhibitor_id: string; employee_id: string | null },
): Promise<InvitationState> {
  const pair = { exhibitorId, visitorId };
  return inTransaction(ctx, async (inner) => {
    await lockVisitor(inner, visitorId);
    if (await isContact(inner, pair)) return 'confirmed';
    const removed = await wasRemoved(inner, pair);
    const open = await openBetween(inner, pair, true);
    if (open !== undefined && (open.sent_by === 'exhibitor' || !removed))
      return (await settle(jobs, inner, open, true)).state;
    if (open !== undefined) return open.state;
    const id = newId();
    const asked = { id, ...pair, employeeId, sentBy: 'visitor', senderId: visitorId, message: '' } as const;
    const state = removed ? 'toBeConfirmedByEmployees' : 'confirmed';
    await insertInvitation(inner, { ...asked, channel: 'code', state, requestId: null });
    if (!removed) await joinPool(jobs, inner, { ...pair, employeeId, source: 'INVITE_CODE' });
    const told = { exhibitionId: inner.exhibition.id, invitationId: id };
    await jobs.publish(inner.db, removed ? invitationCreated : invitationAnswered, told);
    return state;
  });
}

/** A visitor comes by a letter to their own address; nothing where there is none, whatever the link said. Done twice it is the same. */
export async function joinByLetter(
  jobs: Jobs,
  ctx: FairContext,
  visitorId: string,
  exhibitorId: string,
): Promise<void> {
  const pair = { exhibitorId, visitorId };
  await inTransaction(ctx, async (inner) => {
    await lockVisitor(inner, visitorId);
    if ((await isContact(inner, pair)) || (await letterTo(inner, pair)) === null) return;
    const open = await openBetween(inner, pair, true);
    if (open !== undefined) return void (await settle(jobs, inner, open, true));
    const asked = { id: newId(), ...pair, employeeId: null, sentBy: 'visitor', senderId: visitorId } as const;
    await agreedByLetter(jobs, inner, {
      ...asked,
      channel: 'booth',
      message: '',
      state: openState('visitor'),
      requestId: null,
    });
  });
}
