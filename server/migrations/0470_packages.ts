import { sql, type Kysely } from 'kysely';

const PACKAGES = [
  {
    code: 'standard',
    name: { zh: '标准套餐', en: 'Standard' },
    exhibits: 10_000,
    scenes: 20,
    lives: 20,
    liveHours: 40,
    employees: 50,
    gigabytes: 2,
    posts: 10,
    signUp: false,
  },
  {
    code: 'upgraded',
    name: { zh: '升级套餐', en: 'Upgraded' },
    exhibits: 20_000,
    scenes: 40,
    lives: 60,
    liveHours: 120,
    employees: 100,
    gigabytes: 4,
    posts: 30,
    signUp: true,
  },
  {
    code: 'regional',
    name: { zh: '区域套餐', en: 'Regional' },
    exhibits: 10_000,
    scenes: 20,
    lives: 20,
    liveHours: 40,
    employees: 50,
    gigabytes: 2,
    posts: 50,
    signUp: true,
  },
];
const POSTS = { standard: 'postsStandardMax', upgraded: 'postsUpgradedMax', regional: 'postsRegionalMax' } as const;

/**
 * What exhibitors can book is each fair's own list. Before, three packages stood in the program, with limits of a fair in `package_limits`
 * and its limits of posts among the settings; that column stays for processes of the version before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table exhibition
    add column packages jsonb not null default ${sql.lit(JSON.stringify(PACKAGES))}::jsonb,
    add column packages_version integer not null default 1`.execute(db);
  await sql`comment on column exhibition.packages is 'what exhibitors can book, in the order in which it is offered: bookable of the contract'`.execute(
    db,
  );
  await sql`
    update exhibition x set packages = (
      select jsonb_agg(p
          || (coalesce(x.package_limits->(p->>'code'), '{}') - 'bytes' - 'publicExhibits')
          || case when x.package_limits->(p->>'code') ? 'bytes'
               then jsonb_build_object('gigabytes', ceil((x.package_limits->(p->>'code')->>'bytes')::numeric / 1000000000)) else '{}' end
          || jsonb_build_object('posts', coalesce(x.settings->(${sql.lit(JSON.stringify(POSTS))}::jsonb->>(p->>'code')), p->'posts'))
          order by n)
      from jsonb_array_elements(x.packages) with ordinality as u(p, n))`.execute(db);
  await sql`alter table exhibitor drop constraint exhibitor_package_check`.execute(db);
}
