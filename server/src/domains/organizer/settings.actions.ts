import type { AuditDetails } from '@fairbridge/contract/organizer/organizer.shapes.ts';
import { SETTING_ROWS, type FairSettings } from '@fairbridge/contract/settings/settings.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { writeAudit, type Acting } from '../audit/audit.actions.ts';
import { invalidateSettings } from '../exhibition/exhibition.invalidation.ts';
import { readSettings, writeSettings } from '../exhibition/settings.queries.ts';
import { exhibitorSideOpened } from './settings.events.ts';

/** Plain values by name; words by name and language, such as `serviceHoursZh`; lists and rates in one line, such as `USD 7.1, EUR 8`. */
const plain = (settings: FairSettings): Record<string, boolean | number | string> =>
  Object.fromEntries(
    SETTING_ROWS.flatMap(({ name, kind }): [string, boolean | number | string][] => {
      const value = settings[name];
      if (typeof value !== 'object') return [[name, value]];
      if (kind === 'words' && 'zh' in value)
        return [
          [`${name}Zh`, value.zh],
          [`${name}En`, value.en],
        ];
      const parts = Array.isArray(value) ? value : Object.entries(value).map((entry) => entry.join(' '));
      return [[name, parts.join(', ')]];
    }),
  );

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

type Wish = { readonly [Name in keyof FairSettings]?: FairSettings[Name] | undefined };

const given = (wish: Wish): Partial<FairSettings> =>
  Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined));

/** Changes the settings that are given; the others stay. Every process has read them anew within a second. */
export async function saveSettings(
  services: Services,
  ctx: FairContext,
  acting: Acting,
  wish: Wish,
): Promise<FairSettings> {
  const settings = await inTransaction(ctx, async (inner) => {
    const before = await readSettings(inner, { lock: true });
    const wanted = given(wish);
    const after = { ...before, ...wanted };
    const changed = difference(before, after);
    if (Object.keys(changed).length === 0) return after;
    await writeSettings(inner, wanted);
    await invalidateSettings(inner);
    if (before.exhibitorDisabled && !after.exhibitorDisabled)
      await services.jobs.publish(inner.db, exhibitorSideOpened, { exhibitionId: inner.exhibition.id });
    await writeAudit(inner, acting, { act: 'settings.save', details: changed });
    return after;
  });
  // this process does not wait to be told: whoever saved sees it in force
  await services.directory.load();
  services.sessions.forget();
  return settings;
}
