import { isDeepStrictEqual } from 'node:util';
import { contract } from '@fairbridge/contract/index.ts';
import type { VisitorCaller } from '@fairbridge/contract/roles.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { fail, failFields } from '../../platform/http/app-error.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { currentUser } from '../account/account.queries.ts';
import { registrationStep } from '../account/account.rules.ts';
import { failIfBlocked } from '../block/block.checking.ts';
import { invalidate } from '../exhibition/exhibition.invalidation.ts';
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
import { resubmitRegistration } from './visitor.review.ts';
import { stepIsOpen, type Step } from './visitor.rules.ts';

/** Saves one registration step and answers the visitor as it is then, with the next address. */
export async function saveStep(
  services: Services,
  ctx: FairContext,
  caller: VisitorCaller,
  step: Step,
  write: (ctx: FairContext) => Promise<void>,
) {
  await inTransaction(ctx, async (inner) => {
    const { state, review } = await lockProgress(inner, caller.visitorId);
    if (!stepIsOpen(step, state, review)) fail('stepNotOpen');
    await write(inner);
    await indexVisitors(inner, [caller.visitorId]);
  });
  services.sessions.forget();
  const user = await currentUser(ctx, caller);
  const state = user.exhibitionUserCompleteState;
  return { user, next: state === null ? '/' : registrationStep(state) };
}

export const visitorHandlers = (services: Services): Handlers<FairContext, typeof contract.visitor> => ({
  ...visitorBrowseHandlers(services),

  own: async ({ ctx, caller }) =>
    ownVisitorAnswer(
      services.config.SECRET,
      await ownVisitor(ctx, caller.visitorId),
      await isVip(ctx, caller.visitorId),
    ),

  previous: async ({ ctx, caller }) => {
    const row = await previousVisitor(ctx, caller.accountId);
    return { visitor: row === undefined ? null : ownVisitorAnswer(services.config.SECRET, row, false) };
  },

  change: async ({ ctx, caller, input }) => {
    const person = withPlainMobile(input.person, 'person.');
    await failIfBlocked(ctx, { company: input.company.company });
    await inTransaction(ctx, async (inner) => {
      const before = await ownVisitor(inner, caller.visitorId);
      if (lacksMobile(before, person)) failFields({ field: 'person.mobile', rule: 'required' });
      await writePerson(inner, caller.visitorId, person);
      await writeCompany(inner, caller.visitorId, input.company);
      if (isDeepStrictEqual(before, await ownVisitor(inner, caller.visitorId))) return;
      await indexVisitors(inner, [caller.visitorId]);
      await invalidate(inner, { kind: 'visitor', id: caller.visitorId });
    });
    return { user: await currentUser(ctx, caller) };
  },

  setAvatar: async ({ ctx, caller, input }) => {
    if (!(await inTransaction(ctx, (inner) => writeAvatar(inner, caller.visitorId, input.picture)))) fail('notFound');
    return { user: await currentUser(ctx, caller) };
  },

  certify: ({ ctx, caller, input }) => certify(services, ctx, caller.visitorId, input),

  completePerson: async ({ ctx, caller, input }) => {
    const person = withPlainMobile(input);
    return saveStep(services, ctx, caller, 'person', (inner) => writePerson(inner, caller.visitorId, person));
  },

  completeCompany: async ({ ctx, caller, input }) => {
    await failIfBlocked(ctx, { company: input.company });
    return saveStep(services, ctx, caller, 'company', (inner) => writeCompany(inner, caller.visitorId, input));
  },

  submitAgain: async ({ ctx, caller }) => {
    await resubmitRegistration(services.jobs, ctx, caller.visitorId);
    return { user: await currentUser(ctx, caller) };
  },
});
