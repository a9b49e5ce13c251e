import { contract } from '@fairbridge/contract/index.ts';
import type { VisitorCaller } from '@fairbridge/contract/who.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { transact, type Scope } from '../../scope.ts';
import type { Services } from '../../services.ts';
import { currentUser } from '../account/account.queries.ts';
import { registrationStep } from '../account/account.rules.ts';
import { lockCompleteState, ownVisitor, writeCompany, writePerson } from './visitor.queries.ts';
import { stepIsOpen, type Step } from './visitor.rules.ts';

/** Saves one registration step and answers the visitor as it is then, with the next address. */
export async function saveStep(
  services: Services,
  scope: Scope,
  caller: VisitorCaller,
  step: Step,
  write: (scope: Scope) => Promise<void>,
) {
  await transact(scope, async (inner) => {
    const state = await lockCompleteState(inner, caller.visitorId);
    if (!stepIsOpen(step, state)) refuse('stepNotOpen');
    await write(inner);
  });
  services.sessions.forget();
  const user = await currentUser(scope, caller);
  const state = user.exhibitionUserCompleteState;
  return { user, next: state === null ? '/' : registrationStep(state) };
}

const titles = ['mr', 'lady'] as const;

export const visitorHandlers = (services: Services): Implementation<Scope, typeof contract.visitor> => ({
  own: async ({ scope, caller }) => {
    const row = await ownVisitor(scope, caller.visitorId);
    return {
      ...row,
      email: row.email ?? '',
      title: titles.find((title) => title === row.title) ?? '',
      mobileAreaCode: row.mobile_area_code,
    };
  },

  completePerson: ({ scope, caller, input }) =>
    saveStep(services, scope, caller, 'person', (inner) => writePerson(inner, caller.visitorId, input)),

  completeCompany: ({ scope, caller, input }) =>
    saveStep(services, scope, caller, 'company', (inner) => writeCompany(inner, caller.visitorId, input)),
});
