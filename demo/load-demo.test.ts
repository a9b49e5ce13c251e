import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayAfter } from '@fairbridge/contract/days.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { dayInBeijing } from '../server/src/core/days.ts';
import type { Tables } from '../server/src/platform/database/kysely.ts';
import { createPool } from '../server/src/platform/database/client.ts';
import { createDatabase } from '../server/src/platform/database/kysely.ts';
import { freshDatabase, type FreshDatabase } from '../server/test/database.ts';
import { openPortalOn, SUGAR_HOST, type TestPortal } from '../server/test/portal.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts.ts';
import { loadDemo } from './load-demo.ts';
import { fairs } from './data/index.ts';

const SIZES = {
  agro: { exhibitors: 12, products: 200, visitors: 20, orders: 12 },
  sugar: { exhibitors: 5, products: 30, visitors: 6, orders: 4 },
};

let database: FreshDatabase;
let db: Kysely<Tables>;
let portal: TestPortal;
let loaded: boolean;
beforeAll(async () => {
  database = await freshDatabase();
  db = createDatabase(createPool(database.url, { max: 2 }));
  loaded = await loadDemo(db, () => {}, SIZES);
  portal = await openPortalOn(database.url);
}, 60_000);
afterAll(async () => {
  await portal.close();
  await db.destroy();
  await database.drop();
});

const AGROCHEMICAL =
  /农药|除草|杀虫|杀菌|原药|剂型|登记证|作用机理|herbicid|pesticid|insecticid|fungicid|agrochemical|active ingredient|mode of action|\bICAMA\b|\d LQ\b/giu;

const count = async (from: string, where = sql`true`): Promise<number> => {
  const { rows } = await sql<{
    count: number;
  }>`select count(*) as count from ${sql.table(from)} where ${where}`.execute(db);
  return rows[0]?.count ?? 0;
};
const fairOf = (code: string) => sql`exhibition_id = (select id from exhibition where code = ${code})`;

describe('the demo fairs', () => {
  test('have meetings to come, one of them online, with appointments of the demo buyer and the demo exhibitor, and one that is over', async () => {
    for (const host of ['localhost', SUGAR_HOST]) {
      const { list } = await portal.as({ token: null, host })(contract.meeting.browse, {});
      expect(list.map(({ stage, kind }) => [stage, kind])).toEqual([
        ['toStart', 'online'],
        ['toStart', 'onsite'],
        ['ended', 'online'],
      ]);
      const statesOf = async (account: string, type: 'vis' | 'actor'): Promise<string[]> => {
        const given = { account, password: DEMO_PASSWORD, type };
        const { token } = await portal.as({ token: null, host })(contract.account.logOn, given);
        const own = await portal.as({ token, host })(contract.meetingAppointment.list, {
          meetingId: list[1]?.id ?? '',
        });
        return own.list.map(({ state, may }) => `${state}${may.answer ? ' waits' : ''}`);
      };
      expect([
        await statesOf(DEMO_ACCOUNTS.visitor, 'vis'),
        await statesOf(DEMO_ACCOUNTS.exhibitorAdmin, 'actor'),
      ]).toEqual([
        ['confirmed', 'proposed waits'],
        ['confirmed', 'proposed waits'],
      ]);
    }
  });

  test('have requirements of the demo buyer with a PDF each, for companies that they fit or for those agreed to', async () => {
    const given = { account: DEMO_ACCOUNTS.visitor, password: DEMO_PASSWORD, type: 'vis' as const };
    const { token } = await portal.as({ token: null })(contract.account.logOn, given);
    const buyer = portal.as({ token });
    const { list } = await buyer(contract.sourcing.ownList, { pageSize: 100 });
    const files = (await Promise.all(list.map(({ id }) => buyer(contract.sourcing.own, { id })))).flatMap(
      (one) => one.files,
    );
    expect(files.map(({ name, readers }) => `${name}: ${readers}`).toSorted()).toEqual([
      'Quality specification.pdf: fitting',
      '标签要求.pdf: agreed',
    ]);
    const starts: string[] = [];
    // each a second time, once it has been drawn
    for (const { id } of [...files, ...files])
      starts.push((await portal.send(contract.sourcing.file, { id }, { token })).text.slice(0, 5));
    expect(starts).toEqual(Array.from({ length: 4 }, () => '%PDF-'));
  });

  test('show chats of the demo buyer and the demo exhibitor, with something unread for each', async () => {
    for (const host of ['localhost', SUGAR_HOST]) {
      const unreadOf = async (account: string, type: 'vis' | 'actor'): Promise<number[]> => {
        const given = { account, password: DEMO_PASSWORD, type };
        const { token } = await portal.as({ token: null, host })(contract.account.logOn, given);
        const { list } = await portal.as({ token, host })(contract.chat.list, {});
        return list.map(({ unread }) => unread);
      };
      expect([
        await unreadOf(DEMO_ACCOUNTS.visitor, 'vis'),
        await unreadOf(DEMO_ACCOUNTS.exhibitorAdmin, 'actor'),
      ]).toEqual([
        [1, 0],
        [0, 2],
      ]);
    }
  });

  test('show the demo exhibitor who looked in the last thirty days, day by day', async () => {
    const given = { account: DEMO_ACCOUNTS.exhibitorAdmin, password: DEMO_PASSWORD, type: 'actor' as const };
    const { token } = await portal.as({ token: null })(contract.account.logOn, given);
    const today = dayInBeijing(new Date());
    const period = { from: dayAfter(today, -29), to: today };
    const { points } = await portal.as({ token })(contract.statistics.series, { period, figure: 'productViews' });
    // today has only begun
    expect(points.slice(0, -1).filter(({ value }) => value === 0)).toEqual([]);
    const { total } = await portal.as({ token })(contract.statistics.people, { period, figure: 'productViews' });
    expect(total).toBeGreaterThan(3);
    expect(await count('tracking_rolled', sql`closed`)).toBeGreaterThan(20);
  });

  test('have the sizes asked for', async () => {
    expect(loaded).toBe(true);
    for (const [code, size] of Object.entries(SIZES)) {
      const own = fairOf(code);
      expect([
        code,
        await count('exhibitor', own),
        await count('product', own),
        await count('visitor', own),
        await count('intent_order', own),
      ]).toEqual([code, size.exhibitors, size.products, size.visitors, size.orders]);
      expect(await count('search_document', sql`${own} and kind = 'product'`)).toBe(size.products);
      expect(await count('search_document', sql`${own} and kind = 'exhibitor'`)).toBe(size.exhibitors);
    }
  });

  test('have a plan of every floor, on which each company stands at a booth of its own', async () => {
    const { rows: astray } = await sql`
      select e.hall, e.booth_number from exhibitor e
      left join plan_booth b on b.exhibition_id = e.exhibition_id and b.hall = e.hall and b.number = e.booth_number
        and b.state = 'open'
      where b.id is null`.execute(db);
    const { rows: shared } = await sql`
      select exhibition_id, hall, booth_number from exhibitor group by exhibition_id, hall, booth_number
      having count(*) > 1`.execute(db);
    expect([astray, shared]).toEqual([[], []]);
    const { rows: floors } = await sql`
      select x.code as fair, x.plan_version as version, array_agg(f.code order by f.sort) as floors
      from exhibition x join floor f on f.exhibition_id = x.id
      where f.width > 0 and f.depth > 0
        and exists (select from plan_element p where p.exhibition_id = f.exhibition_id and p.floor = f.code)
      group by x.id order by x.code`.execute(db);
    const all = ['7F', '3F', 'M2', '2F', '1F', 'B1F'];
    expect(floors).toEqual([
      { fair: 'agro', version: 1, floors: all },
      { fair: 'sugar', version: 1, floors: all },
    ]);
  });

  test('have visitors who wait for the organizer, each with the history of the review', async () => {
    const { rows } = await sql<{ state: string; steps: string[] | null }>`
      select v.review_state as state, array_agg(r.state order by r.created_at) as steps from visitor v
      left join visitor_review r on r.visitor_id = v.id
      where v.exhibition_id = (select id from exhibition where code = 'agro') and v.complete_exhibition_registration
      group by v.id`.execute(db);
    expect(rows.filter(({ state }) => state === 'underReview').length).toBeGreaterThan(0);
    expect(rows.filter(({ state, steps }) => steps?.at(-1) !== state)).toEqual([]);
  });

  test('are loaded once: a second start changes nothing', async () => {
    const before = [await count('account'), await count('product')];
    expect(await loadDemo(db, () => {}, SIZES)).toBe(false);
    expect([await count('account'), await count('product')]).toEqual(before);
  });

  test('keep the rules they are there to show', async () => {
    const tooMany =
      await sql`select exhibitor_id from product where scope = 0 group by exhibitor_id having count(*) > 10`.execute(
        db,
      );
    const scopes = await sql<{ scope: number }>`select distinct scope from product order by scope`.execute(db);
    const noFile =
      await sql`select p.id from product p, unnest(p.pictures || p.long_pictures) as picture where not exists (select from file f where f.id = picture and f.owner_id = p.exhibitor_id)`.execute(
        db,
      );
    const foreign =
      await sql`select o.id from intent_order o join product p on p.id = o.product_id where p.exhibition_id <> o.exhibition_id or p.exhibitor_id <> o.exhibitor_id`.execute(
        db,
      );
    expect([tooMany.rows, scopes.rows.map(({ scope }) => scope), noFile.rows, foreign.rows]).toEqual([
      [],
      [0, 1, 2],
      [],
      [],
    ]);
    const oneSided =
      await sql`select id from exhibitor where name_zh = '' or name_en = '' union all select id from product where name_zh = '' or name_en = ''`.execute(
        db,
      );
    expect(oneSided.rows).toEqual([]);
    const forNobody = await sql`
      select p.id from post p join exhibition x on x.id = p.exhibition_id, unnest(p.receivers) as receiver
      where not x.receivers @> jsonb_build_array(jsonb_build_object('code', receiver))`.execute(db);
    const { rows: told } = await sql`select id from post where receivers <> '{}'`.execute(db);
    expect([forNobody.rows, told.length > 0]).toEqual([[], true]);
  });

  test('let every demo account in, at both fairs', async () => {
    for (const host of ['localhost', SUGAR_HOST]) {
      const logOn = async (account: string, type: 'vis' | 'actor') =>
        (await portal.as({ token: null, host })(contract.account.logOn, { account, password: DEMO_PASSWORD, type }))
          .landing;
      expect(await logOn(DEMO_ACCOUNTS.visitor, 'vis')).toBe('/');
      expect(await logOn(DEMO_ACCOUNTS.newcomer, 'vis')).toBe('/l-register/account-email-info/0');
      expect(await logOn(DEMO_ACCOUNTS.exhibitorAdmin, 'actor')).toBe('/company-management');
      expect(await logOn(DEMO_ACCOUNTS.exhibitorStaff, 'actor')).toBe('/my-exhibit-list');
    }
  });

  test('of sugar and liquor speaks of no agrochemicals', async () => {
    const guest = portal.as({ token: null, host: SUGAR_HOST });
    const { list } = await guest(contract.product.browse, { pageSize: 100 });
    expect(list.length).toBeGreaterThan(3);
    const details = await Promise.all(list.map(({ id }) => guest(contract.product.detail, { id })));
    const compared = await guest(contract.product.compare, { ids: list.slice(0, 4).map(({ id }) => id) });
    const told = JSON.stringify([list, details, compared, fairs.sugar.definition.articles, fairs.sugar.definition.qa]);
    expect(told.match(AGROCHEMICAL) ?? []).toEqual([]);
    const products = details.map(({ product }) => product);
    expect(
      products
        .flatMap(({ strength, cas, ingredients }) => [strength, ...cas, ...ingredients.flatMap((one) => one.cas)])
        .join(''),
    ).toBe('');
    // while the other fair tells it
    const agro = await portal.as({ token: null })(contract.product.browse, { pageSize: 100 });
    expect(agro.list.some(({ strength, cas }) => strength !== '' && cas.length > 0)).toBe(true);
  });

  test('can be browsed, edited and answered from the start', async () => {
    const guest = portal.as({ token: null });
    const { list, total } = await guest(contract.product.browse, { pageSize: 5 });
    expect([list.length, total]).toEqual([5, await count('product', sql`${fairOf('agro')} and scope = 0`)]);
    const { token } = await guest(contract.account.logOn, {
      account: DEMO_ACCOUNTS.exhibitorAdmin,
      password: DEMO_PASSWORD,
      type: 'actor',
    });
    const admin = portal.as({ token });
    const own = await admin(contract.product.ownList, { pageSize: 100 });
    for (const { id } of own.list) {
      const { form, version } = await admin(contract.product.own, { id });
      expect((await admin(contract.product.save, { ...form, id, version })).version).toBe(version + 1);
    }
    expect(own.list.length).toBeGreaterThan(0);
    expect((await admin(contract.lead.list, { kind: 'order' })).total).toBeGreaterThan(0);
  });

  test('have showcases of three to eight exhibits each, some of them not for everybody', async () => {
    const restrictedScenes: number[] = [];
    for (const [code, { exhibitors }] of Object.entries(SIZES)) {
      const { rows } = await sql<{ points: number; restricted: number; foreign: number }>`
        select count(*) as points, count(*) filter (where p.scope <> 0) as restricted, count(*) filter (where p.exhibitor_id <> s.exhibitor_id) as foreign
        from hotspot_scene s join hotspot_point t on t.scene_id = s.id join product p on p.id = t.product_id
        where s.${fairOf(code)} group by s.id`.execute(db);
      expect([code, rows.length > exhibitors / 2]).toEqual([code, true]);
      expect(rows.filter(({ points, foreign }) => points < 3 || points > 8 || foreign > 0)).toEqual([]);
      restrictedScenes.push(rows.filter(({ restricted }) => restricted > 0).length);
    }
    // the small fair of the tests has too few exhibits for restricted ones
    expect(restrictedScenes[0]).toBeGreaterThan(0);
    const [company] = (await portal.as({ token: null })(contract.exhibitor.browse, { pageSize: 1 })).list;
    const { list } = await portal.as({ token: null })(contract.hotspot.ofExhibitor, { exhibitorId: company?.id ?? '' });
    for (const { picture } of list) {
      const served = await portal.app.inject({ url: `${picture.address}/w400.webp` });
      expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/webp']);
    }
    expect(list.length).toBeGreaterThan(0);
  });

  test('have companies that show what is new at their booths, with a picture each', async () => {
    const lists = [];
    for (const code of Object.keys(SIZES)) lists.push(await count('latest_products', fairOf(code)));
    // the small fair of the tests has too few companies for the third
    expect(lists).toEqual([3, 2]);
    const guest = portal.as({ token: null });
    const { rows: companies } = await sql<{ id: string; pictures: number }>`
      select exhibitor_id as id, cardinality(pictures) as pictures from latest_products where ${fairOf('agro')}
      order by pictures desc`.execute(db);
    for (const { id, pictures } of companies) {
      const shown = await guest(contract.product.latest, { exhibitorId: id });
      expect([shown.pictures.length, shown.rows.length > 0]).toEqual([pictures, true]);
      for (const address of shown.pictures) {
        const served = await portal.app.inject({ url: `${address}/w200.webp` });
        expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/webp']);
      }
    }
    expect(companies.map(({ pictures }) => pictures)).toEqual([6, 4, 0]);
  });

  test('read their pictures when first asked for', async () => {
    const { list } = await portal.as({ token: null })(contract.product.browse, { pageSize: 1 });
    const served = await portal.app.inject({ url: `${list[0]?.cover ?? ''}/w200.webp` });
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/webp']);
  });
});
