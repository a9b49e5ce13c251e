import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { ExhibitorCaller, VisitorCaller } from '@fairbridge/contract/who.ts';
import { newId } from '../../ground/id.ts';
import type { Scope } from '../../ground/scope.ts';
import type { Services } from '../../ground/services.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { employeeById, isOpen } from '../exhibitor/employee.queries.ts';
import { mayView, visibilityOf } from '../product-visibility/product-visibility.rules.ts';
import { product } from '../product/product.queries.ts';
import { conversationBetween, insertConversation, nameSpeaker } from './chat-conversation.queries.ts';
import { knownAs } from './chat-known.queries.ts';
import { offerFirst } from './chat-routing.actions.ts';
import { readableRow } from './chat.presenting.ts';
import { authorOf, type Member } from './chat.rules.ts';
import { tellConversation } from './chat.telling.ts';

type Using = Pick<Services, 'counters' | 'realtime'>;

const DAY_SECONDS = 86_400;

/** One more conversation that this person begins today. */
async function countBegun({ counters }: Using, caller: Member): Promise<void> {
  const begun = await counters.count(`chats begun by ${authorOf(caller)}`, DAY_SECONDS);
  if (begun > LIMITS.chatsBegunPerDay) refuse('chatLimit');
}

/** An exhibit of that company which the buyer may see. */
async function requireExhibit(
  scope: Scope,
  caller: VisitorCaller,
  { exhibitorId, productId }: { exhibitorId: string; productId: string },
): Promise<void> {
  const row = await product(scope, productId);
  if (row?.exhibitor_id !== exhibitorId) refuse('notFound');
  if (!mayView({ scope: row.scope, exhibitorId }, visibilityOf(caller))) refuse('notFound');
}

/** Somebody who works there now. */
export async function requireColleague(scope: Scope, exhibitorId: string, employeeId: string): Promise<void> {
  const employee = await employeeById(scope, exhibitorId, employeeId);
  if (employee?.state !== 'active') refuse('notFound');
}

type Wanted = { exhibitorId: string; employeeId?: string | null | undefined; productId?: string | null | undefined };

/** The id of a visitor’s conversation with an exhibitor, begun where there is none. Errors: `notFound`, `chatLimit`. */
export async function openByVisitor(
  using: Using,
  scope: Scope,
  caller: VisitorCaller,
  { exhibitorId, employeeId = null, productId = null }: Wanted,
): Promise<string> {
  const pair = { visitorId: caller.visitorId, exhibitorId };
  const before = await conversationBetween(scope, caller, pair);
  if (before === undefined && !(await isOpen(scope, exhibitorId))) refuse('notFound');
  if (employeeId !== null) await requireColleague(scope, exhibitorId, employeeId);
  if (productId !== null) await requireExhibit(scope, caller, { exhibitorId, productId });
  if (before === undefined) {
    await countBegun(using, caller);
    const id = await insertConversation(scope, { id: newId(), ...pair, employeeId, begunBy: 'visitor' });
    if (employeeId === null) await offerFirst(using, scope, { id, ...pair, productId });
    return id;
  }
  if (employeeId !== null && (await nameSpeaker(scope, before.id, employeeId)))
    tellConversation(using, before.id, await readableRow(scope, caller, before.id));
  return before.id;
}

/** The id of a company’s conversation with a visitor whom it knows. Errors: `notFound`, `chatStranger`, `chatLimit`. */
export async function openByCompany(
  using: Using,
  scope: Scope,
  caller: ExhibitorCaller,
  visitorId: string,
): Promise<string> {
  const { exhibitorId, employeeId } = caller;
  const before = await conversationBetween(scope, caller, { visitorId, exhibitorId });
  if (before !== undefined) return before.readable ? before.id : refuse('notFound');
  const as = await knownAs(scope, caller, visitorId);
  if (as === 'unseen') refuse('notFound');
  if (as === 'stranger') refuse('chatStranger');
  await countBegun(using, caller);
  return insertConversation(scope, { id: newId(), visitorId, exhibitorId, employeeId, begunBy: 'exhibitor' });
}
