import type { OfferForm } from '@fairbridge/contract/sourcing/sourcing.shapes.ts';
import type { ExhibitorCaller } from '@fairbridge/contract/roles.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { newId } from '../../core/id.ts';
import type { Services } from '../../core/services.ts';
import { fail, failFields } from '../../platform/http/app-error.ts';
import { makeOnce } from '../audit/sent-request.actions.ts';
import { assertMaySignUp } from '../exhibitor/sign-up-eligibility.queries.ts';
import { lockSignUp, openRequirement, ownProductIds, writeOffers } from './sourcing-open.queries.ts';
import { writeMatches } from './sourcing-match.queries.ts';
import { isWithinYear, stateOf } from './sourcing.rules.ts';
import { offerColumns } from './sourcing.columns.ts';
import { signUpSaved } from './sourcing.events.ts';
import { requirements, signUps } from './sourcing.queries.ts';
import { dayInBeijing } from '../../core/days.ts';

type Wish = {
  /** Of the requirement. */
  id: string;
  version?: number | undefined;
  withdrawn: boolean;
  message: string;
  offers: readonly OfferForm[];
  requestId?: string | undefined;
};

/** Held, so that it is not closed or signed up for twice meanwhile. One that does not reach this company is not found. */
async function lockOpen(
  inner: FairContext,
  exhibitorId: string,
  id: string,
): Promise<{ over: boolean; lineIds: Set<string> }> {
  await requirements.hold(inner, { id });
  const row = await openRequirement(inner, exhibitorId, id);
  if (row === undefined) fail('notFound');
  return {
    over: stateOf(row, dayInBeijing(new Date())) !== 'open',
    lineIds: new Set(row.lines.map((line) => line.id)),
  };
}

/** Each on a line of the requirement, once, with an own exhibit or none. */
async function checkOffers(
  inner: FairContext,
  caller: ExhibitorCaller,
  offers: readonly OfferForm[],
  lineIds: ReadonlySet<string>,
): Promise<void> {
  if (offers.some(({ lineId }) => !lineIds.has(lineId))) fail('notFound');
  if (new Set(offers.map(({ lineId }) => lineId)).size < offers.length) fail('conflict');
  const named = offers.flatMap(({ productId }) => productId ?? []);
  const own = await ownProductIds(inner, caller, named);
  if (named.some((id) => !own.has(id))) fail('notFound');
  const late = offers.findIndex(({ validUntil }) => !isWithinYear(validUntil));
  if (late >= 0) failFields({ field: `offers.${late}.validUntil`, rule: 'dayWithinYear' });
}

/** Signs the company up, edits that or withdraws it. What the buyer has decided on stands. The same request sent again answers what it made (G57). */
export const saveSignUp = (
  { jobs }: Pick<Services, 'jobs'>,
  ctx: FairContext,
  caller: ExhibitorCaller,
  wish: Wish,
): Promise<{ id: string; version: number }> =>
  makeOnce(ctx, caller, wish, (once, { id: sourcingId, version, withdrawn, message, offers }) =>
    inTransaction(once, async (inner) => {
      const { exhibitorId, employeeId } = caller;
      const { over, lineIds } = await lockOpen(inner, exhibitorId, sourcingId);
      const before = await lockSignUp(inner, exhibitorId, sourcingId);
      const stands = before !== undefined && before.withdrawn_at === null;
      if (stands && before.participation === 'agreed') fail('sourcingAgreed');
      if (stands && before.participation === 'denied') fail('sourcingDenied');
      if (withdrawn) {
        if (!stands) fail('notFound');
        return { id: before.id, version: await signUps.update(inner, { id: before.id }, { withdrawn_at: new Date() }) };
      }
      if (over) fail('sourcingOver');
      await assertMaySignUp(inner, exhibitorId);
      if (stands && before.version !== version) fail('editConflict');
      await checkOffers(inner, caller, offers, lineIds);
      const columns = { message, employee_id: employeeId, withdrawn_at: null };
      const id = before?.id ?? newId();
      const saved =
        before === undefined
          ? await signUps
              .insert(inner, { id, sourcing_id: sourcingId, exhibitor_id: exhibitorId, ...columns })
              .then(() => 1)
          : // one that was withdrawn and comes again is new to its buyer, whatever was decided before
            await signUps.update(
              inner,
              { id },
              { ...columns, ...(!stands && { participation: 'none', reason: '', decided_at: null }) },
            );
      // one that is not among the best fits that are kept says how far it fits all the same
      if (!stands) await writeMatches(inner, { sourcingId, exhibitorId });
      await writeOffers(
        inner,
        id,
        offers.map((offer) => ({ line_id: offer.lineId, ...offerColumns(offer) })),
      );
      await jobs.publish(inner.db, signUpSaved, { exhibitionId: inner.exhibition.id, signUpId: id, version: saved });
      return { id, version: saved };
    }),
  );
