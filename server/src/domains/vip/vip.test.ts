import { beforeAll, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import type { InputOf } from '@fairbridge/contract/call.ts';
import { CODES } from '@fairbridge/contract/codes.ts';
import { ruleText } from '@fairbridge/contract/rules.ts';
import { LANGS } from '@fairbridge/contract/text.ts';
import { sql } from 'kysely';
import { newId } from '../../core/id.ts';
import { mask } from '../../platform/encryption/encryption.ts';
import { signedCode } from '../../platform/encryption/signed-code.ts';
import { outcomeOf } from '../../../test/outcome.ts';
import { testPortal } from '../../../test/portal.ts';
import { seeded } from '../../../test/seeded.ts';
import { makePrivatePicture, makeVipApplication } from '../../../test/vip.ts';
import { makeOrganizer, makeVisitor, type Organizer, type Visitor } from '../../../test/world.ts';
import { notifyOfVip } from '../notice/notice.on-vip.ts';

const { insert, get, photo, invitationLetter, checkLetter, list, record, reviewPhoto, review } = contract.vip;

const portal = testPortal();
let reviewer: Organizer;
beforeAll(async () => {
  reviewer = await makeOrganizer(portal, portal.ctx, 'reviewer');
});

async function form(visitor: Visitor, given: Partial<InputOf<typeof insert>> = {}): Promise<InputOf<typeof insert>> {
  return {
    passportNumber: 'e12345678',
    passportPhoto: await makePrivatePicture(portal, visitor.visitorId),
    avatarPhoto: await makePrivatePicture(portal, visitor.visitorId, portal.ctx, 'vipAvatar'),
    name: 'WANG MIN',
    sex: 'female',
    nationality: 'CN',
    photoDeclaration: true,
    ...given,
  };
}
const applied = async (): Promise<Visitor> => {
  const visitor = await makeVisitor(portal);
  await portal.as(visitor)(insert, await form(visitor));
  return visitor;
};
/** The application as a reviewer reads it now. */
async function seenOf({ visitorId }: Visitor): Promise<{ id: string; version: number }> {
  const { rows } = await sql<{ id: string; version: number }>`
    select id, version from vip_application where visitor_id = ${visitorId}`.execute(portal.ctx.db);
  return rows[0] ?? { id: newId(), version: 1 };
}
const idOf = async (visitor: Visitor): Promise<string> => (await seenOf(visitor)).id;
const decide = async (visitor: Visitor, status: 'passed' | 'failed', reason = '') =>
  portal.as(reviewer)(review, { selection: { records: [await seenOf(visitor)] }, status, reason });

describe('a VIP application', () => {
  test('is not there at first, and the form begins with what the registration knows', async () => {
    const visitor = await makeVisitor(portal, { name: 'Anna Berg', title: 'lady', country: 'SE' });
    expect(await portal.as(visitor)(get, {})).toEqual({
      status: 'notApplied',
      reason: '',
      application: null,
      suggested: { name: 'Anna Berg', nationality: 'SE', sex: 'female' },
      mayApply: true,
    });
  });

  test('is pending once handed in; its owner reads the number masked, the table holds it sealed', async () => {
    const visitor = await makeVisitor(portal);
    const given = await form(visitor);
    const left = await makePrivatePicture(portal, visitor.visitorId);
    const answer = await portal.as(visitor)(insert, given);
    expect(answer).toMatchObject({ status: 'pending', reason: '', mayApply: false });
    expect(answer.application).toMatchObject({
      name: 'WANG MIN',
      sex: 'female',
      nationality: 'CN',
      passportNumber: mask('E12345678'),
      passportPhoto: given.passportPhoto,
      avatarPhoto: given.avatarPhoto,
      decidedAt: null,
    });
    expect(await portal.as(visitor)(get, {})).toEqual(answer);
    const { rows } = await sql`select * from vip_application where visitor_id = ${visitor.visitorId}`.execute(
      portal.ctx.db,
    );
    expect(JSON.stringify(rows)).not.toMatch(/e12345678/i);
    // what was uploaded and not handed in is gone
    expect(await outcomeOf(portal.as(visitor)(photo, { id: left }))).toBe('notFound');
  });

  test('may be handed in again after a refusal, and never while it is pending or once it has passed', async () => {
    const visitor = await applied();
    const again = async (lang: 'zh' | 'en') => {
      const { status, body } = await portal.send(insert, await form(visitor), { ...visitor, lang });
      return [status, body.code, body.message];
    };
    expect(await again('zh')).toEqual([409, CODES.vipPending.code, CODES.vipPending.zh]);
    await decide(visitor, 'failed', '照片不清晰');
    expect(await portal.as(visitor)(get, {})).toMatchObject({
      status: 'failed',
      reason: '照片不清晰',
      mayApply: true,
    });
    expect(await portal.as(visitor)(insert, await form(visitor))).toMatchObject({ status: 'pending', reason: '' });
    await decide(visitor, 'passed');
    expect(await again('en')).toEqual([409, CODES.vipPassed.code, CODES.vipPassed.en]);
  });

  test('sent twice with one request id is stored once, other words are refused (G57)', async () => {
    const visitor = await makeVisitor(portal);
    const given = await form(visitor, { requestId: newId() });
    const answers = await Promise.all([1, 2, 3].map(() => portal.as(visitor)(insert, given)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    for (const other of [{ name: 'LI MIN' }, { passportNumber: 'E87654321' }])
      expect(await outcomeOf(portal.as(visitor)(insert, { ...given, ...other }))).toBe('conflict');
  });

  test('ten at once: one is stored (G56)', async () => {
    const visitor = await makeVisitor(portal);
    const forms = await Promise.all(Array.from({ length: 10 }, () => form(visitor)));
    const outcomes = await Promise.all(forms.map((given) => outcomeOf(portal.as(visitor)(insert, given))));
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'vipPending')).toHaveLength(9);
  });
});

describe('each rule of the form, in both languages', () => {
  const WRONG = [
    ['passportNumber', '', 'passport'],
    ['passportNumber', undefined, 'passport'],
    ['passportNumber', 'E123', 'passport'],
    ['passportNumber', 'E'.repeat(21), 'passport'],
    ['passportNumber', 'E1234-678', 'passport'],
    ['passportNumber', '护照12345', 'passport'],
    ['passportPhoto', '', 'passportPhoto'],
    ['passportPhoto', undefined, 'passportPhoto'],
    ['passportPhoto', 'nobodysPicture000000', 'passportPhoto'],
    ['avatarPhoto', '', 'avatarPhoto'],
    ['avatarPhoto', undefined, 'avatarPhoto'],
    ['avatarPhoto', 'nobodysPicture000000', 'avatarPhoto'],
    ['name', '', 'required'],
    ['sex', undefined, 'select'],
    ['sex', 'none', 'select'],
    ['nationality', 'China', 'choice'],
    ['photoDeclaration', false, 'photoDeclaration'],
    ['photoDeclaration', undefined, 'photoDeclaration'],
  ] as const;

  test.each(WRONG)('%s %j', async (field, value, rule) => {
    const visitor = await makeVisitor(portal);
    for (const lang of LANGS) {
      const { status, body } = await portal.send(
        insert,
        { ...(await form(visitor)), [field]: value },
        { ...visitor, lang },
      );
      expect([status, body.data]).toEqual([400, { fields: [{ field, rule, message: ruleText(rule, lang) }] }]);
    }
  });

  test('the message of the missing passport number is the one of the specification', () => {
    expect(ruleText('passport', 'en')).toBe('Chest card number is empty. Please enter the correct passport number.');
    expect(ruleText('passport', 'zh')).toBe('胸卡号为空，请输入正确的护照号');
  });
});

describe('photos', () => {
  test('go to their owner and to reviewers of the fair; to anybody else they are not there (G43)', async () => {
    const visitor = await makeVisitor(portal);
    const { passportPhoto: id } = await makeVipApplication(portal, visitor.visitorId);
    const uploaded = await makePrivatePicture(portal, visitor.visitorId);
    const own = await portal.send(photo, { id }, visitor);
    expect([own.status, own.headers['content-type'], own.headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'no-store',
    ]);
    expect((await portal.send(reviewPhoto, { id }, reviewer)).headers['content-type']).toBe('image/webp');
    const elsewhere = { ...(await makeOrganizer(portal, portal.sugarCtx)), host: 'sugar.localhost' };
    expect([
      await outcomeOf(portal.as(await makeVisitor(portal))(photo, { id })),
      await outcomeOf(portal.as(elsewhere)(reviewPhoto, { id })),
      // not handed in: nobody's business but its owner's
      await outcomeOf(portal.as(reviewer)(reviewPhoto, { id: uploaded })),
    ]).toEqual(['notFound', 'notFound', 'notFound']);
    for (const name of ['w200.webp', 'w400.webp', 'original.webp', ''])
      expect((await portal.app.inject({ url: `/files/${id}/${name}` })).statusCode).toBe(404);
  });
});

describe('the review', () => {
  test('lists by status and keyword with counts, longest waiting first', async () => {
    const company = `公司${newId()}`;
    const [first, second] = [await makeVisitor(portal, { company }), await makeVisitor(portal, { company })];
    for (const visitor of [first, second]) await portal.as(visitor)(insert, await form(visitor));
    const pending = await portal.as(reviewer)(list, { status: 'pending', keyword: company });
    expect(pending.list.map((entry) => entry.visitor.id)).toEqual([first.visitorId, second.visitorId]);
    expect([pending.total, pending.counts]).toEqual([2, { pending: 2, failed: 0, passed: 0 }]);
    await decide(first, 'failed', 'x');
    expect((await portal.as(reviewer)(list, { status: 'pending', keyword: company })).counts).toEqual({
      pending: 1,
      failed: 1,
      passed: 0,
    });
    const all = await portal.as(reviewer)(list, { keyword: company });
    expect(all.list.map(({ visitor, may }) => [visitor.id, may.decide])).toEqual([
      [second.visitorId, true],
      [first.visitorId, false],
    ]);
    expect((await portal.as(reviewer)(list, { keyword: '%' })).list).toEqual([]);
  });

  test('shows one with its history, and the number masked', async () => {
    const visitor = await applied();
    await decide(visitor, 'failed', '照片不清晰');
    await portal.as(visitor)(insert, await form(visitor));
    const shown = await portal.as(reviewer)(record, { id: await idOf(visitor) });
    expect(shown).toMatchObject({ status: 'pending', passportNumber: mask('E12345678'), email: visitor.email });
    expect(shown.history.map(({ status, reason, by }) => [status, reason, by])).toEqual([
      ['pending', '', ''],
      ['failed', '照片不清晰', reviewer.email],
      ['pending', '', ''],
    ]);
  });

  test('needs a reason for a refusal', async () => {
    const visitor = await applied();
    const { body } = await portal.send(
      review,
      { selection: { records: [await seenOf(visitor)] }, status: 'failed', reason: ' ' },
      reviewer,
    );
    expect(body.data).toEqual({ fields: [{ field: 'reason', rule: 'required', message: ruleText('required', 'zh') }] });
  });

  test('decides on all or none, and a decision stands', async () => {
    const [one, other] = [await applied(), await applied()];
    const records = [await seenOf(one), await seenOf(other)];
    const missing = { id: newId(), version: 1 };
    expect(
      await outcomeOf(portal.as(reviewer)(review, { selection: { records: [...records, missing] }, status: 'passed' })),
    ).toBe('notFound');
    expect((await portal.as(one)(get, {})).status).toBe('pending');
    expect(
      await portal.as(reviewer)(review, { selection: { records: [...records, ...records] }, status: 'passed' }),
    ).toEqual({ changed: 2 });
    expect(await portal.as(reviewer)(review, { selection: { records }, status: 'passed' })).toEqual({ changed: 0 });
    const failing = { selection: { records }, status: 'failed', reason: 'x' } as const;
    expect(await outcomeOf(portal.as(reviewer)(review, failing))).toBe('decidedMeanwhile');
    expect((await portal.as(other)(get, {})).status).toBe('passed');
  });

  test('decides on all pending ones that match but for some, as they were seen', async () => {
    const company = `公司${newId()}`;
    const of = async (name: string) => {
      const visitor = await makeVisitor(portal, { company, name });
      await portal.as(visitor)(insert, await form(visitor));
      return visitor;
    };
    const [first, second, out] = [await of('a'), await of('b'), await of('c')];
    const stranger = await applied();
    await decide(await of('d'), 'passed');
    const call = portal.as(reviewer);
    const filter = { keyword: company };
    const failing = { status: 'failed', reason: '照片不清晰' } as const;
    const except = [await idOf(out)];
    for (const wrong of [
      { expected: 2, except },
      { expected: 4, except },
      { expected: 3, except: [await idOf(stranger)] },
    ])
      expect([wrong, await outcomeOf(call(review, { selection: { filter, ...wrong }, ...failing }))]).toEqual([
        wrong,
        'editConflict',
      ]);
    const refused = await portal.send(
      review,
      { selection: { filter, expected: 3 }, ...failing, reason: ' ' },
      reviewer,
    );
    expect(refused.body.data).toEqual({
      fields: [{ field: 'reason', rule: 'required', message: ruleText('required', 'zh') }],
    });
    expect(await call(review, { selection: { filter, expected: 3, except }, ...failing })).toEqual({ changed: 2 });
    const statuses = [first, second, out, stranger].map(async (one) => (await portal.as(one)(get, {})).status);
    expect(await Promise.all(statuses)).toEqual(['failed', 'failed', 'pending', 'pending']);
    const sorted = async (sort: 'name' | 'submittedAt', descending: boolean) =>
      (await call(list, { keyword: company, sort, descending })).list.map(({ visitor }) => visitor.name).join('');
    expect([
      await sorted('name', false),
      await sorted('name', true),
      await sorted('submittedAt', false),
      await sorted('submittedAt', true),
    ]).toEqual(['abcd', 'dcba', 'abcd', 'dcba']);
  });

  test('is about the application that was read: a stale one is refused with who decided what, and when', async () => {
    const visitor = await applied();
    const [first, other] = [await seenOf(visitor), await makeOrganizer(portal, portal.ctx, 'reviewer')];
    await sql`update organizer_staff set name = '周敏' where account_id = ${other.accountId}`.execute(portal.ctx.db);
    await portal.as(other)(review, { selection: { records: [first] }, status: 'failed', reason: '照片不清晰' });
    const pass = { selection: { records: [first] }, status: 'passed' } as const;
    const refused = await portal.send(review, pass, reviewer);
    expect([refused.status, refused.body.code]).toEqual([409, CODES.decidedMeanwhile.code]);
    expect(refused.body.message).toMatch(/ · 周敏 · \d{4}-\d\d-\d\d \d\d:\d\d \(GMT\+8\) · 已拒绝/);
    // applied for again, it is pending as before, but not what was read
    await portal.as(visitor)(insert, await form(visitor));
    const again = await portal.send(review, pass, { ...reviewer, lang: 'en' });
    expect(again.body.message).toMatch(/ · applicant · .+ · applied again\./);
    expect((await portal.as(visitor)(get, {})).status).toBe('pending');
    expect(await portal.as(reviewer)(review, { ...pass, selection: { records: [await seenOf(visitor)] } })).toEqual({
      changed: 1,
    });
  });

  test('is written into the log', async () => {
    const visitor = await applied();
    await decide(visitor, 'failed', '照片不清晰');
    const { rows } = await sql`
      select act, object_kind, account_id, details from audit where object_id = ${visitor.visitorId}`.execute(
      portal.ctx.db,
    );
    expect(rows).toEqual([
      { act: 'vip.fail', object_kind: 'visitor', account_id: reviewer.accountId, details: { reason: '照片不清晰' } },
    ]);
  });

  test('is told by one notice and one e-mail, whatever runs twice', async () => {
    const visitor = await makeVisitor(portal, { language: 'en', name: 'Anna Berg' });
    await portal.as(visitor)(insert, await form(visitor));
    await decide(visitor, 'failed', 'The photo is not sharp');
    const told = async () => {
      const notices = await sql`
        select kind, title_en, link from notice where recipient_id = ${visitor.visitorId}`.execute(portal.ctx.db);
      const mails = await sql<{
        subject: string;
        body: string;
      }>`select subject, body from message where recipient = ${visitor.email}`.execute(portal.ctx.db);
      return { notices: notices.rows, mails: mails.rows };
    };
    await expect.poll(async () => (await told()).mails.length).toBe(1);
    const { rows } = await sql<{ id: string }>`
      select r.id from vip_review r join vip_application p on p.id = r.application_id where p.visitor_id = ${visitor.visitorId}`.execute(
      portal.ctx.db,
    );
    const ids = rows.map((row) => row.id);
    await Promise.all(
      [1, 2, 3].map(() => notifyOfVip(portal.portal.services.jobs, portal.ctx, ids, 'http://x.example')),
    );
    const { notices, mails } = await told();
    expect(notices).toEqual([{ kind: 'vip', title_en: 'Your VIP application was not approved', link: '/vip' }]);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toContain('Your VIP application was not approved');
    expect(mails[0]?.body).toContain('Reason: The photo is not sharp. You can correct');
  });
});

describe('the letter of invitation', () => {
  test('is there once the application has passed, in both languages, and tells whether it is genuine', async () => {
    const visitor = await applied();
    const refused = await portal.send(invitationLetter, { lang: 'en' }, { ...visitor, lang: 'en' });
    expect([refused.status, refused.body.message]).toEqual([409, CODES.vipNotPassed.en]);
    await decide(visitor, 'passed');
    for (const lang of LANGS) {
      const { status, headers, text } = await portal.send(invitationLetter, { lang }, visitor);
      expect([status, headers['content-type'], text.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-']);
    }
    const shown = await portal.as(reviewer)(record, { id: await idOf(visitor) });
    const code = signedCode(portal.portal.services.config.SECRET, 'FBL1', shown.letterNumber);
    expect(await portal.as({ token: null })(checkLetter, { code })).toEqual({
      genuine: true,
      letter: {
        number: shown.letterNumber,
        name: mask('WANG MIN'),
        passportNumber: mask('E12345678'),
        issuedAt: shown.decidedAt,
      },
    });
    // a letter of one fair is none of the other
    const there = await portal.as({ token: null, host: 'sugar.localhost' })(checkLetter, { code });
    expect(there).toEqual({ genuine: false, letter: null });
    const unknown = await portal.as({ token: null })(checkLetter, {
      code: 'FBL1.IL-2026-ABCDEFGH.AAAAAAAAAAAAAAAAAAAAAA',
    });
    expect(unknown).toEqual({ genuine: false, letter: null });
  });
});

describe('the state machine (G10)', () => {
  test('random calls of visitor and organizer never leave the model', { timeout: 120_000 }, async () => {
    const random = seeded(10);
    const runs = process.env['TESTS'] === 'all' ? 25 : 10;
    for (let run = 0; run < runs; run += 1) {
      const visitor = await makeVisitor(portal);
      let model: 'notApplied' | 'pending' | 'failed' | 'passed' = 'notApplied';
      for (let step = 0; step < 12; step += 1) {
        const act = random.pick(['apply', 'apply', 'passed', 'failed'] as const);
        if (act === 'apply') {
          const outcome = await outcomeOf(portal.as(visitor)(insert, await form(visitor)));
          const expected: string = model === 'pending' ? 'vipPending' : model === 'passed' ? 'vipPassed' : 'done';
          expect([run, step, act, outcome]).toEqual([run, step, act, expected]);
          if (outcome === 'done') model = 'pending';
        } else {
          const records = [await seenOf(visitor)];
          const outcome = await outcomeOf(
            portal.as(reviewer)(review, { selection: { records }, status: act, reason: '原因' }),
          );
          const expected: string =
            model === 'notApplied' ? 'notFound' : model === 'pending' || model === act ? 'done' : 'decidedMeanwhile';
          expect([run, step, act, outcome]).toEqual([run, step, act, expected]);
          if (model === 'pending') model = act;
        }
        expect((await portal.as(visitor)(get, {})).status).toBe(model);
      }
    }
  });
});
