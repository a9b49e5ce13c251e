import { sql, type RawBuilder } from 'kysely';
import { SETTINGS, type FairSettings, type SettingName } from '@fairbridge/contract/settings/settings.ts';
import { settingsFrom } from '@fairbridge/contract/settings/settings.shapes.ts';
import type { FairContext } from '../../core/fair-context.ts';

type NamesOf<Kind> = { [N in SettingName]: (typeof SETTINGS)[N]['kind'] extends Kind ? N : never }[SettingName];

const stored = (fair: string, name: SettingName): RawBuilder<unknown> =>
  sql`${sql.ref(`${fair}.settings`)} ->> ${sql.lit(name)}`;

/** A switch of the fair within a statement that joins `exhibition` under this alias. */
export const switchOf = (fair: string, name: NamesOf<'switch'>): RawBuilder<boolean> =>
  sql<boolean>`coalesce((${stored(fair, name)})::boolean, ${sql.lit(SETTINGS[name].initial)})`;

/** A number, in the same way. */
export const numberOf = (fair: string, name: NamesOf<'number'>): RawBuilder<number> =>
  sql<number>`coalesce((${stored(fair, name)})::int, ${sql.lit(SETTINGS[name].initial)})`;

/** What is set now. `lock` holds the row until the end of the transaction, so that of two changes at once none is lost. */
export async function readSettings(ctx: FairContext, { lock = false } = {}): Promise<FairSettings> {
  const row = await ctx.db
    .selectFrom('exhibition')
    .where('id', '=', ctx.exhibition.id)
    .select('settings')
    .$if(lock, (query) => query.forNoKeyUpdate())
    .executeTakeFirstOrThrow();
  return settingsFrom(row.settings);
}

export async function writeSettings(ctx: FairContext, settings: Partial<FairSettings>): Promise<void> {
  await ctx.db
    .updateTable('exhibition')
    .set((eb) => ({ settings: sql`${eb.ref('settings')} || ${JSON.stringify(settings)}::jsonb` }))
    .where('id', '=', ctx.exhibition.id)
    .execute();
}
