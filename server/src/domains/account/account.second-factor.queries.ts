import { sql } from 'kysely';
import { unscoped } from '../../platform/database/fair-scope.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { isEmployed } from '../identity/employment.queries.ts';
import { switchOf } from '../exhibition/settings.queries.ts';

export type Colleague = { email: string; language: string };

/** Who else may act in the same roles, by e-mail: they are told when what guards this account changes. */
export async function colleaguesOf(db: Db, accountId: string): Promise<Colleague[]> {
  const { rows } = await sql<Colleague>`
    select a.email, a.language from account a where a.email is not null and a.id <> ${accountId} and a.id in (
      select other.account_id from organizer_staff own join organizer_staff other on other.exhibition_id = own.exhibition_id
      where own.account_id = ${accountId}
      union
      select other.account_id from employee own
        join exhibition x on x.id = own.exhibition_id and ${switchOf('x', 'adminSecondStep')}
        join employee other on other.exhibitor_id = own.exhibitor_id and other.exhibition_id = own.exhibition_id
      where own.account_id = ${accountId} and own.admin and ${isEmployed('own')}
        and other.admin and ${isEmployed('other')})
    order by a.id`.execute(unscoped(db));
  return rows;
}

/** The staff roles of an account, at every fair: an act upon it stands in the log of each. */
export async function staffRolesOf(db: Db, accountId: string) {
  return unscoped(db)
    .selectFrom('organizer_staff')
    .where('account_id', '=', accountId)
    .select(['id', 'exhibition_id as exhibitionId', 'role', 'name'])
    .orderBy('exhibition_id')
    .execute();
}

/** Is this account staff of an organizer, or an administrator where a second step is asked, at whichever fair? */
export async function hasGuardedRole(db: Db, accountId: string): Promise<boolean> {
  const { rows } = await sql<{ guarded: boolean }>`
    select exists (select 1 from organizer_staff s where s.account_id = ${accountId}) or exists (
      select 1 from employee e join exhibition x on x.id = e.exhibition_id
      where e.account_id = ${accountId} and e.admin and ${isEmployed('e')} and ${switchOf('x', 'adminSecondStep')}
    ) as guarded`.execute(unscoped(db));
  return rows[0]?.guarded === true;
}
