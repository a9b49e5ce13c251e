import { sql } from 'kysely';
import type { ProfileForm, ProfileOut } from '@fairbridge/contract/fair-profile/fair-profile.shapes.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { bilingualColumns } from '../../platform/database/bilingual.ts';

/** The fair's details as they stand in this process. */
export const profileOf = ({ exhibition }: FairContext): ProfileOut => ({
  name: exhibition.name,
  shortName: exhibition.shortName,
  slogan: exhibition.slogan,
  searchHint: exhibition.searchHint,
  about: exhibition.about,
  startsOn: exhibition.startsOn,
  endsOn: exhibition.endsOn,
  hours: exhibition.hours,
  venue: exhibition.venue,
  city: exhibition.city,
  address: exhibition.address,
  hosts: exhibition.hosts,
  logo: exhibition.logo,
  action: exhibition.theme.action,
  accent: exhibition.theme.accent,
  email: exhibition.email,
  phone: exhibition.phone,
  entity: exhibition.legalEntity,
});

export type ProfileState = { version: number; startsOn: string; endsOn: string };

/** `hold` keeps others from changing the details until the end of the transaction. */
export async function profileState(ctx: FairContext, { hold = false } = {}): Promise<ProfileState> {
  return ctx.db
    .selectFrom('exhibition')
    .where('id', '=', ctx.exhibition.id)
    .select([
      'profile_version as version',
      sql<string>`starts_on::text`.as('startsOn'),
      sql<string>`ends_on::text`.as('endsOn'),
    ])
    .$if(hold, (query) => query.forNoKeyUpdate())
    .executeTakeFirstOrThrow();
}

export async function writeProfile(ctx: FairContext, form: ProfileForm, version: number): Promise<void> {
  await ctx.db
    .updateTable('exhibition')
    .where('id', '=', ctx.exhibition.id)
    .set((eb) => ({
      ...bilingualColumns('name', form.name),
      ...bilingualColumns('short_name', form.shortName),
      ...bilingualColumns('slogan', form.slogan),
      ...bilingualColumns('search_hint', form.searchHint),
      ...bilingualColumns('about', form.about),
      starts_on: form.startsOn,
      ends_on: form.endsOn,
      hours: JSON.stringify(form.hours),
      ...bilingualColumns('venue', form.venue),
      ...bilingualColumns('city', form.city),
      ...bilingualColumns('address', form.address),
      hosts: JSON.stringify(form.hosts),
      logo: form.logo,
      theme: sql`${eb.ref('theme')} || ${JSON.stringify({ action: form.action, accent: form.accent })}::jsonb`,
      email: form.email,
      phone: form.phone,
      legal_entity: JSON.stringify(form.entity),
      profile_version: version,
    }))
    .execute();
}
