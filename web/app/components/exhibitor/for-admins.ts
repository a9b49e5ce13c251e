import type { CallAddress } from '@fairbridge/contract/call.ts';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { failureOf } from '../../failure.ts';
import type { LoadArgs } from '../../define-load.ts';
import { canCall } from '../../session/can-call.ts';
import { updateUser } from '../../session/session.ts';

/** The flag may have been given or taken since the log-in: the menus are told, too. */
async function mayNow(call: CallAddress): Promise<boolean> {
  const user = await api(calls.account.info, {});
  updateUser(user);
  return canCall(call, user);
}

/** What only a company's administrators may load, as `call`; null for its other staff. */
export const forAdmins =
  <T>(call: CallAddress, load: (args: LoadArgs) => Promise<T>) =>
  async (args: LoadArgs): Promise<T | null> => {
    if (!canCall(call) && !(await mayNow(call))) return null;
    try {
      return await load(args);
    } catch (error) {
      if (failureOf(error)?.name !== 'notAllowed' || (await mayNow(call))) throw error;
      return null;
    }
  };
