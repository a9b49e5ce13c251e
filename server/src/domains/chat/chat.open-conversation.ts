import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { ExhibitorCaller, VisitorCaller } from '@fairbridge/contract/roles.ts';
import { newId } from '../../core/id.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { fail } from '../../platform/http/app-error.ts';
import { employeeById, isOpen } from '../exhibitor/employee.queries.ts';
import { mayView, visibilityOf } from '../product-visibility/product-visibility.rules.ts';
import { product } from '../product/product.queries.ts';
import { conversationBetween, conversationFor, insertConversation, nameSpeaker } from './chat-conversation.queries.ts';
import { knownAs } from './chat-known.queries.ts';
import { ownerOf } from '../customer/customer-owner.queries.ts';
import { offerFirst } from './chat-routing.actions.ts';
import { readableRow } from './chat.presenting.ts';
import { authorOf, type Member } from './chat.rules.ts';
import { broadcastConversation } from './chat.broadcast.ts';

type Using = Pick<Services, 'counters' | 'realtime'>;

const DAY_SECONDS = 86_400;

/** One more conversation that this person begins today. */
async function countBegun({ counters }: Using, caller: Member): Promise<void> {
  const begun = await counters.increment(`chats begun by ${authorOf(caller)}`, DAY_SECONDS);
  if (begun > LIMITS.chatsBegunPerDay) fail('chatLimit');
}

/** An exhibit of that company which the buyer may see. */
async function requireExhibit(
  ctx: FairContext,
  caller: VisitorCaller,
  { exhibitorId, productId }: { exhibitorId: string; productId: string },
): Promise<void> {
  const row = await product(ctx, productId);
  if (row?.exhibitor_id !== exhibitorId) fail('notFound');
  if (!mayView({ scope: row.scope, exhibitorId }, visibilityOf(caller))) fail('notFound');
}

/** Somebody who works there now. */
export async function requireColleague(ctx: FairContext, exhibitorId: string, employeeId: string): Promise<void> {
  const employee = await employeeById(ctx, exhibitorId, employeeId);
  if (employee?.state !== 'active') fail('notFound');
}

type Wanted = { exhibitorId: string; employeeId?: string | null | undefined; productId?: string | null | undefined };

/** The id of a visitor’s conversation with an exhibitor, begun where there is none. Errors: `notFound`, `chatLimit`. */
export async function openByVisitor(
  using: Using,
  ctx: FairContext,
  caller: VisitorCaller,
  { exhibitorId, employeeId = null, productId = null }: Wanted,
): Promise<string> {
  const pair = { visitorId: caller.visitorId, exhibitorId };
  const before = await conversationBetween(ctx, caller, pair);
  if (before === undefined && !(await isOpen(ctx, exhibitorId))) fail('notFound');
  if (employeeId !== null) await requireColleague(ctx, exhibitorId, employeeId);
  if (productId !== null) await requireExhibit(ctx, caller, { exhibitorId, productId });
  if (before === undefined) {
    await countBegun(using, caller);
    const speaker = employeeId ?? (await ownerOf(ctx, pair));
    const id = await insertConversation(ctx, { id: newId(), ...pair, employeeId: speaker, begunBy: 'visitor' });
    if (speaker === null) await offerFirst(using, ctx, { id, ...pair, productId });
    return id;
  }
  if (employeeId !== null && (await nameSpeaker(ctx, before.id, employeeId)))
    broadcastConversation(using, before.id, await readableRow(ctx, caller, before.id));
  return before.id;
}

/**
 * The id of the conversation of two who have agreed to meet, begun where there is none. `employeeId`: who of the company comes, and speaks
 * for it where nobody does yet. Errors: `chatLimit`; `chatOfColleague`, where another one speaks, whose conversation the caller may not
 * read or who would be called.
 */
export async function openToMeet(
  using: Using,
  ctx: FairContext,
  caller: VisitorCaller | ExhibitorCaller,
  { employeeId, ...pair }: { visitorId: string; exhibitorId: string; employeeId: string | null },
): Promise<string> {
  const before = await conversationBetween(ctx, caller, pair);
  if (before === undefined) await countBegun(using, caller);
  const id = before?.id ?? (await insertConversation(ctx, { id: newId(), ...pair, employeeId, begunBy: caller.kind }));
  const isNamed = employeeId !== null && (await nameSpeaker(ctx, id, employeeId));
  const row = (await conversationFor(ctx, caller, id)) ?? fail('chatOfColleague');
  if (isNamed) broadcastConversation(using, id, row);
  const speaker = row.employee_id;
  if (caller.kind === 'visitor' && speaker !== null && employeeId !== null && speaker !== employeeId)
    fail('chatOfColleague');
  return id;
}

/** The id of a company’s conversation with a visitor whom it knows. Errors: `notFound`, `chatStranger`, `chatLimit`. */
export async function openByCompany(
  using: Using,
  ctx: FairContext,
  caller: ExhibitorCaller,
  visitorId: string,
): Promise<string> {
  const { exhibitorId, employeeId } = caller;
  const before = await conversationBetween(ctx, caller, { visitorId, exhibitorId });
  if (before !== undefined) return before.readable ? before.id : fail('notFound');
  const as = await knownAs(ctx, caller, visitorId);
  if (as === 'unseen') fail('notFound');
  if (as === 'stranger') fail('chatStranger');
  await countBegun(using, caller);
  return insertConversation(ctx, { id: newId(), visitorId, exhibitorId, employeeId, begunBy: 'exhibitor' });
}
