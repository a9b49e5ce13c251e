import { beforeAll, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { CODES } from '@fairbridge/contract/codes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { ruleText } from '@fairbridge/contract/rules.ts';
import { LANGS } from '@fairbridge/contract/text.ts';
import { sql } from 'kysely';
import { newId } from '../../core/id.ts';
import { mailCounter } from '../../platform/delivery/mail-allowance.ts';
import { wantedBy } from '../notification/notification.queries.ts';
import { messagesTo } from '../../../test/outbox.ts';
import { outcomeOf } from '../../../test/outcome.ts';
import { testPortal } from '../../../test/portal.ts';
import { makeColleague } from '../../../test/vip.ts';
import { makeVisitor, type Visitor } from '../../../test/world.ts';

const { list, get, save, remove, sendConfirmation, badge, badges, confirmation, invitation, answer } =
  contract.preregistration;
const nobody = { token: null };

const portal = testPortal();
let visitor: Visitor;
beforeAll(async () => {
  visitor = await makeVisitor(portal, { name: '王敏', company: '禾田农资有限公司', country: 'CN' });
});

const address = (): string => `${newId().toLowerCase()}@colleague.example`;
const colleague = (given: Record<string, string> = {}) => ({
  name: '周静',
  email: address(),
  position: '采购专员',
  country: 'CN',
  ...given,
});
const tokenOf = (link: string | null | undefined): string => /confirm\/([\w-]+)$/.exec(link ?? '')?.[1] ?? '';

describe('a colleague', () => {
  test('is entered with the own company where none is given, listed newest first, changed and taken off', async () => {
    const owner = await makeVisitor(portal, { company: '禾田农资有限公司' });
    const call = portal.as(owner);
    const first = await call(save, colleague({ email: ' Zhou.Jing@Colleague.Example ' }));
    expect(first).toMatchObject({
      email: 'zhou.jing@colleague.example',
      company: '禾田农资有限公司',
      state: 'pending',
      sentAt: null,
      may: { send: true, download: false },
    });
    const second = await call(save, colleague({ name: '吴涛', company: '分公司' }));
    expect(await call(list, {})).toMatchObject({
      total: 2,
      confirmed: 0,
      left: LIMITS.preregistrationsMax - 2,
      list: [{ id: second.id, company: '分公司' }, { id: first.id }],
    });
    const { id, email } = second;
    await call(save, { ...colleague({ name: '吴涛涛', email }), id });
    expect(await call(get, { id })).toMatchObject({ id, name: '吴涛涛', email });
    await call(remove, { ids: [first.id] });
    expect((await call(list, {})).list.map((entry) => entry.id)).toEqual([id]);
  });

  test('entered twice on one list is refused; what stands on others, or has an account, is told to nobody (G17)', async () => {
    const [other, email] = [await makeVisitor(portal), address()];
    await portal.as(visitor)(save, colleague({ email }));
    for (const lang of LANGS) {
      const { status, body } = await portal.send(save, colleague({ email: email.toUpperCase() }), { ...visitor, lang });
      expect([status, body.code, body.message]).toEqual([409, CODES.userExists.code, CODES.userExists[lang]]);
    }
    const [theirs, registered] = [
      await portal.as(other)(save, colleague({ email })),
      await portal.as(other)(save, colleague({ email: visitor.email })),
    ];
    const fresh = await portal.as(other)(save, colleague());
    const shape = ({ state, sentAt, answeredAt, may }: typeof fresh) => ({ state, sentAt, answeredAt, may });
    expect([shape(theirs), shape(registered)]).toEqual([shape(fresh), shape(fresh)]);
  });

  test('may be the two-hundredth, not the one after, however many are entered at once (G56)', async () => {
    const owner = await makeVisitor(portal);
    await Promise.all(
      Array.from({ length: LIMITS.preregistrationsMax - 1 }, () => makeColleague(portal, owner.visitorId)),
    );
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => outcomeOf(portal.as(owner)(save, colleague()))));
    expect(outcomes.filter((outcome) => outcome === 'done')).toEqual(['done']);
    expect(outcomes.filter((outcome) => outcome === 'colleagueLimit')).toHaveLength(7);
    for (const lang of LANGS) {
      const { body } = await portal.send(save, colleague(), { ...owner, lang });
      expect(body.message).toBe(CODES.colleagueLimit[lang].replace('{max}', '200'));
    }
  });

  test.each([
    ['name', '', 'required'],
    ['email', 'nobody', 'email'],
    ['position', ' ', 'required'],
    ['country', 'China', 'choice'],
    ['mobile', 'abc', 'phone'],
  ] as const)('needs a right %s, and says so in both languages', async (field, value, rule) => {
    for (const lang of LANGS) {
      const { status, body } = await portal.send(save, { ...colleague(), [field]: value }, { ...visitor, lang });
      expect([status, body.data]).toEqual([400, { fields: [{ field, rule, message: ruleText(rule, lang) }] }]);
    }
  });
});

describe('the e-mail with the confirmation', () => {
  test('goes out once a day, with a link by which the colleague reads and confirms', async () => {
    const { id, email } = await portal.as(visitor)(save, colleague());
    expect(await portal.as({ ...visitor, lang: 'en' })(sendConfirmation, { ids: [id] })).toEqual({
      sent: 1,
      skipped: 0,
      later: 0,
    });
    for (const lang of LANGS) {
      const { status, body } = await portal.send(sendConfirmation, { ids: [id] }, { ...visitor, lang });
      expect([status, body.message]).toEqual([409, CODES.confirmationSentToday[lang]]);
    }
    const mails = await messagesTo(portal, email);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ category: 'invitation' });
    expect(mails[0]?.subject).toContain('you have been pre-registered');
    const token = tokenOf(mails[0]?.link);
    const shown = await portal.as(nobody)(invitation, { token });
    expect(shown).toEqual({
      name: '周静',
      company: '禾田农资有限公司',
      position: '采购专员',
      by: { name: '王敏', company: '禾田农资有限公司' },
      state: 'pending',
      review: null,
      reviewReason: '',
    });
    // reading is not confirming: mail programs open links by themselves
    expect((await portal.as(visitor)(get, { id })).state).toBe('pending');
    expect(await portal.as(nobody)(answer, { token, state: 'confirmed' })).toEqual({
      ...shown,
      state: 'confirmed',
      review: 'approved',
    });
    expect(await portal.as(visitor)(get, { id })).toMatchObject({ state: 'confirmed', may: { download: true } });
  });

  test('pressed five times at once goes out once', async () => {
    const { id, email } = await portal.as(visitor)(save, colleague());
    await Promise.all(Array.from({ length: 5 }, () => outcomeOf(portal.as(visitor)(sendConfirmation, { ids: [id] }))));
    expect(await messagesTo(portal, email)).toHaveLength(1);
    // and is one of those that a sender has on a day
    const of = mailCounter(`of ${visitor.accountId}`);
    const before = await portal.portal.services.counters.counted(of, 24 * 60 * 60);
    const pressed = await portal.as(visitor)(save, colleague());
    await Promise.all(
      Array.from({ length: 5 }, () => outcomeOf(portal.as(visitor)(sendConfirmation, { ids: [pressed.id] }))),
    );
    expect((await portal.portal.services.counters.counted(of, 24 * 60 * 60)).count).toBe(before.count + 1);
  });

  test('leaves out who was written to today or has declined, and says how many', async () => {
    const owner = await makeVisitor(portal);
    const [fresh, declined] = [
      await makeColleague(portal, owner.visitorId),
      await makeColleague(portal, owner.visitorId, { state: 'declined' }),
    ];
    expect(await portal.as(owner)(sendConfirmation, { ids: [fresh.id, declined.id] })).toEqual({
      sent: 1,
      skipped: 1,
      later: 0,
    });
    expect(await messagesTo(portal, declined.email)).toEqual([]);
  });

  test('reaches an address three times a day at most, whoever enters it, and tells nobody why not', async () => {
    const email = address();
    for (let count = 0; count < 5; count += 1) {
      const owner = await makeVisitor(portal);
      const { id } = await portal.as(owner)(save, colleague({ email }));
      expect(await portal.as(owner)(sendConfirmation, { ids: [id] })).toEqual({ sent: 1, skipped: 0, later: 0 });
    }
    expect(await messagesTo(portal, email)).toHaveLength(LIMITS.preregistrationMailsPerAddressDay);
  });

  test('has nothing in it that the sender typed, and the way to have no more of them', async () => {
    const evil = 'Gift at http://evil.example/win';
    const owner = await makeVisitor(portal, { name: evil, company: evil });
    const { id, email } = await portal.as(owner)(save, colleague({ name: evil, company: evil, position: evil }));
    await portal.as(owner)(sendConfirmation, { ids: [id] });
    const [mail] = await messagesTo(portal, email);
    expect(`${mail?.subject} ${mail?.body}`).not.toMatch(/evil|Gift/);
    const stop = /http\S+\/unsubscribe\?token=(\S+)/.exec(mail?.body ?? '')?.[1] ?? '';
    await portal.as(nobody)(contract.notification.unsubscribe, { token: decodeURIComponent(stop) });
    expect((await wantedBy(portal.ctx, { address: email })).invitation).toBe(false);
  });

  test('goes to one address three times, also when it is taken off the list and entered again', async () => {
    const [owner, email] = [await makeVisitor(portal), address()];
    const outcomes: (string | null)[] = [];
    for (let count = 0; count <= LIMITS.preregistrationMailsPerColleague; count += 1) {
      const { id } = await portal.as(owner)(save, colleague({ email }));
      outcomes.push(await outcomeOf(portal.as(owner)(sendConfirmation, { ids: [id] })));
      await portal.as(owner)(remove, { ids: [id] });
      // another day: what all senders together may write to the address does not end it first
      await sql`delete from limit_counter where key = ${mailCounter(`to ${email} on pre-registrations`)}`.execute(
        portal.ctx.db,
      );
    }
    expect(outcomes).toEqual(['done', 'done', 'done', 'confirmationSentToday']);
    expect(await messagesTo(portal, email)).toHaveLength(3);
  });

  test('leaves a sender so many a day; the others wait for tomorrow, and are told so', async () => {
    const owner = await makeVisitor(portal);
    const all = await Promise.all(
      Array.from({ length: LIMITS.preregistrationMailsPerSenderDay + 2 }, () => makeColleague(portal, owner.visitorId)),
    );
    const ids = all.map(({ id }) => id);
    expect(await portal.as(owner)(sendConfirmation, { ids })).toEqual({
      sent: LIMITS.preregistrationMailsPerSenderDay,
      skipped: 0,
      later: 2,
    });
    for (const lang of LANGS) {
      const { status, body } = await portal.send(sendConfirmation, { ids }, { ...owner, lang });
      expect([status, body.message]).toEqual([
        429,
        CODES.confirmationLimit[lang].replace('{max}', String(LIMITS.preregistrationMailsPerSenderDay)),
      ]);
    }
  });

  test('may be declined by its link, and confirmed after all; a link of another address or an older mail is none', async () => {
    const owner = await makeVisitor(portal);
    const { id, token } = await makeColleague(portal, owner.visitorId);
    await portal.as(nobody)(answer, { token, state: 'declined' });
    expect(await portal.as(owner)(get, { id })).toMatchObject({
      state: 'declined',
      may: { send: false, download: false },
    });
    await portal.as(nobody)(answer, { token, state: 'confirmed' });
    await portal.as(owner)(save, { ...colleague(), id });
    expect((await portal.as(owner)(get, { id })).state).toBe('pending');
    for (const lang of LANGS) {
      const { status, body } = await portal.send(answer, { token, state: 'confirmed' }, { token: null, lang });
      expect([status, body.message]).toEqual([400, CODES.linkInvalid[lang]]);
    }
    const other = await makeColleague(portal, owner.visitorId);
    await sql`update preregistration set sent_at = now() - interval '61 days' where id = ${other.id}`.execute(
      portal.ctx.db,
    );
    expect(await outcomeOf(portal.as(nobody)(invitation, { token: other.token }))).toBe('linkInvalid');
    const there = { token: null, host: 'sugar.localhost' };
    const { token: third } = await makeColleague(portal, owner.visitorId);
    expect(await outcomeOf(portal.as(there)(invitation, { token: third }))).toBe('linkInvalid');
  });

  test('is sent by approved visitors only', async () => {
    const owner = await makeVisitor(portal, { review_state: 'underReview' });
    const { id } = await makeColleague(portal, owner.visitorId);
    expect(await outcomeOf(portal.as(owner)(sendConfirmation, { ids: [id] }))).toBe('voucherNotReady');
  });
});

describe('papers of colleagues', () => {
  test('are there once the colleague has confirmed, alone and all in one', async () => {
    const owner = await makeVisitor(portal);
    const pending = await makeColleague(portal, owner.visitorId);
    for (const paper of [badge, confirmation]) {
      for (const lang of LANGS) {
        const { status, body } = await portal.send(paper, { id: pending.id, lang }, { ...owner, lang });
        expect([status, body.message]).toEqual([409, CODES.colleagueNotConfirmed[lang]]);
      }
    }
    expect(await outcomeOf(portal.as(owner)(badges, { lang: 'zh' }))).toBe('colleagueNotConfirmed');
    await portal.as(nobody)(answer, { token: pending.token, state: 'confirmed' });
    await makeColleague(portal, owner.visitorId, { state: 'confirmed' });
    const files = [
      await portal.send(badge, { id: pending.id, lang: 'zh' }, owner),
      await portal.send(confirmation, { id: pending.id, lang: 'en' }, owner),
      await portal.send(badges, { lang: 'en' }, owner),
    ];
    for (const { status, headers, text } of files)
      expect([status, headers['content-type'], text.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-']);
    const { rows } = await sql`
      select b.id from badge b join preregistration c on c.id = b.preregistration_id where c.visitor_id = ${owner.visitorId}`.execute(
      portal.ctx.db,
    );
    expect(rows).toHaveLength(2);
  });

  test('of somebody else are not there (G43)', async () => {
    const { id } = await makeColleague(portal, visitor.visitorId, { state: 'confirmed' });
    const stranger = await makeVisitor(portal);
    for (const paper of [badge, confirmation])
      expect(await outcomeOf(portal.as(stranger)(paper, { id, lang: 'zh' }))).toBe('notFound');
  });
});
