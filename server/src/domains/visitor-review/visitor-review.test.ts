import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { CODES } from '@fairbridge/contract/codes.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { VISITOR_SORTS } from '@fairbridge/contract/visitor-review/visitor-review.shapes.ts';
import { newId } from '../../core/id.ts';
import { encrypt } from '../../platform/encryption/encryption.ts';
import { messagesTo } from '../../../test/outbox.ts';
import { outcomeOf, tally, wrongFields } from '../../../test/outcome.ts';
import { testPortal } from '../../../test/portal.ts';
import {
  makeEmployee,
  makeExhibitor,
  makeOrganizer,
  makeVisitor,
  type Organizer,
  type Visitor,
} from '../../../test/world.ts';
import { ID_NUMBER } from '../visitor/visitor.answers.ts';
import { notifyOfReviews } from '../notice/notice.on-review.ts';

const { list, get, decide } = contract.review;

const portal = testPortal();
let reviewer: Organizer;
beforeAll(async () => {
  reviewer = await makeOrganizer(portal, portal.ctx, 'reviewer');
});

const waiting = (given: Parameters<typeof makeVisitor>[1] = {}) =>
  makeVisitor(portal, { review_state: 'underReview', ...given });
/** A visitor as a reviewer has just read it. */
async function seen({ visitorId: id }: Visitor) {
  const { version } = await portal.as(reviewer)(get, { id });
  return { id, version };
}
const stateOf = async (visitor: Visitor) => {
  const { reviewState, reviewReason } = await portal.as(reviewer)(get, { id: visitor.visitorId });
  return [reviewState, reviewReason];
};
/** Notices and e-mails of a visitor, as soon as there are so many; those that come too many come within the wait. */
async function told(visitor: Visitor, count: number) {
  const read = async () => ({
    notices: (await portal.as(visitor)(contract.notice.list, { kind: 'registration' })).list,
    mails: await messagesTo(portal, visitor.email),
  });
  for (let tries = 0; tries < 100; tries += 1) {
    const found = await read();
    if (found.notices.length >= count && found.mails.length >= count) break;
    await sleep(50);
  }
  await sleep(300);
  return read();
}

describe('a visitor who registered by mobile alone', () => {
  test.each([
    ['approved', '', 'zh', '您的观众注册已通过审核，详情：http'],
    ['notApproved', '资料不全', 'en', 'your visitor registration was not approved. Why, and how to correct it: http'],
  ] as const)('hears by SMS and notice that the registration is %s', async (state, reason, language, words) => {
    const visitor = await waiting({ language });
    const mobile = `861399${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
    await sql`update account set email = null, mobile = ${mobile} where id = ${visitor.accountId}`.execute(
      portal.ctx.db,
    );
    const id = newId();
    await portal.ctx.db
      .insertInto('visitor_review')
      .values({ id, exhibition_id: portal.ctx.exhibition.id, visitor_id: visitor.visitorId, state, reason })
      .execute();
    for (const _twice of [1, 2])
      await notifyOfReviews(portal.portal.services.jobs, portal.ctx, [id], 'https://fair.example');
    const { rows } = await sql<{ kind: string; body: string }>`
      select kind, body from message where recipient = ${mobile}`.execute(portal.ctx.db);
    expect(rows.map(({ kind, body }) => [kind, body.includes(words), body.includes('/register/completed')])).toEqual([
      ['sms', true, true],
    ]);
    const { list } = await portal.as(visitor)(contract.notice.list, { kind: 'registration' });
    expect(list).toHaveLength(1);
  });
});

describe('the list of visitors', () => {
  test('shows each in one state, counts the states, and narrows by every filter', async () => {
    const call = portal.as(reviewer);
    const mark = newId().slice(0, 8);
    const exhibitor = await makeExhibitor(portal);
    const named = (name: string, given = {}) => ({ name, company: `${mark} 农资`, ...given });
    const first = await waiting(named('甲', { country: 'VN', completed_at: '2026-01-05T15:59:59Z' }));
    const second = await waiting(named('乙', { completed_at: '2026-01-05T16:00:00Z', mobile: '13912345678' }));
    const third = await makeVisitor(portal, named('丙', { suspended_at: new Date().toISOString() }));
    await makeVisitor(portal, named('丁', { review_state: 'notApproved' }));
    await makeVisitor(portal, named('戊', { complete_exhibition_registration: false }));
    await makeVisitor(portal, named('己', { invitation_source: 'INVITATION', invitation_exhibitor_id: exhibitor.id }));
    const all = await call(list, { keyword: mark });
    expect({ counts: all.counts, total: all.total, names: all.list.length }).toEqual({
      counts: { underReview: 2, approved: 1, notApproved: 1, unfinished: 1, suspended: 1 },
      total: 6,
      names: 6,
    });
    const names = async (filter: object) =>
      (await call(list, { keyword: mark, ...filter })).list.map(({ name }) => name);
    expect(await names({ state: 'underReview' })).toEqual(['乙', '甲']);
    expect(await names({ state: 'underReview', sort: 'oldest' })).toEqual(['甲', '乙']);
    expect(await names({ state: 'suspended' })).toEqual(['丙']);
    expect(await names({ country: 'VN' })).toEqual(['甲']);
    expect(await names({ source: 'invitation' })).toEqual(['己']);
    // midnight in Beijing lies between the two
    expect(await names({ to: '2026-01-05' })).toEqual(['甲']);
    expect(await names({ from: '2026-01-06', to: '2026-01-06' })).toEqual(['乙']);
    expect((await call(list, { keyword: '139 1234-5678' })).list.map(({ id }) => id)).toEqual([second.visitorId]);
    expect((await call(list, { keyword: first.email.toUpperCase() })).list.map(({ id }) => id)).toEqual([
      first.visitorId,
    ]);
    expect((await call(list, { keyword: '%' })).list).toEqual([]);
    expect((await call(list, { keyword: mark, state: 'suspended' })).list[0]?.id).toBe(third.visitorId);
  });

  test('is sorted by name and by company, either way', async () => {
    const mark = newId().slice(0, 8);
    for (const [name, company] of [
      ['anna', 'Zeta'],
      ['Ben', 'alpha'],
      ['Cleo', 'Midas'],
    ])
      await waiting({ name: `${mark} ${name}`, company });
    const sorted = async (sort: (typeof VISITOR_SORTS)[number]) =>
      (await portal.as(reviewer)(list, { keyword: mark, sort })).list.map(({ name }) => name.slice(9)).join(' ');
    expect(await Promise.all(VISITOR_SORTS.slice(2).map(sorted))).toEqual([
      'anna Ben Cleo',
      'Cleo Ben anna',
      'Ben Cleo anna',
      'anna Cleo Ben',
    ]);
  });

  test('is searched by a single character, too', async () => {
    const rare = await waiting({ name: '龘建国' });
    const byMail = await waiting();
    await sql`update account set email = ${`龘${byMail.email}`} where id = ${byMail.accountId}`.execute(portal.ctx.db);
    const { list: found, counts } = await portal.as(reviewer)(list, { keyword: '龘' });
    expect([new Set(found.map(({ id }) => id)), counts.underReview]).toEqual([
      new Set([rare.visitorId, byMail.visitorId]),
      2,
    ]);
  });

  test('pages without gaps or doubles', async () => {
    const company = newId();
    for (let made = 0; made < 5; made += 1) await waiting({ company });
    const pages = await Promise.all(
      [1, 2, 3, 4].map((pageNum) => portal.as(reviewer)(list, { keyword: company, pageNum, pageSize: 2 })),
    );
    expect(pages.map((page) => [page.list.length, page.total, page.hasNextPage])).toEqual([
      [2, 5, true],
      [2, 5, true],
      [1, 5, false],
      [0, 5, false],
    ]);
    expect(new Set(pages.flatMap((page) => page.list.map(({ id }) => id))).size).toBe(5);
  });

  test('holds nobody of the other fair', async () => {
    const company = newId();
    const stranger = await makeVisitor(portal, { company }, portal.sugarCtx);
    expect((await portal.as(reviewer)(list, { keyword: company })).total).toBe(0);
    expect(await outcomeOf(portal.as(reviewer)(get, { id: stranger.visitorId }))).toBe('notFound');
  });
});

describe('one visitor', () => {
  test('is shown with answers by name, consent, source and tier, the ID number masked', async () => {
    const exhibitor = await makeExhibitor(portal, { name_zh: '绿源', name_en: 'Luyuan' });
    const employee = await makeEmployee(portal, exhibitor, { name_zh: '赵', name_en: 'Zhao' });
    const { SECRET } = portal.portal.services.config;
    const visitor = await waiting({
      country: 'VN',
      invitation_source: 'INVITATION',
      invitation_exhibitor_id: exhibitor.id,
      invitation_employee_id: employee.employeeId,
    });
    const sealed = encrypt(SECRET, ID_NUMBER, '11010519491231002X');
    await sql`update visitor set id_number_sealed = ${sealed} where id = ${visitor.visitorId}`.execute(portal.ctx.db);
    const { rows } = await sql<{ code: string; title_zh: string; option: string; name: string }>`
      select code, title_zh, options->0->>'code' as option, options->0->'name'->>'zh' as name from question
      where exhibition_id = ${portal.ctx.exhibition.id} and site = 'register' and kind = 'single' order by sort limit 1`.execute(
      portal.ctx.db,
    );
    const [question] = rows;
    const { db, exhibition } = portal.ctx;
    await sql`
      insert into answer (exhibition_id, visitor_id, question, choices)
      values (${exhibition.id}, ${visitor.visitorId}, ${question?.code}, array[${question?.option}])`.execute(db);
    await sql`
      insert into consent (id, account_id, exhibition_id, version, language, minor, guardian_name, guardian_contact)
      values (${newId()}, ${visitor.accountId}, ${exhibition.id}, '2026-01', 'en', true, '李', '138')`.execute(db);
    const { text } = await portal.send(get, { id: visitor.visitorId }, reviewer);
    expect(text).not.toContain('19491231');
    const record = await portal.as(reviewer)(get, { id: visitor.visitorId });
    expect(record).toMatchObject({
      state: 'underReview',
      tier: 'overseas',
      source: 'invitation',
      idNumber: '11**************2X',
      invitedBy: {
        exhibitorId: exhibitor.id,
        exhibitor: { zh: '绿源', en: 'Luyuan' },
        employee: { zh: '赵', en: 'Zhao' },
      },
      consent: { version: '2026-01', language: 'en', minor: true, guardianName: '李', guardianContact: '138' },
      suspended: null,
      history: [],
    });
    expect(
      record.answers.map(({ question: code, title, choices }) => [code, title.zh, choices.map(({ zh }) => zh)]),
    ).toEqual([[question?.code, question?.title_zh, [question?.name]]]);
  });
});

describe('a decision', () => {
  test('changes the state and is told once, by notice and e-mail in the language of the visitor', async () => {
    const visitor = await waiting({ language: 'en', name: 'Anna' });
    const asked = {
      selection: { records: [await seen(visitor)] },
      state: 'notApproved' as const,
      reason: 'No company <b>name</b>',
    };
    expect(await portal.as(reviewer)(decide, asked)).toEqual({ changed: 1, left: 0 });
    expect(await portal.as(reviewer)(decide, asked)).toEqual({ changed: 0, left: 0 });
    const first = await told(visitor, 1);
    expect(first.notices.map(({ title, body }) => [title.en, body.zh])).toEqual([
      [
        'Your visitor registration was not approved',
        '您的观众注册未通过审核。原因：No company <b>name</b>。您可以更正资料后再次提交。',
      ],
    ]);
    expect(first.mails.map(({ subject }) => subject)).toEqual([
      `${portal.ctx.exhibition.shortName.en}: Your visitor registration was not approved`,
    ]);
    expect(first.mails[0]?.body).toContain('Reason: No company <b>name</b>. You can correct');
    // the background job again, as after a crash
    const { rows } = await sql<{
      id: string;
    }>`select id from visitor_review where visitor_id = ${visitor.visitorId}`.execute(portal.ctx.db);
    await notifyOfReviews(
      portal.portal.services.jobs,
      portal.ctx,
      rows.map(({ id }) => id),
      'http://localhost',
    );
    expect(await told(visitor, 1)).toEqual(first);
    await portal.as(reviewer)(decide, { selection: { records: [await seen(visitor)] }, state: 'approved' });
    expect((await told(visitor, 2)).mails).toHaveLength(2);
    const { history } = await portal.as(reviewer)(get, { id: visitor.visitorId });
    expect(history.map(({ state, reason, by }) => [state, reason, by])).toEqual([
      ['approved', '', reviewer.email],
      ['notApproved', 'No company <b>name</b>', reviewer.email],
    ]);
  });

  test('of two reviewers at once counts once', async () => {
    const visitor = await waiting();
    const other = await makeOrganizer(portal, portal.ctx, 'reviewer');
    const both = await Promise.all(
      [reviewer, other, reviewer, other].map((person) =>
        portal.as(person)(decide, {
          selection: { records: [{ id: visitor.visitorId, version: 1 }] },
          state: 'approved',
        }),
      ),
    );
    expect(tally(both.map(({ changed }) => String(changed)))).toEqual({ '0': 3, '1': 1 });
    expect((await told(visitor, 1)).notices).toHaveLength(1);
  });

  test('is about the visitor who was read: a stale one is refused with who decided what, and when', async () => {
    const [visitor, untouched] = [await waiting({ name: '钱多多' }), await waiting()];
    const [read, other] = [await seen(visitor), await makeOrganizer(portal, portal.ctx, 'reviewer')];
    await sql`update organizer_staff set name = '周敏' where account_id = ${other.accountId}`.execute(portal.ctx.db);
    await portal.as(other)(decide, { selection: { records: [read] }, state: 'notApproved', reason: '资料不全' });
    const approve = { selection: { records: [await seen(untouched), read] }, state: 'approved' } as const;
    const refused = await portal.send(decide, approve, reviewer);
    expect([refused.status, refused.body.code]).toEqual([409, CODES.decidedMeanwhile.code]);
    expect(refused.body.message).toMatch(/钱多多 · 周敏 · \d{4}-\d\d-\d\d \d\d:\d\d \(GMT\+8\) · 已拒绝/);
    expect(await stateOf(untouched)).toEqual(['underReview', '']);
    // handed in again it waits as before, but it is not what was read
    await portal.as(visitor)(contract.visitor.submitAgain, {});
    const again = await portal.send(
      decide,
      { selection: { records: [read] }, state: 'approved' },
      { ...reviewer, lang: 'en' },
    );
    expect(again.body.message).toMatch(/钱多多 · applicant · .+ · resubmitted\./);
    expect(await stateOf(visitor)).toEqual(['underReview', '']);
    await portal.as(other)(contract.review.suspend, { ...(await seen(visitor)), reason: '广告' });
    const suspended = await portal.send(decide, { selection: { records: [read] }, state: 'approved' }, reviewer);
    expect(suspended.body.message).toMatch(/钱多多 · 周敏 · .+ · 已停用/);
    const restored = await portal.send(contract.review.restore, { ...read, reason: '' }, reviewer);
    expect([restored.status, restored.body.code]).toEqual([409, CODES.decidedMeanwhile.code]);
  });

  test('needs a reason where it is not approved', async () => {
    const visitor = await waiting();
    const call = portal.as(reviewer);
    expect(
      Object.keys(
        await wrongFields(
          call(decide, { selection: { records: [await seen(visitor)] }, state: 'notApproved', reason: ' ' }),
        ),
      ),
    ).toEqual(['reason']);
  });

  test.for(['unfinished', 'foreign', 'missing'])('about many with one %s among them changes none', async (kind) => {
    const right = [await waiting(), await waiting()];
    const wrong = {
      unfinished: async () => (await makeVisitor(portal, { complete_exhibition_registration: false })).visitorId,
      foreign: async () => (await makeVisitor(portal, { review_state: 'underReview' }, portal.sugarCtx)).visitorId,
      missing: async () => newId(),
    }[kind];
    const ids = [right[0]?.visitorId ?? '', (await wrong?.()) ?? '', right[1]?.visitorId ?? ''];
    const outcome = await outcomeOf(
      portal.as(reviewer)(decide, { selection: { records: ids.map((id) => ({ id, version: 1 })) }, state: 'approved' }),
    );
    expect(outcome).toBe(kind === 'unfinished' ? 'registrationOpen' : 'notFound');
    expect(await Promise.all(right.map(stateOf))).toEqual([
      ['underReview', ''],
      ['underReview', ''],
    ]);
    expect((await portal.as(reviewer)(get, { id: right[0]?.visitorId ?? '' })).history).toEqual([]);
  });

  test('about all that match the filter leaves the others, and those left out', async () => {
    const company = newId();
    const matching = [await waiting({ company }), await waiting({ company })];
    const [out, refused] = [
      await waiting({ company }),
      await makeVisitor(portal, { company, review_state: 'notApproved' }),
    ];
    const suspended = await waiting({ company, suspended_at: new Date().toISOString() });
    const other = await waiting();
    const { readAt } = await portal.as(reviewer)(list, { keyword: company });
    const selection = { filter: { keyword: company }, readAt, expected: 3, except: [out.visitorId] };
    const decided = () => portal.as(reviewer)(decide, { selection, state: 'approved' });
    expect(await decided()).toEqual({ changed: 2, left: 0 });
    expect(await Promise.all([...matching, out, refused, suspended, other].map(stateOf))).toEqual([
      ['approved', ''],
      ['approved', ''],
      ['underReview', ''],
      ['notApproved', ''],
      ['underReview', ''],
      ['underReview', ''],
    ]);
    expect(await outcomeOf(decided())).toBe('editConflict');
  });

  test('about all that match needs a reason where they are not approved, and tells it', async () => {
    const visitor = await waiting({ company: newId() });
    const call = portal.as(reviewer);
    const { readAt, list: found } = await call(list, { keyword: visitor.email });
    const selection = { filter: { keyword: visitor.email }, readAt, expected: 1 };
    const asked = { selection, state: 'notApproved' } as const;
    expect(found).toHaveLength(1);
    expect(Object.keys(await wrongFields(call(decide, { ...asked, reason: ' ' })))).toEqual(['reason']);
    expect(await call(decide, { ...asked, reason: '资料不全' })).toEqual({ changed: 1, left: 0 });
    expect(await stateOf(visitor)).toEqual(['notApproved', '资料不全']);
  });

  test('about all that match is about those who were seen: who came later waits, and who is missing stops it', async () => {
    const company = newId();
    const [first, second] = [await waiting({ company }), await waiting({ company })];
    const call = portal.as(reviewer);
    const { readAt } = await call(list, { keyword: company });
    const seenThen = { filter: { keyword: company }, readAt, expected: 2 };
    const later = await waiting({ company, completed_at: new Date(Date.parse(readAt) + 1_000).toISOString() });
    const stranger = await waiting();
    const wrong = [
      { expected: 3 },
      { except: [stranger.visitorId] },
      { except: [later.visitorId] },
      { readAt: new Date(Date.parse(readAt) - 3_600_000).toISOString() },
    ];
    for (const given of wrong)
      expect([
        given,
        await outcomeOf(call(decide, { selection: { ...seenThen, ...given }, state: 'approved' })),
      ]).toEqual([given, 'editConflict']);
    expect(await call(decide, { selection: seenThen, state: 'approved' })).toEqual({ changed: 2, left: 0 });
    expect(await Promise.all([first, second, later].map(stateOf))).toEqual([
      ['approved', ''],
      ['approved', ''],
      ['underReview', ''],
    ]);
  });

  test('about more than a thousand stops at a thousand, the longest waiting first', async () => {
    const company = newId();
    const accounts = Array.from({ length: 1_001 }, (_, number) => ({
      id: newId(),
      email: `${newId().toLowerCase()}.${number}@fair.example`,
      mobile: null,
      password_hash: null,
    }));
    await sql`
      insert into account (id, email) select * from unnest(${accounts.map(({ id }) => id)}::text[], ${accounts.map(({ email }) => email)}::text[])`.execute(
      portal.ctx.db,
    );
    await sql`
      insert into visitor (id, exhibition_id, account_id, company, complete_exhibition_registration, review_state, completed_at)
      select t.id, ${portal.ctx.exhibition.id}, t.id, ${company}, true, 'underReview', now() - make_interval(mins => t.number::int)
      from unnest(${accounts.map(({ id }) => id)}::text[]) with ordinality as t (id, number)`.execute(portal.ctx.db);
    const { readAt } = await portal.as(reviewer)(list, { keyword: company });
    const selection = { filter: { keyword: company }, readAt, expected: 1_001 };
    expect(await portal.as(reviewer)(decide, { selection, state: 'approved' })).toEqual({ changed: 1_000, left: 1 });
    const { list: left } = await portal.as(reviewer)(list, { keyword: company, state: 'underReview' });
    expect(left.map(({ id }) => id)).toEqual([accounts[0]?.id]);
  });
});
