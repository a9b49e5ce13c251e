import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { InputOf } from '@fairbridge/contract/call.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { drawnFileRow } from '../../../../demo/factories/factories.ts';
import {
  makeMeeting,
  makePair,
  makeSupplier,
  signUpCompany,
  signUpVisitor,
  type Supplier,
} from '../../../test/meetings.ts';
import { outcomeOf, tally, wrongFields } from '../../../test/outcome.ts';
import { testPortal, type Person } from '../../../test/portal.ts';
import { seeded } from '../../../test/seeded.ts';
import { makeEmployee, makeExhibitor, makeOrganizer, makeVisitor, type Organizer } from '../../../test/world.ts';
import { newId } from '../../core/id.ts';
import { inTransaction } from '../../core/fair-context.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { nextNumber, placesTaken, signupColumns, signups } from './meeting-signup.queries.ts';

const { get, save, withdraw, answerParticipation, partners } = contract.meetingSignup;
const { decide, signups: managed } = contract.meetingDesk;

const portal = testPortal({ DATABASE_POOL: '20', RATE_MULTIPLIER: '1000' });
let reviewer: Organizer;
let supplier: Supplier;
beforeAll(async () => {
  reviewer = await makeOrganizer(portal, portal.ctx, 'reviewer');
  supplier = await makeSupplier(portal);
});

type Form = InputOf<typeof save>;
const form = (meetingId: string, more: Partial<Form> = {}): Form => ({
  meetingId,
  version: null,
  contactName: '王敏',
  email: 'wang.min@fair.example',
  companyName: '禾田农化',
  ...more,
});
const approve = (id: string, version: number, audit: 'approved' | 'notApproved' = 'approved') =>
  portal.as(reviewer)(decide, { selection: { records: [{ id, version }] }, audit, reason: '名额有限' });

describe('a sign-up', () => {
  test('of a visitor and of a company waits for a decision, each side with its own numbers', async () => {
    const { id } = await makeMeeting(portal);
    const [visitor, second] = [await makeVisitor(portal), await makeVisitor(portal)];
    const wish = { purchase: { quantity: 20, unit: 't' }, supplier: { regions: ['CN'], scale: '51-200' as const } };
    const own = await portal.as(visitor)(save, form(id, { ...wish, mobile: '138 0000 0000', mobileAreaCode: '+86' }));
    expect(own).toMatchObject({
      side: 'visitor',
      number: 1,
      audit: 'review',
      participation: 'none',
      mobile: '13800000000',
      mobileAreaCode: '86',
      purchase: wish.purchase,
      supplier: { ...wish.supplier, businessNature: '' },
      may: { edit: true, withdraw: true, answer: false, propose: false },
    });
    expect((await portal.as(second)(save, form(id))).number).toBe(2);
    const company = await portal.as(supplier)(save, form(id, wish));
    expect(company).toMatchObject({
      side: 'exhibitor',
      number: 1,
      purchase: null,
      employee: { id: supplier.employeeId },
    });
    expect(company.boothNumber).toContain('A01');
    expect((await portal.as(visitor)(get, { meetingId: id })).signup).toEqual(own);
  });

  test('begins with what the portal knows, and says whether one may sign up', async () => {
    const { id } = await makeMeeting(portal, { visitor_countries: ['BR'] });
    const [brazil, chile] = [
      await makeVisitor(portal, { country: 'BR', name: 'Ana Souza', company: 'Verde Agro' }),
      await makeVisitor(portal, { country: 'CL' }),
    ];
    expect(await portal.as(brazil)(get, { meetingId: id })).toMatchObject({
      signup: null,
      suggested: { contactName: 'Ana Souza', companyName: 'Verde Agro', email: brazil.email },
      maySignUp: true,
    });
    expect((await portal.as(chile)(get, { meetingId: id })).maySignUp).toBe(false);
    expect(await outcomeOf(portal.as(chile)(save, form(id)))).toBe('meetingElsewhere');
  });

  test('is for registered visitors and for companies with the package', async () => {
    const { id } = await makeMeeting(portal);
    const unfinished = await makeVisitor(portal, { complete_exhibition_registration: false });
    expect(await outcomeOf(portal.as(unfinished)(save, form(id)))).toBe('registrationUnfinished');
    const standard = await makeEmployee(portal, await makeExhibitor(portal, { package: 'standard' }));
    expect(await outcomeOf(portal.as(standard)(save, form(id)))).toBe('upgradeOnly');
    const someone = portal.as(await makeVisitor(portal));
    expect(await wrongFields(someone(save, form(id, { email: '' })))).toEqual({ email: expect.any(String) });
    expect(await wrongFields(someone(save, form(id, { businessNature: 'nothing' })))).toEqual({
      businessNature: expect.any(String),
    });
  });

  test('needs an open sign-up: not a draft, not after the deadline, not once cancelled', async () => {
    const visitor = portal.as(await makeVisitor(portal));
    const before = new Date(Date.now() - 1_000);
    const late = await makeMeeting(portal, { deadline: before });
    const draft = await makeMeeting(portal, { state: 'draft' });
    const off = await makeMeeting(portal, { cancelled_at: before });
    const outcomes = await Promise.all([late, draft, off].map(({ id }) => outcomeOf(visitor(save, form(id)))));
    expect(outcomes).toEqual(['signupOver', 'notFound', 'meetingCancelled']);
  });

  test('sent twice is one, sent otherwise under its id is refused, and after the deadline nothing new comes in (G57)', async () => {
    const { id } = await makeMeeting(portal);
    const visitor = portal.as(await makeVisitor(portal));
    const sent = form(id, { requestId: `signup-${id}` });
    const [first, again] = await Promise.all([visitor(save, sent), visitor(save, sent)]);
    expect(again).toEqual(first);
    expect(await outcomeOf(visitor(save, { ...sent, companyName: '别家' }))).toBe('conflict');
    await sql`update meeting set deadline = now() - interval '1 minute' where id = ${id}`.execute(portal.ctx.db);
    expect(await visitor(save, sent)).toEqual(first);
    const replayed = { ...sent, version: first.version, requestId: `replay-${id}` };
    expect(await outcomeOf(visitor(save, replayed))).toBe('signupOver');
  });

  test('is edited as it was read until it is approved', async () => {
    const { id } = await makeMeeting(portal);
    const visitor = portal.as(await makeVisitor(portal));
    const own = await visitor(save, form(id));
    expect(await outcomeOf(visitor(save, form(id)))).toBe('editConflict');
    const edited = await visitor(save, form(id, { version: own.version, title: '草铵膦' }));
    expect(edited).toMatchObject({ id: own.id, number: own.number, title: '草铵膦', version: own.version + 1 });
    await approve(own.id, edited.version);
    expect(await outcomeOf(visitor(save, form(id, { version: edited.version + 1 })))).toBe('signupApproved');
  });

  test('of a company is dealt with by its administrators and its contact, and read by all colleagues', async () => {
    const { id } = await makeMeeting(portal);
    const [contact, other] = [
      await makeEmployee(portal, supplier.exhibitor),
      await makeEmployee(portal, supplier.exhibitor),
    ];
    const own = await portal.as(contact)(save, form(id));
    const as = (person: Person) => outcomeOf(portal.as(person)(withdraw, own));
    expect((await portal.as(other)(get, { meetingId: id })).signup).toMatchObject({ id: own.id, may: { edit: false } });
    expect(await as(other)).toBe('notAllowed');
    expect(await as(await makeSupplier(portal))).toBe('notFound');
    expect(await as(supplier)).toBe('done');
  });

  test('shows pictures that the company uploaded for it and no others', async () => {
    const { id } = await makeMeeting(portal);
    const { exhibitor } = supplier;
    const pictureOf = async (owner: string, use: 'meeting' | 'product') => {
      const row = drawnFileRow(portal.ctx.exhibition.id, owner, {}, { width: 400, height: 400 }, use);
      await insertRows(portal.ctx.db, 'file', [row]);
      return row.id;
    };
    const [mine, foreign] = [await pictureOf(exhibitor.id, 'meeting'), await pictureOf('AAAAAAAAAAAA', 'meeting')];
    const call = portal.as(supplier);
    expect(await wrongFields(call(save, form(id, { productImage: foreign })))).toEqual({
      productImage: expect.any(String),
    });
    expect(await wrongFields(call(save, form(id, { certificates: [mine, foreign] })))).toEqual({
      certificates: expect.any(String),
    });
    const shown = { id: mine, address: expect.stringMatching(`^/files/${mine}\\.`) };
    expect(await call(save, form(id, { productImage: mine, certificates: [mine] }))).toMatchObject({
      productImage: shown,
      certificates: [shown],
    });
    const visitor = portal.as(await makeVisitor(portal));
    expect(await wrongFields(visitor(save, form(id, { productImage: mine })))).toEqual({
      productImage: expect.any(String),
    });
  });

  test('is withdrawn before the meeting begins, and can be made again with the same number', async () => {
    const { id } = await makeMeeting(portal);
    const visitor = portal.as(await makeVisitor(portal));
    const own = await visitor(save, form(id));
    const gone = await visitor(withdraw, own);
    expect(gone).toMatchObject({ withdrawnAt: expect.any(String), may: { edit: true, withdraw: false } });
    expect(await outcomeOf(visitor(withdraw, gone))).toBe('done');
    expect(await visitor(save, form(id))).toMatchObject({ id: own.id, number: own.number, withdrawnAt: null });
    await sql`update meeting set starts_at = now() - interval '1 minute' where id = ${id}`.execute(portal.ctx.db);
    expect(await outcomeOf(visitor(withdraw, { id: own.id, version: gone.version + 1 }))).toBe('meetingBegun');
  });
});

describe('the places of one side', () => {
  const PLACES = 5;

  test('are never more, of thirty who sign up at once (G56)', async () => {
    const { id } = await makeMeeting(portal, { visitors_max: PLACES });
    const visitors = await Promise.all(Array.from({ length: 30 }, () => makeVisitor(portal)));
    const outcomes = await Promise.all(visitors.map((one) => outcomeOf(portal.as(one)(save, form(id)))));
    expect(tally(outcomes)).toEqual({ done: PLACES, meetingFull: 30 - PLACES });
    const { list } = await portal.as(reviewer)(managed, { meetingId: id, pageSize: 100 });
    expect(list.map(({ number }) => number).toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5]);
  });

  test('would be more without holding the meeting: what the test above would show then', async () => {
    const { id } = await makeMeeting(portal, { visitors_max: PLACES });
    const visitors = await Promise.all(Array.from({ length: 30 }, () => makeVisitor(portal)));
    const written = signupColumns('visitor', {
      ...form(id),
      email: '',
      mobileAreaCode: '',
      mobile: '',
      website: '',
      businessNature: '',
      title: '',
      description: '',
      productImage: '',
      certificates: [],
      purchase: null,
      supplier: { businessNature: '', scale: '', regions: [] },
      expectedDate: null,
      otherRequirements: '',
      answers: '',
    });
    await Promise.all(
      visitors.map(({ visitorId }) =>
        inTransaction(portal.ctx, async (inner) => {
          if ((await placesTaken(inner, id, 'visitor')) >= PLACES) return;
          await sql`select pg_sleep(0.1)`.execute(inner.db);
          const number = await nextNumber(inner, id, 'visitor');
          await signups.insert(inner, { meeting_id: id, side: 'visitor', visitor_id: visitorId, number, ...written });
        }),
      ),
    );
    expect(await placesTaken(portal.ctx, id, 'visitor')).toBeGreaterThan(PLACES);
  });

  test('come free with a refusal and a withdrawal, and are needed to approve after a refusal', async () => {
    const { id } = await makeMeeting(portal, { visitors_max: 1 });
    const [first, second] = [portal.as(await makeVisitor(portal)), portal.as(await makeVisitor(portal))];
    const one = await first(save, form(id));
    expect(await outcomeOf(second(save, form(id)))).toBe('meetingFull');
    await approve(one.id, one.version, 'notApproved');
    const two = await second(save, form(id));
    expect(await outcomeOf(approve(one.id, one.version + 1))).toBe('meetingFull');
    await second(withdraw, two);
    expect(await outcomeOf(approve(one.id, one.version + 1))).toBe('done');
  });
});

describe('a decision', () => {
  test('is all or none, as it was read, and said twice says nothing new', async () => {
    const { id } = await makeMeeting(portal);
    const made: { id: string; version: number }[] = [];
    for (let count = 0; count < 2; count += 1) {
      const { id: signupId, version } = await portal.as(await makeVisitor(portal))(save, form(id));
      made.push({ id: signupId, version });
    }
    const decided = (records: typeof made, audit: 'approved' | 'notApproved', reason = '') =>
      portal.as(reviewer)(decide, { selection: { records }, audit, reason });
    const [one, two] = made;
    if (one === undefined || two === undefined) throw new Error('two were made');
    expect(await wrongFields(decided(made, 'notApproved'))).toEqual({ reason: expect.any(String) });
    expect(await outcomeOf(decided([one, { id: newId(), version: 1 }], 'approved'))).toBe('notFound');
    expect(await outcomeOf(decided([one, { ...two, version: 7 }], 'approved'))).toBe('editConflict');
    expect(await decided(made, 'approved')).toEqual({ changed: 2 });
    expect(await decided(made, 'approved')).toEqual({ changed: 0 });
    const { list, counts } = await portal.as(reviewer)(managed, { meetingId: id });
    expect([list.map(({ audit }) => audit), counts]).toEqual([
      ['approved', 'approved'],
      { review: 0, approved: 2, notApproved: 0 },
    ]);
  });

  test('about all that match is about those who were seen', async () => {
    const meetingId = (await makeMeeting(portal)).id;
    for (let count = 0; count < 3; count += 1)
      await signUpVisitor(portal, meetingId, await makeVisitor(portal), { audit: 'review' });
    // whoever withdrew waits for nothing
    const withdrawn = { audit: 'review', withdrawn_at: new Date() };
    await signUpVisitor(portal, meetingId, await makeVisitor(portal), withdrawn);
    const left = await signUpCompany(portal, meetingId, supplier.exhibitor.id, { audit: 'review' });
    const seen = await portal.as(reviewer)(managed, { meetingId, audit: 'review' });
    expect([seen.total, seen.counts.review]).toEqual([4, 4]);
    const all = (expected: number) =>
      portal.as(reviewer)(decide, {
        selection: { filter: { meetingId, side: 'visitor' }, expected },
        audit: 'approved',
      });
    expect(await outcomeOf(all(2))).toBe('editConflict');
    expect(await all(3)).toEqual({ changed: 3 });
    const { list } = await portal.as(reviewer)(managed, { meetingId, audit: 'review' });
    expect(list.map(({ id }) => id)).toEqual([left]);
  });
});

describe('partners', () => {
  test('are for whoever takes part, the best fit first, without any way to reach them', async () => {
    const { meeting, buyer, supplier: fitting, visitorSignupId } = await makePair(portal);
    await sql`update exhibitor set country = 'CN', scale = '51-200' where id = ${fitting.exhibitor.id}`.execute(
      portal.ctx.db,
    );
    await sql`update meeting_signup set supplier_regions = '{CN}', supplier_scale = '51-200', email = 'secret@buyer.example'
      where id = ${visitorSignupId}`.execute(portal.ctx.db);
    const other = await makeSupplier(portal);
    await sql`update exhibitor set country = 'DE' where id = ${other.exhibitor.id}`.execute(portal.ctx.db);
    const otherId = await signUpCompany(portal, meeting.id, other.exhibitor.id);
    const waiting = await makeSupplier(portal);
    await signUpCompany(portal, meeting.id, waiting.exhibitor.id, { audit: 'review' });
    const asked = { meetingId: meeting.id };
    const seen = await portal.as(buyer)(partners, asked);
    expect(seen.list.map(({ exhibitorId, fit }) => [exhibitorId, fit])).toEqual([
      [fitting.exhibitor.id, 2],
      [other.exhibitor.id, 0],
    ]);
    expect(seen.list[1]?.id).toBe(otherId);
    const text = JSON.stringify(await portal.as(fitting)(partners, asked));
    expect([text.includes(visitorSignupId), text.includes('secret@buyer.example'), text.includes('王敏')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(await outcomeOf(portal.as(waiting)(partners, asked))).toBe('signupNotApproved');
    expect(await outcomeOf(portal.as(await makeVisitor(portal))(partners, asked))).toBe('signupNotApproved');
  });
});

type Model = { audit: string; participation: string; withdrawn: boolean };

describe('the state machine (G10)', () => {
  test(
    'random calls of whoever signs up and of the organizer never leave the model',
    { timeout: 120_000 },
    async () => {
      const random = seeded(56);
      const runs = process.env['TESTS'] === 'all' ? 40 : 12;
      for (let run = 0; run < runs; run += 1) {
        const meetingId = (await makeMeeting(portal)).id;
        const visitor = portal.as(await makeVisitor(portal));
        const state: { model: Model | null } = { model: null };
        for (let step = 0; step < 12; step += 1) {
          const { model } = state;
          const act = random.pick(['save', 'save', 'approve', 'refuse', 'agree', 'deny', 'withdraw'] as const);
          const { signup } = await visitor(get, { meetingId });
          const read = { id: signup?.id ?? 'AAAAAAAAAAAA', version: signup?.version ?? 1 };
          let outcome: string | null;
          let expected: string;
          if (act === 'save') {
            outcome = await outcomeOf(visitor(save, form(meetingId, { version: signup?.version ?? null })));
            const approved = model !== null && !model.withdrawn && model.audit === 'approved';
            expected = approved ? 'signupApproved' : 'done';
            if (!approved) state.model = { audit: 'review', participation: 'none', withdrawn: false };
          } else if (act === 'approve' || act === 'refuse') {
            const audit: 'approved' | 'notApproved' = act === 'approve' ? 'approved' : 'notApproved';
            outcome = await outcomeOf(approve(read.id, read.version, audit));
            expected = model === null || model.withdrawn ? 'notFound' : 'done';
            if (model !== null && !model.withdrawn && model.audit !== audit)
              state.model = { audit, participation: 'none', withdrawn: false };
          } else if (act === 'withdraw') {
            outcome = await outcomeOf(visitor(withdraw, read));
            expected = model === null ? 'notFound' : 'done';
            if (model !== null) state.model = { ...model, withdrawn: true };
          } else {
            const participation: 'agreed' | 'denied' = act === 'agree' ? 'agreed' : 'denied';
            outcome = await outcomeOf(visitor(answerParticipation, { ...read, participation }));
            const may = model !== null && !model.withdrawn && model.audit === 'approved';
            expected = model === null ? 'notFound' : may ? 'done' : 'signupNotApproved';
            if (model !== null && may) state.model = { ...model, participation };
          }
          expect([run, step, act, outcome]).toEqual([run, step, act, expected]);
          const { signup: now } = await visitor(get, { meetingId });
          const stands =
            now === null
              ? null
              : { audit: now.audit, participation: now.participation, withdrawn: now.withdrawnAt !== null };
          expect([run, step, stands]).toEqual([run, step, state.model]);
        }
      }
    },
  );
});
