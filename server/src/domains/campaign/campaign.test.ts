import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { CAMPAIGN_FIGURE_NAMES, type CampaignFigure } from '@fairbridge/contract/campaign/campaign.figures.ts';
import type { CampaignFigures, CampaignForm } from '@fairbridge/contract/campaign/campaign.shapes.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { inquiryRow, orderRow } from '../../../../demo/factories/factories.ts';
import { makeCampaign } from '../../../test/campaigns.ts';
import { codeFor } from '../../../test/codes.ts';
import { makeLive } from '../../../test/lives.ts';
import { makeMeeting } from '../../../test/meetings.ts';
import { outcomeOf, tally, wrongFields } from '../../../test/outcome.ts';
import { testPortal, SUGAR_HOST, type Person } from '../../../test/portal.ts';
import { seeded } from '../../../test/seeded.ts';
import { textOfSheet } from '../../../test/sheet-texts.ts';
import { newAddress, newClient } from '../../../test/strangers.ts';
import {
  makeEmployee,
  makeExhibitor,
  makeOrganizer,
  makeProduct,
  makeVisitor,
  PASSWORD,
  type Employee,
  type Exhibitor,
  type Organizer,
} from '../../../test/world.ts';
import { dayInBeijing } from '../../core/days.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { targetOf } from './campaign.targets.ts';

const own = contract.campaign;
const desk = contract.campaignDesk;

const portal = testPortal({ DATABASE_POOL: '20' });
let company: Exhibitor;
let admin: Employee;
let organizer: Organizer;
beforeEach(async () => {
  company = await makeExhibitor(portal);
  admin = await makeEmployee(portal, company, { admin: true });
  organizer = await makeOrganizer(portal, portal.ctx, 'editor');
});

const DAY_MS = 86_400_000;
const BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const today = (): string => dayInBeijing(new Date());
const YESTERDAY = dayInBeijing(new Date(Date.now() - DAY_MS));
const NONE: CampaignFigures = {
  openings: 0,
  people: 0,
  returned: 0,
  begun: 0,
  finished: 0,
  inquiries: 0,
  orders: 0,
};

const form = (given: Partial<CampaignForm> = {}): CampaignForm => ({
  name: '微信公众号 3 月推文',
  medium: 'wechat',
  target: '/',
  lastDay: null,
  ...given,
});
const make = (given: Partial<CampaignForm> = {}, who: Employee = admin) =>
  portal.as(who)(own.save, { id: null, version: null, form: form(given) });
const makeOfFair = (given: Partial<CampaignForm> = {}) =>
  portal.as(organizer)(desk.save, { id: null, version: null, form: form(given) });
const figuresOf = async (id: string, period?: { from: string; to: string }, who: Employee = admin) =>
  (await portal.as(who)(own.list, { pageSize: 100, period })).list.find((one) => one.id === id)?.figures;

let addresses = 0;
const newGuest = (): Person & { ip: string } => {
  addresses += 1;
  return { token: null, ip: `10.9.${Math.floor(addresses / 250)}.${addresses % 250}` };
};
/** Tells as a browser that somebody has come. */
const come = async (code: string, person: Person = newGuest(), headers: Record<string, string> = {}) =>
  (await portal.send(own.opened, { code }, person, { headers: { 'user-agent': BROWSER, ...headers } })).status;

/** Where a short address leads. */
async function lead(code: string, { host = 'localhost', accept = 'zh-CN,zh' } = {}) {
  const answer = await portal.app.inject({
    method: 'GET',
    url: `/c/${code}`,
    headers: { host, 'accept-language': accept },
  });
  return [answer.statusCode, answer.headers['cache-control'], answer.headers.location];
}

describe('the address that a link leads to', () => {
  test('is a page of this site, and none else (G32)', () => {
    const id = 'a1b2c3d4e5f6';
    const of = (typed: string, ofCompany = false) => targetOf('https://fair.example/portal', typed, ofCompany);
    expect([
      of('/'),
      of('/register'),
      of(`/en/find-exhibitor/detail/${id}?pageNum=2#top`),
      of(`https://fair.example/portal/en/live/${id}`),
      of('https://fair.example/portal'),
      of(`/meetingList/${id}`),
      of(`/programme/${id}/`),
    ]).toEqual([
      { kind: 'home', id: '' },
      { kind: 'register', id: '' },
      { kind: 'exhibitor', id },
      { kind: 'live', id },
      { kind: 'home', id: '' },
      { kind: 'meeting', id },
      { kind: 'programme', id },
    ]);
    const refused = [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'data:text/html,x',
      '//evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      '/%2f/evil.example',
      'https://evil.example/portal/live/a1b2c3d4e5f6',
      'https://fair.example.evil.example/portal',
      'https://fair.example@evil.example/portal',
      'https://user@fair.example/portal',
      'http://fair.example/portal',
      'https://fair.example/portals',
      'https://fair.example/',
      '/logout',
      '/personal/privacy',
      `/live/${id}/../../logout`,
      '/live/x',
      'live',
      '',
    ];
    expect(refused.filter((typed) => of(typed) !== null)).toEqual([]);
    expect([of(`/meetingList/${id}`, true), of(`/programme/${id}`, true)]).toEqual([null, null]);
  });

  test('is public, and the own one where a company makes it: else it is refused at its field', async () => {
    const other = await makeExhibitor(portal);
    const [seen, hidden, gone, foreign] = await Promise.all([
      makeProduct(portal, company),
      makeProduct(portal, company, { scope: 1 }),
      makeProduct(portal, company, { deleted_at: new Date().toISOString() }),
      makeProduct(portal, other),
    ]);
    const privateLive = await makeLive(portal, company, { scope: 2 });
    const exhibit = (id: string) => `/find-exhibit/detail/${id}`;
    expect(await outcomeOf(make({ target: exhibit(seen.id) }))).toBe('done');
    expect(await outcomeOf(make({ target: `/find-exhibitor/detail/${company.id}` }))).toBe('done');
    const wrong: [string, string][] = [];
    for (const target of [
      exhibit(hidden.id),
      exhibit(gone.id),
      exhibit(foreign.id),
      `/find-exhibitor/detail/${other.id}`,
      `/live/${privateLive.id}`,
      `/meetingList/${(await makeMeeting(portal)).id}`,
      'javascript:alert(1)',
      'https://evil.example/',
      '//evil.example',
    ]) {
      wrong.push([target, Object.keys(await wrongFields(make({ target }))).join()]);
    }
    expect(wrong.filter(([, fields]) => fields !== 'form.target')).toEqual([]);
    expect(await outcomeOf(makeOfFair({ target: exhibit(foreign.id) }))).toBe('done');
    expect(Object.keys(await wrongFields(makeOfFair({ target: exhibit(hidden.id) })))).toEqual(['form.target']);
    expect(Object.keys(await wrongFields(make({ lastDay: YESTERDAY })))).toEqual(['form.lastDay']);
  });
});

describe('a short address', () => {
  test('leads on to its target in the language of the reader, and says by which link they come', async () => {
    const product = await makeProduct(portal, company);
    const { code } = await makeCampaign(portal.ctx, company.id, { target_kind: 'product', target_id: product.id });
    const path = `/find-exhibit/detail/${product.id}`;
    expect(await lead(code)).toEqual([302, 'no-store', `${path}#c=${code}`]);
    expect(await lead(code.toLowerCase(), { accept: 'en-GB' })).toEqual([302, 'no-store', `/en${path}#c=${code}`]);
    const home = await makeCampaign(portal.ctx, null);
    expect([await lead(home.code), await lead(home.code, { accept: 'de' })]).toEqual([
      [302, 'no-store', `/#c=${home.code}`],
      [302, 'no-store', `/en#c=${home.code}`],
    ]);
  });

  test('leads on without saying so once it is over', async () => {
    const over = await makeCampaign(portal.ctx, null, { last_day: YESTERDAY });
    const ended = await makeCampaign(portal.ctx, null, { ended_at: new Date() });
    const lastDay = await makeCampaign(portal.ctx, null, { last_day: today() });
    expect([await lead(over.code), await lead(ended.code), await lead(lastDay.code)]).toEqual([
      [302, 'no-store', '/'],
      [302, 'no-store', '/'],
      [302, 'no-store', `/#c=${lastDay.code}`],
    ]);
  });

  test('leads to the home page with a word where its target is gone, or where it is nobody’s here', async () => {
    const product = await makeProduct(portal, company, { scope: 1 });
    const { code } = await makeCampaign(portal.ctx, company.id, { target_kind: 'product', target_id: product.id });
    expect(await lead(code)).toEqual([302, 'no-store', `/#c=${code}&gone`]);
    const deleted = await makeCampaign(portal.ctx, null, { deleted_at: new Date() });
    const sugar = await makeCampaign(portal.sugarCtx, null);
    for (const one of [deleted.code, sugar.code, 'ZZZZZZZZ', '%2F%2Fevil.example'])
      expect(await lead(one)).toEqual([302, 'no-store', '/#gone']);
    expect(await lead(sugar.code, { host: SUGAR_HOST })).toEqual([302, 'no-store', `/#c=${sugar.code}`]);
  });
});

describe('an opening', () => {
  test('counts once in half an hour for each, and people once a day', async () => {
    const { id, code } = await makeCampaign(portal.ctx, company.id);
    const [guest, buyer] = [newGuest(), await makeVisitor(portal)];
    for (let times = 0; times < 5; times += 1) expect(await come(code, guest)).toBe(200);
    await come(code);
    await Promise.all(Array.from({ length: 6 }, () => come(code, buyer)));
    expect(await figuresOf(id)).toEqual({ ...NONE, openings: 3, people: 3, returned: 1 });
    // half an hour later
    await sql`delete from limit_counter where key like ${`campaign ${id}%`} and key not like '%today'`.execute(
      portal.ctx.db,
    );
    await come(code, guest);
    await come(code, buyer);
    expect(await figuresOf(id)).toEqual({ ...NONE, openings: 5, people: 3, returned: 1 });
  });

  test('of robots, of what is fetched ahead, of who does not want it, or of no link that is live, counts nowhere', async () => {
    const { id, code } = await makeCampaign(portal.ctx, company.id);
    const quiet = await makeVisitor(portal, { tracked: false });
    const over = await makeCampaign(portal.ctx, company.id, { last_day: YESTERDAY });
    expect([
      await come(code, newGuest(), { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }),
      await come(code, newGuest(), { 'sec-purpose': 'prefetch;prerender' }),
      await come(code, newGuest(), { dnt: '1' }),
      await come(code, newGuest(), { 'sec-gpc': '1' }),
      await come(code, quiet),
      await come(over.code),
      await come('ZZZZZZZZ'),
      await come((await makeCampaign(portal.sugarCtx, null)).code),
    ]).toEqual(Array.from({ length: 8 }, () => 200));
    expect([await figuresOf(id), await figuresOf(over.id)]).toEqual([NONE, NONE]);
    const { rows } = await sql`select from campaign_visit where campaign_id = ${id}`.execute(portal.ctx.db);
    expect(rows).toEqual([]);
  });

  test('of many at once loses none, and leaves one row', async () => {
    const { id, code } = await makeCampaign(portal.ctx, company.id);
    await Promise.all(Array.from({ length: 200 }, () => come(code)));
    expect(await figuresOf(id)).toEqual({ ...NONE, openings: 200, people: 200 });
    const { rows } = await sql`select openings from campaign_day where campaign_id = ${id}`.execute(portal.ctx.db);
    expect(rows).toEqual([{ openings: 200 }]);
  });
});

async function registerBy(campaign: unknown, more: object = {}): Promise<string | null> {
  const email = newAddress();
  const given = {
    email,
    code: await codeFor(portal, email),
    password: 'Feldweg26',
    confirmPassword: 'Feldweg26',
    consent: { accepted: true, version: '2026-01', language: 'en' as const },
    campaign,
    ...more,
  };
  const { status } = await portal.send(contract.account.register, given, newClient());
  expect(status).toBe(200);
  const { rows } = await sql<{ source: string | null }>`
    select v.campaign_id as source from visitor v join account a on a.id = v.account_id where a.email = ${email}`.execute(
    portal.ctx.db,
  );
  return rows[0]?.source ?? null;
}

describe('a registration', () => {
  test('is kept with the link by which it began, where that is live at this fair', async () => {
    const { id, code } = await makeCampaign(portal.ctx, company.id);
    expect(await registerBy(code)).toBe(id);
    const strangers = [
      (await makeCampaign(portal.sugarCtx, null)).code,
      (await makeCampaign(portal.ctx, null, { last_day: YESTERDAY })).code,
      (await makeCampaign(portal.ctx, null, { ended_at: new Date() })).code,
      (await makeCampaign(portal.ctx, null, { deleted_at: new Date() })).code,
      'ZZZZZZZZ',
      "' or 1=1",
      { id },
      null,
    ];
    for (const one of strangers) expect(await registerBy(one)).toBe(null);
    expect(await figuresOf(id)).toEqual({ ...NONE, begun: 1 });
  });

  test('keeps the invitation of a company beside it', async () => {
    const { id, code } = await makeCampaign(portal.ctx, null);
    const { code: invitationCode } = await portal.as(admin)(contract.invitation.ownCode, {});
    const invitation = { email: '', userAccountId: '', exhibitorId: company.id, code: invitationCode };
    expect(await registerBy(code, { invitation })).toBe(id);
    const { rows } = await sql`
      select invitation_exhibitor_id, invitation_source from visitor where campaign_id = ${id}`.execute(portal.ctx.db);
    expect(rows).toEqual([{ invitation_exhibitor_id: company.id, invitation_source: 'INVITE_CODE' }]);
  });
});

/** Something that counts in figures: of which link or whose, and when. */
type Happened = { figure: CampaignFigure; campaign: string; at: number; amount: number };

describe('each figure', () => {
  test('equals a direct count over what happened', async () => {
    const random = seeded(7);
    const start = Date.parse('2026-03-10T00:00:00Z') - 8 * 3_600_000;
    const booths = await Promise.all(
      [company, await makeExhibitor(portal)].map(async (exhibitor) => ({
        exhibitor,
        product: await makeProduct(portal, exhibitor),
      })),
    );
    const links = await Promise.all(
      [company.id, company.id, booths[1]?.exhibitor.id ?? '', null].map((owner) => makeCampaign(portal.ctx, owner)),
    );
    const happened: Happened[] = [];
    const note = (figure: CampaignFigure, campaign: string, at: number, amount = 1): void => {
      happened.push({ figure, campaign, at, amount });
    };
    for (const { id } of links)
      for (let day = 0; day < 5; day += 1) {
        const [openings, people, returned] = [5 + random.int(9), random.int(5), random.int(3)];
        const at = start + day * DAY_MS;
        const row = { exhibition_id: portal.ctx.exhibition.id, campaign_id: id, day: dayInBeijing(new Date(at)) };
        await insertRows(portal.ctx.db, 'campaign_day', [{ ...row, openings, people, returned }]);
        note('openings', id, at, openings);
        note('people', id, at, people);
        note('returned', id, at, returned);
      }
    for (let count = 0; count < 40; count += 1) {
      const link = random.pick(links);
      const came = start + random.int(5) * DAY_MS + random.pick([0, -1, 3_600_000]);
      const finished = random.int(2) === 0 ? came + random.int(3) * DAY_MS : null;
      const registers = random.int(2) === 0;
      const visitor = await makeVisitor(portal, {
        created_at: new Date(registers ? came : start - 400 * DAY_MS).toISOString(),
        completed_at: finished === null ? null : new Date(finished).toISOString(),
        campaign_id: registers ? link.id : null,
      });
      if (registers) {
        note('begun', link.id, came);
        if (finished !== null) note('finished', link.id, finished);
      } else
        await insertRows(portal.ctx.db, 'campaign_visit', [
          {
            exhibition_id: portal.ctx.exhibition.id,
            campaign_id: link.id,
            visitor_id: visitor.visitorId,
            day: dayInBeijing(new Date(came)),
            opened_at: new Date(came).toISOString(),
          },
        ]);
      for (let sent = random.int(4); sent > 0; sent -= 1) {
        const booth = random.pick(booths);
        const after = random.pick([-1, 0, 1, 3 * DAY_MS, 30 * DAY_MS - 1, 30 * DAY_MS]);
        const withdrawn = random.int(5) === 0;
        const at = { created_at: new Date(came + after).toISOString() };
        const taken = withdrawn ? { withdrawn_at: at.created_at } : {};
        const isInquiry = random.int(2) === 0;
        if (isInquiry)
          await insertRows(portal.ctx.db, 'inquiry', [
            inquiryRow(portal.ctx.exhibition.id, booth.exhibitor.id, visitor.visitorId, { ...at, ...taken }),
          ]);
        else
          await insertRows(portal.ctx.db, 'intent_order', [
            orderRow(booth.product, visitor.visitorId, { ...at, ...taken }),
          ]);
        const counts =
          !withdrawn &&
          after >= 0 &&
          after < 30 * DAY_MS &&
          (link.exhibitor_id === null || link.exhibitor_id === booth.exhibitor.id);
        if (counts) note(isInquiry ? 'inquiries' : 'orders', link.id, came + after);
      }
    }
    const byHand = (ids: readonly string[], from = -Infinity, until = Infinity): CampaignFigures => {
      const sum = (figure: CampaignFigure): number =>
        happened
          .filter((one) => one.figure === figure && ids.includes(one.campaign) && one.at >= from && one.at < until)
          .reduce((total, { amount }) => total + amount, 0);
      return { ...NONE, ...Object.fromEntries(CAMPAIGN_FIGURE_NAMES.map((name) => [name, sum(name)])) };
    };
    const period = { from: '2026-03-11', to: '2026-03-12' };
    const [since, until] = [start + DAY_MS, start + 3 * DAY_MS];
    const ofFair = await portal.as(organizer)(desk.list, { pageSize: 100, period });
    const whole = await portal.as(organizer)(desk.list, { pageSize: 100 });
    for (const { id, exhibitor_id: owner } of links) {
      if (owner === company.id) {
        expect(await figuresOf(id)).toEqual(byHand([id]));
        expect(await figuresOf(id, period)).toEqual(byHand([id], since, until));
      } else if (owner === null) {
        expect(ofFair.list.find((one) => one.id === id)?.figures).toEqual(byHand([id], since, until));
        expect(whole.list.find((one) => one.id === id)?.figures).toEqual(byHand([id]));
      }
    }
    const companies = links.filter(({ exhibitor_id: owner }) => owner !== null).map(({ id }) => id);
    const { links: many, ...sums } = ofFair.ofExhibitors;
    const others = await sql<{ openings: number }>`select coalesce(sum(d.openings), 0)::int as openings
      from campaign_day d join campaign k on k.id = d.campaign_id where k.exhibition_id = ${portal.ctx.exhibition.id}
        and k.exhibitor_id is not null and d.day between '2026-03-11' and '2026-03-12'`.execute(portal.ctx.db);
    expect([many >= 3, sums]).toEqual([
      true,
      { ...byHand(companies, since, until), openings: others.rows[0]?.openings },
    ]);
    const byOrders = await portal.as(admin)(own.list, { sort: 'openings', descending: false });
    expect(byOrders.list.map(({ figures }) => figures.openings)).toEqual(
      byOrders.list.map(({ figures }) => figures.openings).toSorted((a, b) => a - b),
    );
  });

  test('stands in the export as in the list, and that of the organizer is written down', async () => {
    const { name } = await makeCampaign(portal.ctx, company.id, { name: '展前邮件' });
    const sheet = await portal.send(own.exportList, { lang: 'en' }, admin);
    const text = textOfSheet(sheet.body.data);
    expect([text.includes(name), text.includes('Openings')]).toEqual([true, true]);
    await portal.send(desk.exportList, { lang: 'zh' }, organizer);
    const { rows } = await sql`select act from audit where account_id = ${organizer.accountId}`.execute(portal.ctx.db);
    expect(rows).toEqual([{ act: 'campaign.export' }]);
  });
});

describe('the links of a company', () => {
  test('tell it numbers, and never who came', async () => {
    const { id, code } = await makeCampaign(portal.ctx, company.id);
    const buyer = await makeVisitor(portal, { name: '王秘密', company: '不可见农资', campaign_id: id });
    await come(code, buyer);
    const product = await makeProduct(portal, company);
    await insertRows(portal.ctx.db, 'intent_order', [orderRow(product, buyer.visitorId)]);
    const told = [
      (await portal.send(own.list, {}, admin)).text,
      (await portal.send(own.get, { id }, admin)).text,
      textOfSheet((await portal.send(own.exportList, { lang: 'zh' }, admin)).body.data),
    ].join();
    const planted = ['王秘密', '不可见农资', buyer.visitorId, buyer.accountId, buyer.email];
    expect([told.includes(id), planted.filter((one) => told.includes(one))]).toEqual([true, []]);
  });

  test('are nobody else’s: neither to read, to change nor to list', async () => {
    const { id } = await makeCampaign(portal.ctx, company.id);
    const stranger = await makeEmployee(portal, await makeExhibitor(portal), { admin: true });
    const read = { id, version: 1 };
    const asStranger = portal.as(stranger);
    expect([
      await outcomeOf(asStranger(own.get, { id })),
      await outcomeOf(asStranger(own.save, { ...read, form: form() })),
      await outcomeOf(asStranger(own.end, read)),
      await outcomeOf(asStranger(own.remove, read)),
      (await asStranger(own.list, {})).total,
      await outcomeOf(portal.as(organizer)(desk.get, { id })),
      await outcomeOf(portal.as(organizer)(desk.remove, read)),
      await outcomeOf(portal.as(admin)(own.get, { id: (await makeCampaign(portal.ctx, null)).id })),
    ]).toEqual(['notFound', 'notFound', 'notFound', 'notFound', 0, 'notFound', 'notFound', 'notFound']);
  });

  test('are changed as they were read, end, and go', async () => {
    const made = await make();
    const changed = await portal.as(admin)(own.save, { ...made, form: form({ name: '展位海报', medium: 'print' }) });
    expect(await outcomeOf(portal.as(admin)(own.save, { ...made, form: form() }))).toBe('editConflict');
    const before = await portal.as(admin)(own.get, { id: made.id });
    expect([before.name, before.state, /\/c\/[A-HJ-NP-Z2-9]{8}$/.test(before.link)]).toEqual([
      '展位海报',
      'live',
      true,
    ]);
    await portal.as(admin)(own.end, changed);
    const after = await portal.as(admin)(own.get, { id: made.id });
    expect([after.state, after.link]).toEqual(['over', before.link]);
    expect((await portal.as(admin)(own.list, { state: 'live' })).total).toBe(0);
    expect((await portal.as(admin)(own.list, { state: 'over', keyword: '海报', medium: 'print' })).total).toBe(1);
    await portal.as(admin)(own.remove, { id: made.id, version: after.version });
    expect(await outcomeOf(portal.as(admin)(own.get, { id: made.id }))).toBe('notFound');
  });

  test('are at most so many that are live, however many are made at once', async () => {
    for (let count = 3; count < LIMITS.campaignsMax; count += 1) await makeCampaign(portal.ctx, company.id);
    await makeCampaign(portal.ctx, company.id, { last_day: YESTERDAY });
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => outcomeOf(make())));
    expect(tally(outcomes)).toEqual({ done: 3, campaignLimit: 3 });
    expect((await portal.as(admin)(own.list, {})).live).toBe(LIMITS.campaignsMax);
  });
});

test('a person who goes takes their visits along; the sums stay (ruling 2.11)', async () => {
  const { id, code } = await makeCampaign(portal.ctx, company.id);
  const buyer = await makeVisitor(portal, { campaign_id: id });
  await come(code, buyer);
  const before = await figuresOf(id);
  await portal.as(buyer)(contract.account.deleteAccount, { proof: { password: PASSWORD } });
  const { rows } = await sql`select from campaign_visit where campaign_id = ${id}`.execute(portal.ctx.db);
  expect([rows, await figuresOf(id)]).toEqual([[], before]);
});
