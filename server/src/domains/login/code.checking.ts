import type { z } from 'zod';
import type { contract } from '@fairbridge/contract/index.ts';
import type { Caller } from '@fairbridge/contract/roles.ts';
import type { RequestFacts } from '../../platform/http/route.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { placeOf, tryCode, verifyLoginCode } from '../account/account.codes.ts';
import { countLoginFailure, loginLimitKeys, loginNeedsCheck } from '../account/account.limits.ts';
import { accountByIdentifier } from '../account/account.queries.ts';

export type Purpose = z.output<typeof contract.account.sendEmailCode.input>['purpose'];
export type Given = { ctx: FairContext; caller: Caller; request: RequestFacts };
type Shown = { purpose: Purpose; address: string; code: string; spend: boolean };

/** A code for these opens an account. */
const OPENING: readonly Purpose[] = ['login', 'reset', 'change'];

/** Ends the call unless the code is right. One that would open an account is a way in like the password, and counts with it (G15). */
export async function checkCode(
  services: Services,
  { ctx, caller, request }: Given,
  { purpose, address, code, spend }: Shown,
): Promise<void> {
  if (!OPENING.includes(purpose)) {
    const place = placeOf(ctx, purpose, caller);
    if (!(await tryCode(ctx.db, services.config.SECRET, purpose, address, code, spend, place))) fail('codeWrong');
    return;
  }
  const subject = (await accountByIdentifier(ctx.db, address))?.id ?? address;
  const keys = loginLimitKeys(subject, null, request.address);
  // ends the call where this client has failed too often
  await loginNeedsCheck(services, keys);
  if (await verifyLoginCode(services, ctx, { key: keys.key, purpose, address }, { code, spend, caller })) return;
  await countLoginFailure(services, keys);
  fail('codeWrong');
}
