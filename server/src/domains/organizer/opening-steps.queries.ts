import { sql } from 'kysely';
import type { RegistrationDay } from '@fairbridge/contract/organizer/opening.shapes.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { isEmployed } from '../identity/employment.queries.ts';
import type { ExhibitorReadiness, OpeningState } from './opening-steps.rules.ts';

export async function exhibitorReadiness({ db, exhibition: { id } }: FairContext): Promise<ExhibitorReadiness> {
  const { rows } = await sql<ExhibitorReadiness>`
    select count(*)::int as all,
      count(*) filter (where e.hall is not null and e.booth_number <> '')::int as placed,
      count(*) filter (where exists (
        select from employee m where m.exhibition_id = e.exhibition_id and m.exhibitor_id = e.id and m.admin
          and ${isEmployed('m')}))::int as invited,
      count(*) filter (where e.logo <> '' and (e.introduction_zh <> '' or e.introduction_en <> '') and exists (
        select from product p where p.exhibition_id = e.exhibition_id and p.exhibitor_id = e.id and p.deleted_at is null))::int as complete
    from exhibitor e where e.exhibition_id = ${id} and e.disabled_at is null`.execute(db);
  return rows[0] ?? { all: 0, placed: 0, invited: 0, complete: 0 };
}

type Small = Pick<OpeningState, 'mailFailed' | 'pages' | 'banners' | 'questions'> & OpeningState['staff'];

/** What else decides about the steps of the opening: few rows each. */
export async function openingFacts({
  db,
  exhibition: { id },
}: FairContext): Promise<Pick<OpeningState, 'mailFailed' | 'pages' | 'banners' | 'questions' | 'staff'>> {
  const { rows } = await sql<Small>`
    select
      coalesce((select m.state = 'failed' from message m where m.exhibition_id = ${id} and m.kind = 'email'
        and m.state in ('sent', 'failed') order by m.created_at desc limit 1), false) as "mailFailed",
      array(select distinct v.page from page_version v where v.exhibition_id = ${id}) as pages,
      (select count(*)::int from page_link l where l.exhibition_id = ${id} and l.place = 'banner' and l.shown) as banners,
      (select count(*)::int from question q where q.exhibition_id = ${id} and q.site = 'register' and q.retired_at is null) as questions,
      (select count(*)::int from organizer_staff s where s.exhibition_id = ${id}) as all,
      (select count(*)::int from organizer_staff s where s.exhibition_id = ${id}
        and exists (select from authenticator a where a.account_id = s.account_id)) as "withApp",
      (select count(*)::int from organizer_staff s join account a on a.id = s.account_id
        where s.exhibition_id = ${id} and s.role = 'owner' and a.password_hash is not null) as owners`.execute(db);
  const [facts] = rows;
  if (facts === undefined) throw new Error('asking for facts answers one row');
  const { all, withApp, owners, ...rest } = facts;
  return { ...rest, staff: { all, withApp, owners } };
}

/** Registrations finished since then, by days in Beijing; days without any are left out. */
export async function registrationsByDay(
  { db, exhibition: { id } }: FairContext,
  since: Date,
): Promise<RegistrationDay[]> {
  const { rows } = await sql<RegistrationDay>`
    select to_char((coalesce(completed_at, created_at) at time zone 'UTC') + interval '8 hours', 'YYYY-MM-DD') as day, count(*)::int as count
    from visitor
    where exhibition_id = ${id} and complete_exhibition_registration and coalesce(completed_at, created_at) >= ${since}
    group by 1`.execute(db);
  return rows;
}
