import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { CODES } from '@fairbridge/contract/codes.ts';
import { calls, contract } from '@fairbridge/contract/index.ts';
import { isWayIn, openInArchive } from '@fairbridge/contract/fair-state.ts';
import { articleRow } from '../../../../demo/factories/factories.ts';
import { changeToken } from '../../../test/codes.ts';
import { cookiesOf, setFairState } from '../../../test/fairs.ts';
import { outcomeOf, wrongFields } from '../../../test/outcome.ts';
import { SUGAR_HOST, testPortal, type Person } from '../../../test/portal.ts';
import {
  makeExhibitor,
  makeOrganizer,
  makeProduct,
  makeVisitor,
  PASSWORD,
  type Organizer,
  type Visitor,
} from '../../../test/world.ts';
import { dayInBeijing } from '../../core/days.ts';
import { makeToken } from '../account/account.tokens.queries.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';

const { fair } = contract;
const portal = testPortal();
const guest: Person = { token: null, host: SUGAR_HOST };
const WORDS = '秘密筹备中的蔗糖';
let owner: Organizer;
let visitor: Visitor;

beforeAll(async () => {
  owner = { ...(await makeOrganizer(portal, portal.sugarCtx)), host: SUGAR_HOST };
  visitor = { ...(await makeVisitor(portal, {}, portal.sugarCtx)), host: SUGAR_HOST };
  const company = await makeExhibitor(portal, { name_zh: WORDS, name_en: WORDS, categories: [] }, portal.sugarCtx);
  await makeProduct(portal, company, { name_zh: WORDS, name_en: WORDS }, portal.sugarCtx);
  const { id } = portal.sugarCtx.exhibition;
  await insertRows(portal.ctx.db, 'article', [articleRow(id, { title_zh: WORDS })]);
  await sql`update exhibition set slogan_zh = ${WORDS}, about_zh = ${WORDS} where id = ${id}`.execute(portal.ctx.db);
});

const get = (path: string, cookie = '') =>
  portal.app.inject({ method: 'GET', url: path, headers: { host: SUGAR_HOST, accept: 'text/html', cookie } });
const draft = () => setFairState(portal, portal.sugarCtx, 'draft');
afterEach(() => setFairState(portal, portal.sugarCtx, 'open'));

describe('a draft', () => {
  test('is found by no guest through any call', async () => {
    await draft();
    const leaking: string[] = [];
    for (const [name, call] of calls) {
      if (!call.roles.includes('anonymous') || isWayIn(name)) continue;
      const { body, text } = await portal.send(call, call.example, guest);
      if (body.code !== CODES.fairNotOpen.code || text.includes(WORDS)) leaking.push(`${name}: ${body.code}`);
    }
    expect(leaking).toEqual([]);
  });

  test('is there for its staff, and for no visitor of it, no staff of another fair and no stranger’s token', async () => {
    await draft();
    const other = { ...(await makeOrganizer(portal)), host: SUGAR_HOST };
    const ask = (person: Person) => outcomeOf(portal.as(person)(contract.exhibition.configuration, {}));
    expect(await Promise.all([owner, visitor, other, { ...guest, token: 'x'.repeat(43) }].map(ask))).toEqual([
      'done',
      'fairNotOpen',
      'fairNotOpen',
      'fairNotOpen',
    ]);
  });

  test('answers whoever opens an address with its name and nothing else', async () => {
    await draft();
    const paths = [
      '/files/x/w400.webp',
      '/feed/catalogue.json',
      '/plans/x.svg',
      '/calendar/x.ics',
      '/og/exhibitor/x.png',
    ];
    for (const path of paths) {
      const { statusCode, body, headers } = await get(path);
      expect([path, statusCode, headers['x-robots-tag'], body.includes(WORDS)]).toEqual([
        path,
        404,
        'noindex, nofollow',
        false,
      ]);
      expect(body).toContain(portal.sugarCtx.exhibition.name.zh);
    }
  });

  test('lets its staff in, whose browser then gets pictures and pages as well', async () => {
    await draft();
    const { email } = owner;
    const asked = await portal.send(contract.organizer.logOn, { email, password: PASSWORD }, guest);
    expect(asked.body.code).toBe(1000);
    const answer = await portal.send(contract.exhibition.configuration, {}, owner);
    const cookie = cookiesOf(answer.headers);
    const shown = await portal.send(contract.product.browse, {}, guest, { headers: { cookie } });
    expect([shown.body.code, shown.text.includes(WORDS)]).toEqual([1000, true]);
    const refused = await portal.send(contract.account.register, contract.account.register.example, guest, {
      headers: { cookie },
    });
    expect(refused.body.code).toBe(CODES.fairNotOpen.code);
    const elsewhere = cookie.replace(/=DRAFT\.\w{20}/, `=DRAFT.${portal.ctx.exhibition.id}`);
    const forged = await portal.send(contract.product.browse, {}, guest, { headers: { cookie: elsewhere } });
    expect(forged.body.code).toBe(CODES.fairNotOpen.code);
  });

  test('opens to everybody, and only then', async () => {
    await draft();
    expect(await outcomeOf(portal.as(guest)(contract.product.browse, {}))).toBe('fairNotOpen');
    await portal.as(owner)(fair.open, {});
    expect(await outcomeOf(portal.as(guest)(contract.product.browse, {}))).toBe('done');
  });
});

describe('the preview link', () => {
  const until = dayInBeijing(new Date(Date.now() + 3 * 86_400_000));
  const openLink = async (url: string) => {
    const answer = await get(new URL(url).pathname);
    return { status: answer.statusCode, cookie: cookiesOf(answer.headers) };
  };
  const read = async (cookie: string) =>
    (await portal.send(contract.product.browse, {}, guest, { headers: { cookie } })).body.code;

  test('shows a draft to whoever opened it, to read', async () => {
    await draft();
    const { url } = await portal.as(owner)(fair.renewPreview, { until });
    const { status, cookie } = await openLink(url);
    expect([status, await read(cookie)]).toEqual([302, 1000]);
    const changed: string[] = [];
    for (const [name, call] of calls) {
      if (!call.roles.includes('anonymous') || isWayIn(name) || call.cacheable) continue;
      const { body } = await portal.send(call, call.example, guest, { headers: { cookie } });
      if (body.code !== CODES.fairNotOpen.code) changed.push(name);
    }
    expect(changed.toSorted()).toEqual([
      'chat.availability',
      'content.programmeCalendar',
      'live.calendar',
      'live.products',
      'live.state',
      'product.documentFile',
      'product.exportCompared',
      'upload.addresses',
    ]);
    expect((await portal.as(owner)(fair.get, {})).previewUntil).toBe(until);
  });

  test('opens nothing once it is renewed, ended or over, and none of it can be guessed', async () => {
    await draft();
    const first = await openLink((await portal.as(owner)(fair.renewPreview, { until })).url);
    const { url } = await portal.as(owner)(fair.renewPreview, { until });
    const second = await openLink(url);
    expect([await read(first.cookie), await read(second.cookie)]).toEqual([CODES.fairNotOpen.code, 1000]);
    await sql`update exhibition set preview_until = now() - interval '1 second'`.execute(portal.ctx.db);
    await portal.portal.services.directory.load();
    expect([await read(second.cookie), (await openLink(url)).status]).toEqual([CODES.fairNotOpen.code, 400]);
    await portal.as(owner)(fair.renewPreview, { until });
    await portal.as(owner)(fair.endPreview, {});
    expect((await portal.as(owner)(fair.get, {})).previewUntil).toBe(null);
    expect((await openLink(url.replace(/.{43}$/, 'x'.repeat(43)))).status).toBe(400);
  });

  test('is made for a draft alone, until a day within three months', async () => {
    expect(await outcomeOf(portal.as(owner)(fair.renewPreview, { until }))).toBe('fairNotDraft');
    await draft();
    for (const wrong of ['2019-01-01', '2199-01-01'])
      expect(Object.keys(await wrongFields(portal.as(owner)(fair.renewPreview, { until: wrong })))).toEqual(['until']);
  });
});

describe('an archived fair', () => {
  test('is read by everybody, and changed by no call that is not named', async () => {
    await portal.as(owner)(fair.archive, {});
    expect((await portal.as(guest)(contract.exhibition.configuration, {})).state).toBe('archived');
    const wrong: string[] = [];
    for (const [name, call] of calls) {
      const person = call.roles.includes('anonymous')
        ? guest
        : call.roles.includes('owner') || call.roles.includes('organizer')
          ? owner
          : null;
      if (person === null || openInArchive(name)) continue;
      const { body } = await portal.send(call, call.example, person);
      if (body.code !== CODES.fairArchived.code) wrong.push(`${name}: ${body.code}`);
    }
    expect(wrong).toEqual([]);
  });

  test('lets a visitor log in, take the own data out and delete it', async () => {
    const there = { ...(await makeVisitor(portal, {}, portal.sugarCtx)), host: SUGAR_HOST };
    await setFairState(portal, portal.sugarCtx, 'archived');
    const given = { account: there.email, password: PASSWORD };
    const { token } = await portal.as(guest)(contract.account.logOn, given);
    const person = { token, host: SUGAR_HOST };
    expect(await outcomeOf(portal.as(person)(contract.favourite.ids, {}))).toBe('done');
    expect((await portal.send(contract.account.exportData, {}, person)).status).toBe(200);
    const proof = { password: PASSWORD };
    expect(await outcomeOf(portal.as(person)(contract.account.deleteAccount, { proof }))).toBe('done');
  });

  test('refuses what is sent to other addresses than those of calls', async () => {
    await setFairState(portal, portal.sugarCtx, 'archived');
    const sent = await portal.app.inject({ method: 'PATCH', url: '/uploads/x', headers: { host: SUGAR_HOST } });
    expect(sent.statusCode).toBe(403);
  });

  test('opens again', async () => {
    await portal.as(owner)(fair.archive, {});
    await portal.as(owner)(fair.open, {});
    expect((await portal.as(owner)(fair.get, {})).state).toBe('open');
  });
});

describe('the deletion of a fair', () => {
  const proofOf = async () => ({
    token: await makeToken(portal.sugarCtx, {
      purpose: 'change',
      accountId: owner.accountId,
      address: owner.email,
      minutes: 10,
    }),
  });
  const name = () => portal.sugarCtx.exhibition.name.zh;

  test('is asked for with its name and the own second step, told to its owners, and taken back', async () => {
    const colleague = { ...(await makeOrganizer(portal, portal.sugarCtx)), host: SUGAR_HOST };
    const ask = portal.as(owner);
    expect(await outcomeOf(ask(fair.askDeletion, { name: name(), proof: {} }))).toBe('secondStepNeeded');
    expect(Object.keys(await wrongFields(ask(fair.askDeletion, { name: 'Another', proof: await proofOf() })))).toEqual([
      'name',
    ]);
    const { deletingAt } = await ask(fair.askDeletion, { name: name(), proof: await proofOf() });
    const days = (Date.parse(deletingAt) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(14);
    expect((await ask(fair.askDeletion, { name: name(), proof: await proofOf() })).deletingAt).toBe(deletingAt);
    await portal.as(colleague)(fair.takeDeletionBack, {});
    expect((await ask(fair.get, {})).deletingAt).toBe(null);
    const { rows } = await sql<{ recipient: string; letters: number }>`
      select recipient, count(*)::int as letters from message where mail_kind = 'fairDeletion' and recipient = any(${[owner.email, colleague.email]}::text[])
      group by recipient`.execute(portal.ctx.db);
    expect(rows.map(({ letters }) => letters)).toEqual([2, 2]);
  });

  test('is refused for the default fair while another is there', async () => {
    const there = await makeOrganizer(portal);
    const proof = { token: await changeToken(portal, there.accountId, there.email) };
    const asked = { name: portal.ctx.exhibition.name.zh, proof };
    expect(await outcomeOf(portal.as(there)(fair.askDeletion, asked))).toBe('fairIsDefault');
  });
});
