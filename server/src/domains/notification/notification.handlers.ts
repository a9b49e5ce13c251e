import type { contract } from '@fairbridge/contract/index.ts';
import {
  notificationCategory,
  type NotificationSetting,
} from '@fairbridge/contract/notification/notification.calls.ts';
import { isLang } from '@fairbridge/contract/text.ts';
import type { ExhibitorCaller, OrganizerCaller, VisitorCaller } from '@fairbridge/contract/roles.ts';
import { readUnsubscribeToken, type Unsubscribe } from '../../platform/delivery/unsubscribe-token.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { fail } from '../../platform/http/app-error.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { maskedAddress } from '../account/account.rules.ts';
import { recipientOf, wantedBy, writeLanguage, writeWanted } from './notification.queries.ts';

type Caller = VisitorCaller | ExhibitorCaller | OrganizerCaller;

async function settingOf(ctx: FairContext, caller: Caller): Promise<NotificationSetting> {
  const { accountId } = caller;
  const employeeId = caller.kind === 'exhibitor' ? caller.employeeId : null;
  const { email, language } = await recipientOf(ctx, accountId, employeeId);
  return {
    address: email === null ? null : maskedAddress(email),
    language: isLang(language) ? language : 'zh',
    wanted: await wantedBy(ctx, { accountId }),
  };
}

/** What a link says, where it is one of ours and of this exhibition. Error: `linkInvalid`. */
function read(services: Pick<Services, 'config'>, ctx: FairContext, token: string): Unsubscribe {
  const link = readUnsubscribeToken(services.config.SECRET, token);
  if (link === null || link.exhibitionId !== ctx.exhibition.id) fail('linkInvalid');
  return link;
}

/** Switches off, or on again, what the link stands for; done twice it is the same. Error: `linkInvalid`. */
export async function followLink(
  services: Pick<Services, 'config'>,
  ctx: FairContext,
  token: string,
  wanted: boolean,
): Promise<Unsubscribe> {
  const link = read(services, ctx, token);
  await writeWanted(ctx, { address: link.address }, link.category, wanted);
  return link;
}

export const notificationHandlers = (services: Services): Handlers<FairContext, typeof contract.notification> => ({
  getSetting: ({ ctx, caller }) => settingOf(ctx, caller),

  saveSetting: async ({ ctx, caller, input }) => {
    const { accountId } = caller;
    return inTransaction(ctx, async (inner) => {
      if (input.language !== undefined) await writeLanguage(inner, accountId, input.language);
      for (const category of notificationCategory.options) {
        const wanted = input.wanted[category];
        if (wanted !== undefined) await writeWanted(inner, { accountId }, category, wanted);
      }
      return settingOf(inner, caller);
    });
  },

  unsubscribe: async ({ ctx, input }) => {
    const { address, category } = await followLink(services, ctx, input.token, input.wanted);
    return { address: maskedAddress(address), category, wanted: input.wanted };
  },
});
