import { sql } from 'kysely';
import type {
  ExhibitorFilter,
  ExhibitorState,
  InvitationState,
  Lack,
} from '@fairbridge/contract/exhibitor-record/exhibitor-record.shapes.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { isEmployed } from '../identity/employment.queries.ts';
import { EXHIBITORS, INVITATION, LACKING, matching, STATE } from './exhibitor-record.queries.ts';

/** An exhibitor whose people may be written to. */
export type AddressedRow = {
  id: string;
  name_zh: string;
  name_en: string;
  country: string;
  state: ExhibitorState;
  invitation: InvitationState;
  lacks: Lack[];
  contact_name: string;
  email: string;
  elsewhere: boolean;
  mailed_at: Date | null;
  active: number;
  invited: number;
  written_at: Date | null;
  reminded_at: Date | null;
};

/** All that fit a filter, or these. */
export type Meant = { ids: readonly string[] } | { filter: ExhibitorFilter & { state?: ExhibitorState | undefined } };

export async function addressedExhibitors(ctx: FairContext, meant: Meant): Promise<AddressedRow[]> {
  const which =
    'ids' in meant
      ? sql`e.exhibition_id = ${ctx.exhibition.id} and e.id = any(${[...meant.ids]}::text[])`
      : sql`${matching(ctx, meant.filter)} and (${meant.filter.state ?? null}::text is null or ${STATE} = ${meant.filter.state ?? null})`;
  const { rows } = await sql<AddressedRow>`
    select e.id, e.name_zh, e.name_en, e.country, ${STATE} as state, ${INVITATION} as invitation, ${LACKING} as lacks,
      coalesce(e.contact->>'name', '') as contact_name, lower(coalesce(e.contact->>'email', '')) as email,
      coalesce(e.contact->>'email', '') <> '' and (exists (
        select 1 from employee o where o.exhibition_id = e.exhibition_id and o.exhibitor_id <> e.id
          and o.email <> '' and lower(o.email) = lower(e.contact->>'email') and ${isEmployed('o')}
      ) or exists (
        select 1 from account a join employee o on o.account_id = a.id
        where a.email = lower(e.contact->>'email') and o.exhibition_id = e.exhibition_id and o.exhibitor_id <> e.id and ${isEmployed('o')}
      )) as elsewhere,
      (select max(greatest(o.invited_at, o.reminded_at)) from employee o
        where o.exhibition_id = e.exhibition_id and o.email <> '' and lower(o.email) = lower(e.contact->>'email')) as mailed_at,
      coalesce(m.active, 0) as active, coalesce(m.invited, 0) as invited, m.written_at, e.reminded_at
    from ${EXHIBITORS} left join lateral (
      select count(*) filter (where m.account_id is not null and m.joined_at is not null)::int as active,
        count(*) filter (where m.account_id is null or m.joined_at is null)::int as invited,
        max(greatest(m.invited_at, m.reminded_at)) filter (where m.account_id is null or m.joined_at is null) as written_at
      from employee m where m.exhibition_id = e.exhibition_id and m.exhibitor_id = e.id and m.admin and ${isEmployed('m')}
    ) m on true
    where ${which} order by e.id`.execute(ctx.db);
  return rows;
}
