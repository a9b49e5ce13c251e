import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { contactRow, invitationRow } from '../../../../demo/factories/factories.ts';
import { mailingSheet, uploadMailing } from '../../../test/mailing-sheet.ts';
import { outcomeOf } from '../../../test/outcome.ts';
import { testPortal } from '../../../test/portal.ts';
import {
  makeEmployee,
  makeExhibitor,
  makeProduct,
  makeVisitor,
  type Employee,
  type Exhibitor,
} from '../../../test/world.ts';
import { newId } from '../../core/id.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { readSheet } from '../../../test/read-sheet.ts';
import { sendLot } from './mailing.sending.ts';

const { importSheet, save, saveText, preview, send, pause, list, get, letters, report, remove, template } =
  contract.mailing;

const portal = testPortal({ DATABASE_POOL: '20' });
let company: Exhibitor;
let admin: Employee;
beforeEach(async () => {
  company = await makeExhibitor(portal);
  admin = await makeEmployee(portal, company, { admin: true, name_zh: '王芳' });
});

let serial = 0;
const fresh = (): string => `guest${(serial += 1)}@trade.example`;
const addresses = (count: number) => Array.from({ length: count }, () => ({ email: fresh() }));
const upload = (rows: Parameters<typeof uploadMailing>[2], who: Employee = admin) => uploadMailing(portal, who, rows);
const call = () => portal.as(admin);
const statesOf = async (id: string) =>
  (await call()(letters, { id, pageSize: 100 })).list.map(({ number, state }) => [number, state]);
const mailsOf = async (id: string) =>
  (
    await sql<{ recipient: string; subject: string; body: string; category: string }>`
      select recipient, subject, body, category from message where batch = ${id} order by recipient`.execute(
      portal.ctx.db,
    )
  ).rows;
async function sent(id: string): Promise<void> {
  await call()(send, { id });
  await expect.poll(async () => (await call()(get, { id })).state).toBe('sent');
}
/** As if so many days had gone by since these letters left. */
const daysLater = (id: string, days: number) =>
  sql`update mailing_letter set sent_at = sent_at - make_interval(days => ${days}) where mailing_id = ${id}`.execute(
    portal.ctx.db,
  );

/** What people write into such sheets, and what is said of it; null: it is understood. */
const WRITTEN: readonly (readonly [
  row: Record<string, string>,
  said: readonly [column: string, message: string] | null,
])[] = [
  [{ email: 'plain' }, ['email', '邮箱格式错误']],
  [{ email: '', name: '李敏' }, ['email', '此项必填']],
  [{ email: '   ', name: '李敏' }, ['email', '此项必填']],
  [{ email: '@trade.example' }, ['email', '邮箱格式错误']],
  [{ email: 'guest@' }, ['email', '邮箱格式错误']],
  [{ email: 'guest@trade' }, ['email', '邮箱格式错误']],
  [{ email: 'guest@.example' }, ['email', '邮箱格式错误']],
  [{ email: 'guest@trade..example' }, ['email', '邮箱格式错误']],
  [{ email: 'guest@trade.example.' }, ['email', '邮箱格式错误']],
  [{ email: '.guest@trade.example' }, ['email', '邮箱格式错误']],
  [{ email: 'guest.@trade.example' }, ['email', '邮箱格式错误']],
  [{ email: 'gu..est@trade.example' }, ['email', '邮箱格式错误']],
  [{ email: 'gu est@trade.example' }, ['email', '邮箱格式错误']],
  [{ email: 'guest@tra de.example' }, ['email', '邮箱格式错误']],
  [{ email: 'guest@@trade.example' }, ['email', '邮箱格式错误']],
  [{ email: 'guest at trade.example' }, ['email', '邮箱格式错误']],
  [{ email: 'guest@trade,example' }, ['email', '邮箱格式错误']],
  [{ email: 'a@trade.example, b@trade.example' }, ['email', '每行只能填写一个邮箱']],
  [{ email: 'a@trade.example；b@trade.example' }, ['email', '每行只能填写一个邮箱']],
  [{ email: 'a@trade.example b@trade.example' }, ['email', '每行只能填写一个邮箱']],
  [{ email: 'a@trade.example/b@trade.example' }, ['email', '每行只能填写一个邮箱']],
  [{ email: '李敏@禾田.中国' }, ['email', '邮箱格式错误']],
  [{ email: 'https://trade.example' }, ['email', '邮箱格式错误']],
  [{ email: '13800138000' }, ['email', '邮箱格式错误']],
  [{ email: '-' }, ['email', '邮箱格式错误']],
  [{ email: '无' }, ['email', '邮箱格式错误']],
  [{ email: 'N/A' }, ['email', '邮箱格式错误']],
  [{ email: '#REF!' }, ['email', '邮箱格式错误']],
  [{ email: `${'a'.repeat(260)}@trade.example` }, ['email', '最多 254 个字符']],
  [{ email: "guest'--@trade.example<script>" }, ['email', '邮箱格式错误']],
  [{ email: 'guest@[10.0.0.1]' }, ['email', '邮箱格式错误']],
  [{ email: '"guest"@trade.example' }, ['email', '邮箱格式错误']],
  [{ email: 'named@trade.example', name: '名'.repeat(81) }, ['name', '最多 80 个字符']],
  [{ email: 'french@trade.example', language: '法文' }, ['language', '请填写“中文”或“英文”']],
  [{ email: 'numbered@trade.example', language: '1' }, ['language', '请填写“中文”或“英文”']],
  [{ email: 'Capital@Trade.Example' }, null],
  [{ email: 'ｆｕｌｌ＠ｔｒａｄｅ．ｅｘａｍｐｌｅ' }, null],
  [{ email: '  space@trade.example\u00a0' }, null],
  [{ email: 'un\u200bseen@trade.example\ufeff' }, null],
  [{ email: 'mailto:linked@trade.example' }, null],
  [{ email: '李敏 <angle@trade.example>' }, null],
];

describe('a sheet of addresses', () => {
  test('says of each of forty mistakes what it is, and takes in what is only written oddly', async () => {
    const { id, state, counts, total } = await upload(WRITTEN.map(([row]) => row));
    expect([state, total]).toEqual(['draft', WRITTEN.length]);
    const shown = (await call()(letters, { id, pageSize: 100 })).list;
    const said = shown.map(({ faults }) => (faults[0] === undefined ? null : [faults[0].column, faults[0].message]));
    expect(said).toEqual(WRITTEN.map(([, expected]) => expected));
    expect([counts.wrong, counts.ready]).toEqual([35, 6]);
  });

  test('of 10,000 rows is checked whole; one more is refused, and nothing of it kept', async () => {
    const rows = Array.from({ length: LIMITS.mailingLettersMax }, (_, at) =>
      at % 10 === 0 ? { email: 'wrong' } : { email: `many${at}@trade.example` },
    );
    const { counts, total } = await upload(rows);
    expect([total, counts.ready, counts.wrong]).toEqual([10_000, 9_000, 1_000]);
    const bytes = await mailingSheet([...rows, { email: fresh() }]);
    const { status } = await portal.send(importSheet, { fileName: 'more.xlsx' }, admin, { bytes });
    expect(status).toBe(400);
    expect((await call()(list, {})).list.map((one) => one.fileName)).toEqual(['list.xlsx']);
  });

  test('leaves out doubles, colleagues, own customers and who was invited lately', async () => {
    const colleague = await makeEmployee(portal, company, { email: 'colleague@company.example' });
    const customer = await makeVisitor(portal);
    await insertRows(portal.ctx.db, 'contact', [contactRow(company, customer.visitorId)]);
    const before = fresh();
    await sent((await upload([{ email: before }])).id);
    const twice = fresh();
    const { id } = await upload([
      { email: twice },
      { email: twice.toUpperCase() },
      { email: 'Colleague@company.example' },
      { email: colleague.email },
      { email: customer.email },
      { email: before },
    ]);
    expect(await statesOf(id)).toEqual([
      [2, 'ready'],
      [3, 'duplicate'],
      [4, 'colleague'],
      [5, 'colleague'],
      [6, 'contact'],
      [7, 'invited'],
    ]);
  });

  test('never tells whether a stranger is registered, not even by what that one has switched off', async () => {
    const registered = await makeVisitor(portal);
    const off = await makeVisitor(portal);
    await portal.as(off)(contract.notification.saveSetting, { wanted: { invitation: false } });
    const others = await makeExhibitor(portal);
    await insertRows(portal.ctx.db, 'contact', [contactRow(others, registered.visitorId)]);
    const { id } = await upload([{ email: registered.email }, { email: off.email }, { email: fresh() }]);
    expect((await statesOf(id)).map(([, state]) => state)).toEqual(['ready', 'ready', 'ready']);
    await sent(id);
    // a row of the sent list is the same of all but for the address
    const rows = (await call()(letters, { id })).list.map(
      ({ id: _row, number: _number, email: _email, ...row }) => row,
    );
    expect(rows).toEqual([rows[0], rows[0], rows[0]]);
    expect([rows[0]?.state, rows[0]?.registeredAt]).toEqual(['sent', null]);
  });

  test('is corrected row by row, and checked anew as a whole', async () => {
    const [one, two] = [fresh(), fresh()];
    const { id } = await upload([{ email: one }, { email: one }, { email: 'wrong' }, { email: 'worse' }]);
    const letter = { name: 'Ann', language: 'English' };
    const after = await call()(save, {
      id,
      letters: [
        { number: 4, email: two, ...letter },
        { number: 99, email: fresh(), ...letter },
      ],
      remove: [2, 5],
    });
    expect([after.total, after.counts.ready, after.counts.wrong]).toEqual([2, 2, 0]);
    expect(await statesOf(id)).toEqual([
      [3, 'ready'],
      [4, 'ready'],
    ]);
  });

  test('comes back as a file that says what is wrong, and is the template otherwise', async () => {
    const { id } = await upload([{ email: 'wrong' }, { email: fresh() }]);
    const first = { status: 200, type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' };
    for (const answered of [
      await portal.send(report, { id, lang: 'zh' }, admin),
      await portal.send(template, { lang: 'en' }, admin),
    ])
      expect({ status: answered.status, type: answered.headers['content-type'] }).toEqual(first);
  });

  test('is listed to its own company alone', async () => {
    const stranger = await makeEmployee(portal, await makeExhibitor(portal), { admin: true });
    await upload(addresses(1));
    expect((await portal.as(stranger)(list, {})).total).toBe(0);
  });

  test('is a draft until it is sent: the next one takes its place, and it can be thrown away', async () => {
    await upload(addresses(1));
    const { id } = await upload(addresses(2));
    expect((await call()(list, {})).list.map((one) => one.id)).toEqual([id]);
    await call()(remove, { id });
    expect((await call()(list, {})).total).toBe(0);
    expect(await outcomeOf(call()(send, { id }))).toBe('notFound');
    const wrong = await upload([{ email: 'wrong' }]);
    expect(await outcomeOf(call()(send, { id: wrong.id }))).toBe('mailingNotReady');
  });
});

describe('letters', () => {
  test('go out once each, in the language of each row, with a link that counts and one to end them', async () => {
    const [zh, en] = [fresh(), fresh()];
    const { id } = await upload([
      { email: zh, name: '李敏 http://evil.example', language: '中文' },
      { email: en, name: 'Ann', language: 'English' },
      { email: 'wrong' },
    ]);
    await sent(id);
    const [first, second] = await mailsOf(id);
    expect([first?.recipient, first?.category, second?.recipient]).toEqual([zh, 'invitation', en]);
    expect(first?.subject).toContain('邀请您参观');
    expect(second?.subject).toContain('invites you to visit');
    expect(first?.body).toContain('李敏 http: evil. example，您好！');
    expect(second?.body).toContain('Hello Ann,');
    expect(second?.body).toContain('/en/join?email=');
    expect(second?.body).toContain(`userAccountId=${admin.accountId}`);
    expect(first?.body).toContain('/unsubscribe?token=');
    // sent again it is sent once, and it holds the letters alone
    await call()(send, { id });
    expect((await mailsOf(id)).length).toBe(2);
    expect((await call()(get, { id })).total).toBe(2);
  });

  test('are up to five hundred a day of a company: the others follow when the day has room', async () => {
    const { id } = await upload(addresses(LIMITS.invitationsPerExhibitorDay + 30));
    await call()(send, { id });
    await expect.poll(async () => (await call()(get, { id })).waits).toBe(true);
    expect((await mailsOf(id)).length).toBe(LIMITS.invitationsPerExhibitorDay);
    await daysLater(id, 1);
    while ((await sendLot(portal.portal.services, portal.ctx, id)) === 'more');
    expect((await mailsOf(id)).length).toBe(LIMITS.invitationsPerExhibitorDay + 30);
    expect((await call()(get, { id })).state).toBe('sent');
  });

  test('are so many a day to one mailbox, whichever plus addresses of it a list names (G19)', async () => {
    const [name = '', host = ''] = fresh().split('@');
    const most = LIMITS.invitationMailsPerAddressDay;
    const { id } = await upload(Array.from({ length: most + 2 }, (_, at) => ({ email: `${name}+${at}@${host}` })));
    await sent(id);
    expect((await mailsOf(id)).length).toBe(most);
  });

  test('are held and go on; whoever has left the company sends none', async () => {
    const { id } = await upload(addresses(3));
    // as a worker finds it that comes when it is held already
    await sql`update mailing set state = 'paused', started_at = now(), progressed_at = now() where id = ${id}`.execute(
      portal.ctx.db,
    );
    expect(await sendLot(portal.portal.services, portal.ctx, id)).toBe('done');
    expect(await mailsOf(id)).toEqual([]);
    await sql`update employee set resigned_at = now() where id = ${admin.employeeId}`.execute(portal.ctx.db);
    await sql`update mailing set state = 'sending' where id = ${id}`.execute(portal.ctx.db);
    expect(await sendLot(portal.portal.services, portal.ctx, id)).toBe('done');
    expect(await mailsOf(id)).toEqual([]);
    const next = await makeEmployee(portal, company, { admin: true });
    await portal.as(next)(pause, { id, paused: false });
    await expect.poll(async () => (await portal.as(next)(get, { id })).state).toBe('sent');
    expect((await mailsOf(id)).length).toBe(3);
    expect(await outcomeOf(portal.as(next)(pause, { id, paused: true }))).toBe('mailingNotReady');
  });

  test('of two workers at once are written once each', async () => {
    const { id } = await upload(addresses(250));
    await sql`update mailing set state = 'sending', started_at = now(), progressed_at = now() where id = ${id}`.execute(
      portal.ctx.db,
    );
    const work = async () => {
      while ((await sendLot(portal.portal.services, portal.ctx, id)) === 'more');
    };
    await Promise.all([work(), work(), work(), work()]);
    const written = (await mailsOf(id)).map(({ recipient }) => recipient);
    expect([written.length, new Set(written).size]).toEqual([250, 250]);
  });

  test('say what has become of them: bounced, registered through this company, ended by their link', async () => {
    const rows = addresses(3);
    const { id } = await upload(rows);
    await sent(id);
    const [bounced, registered, ended] = rows.map(({ email }) => email);
    await sql`update message set state = 'failed' where batch = ${id} and recipient = ${bounced}`.execute(
      portal.ctx.db,
    );
    const visitor = await makeVisitor(portal, {
      invitation_exhibitor_id: company.id,
      invitation_employee_id: admin.employeeId,
      invitation_source: 'INVITATION',
    });
    await sql`update account set email = ${registered} where id = ${visitor.accountId}`.execute(portal.ctx.db);
    expect((await statesOf(id)).map(([, state]) => state)).toEqual(['bounced', 'registered', 'sent']);
    const { rows: dates } = await sql<{ sent_at: Date; registered_at: Date }>`
      select l.sent_at, v.created_at as registered_at from mailing_letter l, visitor v
        where l.mailing_id = ${id} and v.id = ${visitor.visitorId} limit 1`.execute(portal.ctx.db);
    const invited = dates[0]?.sent_at.toISOString();
    expect((await call()(letters, { id })).list.map(({ sentAt, registeredAt }) => [sentAt, registeredAt])).toEqual([
      [invited, null],
      [invited, dates[0]?.registered_at.toISOString()],
      [invited, null],
    ]);
    await sql`
      insert into notification_setting (id, exhibition_id, address, category, off)
      values (${newId()}, ${portal.ctx.exhibition.id}, ${ended}, 'invitation', true)`.execute(portal.ctx.db);
    await daysLater(id, LIMITS.invitationAgainDays + 1);
    const again = await upload([{ email: ended ?? '' }, { email: bounced ?? '' }]);
    expect((await statesOf(again.id)).map(([, state]) => state)).toEqual(['optedOut', 'ready']);
  });

  test('make whoever invites the company by that address a contact at once; who was removed asks again', async () => {
    const { invite } = contract.invitation;
    const [guest, removed, stranger, newcomer] = await Promise.all([
      makeVisitor(portal),
      makeVisitor(portal),
      makeVisitor(portal),
      makeVisitor(portal, { invitation_exhibitor_id: company.id, invitation_source: 'INVITATION' }),
    ]);
    await insertRows(portal.ctx.db, 'contact', [
      contactRow(company, removed.visitorId, { removed_at: new Date(), removed_by: 'exhibitor' }),
    ]);
    await sent((await upload([guest, removed, newcomer].map(({ email }) => ({ email })))).id);
    const asked = { to: company.id, from: 'booth' as const, message: '', requestId: 'request-of-a-letter-1' };
    const first = await portal.as(guest)(invite, asked);
    expect(first.state).toBe('confirmed');
    expect((await portal.as(newcomer)(invite, asked)).state).toBe('confirmed');
    // the same again is the same
    expect(await portal.as(guest)(invite, asked)).toEqual(first);
    for (const other of [removed, stranger])
      expect((await portal.as(other)(invite, asked)).state).toBe('toBeConfirmedByEmployees');
    const { rows } = await sql<{ visitor_id: string; employee_id: string; source: string }>`
      select visitor_id, employee_id, source from contact where exhibitor_id = ${company.id} and removed_at is null
        order by source`.execute(portal.ctx.db);
    const employee_id = admin.employeeId;
    expect(rows).toEqual([
      { visitor_id: guest.visitorId, employee_id, source: 'INVITATION' },
      // who had no account before the letter
      { visitor_id: newcomer.visitorId, employee_id, source: 'NEWCUSTOMER' },
    ]);
    const told = (await call()(contract.invitation.companyList, { state: 'confirmed' })).list;
    expect(told.map(({ channel, visitor }) => [channel, visitor.id])).toEqual([
      ['mail', newcomer.visitorId],
      ['mail', guest.visitorId],
    ]);
  });

  test('of two lists go to an address once', async () => {
    const shared = fresh();
    const first = await upload([{ email: shared }]);
    await sql`update mailing set state = 'paused', started_at = now(), progressed_at = now() where id = ${first.id}`.execute(
      portal.ctx.db,
    );
    const second = await upload([{ email: shared }]);
    expect((await statesOf(second.id)).map(([, state]) => state)).toEqual(['invited']);
    // one that was a draft before the other left
    await sql`update mailing_letter set verdict = 'ready' where mailing_id = ${second.id}`.execute(portal.ctx.db);
    await sent(second.id);
    await call()(pause, { id: first.id, paused: false });
    await expect.poll(async () => (await call()(get, { id: first.id })).state).toBe('sent');
    expect((await mailsOf(first.id)).length + (await mailsOf(second.id)).length).toBe(1);
  });
});

describe('what came of each way', () => {
  test('is counted for the company, and for staff what is their own', async () => {
    const { channels } = contract.invitation;
    const staff = await makeEmployee(portal, company);
    const [one, two] = await Promise.all([makeVisitor(portal), makeVisitor(portal)]);
    await insertRows(portal.ctx.db, 'invitation', [
      invitationRow(company, one.visitorId, { employee_id: staff.employeeId, channel: 'post', state: 'confirmed' }),
      invitationRow(company, two.visitorId, { employee_id: admin.employeeId, channel: 'person', state: 'refused' }),
      invitationRow(company, one.visitorId, { sent_by: 'visitor', channel: 'product' }),
      invitationRow(await makeExhibitor(portal), one.visitorId, { channel: 'footprint' }),
    ]);
    const { code } = await portal.as(staff)(contract.invitation.ownCode, {});
    await portal.as({ token: null, ip: '10.44.0.1' })(contract.invitation.addRecord, { code });
    await sent((await upload(addresses(2))).id);
    await makeVisitor(portal, {
      invitation_exhibitor_id: company.id,
      invitation_employee_id: admin.employeeId,
      invitation_source: 'INVITATION',
    });
    const read = async (who: Employee) =>
      (await portal.as(who)(channels, {})).list
        .filter(({ reached }) => reached > 0)
        .map(({ channel, reached, registered, confirmed, refused }) => [
          channel,
          reached,
          registered,
          confirmed,
          refused,
        ]);
    expect(await read(admin)).toEqual([
      ['person', 1, null, 0, 1],
      ['post', 1, null, 1, 0],
      ['product', 1, null, 0, 0],
      ['mail', 2, 1, 0, 0],
      ['code', 1, 0, 0, 0],
    ]);
    // one that a visitor addressed to the company as a whole is everybody's
    expect(await read(staff)).toEqual([
      ['post', 1, null, 1, 0],
      ['product', 1, null, 0, 0],
      ['code', 1, 0, 0, 0],
    ]);
  });

  test('is exported with letters and without anybody’s address who gave none', async () => {
    const { exportHistory } = contract.invitation;
    const buyer = await makeVisitor(portal, { name: '李敏' });
    await insertRows(portal.ctx.db, 'invitation', [invitationRow(company, buyer.visitorId)]);
    const mailed = fresh();
    await sent((await upload([{ email: mailed, name: 'Ann' }])).id);
    const answered = await portal.app.inject({
      method: 'POST',
      url: exportHistory.path,
      headers: { authorization: admin.token ?? '', host: 'localhost' },
      payload: { lang: 'zh', languageType: 'zh', exhibitionId: '', appId: '', terminal: '', subjectType: '' },
    });
    const columns = [
      { key: 'name', header: { zh: '姓名', en: 'Name' } },
      { key: 'email', header: { zh: '邮箱', en: 'E-mail' } },
      { key: 'state', header: { zh: '状态', en: 'Status' } },
    ] as const;
    const read = await readSheet(answered.rawPayload, { columns, rowsMax: 100 });
    expect(read.ok ? read.rows.map(({ cells }) => cells) : read.error).toEqual([
      { name: '李敏', email: '', state: '待对方确认' },
      { name: 'Ann', email: mailed, state: '已发送' },
    ]);
  });
});

describe('the company’s own words in a mailing', () => {
  const own = {
    subject: { zh: '新剂型上市', en: '' },
    note: { zh: '欢迎来看 evil.example 的新剂型', en: 'See you at the booth.' },
  };

  test('stand in the letters of their language below the fixed ones, and lead nowhere', async () => {
    company = await makeExhibitor(portal, { name_zh: '甲方化工', name_en: 'Alpha Chemical' });
    admin = await makeEmployee(portal, company, { admin: true });
    const exhibit = await makeProduct(portal, company, { name_zh: '草铵膦水剂', name_en: 'Glufosinate SL' });
    const [zh, en] = [fresh(), fresh()];
    const { id } = await upload([
      { email: zh, language: '中文' },
      { email: en, language: '英文' },
    ]);
    await call()(saveText, { id, ...own, exhibitId: exhibit.id });
    const { text } = await call()(get, { id });
    expect(text).toEqual({
      ...own,
      exhibit: { id: exhibit.id, name: { zh: '草铵膦水剂', en: 'Glufosinate SL' } },
    });
    await sent(id);
    const mails = new Map((await mailsOf(id)).map((mail) => [mail.recipient, mail]));
    expect(mails.get(zh)?.subject).toBe(`【${portal.ctx.exhibition.shortName.zh}】甲方化工：新剂型上市`);
    expect(mails.get(zh)?.body.includes('欢迎来看 evil. example 的新剂型')).toBe(true);
    expect(mails.get(zh)?.body.includes(`/find-exhibit/detail/${exhibit.id}`)).toBe(true);
    expect(mails.get(en)?.subject).toBe(`${portal.ctx.exhibition.shortName.en}: Alpha Chemical invites you to visit`);
    expect(mails.get(en)?.body.includes('See you at the booth.')).toBe(true);
    expect(mails.get(en)?.body.includes('evil')).toBe(false);
    expect(mails.get(en)?.body.includes(`View exhibit: Glufosinate SL: `)).toBe(true);
  });

  test('are seen before they are saved, as the letter to the first row of the language', async () => {
    const { id } = await upload([{ email: fresh(), name: '李敏' }]);
    const seen = await call()(preview, { id, lang: 'zh', ...own });
    expect(seen.subject.endsWith('：新剂型上市')).toBe(true);
    expect(seen.html.includes('李敏，您好！')).toBe(true);
    expect((await call()(preview, { id, lang: 'en', ...own })).html.includes('See you at the booth.')).toBe(true);
    expect((await call()(get, { id })).text.subject).toEqual({ zh: '', en: '' });
  });

  test('stay when another list takes the draft’s place', async () => {
    const { id } = await upload(addresses(1));
    await call()(saveText, { id, ...own });
    expect((await upload(addresses(2))).text).toEqual({ ...own, exhibit: null });
  });

  test('point at no exhibit that is hidden or another company’s, and leave out one that is hidden meanwhile', async () => {
    const { id } = await upload(addresses(1));
    const hidden = await makeProduct(portal, company, { scope: 1 });
    const foreign = await makeProduct(portal, await makeExhibitor(portal));
    for (const exhibitId of [hidden.id, foreign.id]) {
      expect(await outcomeOf(call()(saveText, { id, ...own, exhibitId }))).toBe('notFound');
      expect(await outcomeOf(call()(preview, { id, lang: 'zh', ...own, exhibitId }))).toBe('notFound');
    }
    const shown = await makeProduct(portal, company);
    await call()(saveText, { id, ...own, exhibitId: shown.id });
    await sql`update product set scope = 1 where id = ${shown.id}`.execute(portal.ctx.db);
    expect((await call()(get, { id })).text.exhibit).toBeNull();
    await sent(id);
    expect((await mailsOf(id)).map(({ body }) => body.includes(shown.id))).toEqual([false]);
  });

  test('are a draft’s alone', async () => {
    const { id } = await upload(addresses(1));
    await sent(id);
    expect(await outcomeOf(call()(saveText, { id, ...own }))).toBe('mailingNotReady');
  });
});
