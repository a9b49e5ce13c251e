import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { EXHIBITOR_SORTS } from '@fairbridge/contract/exhibitor-record/exhibitor-record.shapes.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { newId } from '../../core/id.ts';
import { sitemapIndex, sitemapPart } from '../../platform/pages/sitemap.ts';
import { sitemapKinds } from '../feed/sitemap.kinds.ts';
import { messagesTo } from '../../../test/outbox.ts';
import { messageOf, outcomeOf, tally, wrongFields } from '../../../test/outcome.ts';
import { SUGAR_HOST, testPortal } from '../../../test/portal.ts';
import { newAddress } from '../../../test/strangers.ts';
import {
  makeAccount,
  makeEmployee,
  makeExhibitor,
  makeOrganizer,
  makePost,
  makeProduct,
  makeVisitor,
  PASSWORD,
  speakerOf,
  testPasswordHash,
  type Organizer,
} from '../../../test/world.ts';

const { list, get, add, change, disable, enable, invite, inviteAgain, withdrawInvitation } = contract.exhibitorRecord;
const anonymous = { token: null };

const portal = testPortal();
let owner: Organizer;
beforeAll(async () => {
  owner = await makeOrganizer(portal);
});

const named = (zh: string, en = '') => ({ name: { zh, en } });
const hallOf = (): string => [...portal.ctx.exhibition.halls.keys()][0] ?? '';
const floorOf = (hall: string): string => portal.ctx.exhibition.halls.get(hall)?.floor ?? '';
let booths = 0;
const freeBooth = () => ({ hall: hallOf(), boothNumber: `Z${(booths += 1)}` });
const tokenIn = (link: string | null): string => new URL(link ?? '').searchParams.get('token') ?? '';

describe('adding and changing an exhibitor', () => {
  test('shows it at once, and finds it by its names, their sound, and its booth', async () => {
    const form = {
      ...named('海澜化学股份有限公司', 'Hailan Chemical'),
      ...freeBooth(),
      package: 'upgraded',
      reference: 'HL-2026-07',
    };
    const { id } = await portal.as(owner)(add, form);
    const shown = await portal.as(anonymous)(contract.exhibitor.detail, { id });
    expect([shown.name, shown.booth?.number]).toEqual([form.name, form.boothNumber]);
    expect(
      (await portal.as(anonymous)(contract.exhibitor.browse, { keyword: '海澜' })).list.map((one) => one.id),
    ).toEqual([id]);
    for (const keyword of [
      '海澜',
      'hailan chem',
      'hailanhuaxue',
      'hai lan',
      'hl-2026',
      form.boothNumber,
      `${form.hall} ${form.boothNumber}`,
      `${form.hall} ${floorOf(form.hall)} · ${form.boothNumber}`,
    ])
      expect([keyword, (await portal.as(owner)(list, { keyword })).list.map((one) => one.id)]).toEqual([keyword, [id]]);
    expect((await portal.as(owner)(list, { keyword: '海%' })).total).toBe(0);
    expect(await portal.as(owner)(get, { id })).toMatchObject({
      state: 'open',
      package: { code: 'upgraded', name: { zh: '升级套餐', en: 'Upgraded' } },
      administrators: [],
      version: 1,
    });
  });

  test('pages, counts by state, and narrows to a hall and a category with all below it', async () => {
    const { categories } = portal.ctx.exhibition;
    const [below = ''] = [...categories].find(([, { parent }]) => parent !== null) ?? [];
    const above = categories.get(below)?.parent ?? '';
    const mark = newId();
    for (const at of [1, 2, 3]) await portal.as(owner)(add, { ...named(`${mark}甲${at}`), categories: [below] });
    const { id } = await portal.as(owner)(add, { ...named(`${mark}乙`), ...freeBooth() });
    await portal.as(owner)(disable, { id, reason: '测试' });
    const page = await portal.as(owner)(list, { keyword: mark, pageSize: 3 });
    expect([page.total, page.list.length, page.hasNextPage, page.counts]).toEqual([
      4,
      3,
      true,
      {
        open: 3,
        waiting: 0,
        disabled: 1,
        invitations: { never: 4, invited: 0, reminded: 0, accepted: 0 },
        lacks: { login: 4, booth: 3, logo: 4, introductionZh: 4, introductionEn: 4, exhibit: 4 },
      },
    ]);
    const idsIn = async (filter: object) => (await portal.as(owner)(list, { keyword: mark, ...filter })).list.length;
    expect([
      await idsIn({ category: above }),
      await idsIn({ category: below }),
      await idsIn({ hall: hallOf() }),
      await idsIn({ state: 'disabled' }),
    ]).toEqual([3, 3, 1, 1]);
  });

  test('sorts by name, booth with 2 before 10, exhibits and age, either way; what has no booth stands last', async () => {
    const mark = `${newId()}序`;
    const made = [];
    for (const name of ['乙', '甲', '丙']) made.push((await portal.as(owner)(add, named(`${mark}${name}`))).id);
    const booth = freeBooth();
    const places = [2, 10].map((number) => ({ ...booth, boothNumber: `${booth.boothNumber}-${number}` }));
    const placed = [made[0] ?? '', made[2] ?? ''];
    for (const [at, id] of placed.entries()) {
      const { version, name } = await portal.as(owner)(get, { id });
      await portal.as(owner)(change, { id, version, form: { name, ...places[at] } });
    }
    await makeProduct(portal, { ...(await makeExhibitor(portal)), id: made[1] ?? '' });
    const sorted = async (sort: (typeof EXHIBITOR_SORTS)[number], descending = false) =>
      (await portal.as(owner)(list, { keyword: mark, sort, descending })).list
        .map(({ name }) => name.zh.at(-1))
        .join('');
    expect([await sorted('name'), await sorted('name', true)]).toEqual(['丙甲乙', '乙甲丙']);
    expect([await sorted('booth'), await sorted('booth', true)]).toEqual(['乙丙甲', '丙乙甲']);
    expect([await sorted('exhibits'), await sorted('exhibits', true)]).toEqual(['丙乙甲', '甲丙乙']);
    expect([await sorted('createdAt'), await sorted('createdAt', true)]).toEqual(['乙甲丙', '丙甲乙']);
  });

  test('says which field is wrong, in the language of whoever asks', async () => {
    const call = portal.as({ ...owner, lang: 'en' });
    expect(await wrongFields(call(add, named('', '')))).toHaveProperty('name');
    expect(await wrongFields(call(add, { ...named('甲'), hall: hallOf() }))).toHaveProperty('boothNumber');
    expect(await wrongFields(call(add, { ...named('甲'), boothNumber: 'A1' }))).toHaveProperty('hall');
    expect(await wrongFields(call(add, { ...named('甲'), hall: 'nowhere', boothNumber: 'A1' }))).toHaveProperty('hall');
    expect(await wrongFields(call(add, { ...named('甲'), hall: hallOf(), boothNumber: '<A1>' }))).toEqual({
      boothNumber: 'Booth numbers can only contain letters, digits and . / -',
    });
    expect(await wrongFields(call(add, { ...named('甲'), categories: ['nothing'] }))).toHaveProperty('categories');
    const taken = { ...named('占位甲', 'Holder One'), ...freeBooth() };
    await call(add, taken);
    expect(
      await messageOf(call(add, { ...taken, ...named('占位乙'), boothNumber: taken.boothNumber.toLowerCase() })),
    ).toBe(`Booth ${taken.hall} ${floorOf(taken.hall)} · ${taken.boothNumber} is already assigned to Holder One.`);
    expect(await messageOf(portal.as(owner)(add, named('占位丙', 'holder ONE')))).toBe('已有同名展商“占位甲”');
  });

  test('gives a booth to one of many who ask at once', async () => {
    const booth = freeBooth();
    const asked = Array.from({ length: 6 }, (_, at) =>
      outcomeOf(portal.as(owner)(add, { ...named(`同位${newId()}${at}`), ...booth })),
    );
    expect(tally(await Promise.all(asked))).toEqual({ done: 1, boothTaken: 5 });
  });

  test('changes what the organizer gives and leaves what the company wrote; the later of two edits is told', async () => {
    const company = await makeExhibitor(portal, { introduction_zh: '自述', hall: null });
    const product = await makeProduct(portal, company, { scope: 0, name_zh: '展品' });
    const form = { ...named('改名之后化工', 'Renamed Chemical'), ...freeBooth(), boothArea: '36 m²' };
    expect(await portal.as(owner)(change, { id: company.id, version: 1, form })).toEqual({ version: 2 });
    expect(await outcomeOf(portal.as(owner)(change, { id: company.id, version: 1, form }))).toBe('editConflict');
    const shown = await portal.as(anonymous)(contract.exhibitor.detail, { id: company.id });
    expect([shown.name.en, shown.introduction.zh, shown.booth?.number]).toEqual([
      'Renamed Chemical',
      '自述',
      form.boothNumber,
    ]);
    const { list: found } = await portal.as(anonymous)(contract.product.browse, { keyword: '改名之后化工' });
    expect(found.map(({ id }) => id)).toEqual([product.id]);
    expect(
      await outcomeOf(
        portal.as({ ...(await makeOrganizer(portal, portal.sugarCtx)), host: SUGAR_HOST })(get, { id: company.id }),
      ),
    ).toBe('notFound');
  });
});

/** Every part of the sitemap, as a search engine reads it. */
async function wholeMap(): Promise<string> {
  const kinds = sitemapKinds(() => portal.ctx);
  const site = {
    exhibitionId: portal.ctx.exhibition.id,
    api: portal.as(anonymous),
    origin: 'https://fair.example',
    base: '/',
  };
  const index = await sitemapIndex(site, kinds);
  const parts = [...index.matchAll(/\/sitemap\/([^<]+)\.xml<\/loc>/g)].map(([, part]) => part ?? '');
  return JSON.stringify([await Promise.all(parts.map((part) => sitemapPart(site, kinds, part, [])))]);
}

/** Where a stranger comes upon this exhibitor or its exhibit, by the name of the place. */
async function seenAt(id: string, product: string, keyword: string): Promise<string[]> {
  const call = portal.as(anonymous);
  const page = async (url: string): Promise<string> => (await portal.app.inject({ url })).body;
  const places: Record<string, () => Promise<unknown>> = {
    'the exhibitor': () => outcomeOf(call(contract.exhibitor.detail, { id })),
    'the exhibit': () => outcomeOf(call(contract.product.detail, { id: product })),
    exhibitors: () => call(contract.exhibitor.browse, { keyword }),
    'exhibitors, newest first': () => call(contract.exhibitor.browse, { sort: 'newest', pageSize: 50 }),
    exhibits: () => call(contract.product.browse, { keyword }),
    'its exhibits': () => call(contract.product.ofExhibitor, { exhibitorId: id }).catch(() => null),
    suggestions: () => call(contract.search.suggest, { text: keyword }),
    posts: () => call(contract.newsfeed.feed, {}),
    'the map of the site': wholeMap,
    'the catalogue': () => page(`/feed/catalogue.json?limit=100&any=${newId()}`),
  };
  const found: string[] = [];
  for (const [place, look] of Object.entries(places)) {
    const text = JSON.stringify(await look());
    if (text === '"done"' || text.includes(id) || text.includes(product)) found.push(place);
  }
  return found;
}

describe('a disabled exhibitor', () => {
  test('is shown nowhere, and everywhere again when it is enabled', async () => {
    const mark = 'Wechselhalt';
    const company = await makeExhibitor(portal, { name_zh: mark, name_en: mark, booth_number: 'Q77' });
    const staff = await makeEmployee(portal, company, { admin: true });
    const product = await makeProduct(portal, company, { scope: 0, name_zh: mark, name_en: mark });
    await makePost(portal, speakerOf(staff, company), { text: company.id });
    const before = await seenAt(company.id, product.id, mark);
    expect(before).toEqual([
      'the exhibitor',
      'the exhibit',
      'exhibitors',
      'exhibitors, newest first',
      'exhibits',
      'its exhibits',
      'suggestions',
      'posts',
      'the map of the site',
      'the catalogue',
    ]);
    await portal.as(owner)(disable, { id: company.id, reason: '未付展位费' });
    await expect.poll(() => seenAt(company.id, product.id, mark)).toEqual([]);
    expect(await portal.as(owner)(get, { id: company.id })).toMatchObject({
      state: 'disabled',
      disabled: { reason: '未付展位费' },
    });
    await portal.as(owner)(enable, { id: company.id });
    await expect.poll(() => seenAt(company.id, product.id, mark)).toEqual(before);
  });

  test('ends nothing of whoever left it for another exhibitor', async () => {
    const [company, other] = [await makeExhibitor(portal), await makeExhibitor(portal)];
    const [stays, left] = [await makeEmployee(portal, company), await makeEmployee(portal, other)];
    const before = { account_id: left.accountId, email: left.email, resigned_at: new Date() };
    await makeEmployee(portal, company, before);
    const outcomes = async () => [
      await outcomeOf(portal.as(stays)(contract.account.info, {})),
      await outcomeOf(portal.as(left)(contract.account.info, {})),
    ];
    expect(await outcomes()).toEqual(['done', 'done']);
    await portal.as(owner)(disable, { id: company.id, reason: '退展' });
    expect(await outcomes()).toEqual(['sessionExpired', 'done']);
  });

  test('lets its people do nothing, and says why at the log-in; one that is only not shown yet still works', async () => {
    const company = await makeExhibitor(portal, { booth_number: '', open: false });
    const staff = await makeEmployee(portal, company, { admin: true });
    await sql`update account set password_hash = ${await testPasswordHash()} where id = ${staff.accountId}`.execute(
      portal.ctx.db,
    );
    const logIn = () =>
      portal.as({ token: null, lang: 'en' })(contract.account.logOn, {
        account: staff.email,
        password: PASSWORD,
        type: 'actor',
      });
    const works = () => outcomeOf(portal.as(staff)(contract.exhibitor.own, {}));
    expect([await works(), await outcomeOf(logIn())]).toEqual(['done', 'done']);
    await portal.as(owner)(disable, { id: company.id, reason: '违规' });
    expect([await works(), await outcomeOf(logIn())]).toEqual(['sessionExpired', 'exhibitorDisabled']);
    expect(await messageOf(logIn())).toBe(
      'This exhibitor has been disabled by the organizer. If you have questions, please contact the organizer.',
    );
    // a session that was begun at that moment opens nothing either
    const token = await portal.portal.services.sessions.start(portal.ctx, staff.accountId, 'ACTOR', false);
    expect(await outcomeOf(portal.as({ token })(contract.exhibitor.own, {}))).toBe('sessionExpired');
    await portal.as(owner)(enable, { id: company.id });
    expect([await outcomeOf(logIn()), await works()]).toEqual(['done', 'sessionExpired']);
  });

  test('leaves its booth to others, and gets it back only while it is free', async () => {
    const booth = freeBooth();
    const { id } = await portal.as(owner)(add, { ...named(`前位${newId()}`), ...booth });
    await portal.as(owner)(disable, { id, reason: '退展' });
    const { id: next } = await portal.as(owner)(add, { ...named('后来者化工', 'Next Tenant'), ...booth });
    expect(await messageOf(portal.as({ ...owner, lang: 'en' })(enable, { id }))).toBe(
      `Booth ${booth.hall} ${floorOf(booth.hall)} · ${booth.boothNumber} is already assigned to Next Tenant.`,
    );
    await portal.as(owner)(disable, { id: next, reason: '退展' });
    expect(await outcomeOf(portal.as(owner)(enable, { id }))).toBe('done');
  });
});

describe('the first administrator of an exhibitor', () => {
  const consent = () => ({
    version: portal.ctx.exhibition.consentVersion,
    language: 'zh' as const,
    accepted: true as const,
  });
  const setPassword = (token: string, given: { consent?: ReturnType<typeof consent> | null } = {}) =>
    portal.as(anonymous)(contract.account.setPasswordByToken, {
      token,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      consent: consent(),
      ...given,
    });
  const invited = async (email: string, given: object = {}) => {
    const { id } = await portal.as(owner)(add, named(`受邀展商${newId()}`));
    const employee = await portal.as(owner)(invite, { id, name: '李明', email, ...given });
    return { id, employeeId: employee.id };
  };

  test('sets the password by the link of the mail, once, and comes in as administrator', async () => {
    const email = newAddress();
    const { id } = await invited(email.toUpperCase());
    const [mail] = await messagesTo(portal, email);
    expect(mail?.subject).toContain('展商账号已开通');
    expect(mail?.body).toContain('7 天内有效');
    expect(new URL(mail?.link ?? '').searchParams.get('consent')).toBe('1');
    expect((await portal.as(owner)(get, { id })).administrators).toMatchObject([
      { email, state: 'invited', name: { zh: '李明' } },
    ]);
    const token = tokenIn(mail?.link ?? null);
    expect(await wrongFields(setPassword(token, { consent: null }))).toHaveProperty('consent.accepted');
    await setPassword(token);
    expect(await outcomeOf(setPassword(token))).toBe('tokenFailed');
    const entered = await portal.as(anonymous)(contract.account.logOn, {
      account: email,
      password: PASSWORD,
      type: 'actor',
    });
    expect(entered.user.exhibitorEmployee).toMatchObject({ exhibitorId: id, admin: true });
    expect((await portal.as(owner)(get, { id })).administrators).toMatchObject([{ email, state: 'active' }]);
  });

  test('with an account of this address logs in with its password', async () => {
    const visitor = await makeVisitor(portal);
    await sql`update account set password_hash = ${await testPasswordHash()} where id = ${visitor.accountId}`.execute(
      portal.ctx.db,
    );
    await invited(visitor.email, { language: 'en' });
    const [mail] = await messagesTo(portal, visitor.email);
    expect(mail?.link).toMatch(/\/en\/login\/actor$/);
    const entered = await portal.as(anonymous)(contract.account.logOn, {
      account: visitor.email,
      password: PASSWORD,
      type: 'actor',
    });
    expect(entered.user.exhibitorEmployee?.admin).toBe(true);
  });

  test('invited again has another link, and the one before ends; withdrawn, or a week later, none opens', async () => {
    const email = newAddress();
    const { id, employeeId } = await invited(email);
    await portal.as(owner)(inviteAgain, { id: employeeId });
    const [first, second] = (await messagesTo(portal, email)).map(({ link }) => tokenIn(link));
    expect(await outcomeOf(setPassword(first ?? ''))).toBe('tokenFailed');
    await sql`update limited_token set expires_at = expires_at - interval '8 days' where address = ${email}`.execute(
      portal.ctx.db,
    );
    expect(await outcomeOf(setPassword(second ?? ''))).toBe('tokenFailed');
    await portal.as(owner)(inviteAgain, { id: employeeId });
    await portal.as(owner)(withdrawInvitation, { id: employeeId });
    const third = (await messagesTo(portal, email)).map(({ link }) => tokenIn(link)).at(-1) ?? '';
    expect(await outcomeOf(setPassword(third))).toBe('tokenFailed');
    expect((await portal.as(owner)(get, { id })).administrators).toEqual([]);
    expect(await outcomeOf(portal.as(owner)(withdrawInvitation, { id: employeeId }))).toBe('notFound');
    expect(await outcomeOf(portal.as(owner)(inviteAgain, { id: employeeId }))).toBe('notFound');
  });

  test('withdrawn from an account without a password, the link sets none', async () => {
    const { id: accountId, email } = await makeAccount(portal, { password_hash: null });
    const { employeeId } = await invited(email ?? '');
    const [mail] = await messagesTo(portal, email ?? null);
    await portal.as(owner)(withdrawInvitation, { id: employeeId });
    expect(await outcomeOf(setPassword(tokenIn(mail?.link ?? null)))).toBe('tokenFailed');
    const { rows } = await sql<{
      password_hash: string | null;
    }>`select password_hash from account where id = ${accountId}`.execute(portal.ctx.db);
    expect(rows).toEqual([{ password_hash: null }]);
  });

  test('is nobody who works for another exhibitor of this fair, nor the same person twice', async () => {
    const elsewhere = await makeExhibitor(portal, {
      name_zh: '别家化工',
      name_en: 'Elsewhere Chemical',
      booth_number: '',
    });
    const staff = await makeEmployee(portal, elsewhere);
    const { id } = await portal.as(owner)(add, named(`受邀展商${newId()}`));
    const call = portal.as({ ...owner, lang: 'en' });
    expect(await messageOf(call(invite, { id, name: 'Li', email: staff.email }))).toContain(
      'belongs to an employee of Elsewhere Chemical',
    );
    const email = newAddress();
    await call(invite, { id, name: 'Li', email });
    expect(await outcomeOf(call(invite, { id, name: 'Li', email }))).toBe('userExists');
    expect(await messagesTo(portal, staff.email)).toEqual([]);
    expect(await wrongFields(call(invite, { id, name: '', email: 'no address' }))).toMatchObject({
      name: expect.any(String),
      email: expect.any(String),
    });
  });

  test('is not invited for a disabled exhibitor', async () => {
    const { id } = await portal.as(owner)(add, named(`停用展商${newId()}`));
    await portal.as(owner)(disable, { id, reason: '退展' });
    expect(await outcomeOf(portal.as(owner)(invite, { id, name: '李', email: newAddress() }))).toBe(
      'exhibitorDisabled',
    );
  });
});
