import type { contract } from '@fairbridge/contract/index.ts';
import { pageAnswer, rangeOf } from '../../ground/paging.ts';
import type { Scope } from '../../ground/scope.ts';
import type { Services } from '../../ground/services.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { pageAddress } from '../exhibition/exhibition.address.ts';
import { invitationAnswer, inviterAnswer } from './invitation.answers.ts';
import { channelCounts } from './invitation-channel.queries.ts';
import { historyFile } from './invitation.export.ts';
import { answerInvitation, invite, joinBy } from './invitation.actions.ts';
import { codeResults, countFollow, invitationCode, inviterOfCode, type InviterRow } from './invitation-code.queries.ts';
import { introduce } from './introduction.ts';
import { openReceived, ownInvitation, ownInvitations, sentCounts, sentOfCompany } from './invitation.queries.ts';
import { normalCode } from './invitation.rules.ts';
import { countTry, takeTryBack } from './invitation.tries.ts';

type Handlers = Implementation<Scope, typeof contract.invitation>;
type Tried = Pick<Parameters<Handlers['addRecord']>[0], 'scope' | 'caller' | 'request'>;

const DAY = 86_400;

/** Whose code was typed; wrong ones are counted. */
async function inviterOf(services: Services, { scope, caller, request }: Tried, typed: string): Promise<InviterRow> {
  await countTry(services, caller, request.address);
  const inviter = await inviterOfCode(scope, normalCode(typed));
  if (inviter === null) refuse('invitationCodeWrong');
  await takeTryBack(services, caller, request.address);
  return inviter;
}

export const invitationHandlers = (services: Services): Handlers => ({
  ownCode: async ({ scope, caller, input, lang }) => {
    const { code, follows } = await invitationCode(scope, caller, input.renew);
    const link = pageAddress(services.config, scope.exhibition, lang, `/join/${code}`);
    return { code, link, follows, ...(await codeResults(scope, caller.employeeId)) };
  },

  invite: async ({ scope, caller, input }) => {
    const invited = await invite(services.jobs, scope, caller, input);
    if (invited.state === 'confirmed') services.sessions.forget();
    return invited;
  },

  introduce: ({ scope, caller, input, request: { address } }) =>
    introduce(services.jobs, scope, { caller, address }, input),

  list: async ({ scope, caller, input }) => {
    const wanted = { direction: input.direction, state: input.state ?? null };
    const { rows, total } = await ownInvitations(scope, caller, wanted, rangeOf(input));
    const list = rows.map((row) => invitationAnswer(scope.exhibition, row, caller.kind));
    return { ...pageAnswer(list, total, input), open: await openReceived(scope, caller) };
  },

  answer: async ({ scope, caller, input }) => {
    await answerInvitation(services.jobs, scope, caller, input);
    services.sessions.forget();
    const row = await ownInvitation(scope, caller, input.id);
    if (row === null) refuse('notFound');
    return invitationAnswer(scope.exhibition, row, caller.kind);
  },

  companyList: async ({ scope, caller, input }) => {
    const wanted = { keyword: input.keyword.trim(), state: input.state ?? null };
    const rows = await sentOfCompany(scope, caller, wanted, rangeOf(input));
    const counts = await sentCounts(scope, caller, wanted.keyword);
    const totals = { ...counts, toBeConfirmedByEmployees: 0 };
    const list = rows.map((row) => invitationAnswer(scope.exhibition, row, 'exhibitor'));
    return { ...pageAnswer(list, totals[wanted.state ?? 'all'], input), counts };
  },

  channels: async ({ scope, caller }) => ({ list: await channelCounts(scope, caller) }),

  exportHistory: ({ scope, caller, input }) => historyFile(scope, caller, input.lang),

  addRecord: async ({ scope, caller, input, request }) => {
    const inviter = await inviterOf(services, { scope, caller, request }, input.code);
    const follow = `invitation link of ${inviter.employee_id} from ${request.address}`;
    if ((await services.counters.count(follow, DAY)) === 1) await countFollow(scope, inviter.employee_id);
    return inviterAnswer(scope.exhibition, inviter);
  },

  joinByCode: async ({ scope, caller, input, request }) => {
    const inviter = await inviterOf(services, { scope, caller, request }, input.code);
    const state = await joinBy(services.jobs, scope, caller, inviter);
    services.sessions.forget();
    return { ...inviterAnswer(scope.exhibition, inviter), state };
  },
});
