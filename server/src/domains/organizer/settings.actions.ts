import type { AuditDetails, FairSettings } from '@fairbridge/contract/organizer/organizer.shapes.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { writeAudit, type Acting } from '../audit/audit.actions.ts';
import { invalidateSettings } from '../exhibition/exhibition.invalidation.ts';
import { settingsOf, writeSettings } from './organizer.queries.ts';
import { exhibitorSideOpened } from './settings.events.ts';

type Wish = { readonly [K in keyof FairSettings]?: FairSettings[K] | undefined };

const plain = ({ serviceHours: { zh, en }, ...rest }: FairSettings): Record<string, boolean | number | string> => ({
  ...rest,
  serviceHoursZh: zh,
  serviceHoursEn: en,
});

/** Before and after of what differs. */
function difference(before: FairSettings, after: FairSettings): AuditDetails {
  const [was, is] = [plain(before), plain(after)];
  return Object.fromEntries(
    Object.entries(is).flatMap(([name, value]) => {
      const old = was[name];
      return old === undefined || old === value ? [] : [[name, [old, value]]];
    }),
  );
}

/** Changes the switches that are given; the others stay. Every process has read them anew within a second. */
export async function saveSettings(
  services: Services,
  ctx: FairContext,
  { caller, address }: Acting,
  wish: Wish,
): Promise<FairSettings> {
  const settings = await inTransaction(ctx, async (inner) => {
    const before = await settingsOf(inner, { hold: true });
    const after: FairSettings = {
      visitorDelay: wish.visitorDelay ?? before.visitorDelay,
      exhibitorDisabled: wish.exhibitorDisabled ?? before.exhibitorDisabled,
      registrationMode: wish.registrationMode ?? before.registrationMode,
      reviewAtOnce: wish.reviewAtOnce ?? before.reviewAtOnce,
      adminSecondStep: wish.adminSecondStep ?? before.adminSecondStep,
      postReview: wish.postReview ?? before.postReview,
      postsVisitorMax: wish.postsVisitorMax ?? before.postsVisitorMax,
      postsStandardMax: wish.postsStandardMax ?? before.postsStandardMax,
      postsUpgradedMax: wish.postsUpgradedMax ?? before.postsUpgradedMax,
      postsRegionalMax: wish.postsRegionalMax ?? before.postsRegionalMax,
      replayDays: wish.replayDays ?? before.replayDays,
      servicePhone: wish.servicePhone ?? before.servicePhone,
      serviceHours: wish.serviceHours ?? before.serviceHours,
    };
    const changed = difference(before, after);
    if (Object.keys(changed).length === 0) return after;
    await writeSettings(inner, after);
    await invalidateSettings(inner);
    if (before.exhibitorDisabled && !after.exhibitorDisabled)
      await services.jobs.publish(inner.db, exhibitorSideOpened, { exhibitionId: inner.exhibition.id });
    await writeAudit(inner, caller, { act: 'settings.save', details: changed, address });
    return after;
  });
  // this process does not wait to be told: whoever saved sees it in force
  await services.directory.load();
  services.sessions.forget();
  return settings;
}
