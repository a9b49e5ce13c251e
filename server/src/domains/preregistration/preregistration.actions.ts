import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { ColleagueForm } from '@fairbridge/contract/preregistration/preregistration.shapes.ts';
import type { VisitorCaller } from '@fairbridge/contract/roles.ts';
import { visitors } from '../account/account.tables.ts';
import { failIfBlocked } from '../block/block.checking.ts';
import { isOther, reviewAfterChange } from './preregistration.rules.ts';
import { newId } from '../../core/id.ts';
import { fail } from '../../platform/http/app-error.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import {
  changeColleague,
  countColleagues,
  insertColleagues,
  knownAddresses,
  ownColleagues,
  removeColleagues,
  type ColleagueRow,
} from './preregistration.queries.ts';

/** Enters a colleague or changes one; the same address twice on one's own list is refused, whatever stands on others' (G17). */
export async function saveColleague(
  ctx: FairContext,
  { visitorId }: VisitorCaller,
  { id, ...form }: ColleagueForm,
): Promise<ColleagueRow> {
  await failIfBlocked(ctx, { email: form.email });
  return inTransaction(ctx, async (inner) => {
    // the number of colleagues is counted by one at a time (G56)
    const owner = await visitors.lockIfThere(inner, { id: visitorId });
    const entered = { ...form, company: form.company === '' ? (owner?.company ?? '') : form.company };
    const [before] = id === undefined ? [] : await ownColleagues(inner, visitorId, [id], { hold: true });
    if (id !== undefined && before === undefined) fail('notFound');
    const newAddress = before?.email !== entered.email;
    if (newAddress && (await knownAddresses(inner, visitorId, [entered.email])).size > 0) fail('userExists');
    const savedId = before?.id ?? newId();
    if (before === undefined) {
      const { all } = await countColleagues(inner, visitorId);
      if (all >= LIMITS.preregistrationsMax) fail('colleagueLimit', { max: LIMITS.preregistrationsMax });
      await insertColleagues(inner, visitorId, [{ ...entered, id: savedId }]);
    } else {
      const again = newAddress || isOther(before, entered);
      const review = again ? reviewAfterChange(before.review_state, inner.exhibition.reviewAtOnce) : null;
      await changeColleague(inner, savedId, entered, { newAddress, review });
    }
    const [saved] = await ownColleagues(inner, visitorId, [savedId]);
    if (saved === undefined) fail('notFound');
    return saved;
  });
}

/** Takes colleagues off the list, all or none; badges go with them. */
export async function remove(ctx: FairContext, { visitorId }: VisitorCaller, ids: readonly string[]): Promise<void> {
  const wanted = [...new Set(ids)];
  await inTransaction(ctx, async (inner) => {
    const rows = await ownColleagues(inner, visitorId, wanted, { hold: true });
    if (rows.length !== wanted.length) fail('notFound');
    await removeColleagues(inner, visitorId, wanted);
  });
}
