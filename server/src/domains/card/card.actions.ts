import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { ExhibitorCaller, VisitorCaller } from '@fairbridge/contract/roles.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { readableCode } from '../../core/readable-code.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { joinPool } from '../contact/contact.joining.ts';
import { lockLast } from '../contact/contact.queries.ts';
import { lockVisitor } from '../visitor/visitor.queries.ts';
import { countCardCode, refundCardCode } from './card.guessing.ts';
import {
  cardById,
  cardOf,
  cardOfCode,
  giveCard,
  lockCards,
  putBack,
  receivedCardOf,
  receivedOfDay,
  type CardRow,
  type ReceivedRow,
} from './card.queries.ts';
import { mayExchange, partyOf, type Party } from './card.rules.ts';

type Guards = Pick<Services, 'counters' | 'config' | 'jobs'>;
type Asking = { caller: VisitorCaller | ExhibitorCaller; address: string };

/** The card of a code that was shown. Codes that none has are counted, so that nobody finds cards by guessing (G12). */
async function shownCard(
  guards: Omit<Guards, 'jobs'>,
  ctx: FairContext,
  { caller, address }: Asking,
  typed: string,
): Promise<CardRow> {
  const guesser = { accountId: caller.accountId, address };
  await countCardCode(guards, guesser);
  const found = await cardOfCode(ctx, readableCode(typed));
  if (found === undefined) fail('cardUnknown');
  if (found.exhibition_id !== ctx.exhibition.id) fail('cardOtherFair');
  await refundCardCode(guards, guesser);
  const card = await cardById(ctx, found.id);
  if (card?.present !== true) fail('cardUnknown');
  return card;
}

const ownerOf = ({ visitor_id: visitorId, employee_id: employeeId }: CardRow): Party =>
  visitorId === null ? { kind: 'employee', id: employeeId ?? '' } : { kind: 'visitor', id: visitorId };

/** Each gets the card of the other. In one order, so that two who scan each other at once never wait for one another. */
async function giveBoth(ctx: FairContext, mine: CardRow, theirs: CardRow): Promise<{ new: boolean }> {
  const [me, other] = [ownerOf(mine), ownerOf(theirs)];
  const gifts = [
    { to: me, card: theirs.id },
    { to: other, card: mine.id },
  ].toSorted((one, next) => (one.to.id < next.to.id ? -1 : 1));
  let isNew = false;
  for (const { to, card } of gifts) {
    const given = await giveCard(ctx, to, card);
    if (to === me) isNew = given || (await putBack(ctx, me, card));
  }
  return { new: isNew };
}

/** The own card; a session whose person is gone has none. */
export async function ownCard(ctx: FairContext, caller: VisitorCaller | ExhibitorCaller): Promise<CardRow> {
  const card = await cardOf(ctx, partyOf(caller));
  if (card === undefined) fail('sessionExpired');
  return card;
}

/**
 * A visitor and an employee who have exchanged cards know each other (ruling 3.3). A visitor who has left the pool comes back by scanning
 * a card of the company, and not by being scanned: the company may still have the code from before.
 */
async function joinByCard(
  jobs: Jobs,
  ctx: FairContext,
  caller: VisitorCaller | ExhibitorCaller,
  cards: readonly CardRow[],
) {
  const [visitor, employee] = [
    cards.find((card) => card.visitor_id !== null),
    cards.find((card) => card.exhibitor_id !== null),
  ];
  const [visitorId, exhibitorId] = [visitor?.visitor_id ?? null, employee?.exhibitor_id ?? null];
  if (visitorId === null || exhibitorId === null) return;
  const pair = { visitorId, exhibitorId };
  // in the order of every joining: the visitor, then the contact
  await lockVisitor(ctx, visitorId);
  if (caller.kind === 'exhibitor' && (await lockLast(ctx, pair))?.removed === true) return;
  await joinPool(jobs, ctx, { ...pair, employeeId: employee?.employee_id ?? null, source: 'CARD' });
}

/** Exchanges cards by the code of the other; the same card again changes nothing (G57). */
export async function exchangeCards(
  guards: Guards,
  ctx: FairContext,
  asking: Asking,
  code: string,
): Promise<{ row: ReceivedRow; known: boolean }> {
  const { caller } = asking;
  const theirs = await shownCard(guards, ctx, asking, code);
  if (!mayExchange(caller, { accountId: theirs.account_id, exhibitorId: theirs.exhibitor_id })) fail('cardOwn');
  return inTransaction(ctx, async (inner) => {
    const mine = await ownCard(inner, caller);
    await lockCards(inner, [mine.id, theirs.id]);
    if (!mine.present) fail('cardWithdrawn');
    const given = await giveBoth(inner, mine, theirs);
    const me = partyOf(caller);
    if (given.new && (await receivedOfDay(inner, me)) > LIMITS.cardsPerPersonDay)
      fail('cardLimit', { max: LIMITS.cardsPerPersonDay });
    await joinByCard(guards.jobs, inner, caller, [mine, theirs]);
    const row = await receivedCardOf(inner, me, theirs.id);
    if (row === undefined) fail('cardUnknown');
    return { row, known: !given.new };
  });
}
