import type { Email } from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { openMailServer, type MailServer } from '../../../test/mail-server.ts';
import { outcomeOf } from '../../../test/outcome.ts';
import { openTestPortal, SUGAR_HOST, type TestPortal } from '../../../test/portal.ts';
import { makeExhibitor, makeOrganizer, type Organizer } from '../../../test/world.ts';
import { deleteAllExpired } from '../../platform/database/expired-rows.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { composeMail, type MailContent } from '../../platform/delivery/mail.ts';
import { confirmMailbox } from '../../platform/delivery/suppression.queries.ts';
import { newId } from '../../core/id.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';
import { badgeMessage, resetLinkMessage } from '../support/support.mails.ts';
import { codeMessage } from '../account/account.mails.ts';

const { mail, mailText, organizer } = contract;

/** What the mail server answers to a recipient; `drop` ends the line without a word. Absent: it takes the mail. */
const answers = new Map<string, string>();
let server: MailServer;
let portal: TestPortal;
let owner: Organizer;
beforeAll(async () => {
  server = await openMailServer((address) => answers.get(address) ?? null);
  portal = await openTestPortal({ SMTP_URL: server.url, DEMO: '0', MAIL_FROM: 'Fairbridge <no-reply@fair.example>' });
  owner = await makeOrganizer(portal);
});
afterAll(async () => {
  await portal.close();
  await server.close();
});

/** As it is now: `portal.ctx` has it as it was at the start. */
const fair = (): Exhibition => {
  const found = portal.portal.services.directory.all().find(({ id }) => id === portal.ctx.exhibition.id);
  if (found === undefined) throw new Error('no fair');
  return found;
};
const newAddress = (): string => `${newId().toLowerCase()}@fair.example`;
const badge = (to: string) =>
  badgeMessage({ exhibition: fair(), lang: 'en', to }, 'A000123', 'https://fair.example/badge');
const send = (message: Parameters<typeof portal.portal.services.jobs.sendMessage>[1]): Promise<void> =>
  portal.portal.services.jobs.sendMessage(portal.ctx.db, message);
const rowOf = async (to: string) => (await portal.as(owner)(mail.list, { keyword: to })).list[0];
const until = (to: string, state: string): Promise<void> =>
  expect.poll(async () => (await rowOf(to))?.state, { interval: 50, timeout: 8_000 }).toBe(state);
const mailTo = (address: string): Email | undefined =>
  server.received.find(({ to }) => to?.some((one) => one.address === address));

describe('the mail log', () => {
  test('says of an e-mail that was taken to whom, of which kind and when', async () => {
    const to = newAddress();
    await send(badge(to));
    await until(to, 'sent');
    const row = await rowOf(to);
    expect(row).toEqual({
      id: row?.id,
      kind: 'badge',
      recipient: to,
      state: 'sent',
      failure: null,
      answer: '',
      tries: 1,
      createdAt: row?.createdAt,
      sentAt: expect.any(String),
      suppressed: false,
      may: { sendAgain: false },
    });
    expect((await portal.as(owner)(mail.list, { keyword: to, kind: 'vip' })).total).toBe(0);
    expect((await portal.as(owner)(mail.list, { keyword: to, state: 'sent', kind: 'badge' })).total).toBe(1);
  });

  test.each([
    ['550 5.1.1 no such user', 'failed', 'mailboxUnknown'],
    ['552 mailbox full', 'failed', 'mailboxFull'],
    ['550 5.7.1 blocked by policy', 'failed', 'refusedAsSpam'],
    ['554 no', 'failed', 'declined'],
    ['450 4.2.0 try later', 'waiting', 'tryLater'],
    ['drop', 'waiting', 'notReached'],
  ])('says what “%s” means: %s, %s', async (answer, state, failure) => {
    const to = newAddress();
    answers.set(to, answer);
    await send(badge(to));
    await expect.poll(async () => (await rowOf(to))?.failure, { interval: 50, timeout: 8_000 }).toBe(failure);
    const row = await rowOf(to);
    expect(row).toMatchObject({ state, failure });
    if (answer !== 'drop') expect(row?.answer).toContain(answer);
    answers.delete(to);
    // what is temporary is tried again by itself, and arrives
    if (state === 'waiting') await until(to, 'sent');
  });

  test('lets an e-mail that failed be sent again, once however often it is pressed', async () => {
    const to = newAddress();
    answers.set(to, '552 mailbox full');
    await send(badge(to));
    await until(to, 'failed');
    answers.delete(to);
    const id = (await rowOf(to))?.id ?? '';
    expect((await rowOf(to))?.may).toEqual({ sendAgain: true });
    const call = portal.as(owner);
    await Promise.all([call(mail.sendAgain, { id }), outcomeOf(call(mail.sendAgain, { id }))]);
    await until(to, 'sent');
    expect(server.received.filter((one) => one.to?.some(({ address }) => address === to))).toHaveLength(1);
    expect(mailTo(to)?.text).toContain('A000123');
    expect(await outcomeOf(call(mail.sendAgain, { id }))).toBe('conflict');
    const audit = await call(organizer.auditList, {});
    expect(audit.list.filter(({ act }) => act === 'mail.sendAgain')).toHaveLength(1);
  });

  test('holds no code and no link that lets in, and offers nobody to send one again (G22)', async () => {
    const { exhibition } = portal.ctx;
    const [coded, linked] = [newAddress(), newAddress()];
    const link = 'https://fair.example/reset?token=wayin271828';
    for (const to of [coded, linked]) answers.set(to, '550 5.7.1 your text has 314159 and wayin271828');
    await send(codeMessage(exhibition, 'zh', 'login', coded, '314159', null));
    await send(resetLinkMessage({ exhibition, lang: 'zh', to: linked }, link));
    await until(coded, 'failed');
    await until(linked, 'failed');
    for (const to of [coded, linked]) {
      const row = await rowOf(to);
      expect(row).toMatchObject({ answer: '', failure: 'refusedAsSpam', may: { sendAgain: false } });
      expect(JSON.stringify(row)).not.toMatch(/314159|wayin271828/);
      expect(await outcomeOf(portal.as(owner)(mail.sendAgain, { id: row?.id ?? '' }))).toBe('conflict');
      const stored = await portal.ctx.db
        .selectFrom('message')
        .where('recipient', '=', to)
        .select(['subject', 'body', 'html', 'code', 'link'])
        .executeTakeFirstOrThrow();
      expect(stored).toEqual({ subject: '', body: '', html: '', code: null, link: null });
    }
  });

  test('is this fair’s alone', async () => {
    const to = newAddress();
    await send(badge(to));
    await until(to, 'sent');
    const { id } = (await rowOf(to)) ?? { id: '' };
    const there = await makeOrganizer(portal, portal.sugarCtx);
    const call = portal.as({ ...there, host: SUGAR_HOST });
    expect((await call(mail.list, { keyword: to })).total).toBe(0);
    expect(await outcomeOf(call(mail.sendAgain, { id }))).toBe('notFound');
  });

  test('ends after the days that the fair has set', async () => {
    const row = (days: number) => ({
      id: newId(),
      exhibition_id: portal.ctx.exhibition.id,
      kind: 'email',
      mail_kind: 'badge',
      recipient: newAddress(),
      body: '',
      state: 'sent',
      created_at: new Date(Date.now() - days * 86_400_000).toISOString(),
    });
    const [old, fresh] = [row(31), row(29)];
    await insertRows(portal.ctx.db, 'message', [old, fresh]);
    await portal.as(owner)(organizer.saveSettings, { mailLogDays: 30 });
    await deleteAllExpired(portal.portal.services.db, portal.portal.services.declarations.expiring);
    expect([await rowOf(old.recipient), (await rowOf(fresh.recipient))?.id]).toEqual([undefined, fresh.id]);
    await portal.as(owner)(organizer.saveSettings, { mailLogDays: 90 });
  });
});

describe('an address without a mailbox', () => {
  test('gets nothing more of this fair until the staff let it, with a reason', async () => {
    const to = newAddress();
    answers.set(to, '550 5.1.1 no such user');
    await send(badge(to));
    await until(to, 'failed');
    answers.delete(to);
    await send(badge(to));
    await until(to, 'suppressed');
    expect(mailTo(to)).toBeUndefined();
    const call = portal.as(owner);
    expect(await rowOf(to)).toMatchObject({ suppressed: true, may: { sendAgain: false } });
    const { id } = (await rowOf(to)) ?? { id: '' };
    expect(await outcomeOf(call(mail.sendAgain, { id }))).toBe('conflict');
    const [stopped] = (await call(mail.listSuppressed, { keyword: to })).list;
    expect(stopped).toMatchObject({ address: to, answer: expect.stringContaining('550 5.1.1') });
    expect(await outcomeOf(call(mail.release, { id: stopped?.id ?? '', reason: '' }))).toBe('badInput');
    await call(mail.release, { id: stopped?.id ?? '', reason: '收件人已恢复邮箱' });
    expect((await call(mail.listSuppressed, { keyword: to })).total).toBe(0);
    await call(mail.sendAgain, { id });
    await until(to, 'sent');
    const { list } = await call(organizer.auditList, {});
    expect(list.find(({ act }) => act === 'mail.release')?.details).toEqual({ reason: '收件人已恢复邮箱' });
  });

  test('gets a code all the same, and everything again once its owner has entered it', async () => {
    const to = newAddress();
    answers.set(to, '550 no such user');
    await send(badge(to));
    await until(to, 'failed');
    answers.delete(to);
    const call = portal.as(owner);
    expect((await call(mail.listSuppressed, { keyword: to })).total).toBe(1);
    await send(codeMessage(portal.ctx.exhibition, 'en', 'register', to, '161803', null));
    await expect.poll(() => mailTo(to)?.text ?? '', { timeout: 8_000 }).toContain('161803');
    await confirmMailbox(portal.ctx, to);
    await send(badge(to));
    await expect.poll(async () => (await rowOf(to))?.kind).toBe('badge');
    await until(to, 'sent');
  });

  test('is told where an administrator was invited', async () => {
    const email = newAddress();
    answers.set(email, '550 5.1.1 no such user');
    const { id } = await makeExhibitor(portal);
    const call = portal.as(owner);
    await call(contract.exhibitorRecord.invite, { id, email, name: '李雷', language: 'zh' });
    await until(email, 'failed');
    const { administrators } = await call(contract.exhibitorRecord.get, { id });
    expect(administrators.find((one) => one.email === email)?.undelivered).toBe('mailboxUnknown');
  });
});

describe('the sender of a fair', () => {
  test('stands in every e-mail, whose address stays that of the installation', async () => {
    const to = newAddress();
    const call = portal.as(owner);
    await call(organizer.saveSettings, {
      mailSender: { zh: '植保展组委会', en: 'AgroFair Team' },
      mailReplyTo: 'office@fair.example',
      mailSignature: { zh: '植保展组委会\n电话 021-5550', en: 'AgroFair Team\nTel. 021-5550' },
    });
    await send(badge(to));
    await until(to, 'sent');
    const got = mailTo(to);
    expect(got?.from).toEqual({ name: 'AgroFair Team', address: 'no-reply@fair.example' });
    expect(got?.replyTo).toEqual([{ name: 'AgroFair Team', address: 'office@fair.example' }]);
    expect(got?.text).toContain('AgroFair Team\nTel. 021-5550');
    expect(await outcomeOf(call(organizer.saveSettings, { mailReplyTo: 'no address' }))).toBe('badInput');
    await call(organizer.saveSettings, {
      mailSender: { zh: '', en: '' },
      mailReplyTo: '',
      mailSignature: { zh: '', en: '' },
    });
  });
});

describe('the text of an e-mail', () => {
  const text = {
    kind: 'badge',
    subject: { zh: '{fair}胸卡 {number}', en: '{fair} badge {number}' },
    body: {
      zh: '胸卡 <b>{number}</b>。\n\n{link}\n\n再见。',
      en: 'Badge <b>{number}</b>.\n\n{link}\n\nSee you.',
    },
  } as const;
  const badgeIn = (lang: 'zh' | 'en') =>
    badgeMessage({ exhibition: fair(), lang, to: newAddress() }, '{link}', 'https://fair.example/badge');

  test('is that of the house until the organizer puts another in its place, and is again', async () => {
    const call = portal.as(owner);
    const house = badgeIn('en');
    const before = await call(mailText.get, { kind: 'badge' });
    expect([before.version, before.replaced]).toEqual([0, false]);
    const { version } = await call(mailText.save, { ...text, version: 0 });
    const own = badgeIn('en');
    // what fills a variable stays as it is, and what was typed is text
    expect(own.subject).toBe(`${fair().shortName.en} badge {link}`);
    expect(own.body).toContain('Badge <b>{link}</b>.\n\nView badge: https://fair.example/badge\n\nSee you.');
    expect(own.html).toContain('Badge &#60;b&#62;{link}&#60;/b&#62;.');
    expect((await call(mailText.list, {})).list.find(({ kind }) => kind === 'badge')).toMatchObject({ replaced: true });
    expect(await outcomeOf(call(mailText.save, { ...text, version: 0 }))).toBe('editConflict');
    await call(mailText.reset, { kind: 'badge', version });
    await call(mailText.reset, { kind: 'badge', version });
    expect(badgeIn('en')).toEqual({ ...house, recipient: expect.any(String) });
    const after = await call(mailText.get, { kind: 'badge' });
    expect([after.version, after.replaced, after.subject]).toEqual([2, false, before.subject]);
    // whoever still has the old text open does not write over it
    expect(await outcomeOf(call(mailText.save, { ...text, version }))).toBe('editConflict');
    expect((await call(mailText.save, { ...text, version: 2 })).version).toBe(3);
    await call(mailText.reset, { kind: 'badge', version: 3 });
  });

  test('is refused by field where a variable is unknown, missing or out of place', async () => {
    const { body } = await portal.send(
      mailText.save,
      {
        kind: 'badge',
        version: 0,
        subject: { zh: '{link}', en: 'Badge {nummer}' },
        body: { zh: '胸卡', en: 'Badge {link} {firm}' },
      },
      { ...owner, lang: 'en' },
    );
    expect(body.message.length).toBeGreaterThan(0);
    expect(body.data).toMatchObject({
      fields: [
        { field: 'subject.zh', rule: 'mailVariableOfBody', message: '{link} can only stand in the text' },
        { field: 'subject.en', rule: 'mailVariableUnknown', message: 'There is no variable {nummer}' },
        { field: 'body.zh', rule: 'mailVariableNeeded', message: 'The variable {link} is missing' },
        { field: 'body.en', rule: 'mailVariableUnknown', message: 'There is no variable {firm}' },
      ],
    });
  });

  test('is shown with sample values in both languages, and sent to oneself', async () => {
    const call = portal.as(owner);
    const { list } = await call(mailText.preview, text);
    expect(list.map(({ lang, subject }) => [lang, subject])).toEqual([
      ['zh', `${fair().shortName.zh}胸卡 A000123`],
      ['en', `${fair().shortName.en} badge A000123`],
    ]);
    expect(list.every(({ html }) => html.includes('&#60;b&#62;A000123&#60;/b&#62;'))).toBe(true);
    const { sentTo } = await call(mailText.sendTest, { ...text, lang: 'en' });
    await expect.poll(() => mailTo(sentTo)?.subject, { timeout: 8_000 }).toBe(`${fair().shortName.en} badge A000123`);
  });

  test('is this fair’s alone', async () => {
    const { version } = await portal.as(owner)(mailText.save, {
      ...text,
      version: (await portal.as(owner)(mailText.get, { kind: 'badge' })).version,
    });
    const there = await makeOrganizer(portal, portal.sugarCtx);
    const call = portal.as({ ...there, host: SUGAR_HOST });
    expect((await call(mailText.get, { kind: 'badge' })).replaced).toBe(false);
    await portal.as(owner)(mailText.reset, { kind: 'badge', version });
  });

  test('of a letter leaves out what it does not have, such as the button of a code', () => {
    const content = {
      kind: 'code',
      to: 'reader@fair.example',
      category: 'transactional',
      values: { purpose: 'login code', lead: 'You are logging in.', minutes: 10 },
      code: '123456',
    } satisfies MailContent;
    const { body } = composeMail(fair(), 'en', content);
    expect(body.split('\n\n').slice(1, 3)).toEqual(['You are logging in.', 'Code: 123456']);
    expect(body).not.toContain('{');
  });
});
