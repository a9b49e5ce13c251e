import type { z } from 'zod';
import type { contract } from '@fairbridge/contract/index.ts';
import type { Caller, ExhibitorCaller, VisitorCaller } from '@fairbridge/contract/roles.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import type { RequestFacts } from '../../platform/http/route.ts';
import { fail, failFields } from '../../platform/http/app-error.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { readableCode } from '../../core/readable-code.ts';
import { requireHumanCheck } from '../identity/identity.check.ts';
import { employees } from '../account/account.tables.ts';
import { employeeAsked } from './binding.events.ts';
import { followInvitation } from '../account/account.invited.ts';
import { countBindCode, mayReveal, refundBindCode } from '../account/account.limits.ts';
import { accountById, accountByIdentifier, normalIdentifier, visitorOf } from '../account/account.queries.ts';
import { nameOf, employment, bindByPersonalCode, exhibitorOfCode, visitorNamed } from './binding.queries.ts';

type Binding = z.output<typeof contract.account.checkBinding.output>;
type Asked = z.output<typeof contract.account.checkBinding.input>;
const NO_PART: Binding = { visitor: false, employee: false, waiting: false, exhibitor: null };

async function partOf(ctx: FairContext, accountId: string): Promise<Binding> {
  const employee = await employment(ctx, accountId);
  return {
    visitor: (await visitorOf(ctx, accountId)) !== undefined,
    employee: employee !== undefined && employee.waiting_since === null,
    waiting: employee !== undefined && employee.waiting_since !== null,
    exhibitor: employee === undefined ? null : bilingualOf('name', employee),
  };
}

/** The own part without more; another identifier's only after a human check, within the limit, and without the company (G17). */
export async function bindingOf(
  services: Services,
  ctx: FairContext,
  caller: Caller,
  asked: Asked,
  request: RequestFacts,
): Promise<Binding> {
  if (asked.account === undefined) {
    if (caller.kind === 'anonymous') fail('notSignedIn');
    return partOf(ctx, caller.accountId);
  }
  const pass = { action: 'reveal', subject: asked.account, address: request.address } as const;
  await requireHumanCheck(services, ctx, { ...pass, token: asked.humanCheck });
  const identifier = normalIdentifier(asked.account, asked.areaCode);
  if (identifier === null) failFields({ field: 'account', rule: 'emailOrMobile' });
  if (!(await mayReveal(services, request.address, identifier))) fail('tooManyTries');
  const account = await accountByIdentifier(ctx.db, identifier);
  return account === null ? NO_PART : { ...(await partOf(ctx, account.id)), exhibitor: null };
}

/**
 * A personal code makes the account that employee at once and is used up; the company's code only asks, and an admin agrees or not
 * (ruling 2.8; G23). Wrong codes are counted for the account and the client.
 */
export async function bindByCode(
  services: Services,
  ctx: FairContext,
  caller: VisitorCaller | ExhibitorCaller,
  { exhibitorCode }: { exhibitorCode: string },
  request: RequestFacts,
) {
  const part = await partOf(ctx, caller.accountId);
  if (part.employee || part.waiting) fail('alreadyBound');
  await countBindCode(services, caller.accountId, request.address);
  const code = readableCode(exhibitorCode);
  const bound = (await bindPersonally(ctx, caller.accountId, code)) ?? (await ask(services, ctx, caller, code));
  if (bound === null) fail('exhibitorCodeWrong');
  await refundBindCode(services, caller.accountId, request.address);
  services.sessions.forget();
  return bound;
}

async function bindPersonally(ctx: FairContext, accountId: string, code: string) {
  const exhibitorId = await bindByPersonalCode(ctx, accountId, code);
  return exhibitorId === null ? null : { state: 'bound' as const, exhibitor: await nameOf(ctx, exhibitorId) };
}

async function ask(services: Services, ctx: FairContext, caller: VisitorCaller | ExhibitorCaller, code: string) {
  const exhibitorId = await exhibitorOfCode(ctx, code);
  if (exhibitorId === null) return null;
  // the admin has agreed beforehand
  if (await followInvitation(ctx, caller.accountId, exhibitorId))
    return { state: 'bound' as const, exhibitor: await nameOf(ctx, exhibitorId) };
  const account = await accountById(ctx.db, caller.accountId);
  const person = await visitorNamed(ctx, caller.accountId);
  await inTransaction(ctx, async (inner) => {
    const employeeId = await employees.insert(inner, {
      waiting_since: new Date(),
      exhibitor_id: exhibitorId,
      account_id: caller.accountId,
      name_zh: person?.name || (account?.email ?? account?.mobile ?? ''),
      position_zh: person?.position ?? '',
      email: account?.email ?? '',
      mobile: account?.mobile ?? '',
    });
    await services.jobs.publish(inner.db, employeeAsked, { exhibitionId: inner.exhibition.id, employeeId });
  });
  return { state: 'waiting' as const, exhibitor: await nameOf(ctx, exhibitorId) };
}
