import { isDeepStrictEqual } from 'node:util';
import { contract } from '@fairbridge/contract/index.ts';
import type { VisitorCaller } from '@fairbridge/contract/who.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import { refuse, refuseFields } from '../../platform/http/refusal.ts';
import { transact, type Scope } from '../../ground/scope.ts';
import type { Services } from '../../ground/services.ts';
import { currentUser } from '../account/account.queries.ts';
import { registrationStep } from '../account/account.rules.ts';
import { tellChange } from '../exhibition/exhibition.changes.ts';
import { ownVisitorAnswer } from './visitor.answers.ts';
import { visitorBrowseHandlers } from './visitor-browse.handlers.ts';
import { certify } from './visitor.certificate.ts';
import { indexVisitors } from './visitor.document.ts';
import { lacksMobile, withPlainMobile } from './visitor.mobile.ts';
import {
  isVip,
  lockProgress,
  ownVisitor,
  previousVisitor,
  writeAvatar,
  writeCompany,
  writePerson,
} from './visitor.queries.ts';
import { handInAgain } from './visitor.review.ts';
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
    const { state, review } = await lockProgress(inner, caller.visitorId);
    if (!stepIsOpen(step, state, review)) refuse('stepNotOpen');
    await write(inner);
    await indexVisitors(inner, [caller.visitorId]);
  });
  services.sessions.forget();
  const user = await currentUser(scope, caller);
  const state = user.exhibitionUserCompleteState;
  return { user, next: state === null ? '/' : registrationStep(state) };
}

export const visitorHandlers = (services: Services): Implementation<Scope, typeof contract.visitor> => ({
  ...visitorBrowseHandlers(services),

  own: async ({ scope, caller }) =>
    ownVisitorAnswer(
      services.config.SECRET,
      await ownVisitor(scope, caller.visitorId),
      await isVip(scope, caller.visitorId),
    ),

  previous: async ({ scope, caller }) => {
    const row = await previousVisitor(scope, caller.accountId);
    return { visitor: row === undefined ? null : ownVisitorAnswer(services.config.SECRET, row, false) };
  },

  change: async ({ scope, caller, input }) => {
    const person = withPlainMobile(input.person, 'person.');
    await transact(scope, async (inner) => {
      const before = await ownVisitor(inner, caller.visitorId);
      if (lacksMobile(before, person)) refuseFields({ field: 'person.mobile', rule: 'required' });
      await writePerson(inner, caller.visitorId, person);
      await writeCompany(inner, caller.visitorId, input.company);
      if (isDeepStrictEqual(before, await ownVisitor(inner, caller.visitorId))) return;
      await indexVisitors(inner, [caller.visitorId]);
      await tellChange(inner, { kind: 'visitor', id: caller.visitorId });
    });
    return { user: await currentUser(scope, caller) };
  },

  setAvatar: async ({ scope, caller, input }) => {
    if (!(await transact(scope, (inner) => writeAvatar(inner, caller.visitorId, input.picture)))) refuse('notFound');
    return { user: await currentUser(scope, caller) };
  },

  certify: ({ scope, caller, input }) => certify(services, scope, caller.visitorId, input),

  completePerson: async ({ scope, caller, input }) => {
    const person = withPlainMobile(input);
    return saveStep(services, scope, caller, 'person', (inner) => writePerson(inner, caller.visitorId, person));
  },

  completeCompany: ({ scope, caller, input }) =>
    saveStep(services, scope, caller, 'company', (inner) => writeCompany(inner, caller.visitorId, input)),

  submitAgain: async ({ scope, caller }) => {
    await handInAgain(services.jobs, scope, caller.visitorId);
    return { user: await currentUser(scope, caller) };
  },
});
