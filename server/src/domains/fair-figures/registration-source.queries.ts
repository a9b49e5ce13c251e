import { sql, type RawBuilder } from 'kysely';
import type { RegistrationSource } from '@fairbridge/contract/fair-figures/fair-figures.definitions.ts';

/** What decides about the source of `visitor v`, to be joined to it. */
export const withSource = (fair: string): RawBuilder<unknown> => sql`
  left join organizer_staff source_staff on source_staff.exhibition_id = ${fair} and source_staff.account_id = v.account_id
  left join account source_account on source_account.id = v.account_id
  left join (select lower(c.email) as email, min(c.created_at) as at from preregistration c
    where c.exhibition_id = ${fair} group by 1) source_colleague on source_colleague.email = lower(source_account.email)`;

/** By which sign each source is known, the first that holds; whoever has none came by themselves. */
const SIGNS: readonly [source: RegistrationSource, sign: RawBuilder<unknown>][] = [
  ['letter', sql`v.invitation_source = 'INVITATION'`],
  ['code', sql`v.invitation_source = 'INVITE_CODE'`],
  ['campaign', sql`v.campaign_id is not null`],
  ['staff', sql`source_staff.id is not null`],
  ['colleague', sql`source_colleague.at <= v.created_at`],
];

/** The source of `visitor v`, as `REGISTRATION_SOURCES` names it. */
export const SOURCE = sql<RegistrationSource>`(case
  ${sql.join(
    SIGNS.map(([source, sign]) => sql`when ${sign} then ${sql.lit(source)}`),
    sql` `,
  )} else 'own' end)`;
