import type { contract } from '@fairbridge/contract/index.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { fail } from '../../platform/http/app-error.ts';
import { pageAddress } from '../exhibition/exhibition.address.ts';
import { invitationAnswer, inviterAnswer } from './invitation.answers.ts';
import { channelCounts } from './invitation-channel.queries.ts';
import { historyFile } from './invitation.export.ts';
import { answerInvitation, invite, joinBy } from './invitation.actions.ts';
import {
  codeResults,
  countFollow,
  invitationCode,
  inviterOfCode,
  inviterOfLetter,
  type InviterRow,
} from './invitation-code.queries.ts';
import { introduce } from './introduction.ts';
import { openReceived, ownInvitation, ownInvitations, sentCounts, sentOfCompany } from './invitation.queries.ts';
import { normalCode } from './invitation.rules.ts';
import { countInvitationCodeTry, refundInvitationCodeTry } from './invitation.tries.ts';

type InvitationHandlers = Handlers<FairContext, typeof contract.invitation>;
type Tried = Pick<Parameters<InvitationHandlers['addRecord']>[0], 'ctx' | 'caller' | 'request'>;

const DAY = 86_400;

/** Whose code was typed; wrong ones are counted. */
async function inviterOf(services: Services, { ctx, caller, request }: Tried, typed: string): Promise<InviterRow> {
  await countInvitationCodeTry(services, caller, request.address);
  const inviter = await inviterOfCode(ctx, normalCode(typed));
  if (inviter === null) fail('invitationCodeWrong');
  await refundInvitationCodeTry(services, caller, request.address);
  return inviter;
}

async function followedCode(services: Services, tried: Tried, code: string): Promise<InviterRow> {
  const inviter = await inviterOf(services, tried, code);
  const follow = `invitation link of ${inviter.employee_id} from ${tried.request.address}`;
  if ((await services.counters.increment(follow, DAY)) === 1) await countFollow(tried.ctx, inviter.employee_id);
  return inviter;
}

export const invitationHandlers = (services: Services): InvitationHandlers => ({
  ownCode: async ({ ctx, caller, input, lang }) => {
    const { code, follows } = await invitationCode(ctx, caller, input.renew);
    const link = pageAddress(services.config, ctx.exhibition, lang, `/join/${code}`);
    return { code, link, follows, ...(await codeResults(ctx, caller.employeeId)) };
  },

  invite: async ({ ctx, caller, input }) => {
    const invited = await invite(services.jobs, ctx, caller, input);
    if (invited.state === 'confirmed') services.sessions.forget();
    return invited;
  },

  introduce: ({ ctx, input, acting }) => introduce(services.jobs, ctx, acting, input),

  list: async ({ ctx, caller, input }) => {
    const wanted = { direction: input.direction, state: input.state ?? null };
    const { rows, total } = await ownInvitations(ctx, caller, wanted, rangeOf(input));
    const list = rows.map((row) => invitationAnswer(ctx.exhibition, row, caller.kind));
    return { ...pageAnswer(list, total, input), open: await openReceived(ctx, caller) };
  },

  answer: async ({ ctx, caller, input }) => {
    await answerInvitation(services.jobs, ctx, caller, input);
    services.sessions.forget();
    const row = await ownInvitation(ctx, caller, input.id);
    if (row === null) fail('notFound');
    return invitationAnswer(ctx.exhibition, row, caller.kind);
  },

  companyList: async ({ ctx, caller, input }) => {
    const wanted = { keyword: input.keyword.trim(), state: input.state ?? null };
    const rows = await sentOfCompany(ctx, caller, wanted, rangeOf(input));
    const counts = await sentCounts(ctx, caller, wanted.keyword);
    const totals = { ...counts, toBeConfirmedByEmployees: 0 };
    const list = rows.map((row) => invitationAnswer(ctx.exhibition, row, 'exhibitor'));
    return { ...pageAnswer(list, totals[wanted.state ?? 'all'], input), counts };
  },

  channels: async ({ ctx, caller }) => ({ list: await channelCounts(ctx, caller) }),

  exportHistory: ({ ctx, caller, input }) => historyFile(ctx, caller, input.lang),

  addRecord: async ({ ctx, caller, input, request }) => {
    const inviter =
      'code' in input
        ? await followedCode(services, { ctx, caller, request }, input.code)
        : await inviterOfLetter(ctx, input);
    if (inviter === null) fail('notFound');
    const joined = caller.kind === 'visitor' && caller.pool.includes(inviter.exhibitor_id);
    return { ...inviterAnswer(ctx.exhibition, inviter), joined };
  },

  joinByCode: async ({ ctx, caller, input, request }) => {
    const inviter = await inviterOf(services, { ctx, caller, request }, input.code);
    const state = await joinBy(services.jobs, ctx, caller.visitorId, inviter);
    services.sessions.forget();
    return { ...inviterAnswer(ctx.exhibition, inviter), state };
  },
});
