import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { dayAfter } from '@fairbridge/contract/days.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { RULES } from '@fairbridge/contract/rules.ts';
import { codeFor } from '../../../test/codes.ts';
import { freshOf } from '../../../test/fresh.ts';
import { outcomeOf, tally, wrongFields } from '../../../test/outcome.ts';
import { passOf } from '../../../test/passes.ts';
import { SUGAR_HOST, testPortal } from '../../../test/portal.ts';
import { newAddress, newClient } from '../../../test/strangers.ts';
import { makeOrganizer, makeVisitor, PASSWORD, type Organizer } from '../../../test/world.ts';
import { dayInBeijing } from '../../core/days.ts';

const { account, exhibition, fairProfile, organizer, page } = contract;

const portal = testPortal({ DATABASE_POOL: '20', RATE_MULTIPLIER: '1000' });
const fresh = freshOf(portal);
const today = dayInBeijing(new Date());
let owner: Organizer;
beforeAll(async () => {
  owner = await makeOrganizer(portal);
});
const set = (change: { registrationFrom?: string; registrationUntil?: string; visitorsMax?: number }) =>
  portal.as(owner)(organizer.saveSettings, change);
afterEach(async () => {
  await set({ registrationFrom: '', registrationUntil: '', visitorsMax: 0 });
  await setTermsPublished(true);
});

async function setTermsPublished(published: boolean): Promise<void> {
  await sql`update exhibition set terms_published = ${published} where id = ${portal.ctx.exhibition.id}`.execute(
    portal.ctx.db,
  );
  // the fair is read anew with a change of its settings
  await set({ visitorsMax: 1 });
  await set({ visitorsMax: 0 });
}

const CONSENT = { accepted: true, version: '2026-01', language: 'zh' as const };
const form = (email: string, code: string) => ({
  email,
  code,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  consent: CONSENT,
});
const registers = (email: string, code: string) =>
  outcomeOf(portal.as(newClient())(account.register, form(email, code)));
const asksForCode = async (host?: string) => {
  const email = newAddress();
  const person = newClient(host === undefined ? {} : { host });
  return outcomeOf(
    portal.as(person)(account.sendEmailCode, {
      email,
      purpose: 'register',
      humanCheck: await passOf(portal, person, 'code', email),
    }),
  );
};
const stateOf = async () => (await fresh()(exhibition.configuration, {})).registration;

describe('registration', () => {
  test.each([
    ['before its first day', { registrationFrom: dayAfter(today, 1) }, 'notYet', 'registrationNotYet'],
    ['after its last day', { registrationUntil: dayAfter(today, -1) }, 'over', 'registrationOver'],
  ] as const)(
    'is closed %s, before a code is sent and with one that was sent, and open at the other fair',
    async (_when, change, state, refusal) => {
      const email = newAddress();
      const code = await codeFor(portal, email);
      await set(change);
      expect(await stateOf()).toEqual({
        state,
        from: 'registrationFrom' in change ? change.registrationFrom : '',
        until: 'registrationUntil' in change ? change.registrationUntil : '',
      });
      expect(await asksForCode()).toBe(refusal);
      expect(await registers(email, code)).toBe(refusal);
      expect(await asksForCode(SUGAR_HOST)).toBe('done');
    },
  );

  test('is open on both of its days', async () => {
    await set({ registrationFrom: today, registrationUntil: today });
    expect((await stateOf()).state).toBe('open');
    expect(await asksForCode()).toBe('done');
  });

  test('stops with the last place, which one of two who register at once gets; whoever is registered goes on', async () => {
    const visitor = await makeVisitor(portal);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from visitor
      where exhibition_id = ${portal.ctx.exhibition.id} and review_state is distinct from 'notApproved'`.execute(
      portal.ctx.db,
    );
    const people = await Promise.all(
      [newAddress(), newAddress()].map(async (email) => ({ email, code: await codeFor(portal, email) })),
    );
    await set({ visitorsMax: (rows[0]?.count ?? 0) + 1 });
    const ends = await Promise.all(people.map(({ email, code }) => registers(email, code)));
    expect(tally(ends)).toEqual({ done: 1, registrationFull: 1 });
    expect(await asksForCode()).toBe('registrationFull');
    expect(await outcomeOf(portal.as(visitor)(account.info, {}))).toBe('done');
  });

  test('refuses days that are none', async () => {
    expect(await wrongFields(set({ registrationFrom: '2027-02-30' }))).toEqual({ registrationFrom: RULES.format[0] });
  });
});

describe('before the terms are published', () => {
  const publish = async (name: 'agreement' | 'disclaimer', version: string) => {
    const { draft } = await portal.as(owner)(page.get, { page: name });
    const { revision } = await portal.as(owner)(page.fill, { page: name, revision: draft.revision });
    return portal.as(owner)(page.publish, { page: name, revision, version });
  };

  test('nobody registers; they name who answers for the fair, and registration opens with the second of them', async () => {
    await setTermsPublished(false);
    expect((await stateOf()).state).toBe('termsMissing');
    expect(await asksForCode()).toBe('termsNotPublished');
    // what the details lack stands in brackets, and is not published so
    expect(await wrongFields(publish('agreement', '2027-01'))).toEqual({ body: RULES.pagePlaceholder[0] });
    const { version, form: details } = await portal.as(owner)(fairProfile.get, {});
    const name = { zh: '展桥会展有限公司', en: 'Fairbridge Exhibitions Ltd' };
    const entity = { name, number: '9131', address: { zh: '上海', en: 'Shanghai' }, icp: '' };
    const { endsOn: _endsOn, startsOn: _startsOn, ...same } = details;
    const days = { startsOn: dayAfter(today, 30), endsOn: dayAfter(today, 32) };
    await portal.as(owner)(fairProfile.save, {
      version,
      form: { ...same, ...days, hours: [], entity, email: 'privacy@fair.example' },
    });
    await publish('disclaimer', '2027-01');
    expect((await stateOf()).state).toBe('termsMissing');
    await publish('agreement', '2027-01');
    expect((await stateOf()).state).toBe('open');
    const said = JSON.stringify((await fresh()(contract.content.pageOfFair, { page: 'agreement' })).body);
    for (const part of [name.zh, name.en, '9131', 'privacy@fair.example']) expect(said).toContain(part);
    // whoever read the terms that named nobody reads these first
    const email = newAddress();
    expect(await registers(email, await codeFor(portal, email))).toBe('badInput');
    expect((await fresh()(exhibition.configuration, {})).consentVersion).toBe('2027-01');
  });
});
