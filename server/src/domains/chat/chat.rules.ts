import { sql, type RawBuilder } from 'kysely';
import type { Side } from '@fairbridge/contract/chat/chat.shapes.ts';
import type { ExhibitorCaller, VisitorCaller } from '@fairbridge/contract/roles.ts';

/** Somebody without an account, who talks under a name they gave (ruling 6.4). */
export type GuestMember = { kind: 'guest'; guestId: string };

/** Who takes part in conversations: registered visitors and guests, and the employees of exhibitors. */
export type Member = VisitorCaller | GuestMember | ExhibitorCaller;

/** As much of a conversation as decides who may do what in it. */
export type ConversationParties = {
  /** A visitor, or a guest. */
  visitorId: string;
  exhibitorId: string;
  /** Who speaks for the company; null: nobody yet. */
  employeeId: string | null;
  /** While nobody does: who is asked first; null: everybody of the company. */
  offeredTo: readonly string[] | null;
  /** Do all of the company see it, since its employee is away while the buyer waits? */
  opened: boolean;
  blockedByVisitor: boolean;
  blockedByExhibitor: boolean;
};

export const sideOf = (caller: Member): Side => (caller.kind === 'guest' ? 'visitor' : caller.kind);
export const otherSide = (side: Side): Side => (side === 'visitor' ? 'exhibitor' : 'visitor');
/** Whom messages are written by. */
export function authorOf(caller: Member): string {
  if (caller.kind === 'guest') return caller.guestId;
  return caller.kind === 'visitor' ? caller.visitorId : caller.employeeId;
}

/** Visitors read their own; of a company admins all, other staff those they speak in, those of nobody that are offered to them, and those whose employee is away (ruling 6.3, G53). */
export function mayRead(conversation: ConversationParties, caller: Member): boolean {
  if (caller.kind !== 'exhibitor') return conversation.visitorId === authorOf(caller);
  if (conversation.exhibitorId !== caller.exhibitorId) return false;
  return caller.admin || speaksFor(conversation, caller);
}

/** Who asks, in SQL: the values of one caller, or the columns of several of one kind. */
export type Asking =
  | { kind: 'visitor' | 'guest'; authorId: RawBuilder<unknown> }
  | {
      kind: 'exhibitor';
      authorId: RawBuilder<unknown>;
      exhibitorId: RawBuilder<unknown>;
      admin: RawBuilder<unknown>;
    };

const askingOf = (caller: Member): Asking =>
  caller.kind === 'exhibitor'
    ? {
        kind: caller.kind,
        authorId: sql`${caller.employeeId}`,
        exhibitorId: sql`${caller.exhibitorId}`,
        admin: sql`${caller.admin}`,
      }
    : { kind: caller.kind, authorId: sql`${authorOf(caller)}` };

function readByWhom(asking: Asking) {
  if (asking.kind === 'exhibitor') {
    const { authorId, exhibitorId, admin } = asking;
    return sql<boolean>`(c.exhibitor_id = ${exhibitorId} and (${admin} or ${spokenForBy(authorId)}))`;
  }
  return asking.kind === 'guest'
    ? sql<boolean>`(c.guest_id = ${asking.authorId})`
    : sql<boolean>`(c.visitor_id = ${asking.authorId})`;
}

/** `mayRead` in SQL, of `conversation c`. */
export const readBy = (caller: Member) => readByWhom(askingOf(caller));

/** Is it this employee’s to answer: their own, nobody’s that is offered to them, or a colleague’s who is away? */
const speaksFor = ({ employeeId, offeredTo, opened }: ConversationParties, caller: ExhibitorCaller): boolean =>
  employeeId === null
    ? offeredTo === null || offeredTo.includes(caller.employeeId)
    : opened || employeeId === caller.employeeId;
/** `speaksFor` in SQL, of `conversation c`. */
const spokenForBy = (employeeId: RawBuilder<unknown>) =>
  sql<boolean>`(case when c.employee_id is null then c.offered_to is null or ${employeeId} = any(c.offered_to)
    else c.opened_at is not null or c.employee_id = ${employeeId} end)`;
const spokenFor = (caller: ExhibitorCaller) => spokenForBy(sql`${caller.employeeId}`);

/** Whoever reads may write, until one of the two sides lets nothing more through. */
export const mayWrite = (conversation: ConversationParties, caller: Member): boolean =>
  mayRead(conversation, caller) && !conversation.blockedByVisitor && !conversation.blockedByExhibitor;

/** `mayWrite` in SQL, of `conversation c`. */
export const writtenByWhom = (asking: Asking) =>
  sql<boolean>`(${readByWhom(asking)} and not c.blocked_by_visitor and not c.blocked_by_exhibitor)`;

export const writtenBy = (caller: Member) => writtenByWhom(askingOf(caller));

/** What an admin looks at in a colleague’s conversation is not read by the one it was written to. */
export const mayMark = (conversation: ConversationParties, caller: Member): boolean =>
  mayRead(conversation, caller) && (caller.kind !== 'exhibitor' || speaksFor(conversation, caller));

/** `mayMark` in SQL, of `conversation c`. */
export const markedBy = (caller: Member) =>
  caller.kind !== 'exhibitor' ? readBy(caller) : sql<boolean>`(${readBy(caller)} and ${spokenFor(caller)})`;

/** Staff take conversations of nobody and of colleagues who are away, admins any but their own. */
export const mayTake = (conversation: ConversationParties, caller: Member): boolean =>
  caller.kind === 'exhibitor' && mayRead(conversation, caller) && conversation.employeeId !== caller.employeeId;

/** `mayTake` in SQL, of `conversation c`. */
export const takenBy = (caller: Member) =>
  caller.kind !== 'exhibitor'
    ? sql<boolean>`false`
    : sql<boolean>`(${readBy(caller)} and c.employee_id is distinct from ${caller.employeeId})`;

/** Whose it is hands it on, and so does an admin. */
export const mayAssign = (conversation: ConversationParties, caller: Member): boolean =>
  caller.kind === 'exhibitor' &&
  mayRead(conversation, caller) &&
  (caller.admin || conversation.employeeId === caller.employeeId);

/** `mayAssign` in SQL, of `conversation c`. */
export const assignedBy = (caller: Member) =>
  caller.kind !== 'exhibitor'
    ? sql<boolean>`false`
    : sql<boolean>`(${readBy(caller)} and (${caller.admin} or coalesce(c.employee_id = ${caller.employeeId}, false)))`;
