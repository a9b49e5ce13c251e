import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { messageOf, outcomeOf, tally } from '../../../test/outcome.ts';
import { SUGAR_HOST, testPortal, type Person } from '../../../test/portal.ts';
import { inBothLanguages, newClient, textsOf } from '../../../test/strangers.ts';
import { makeEmployee, makeExhibitor, makeVisitor } from '../../../test/world.ts';

const { showLogonQr, info, bindExhibitor, checkBinding } = contract.account;

const portal = testPortal({ DATABASE_POOL: '12' });

const make = async (type: 'vis' | 'actor' = 'vis') => {
  const { id, secret, url } = await portal.as(newClient())(showLogonQr, { step: 'make', type });
  return { id, secret: secret ?? '', url: url ?? '' };
};
const poll = (qr: { id: string; secret: string }, person: Person = newClient()) =>
  portal.as(person)(showLogonQr, { step: 'poll', id: qr.id, secret: qr.secret });
const scan = (person: Person, id: string) => portal.as(person)(showLogonQr, { step: 'scan', id });
const answer = (person: Person, id: string, approve = true) =>
  portal.as(person)(showLogonQr, { step: 'answer', id, approve });

describe('log-in by QR (G23)', () => {
  test('signs the page in once the phone has agreed, and not before', async () => {
    const visitor = await makeVisitor(portal);
    const qr = await make();
    expect(qr.url).not.toContain(qr.secret);
    expect((await poll(qr)).signedIn).toBeNull();
    const seen = await scan(visitor, qr.id);
    expect([seen.state, seen.secret, seen.signedIn]).toEqual(['scanned', null, null]);
    expect((await poll(qr)).signedIn).toBeNull();
    const agreed = await answer(visitor, qr.id);
    expect([agreed.state, agreed.signedIn]).toEqual(['confirmed', null]);
    const { signedIn } = await poll(qr);
    expect(signedIn?.user.userAccountId).toBe(visitor.accountId);
    expect(signedIn?.token).not.toBe(visitor.token);
    expect(await outcomeOf(portal.as({ token: signedIn?.token ?? null })(info, {}))).toBe('done');
  });

  test('of twenty polls at once one is signed in, and none later', async () => {
    const visitor = await makeVisitor(portal);
    const qr = await make();
    await answer(visitor, qr.id);
    expect(tally(await Promise.all(Array.from({ length: 20 }, () => outcomeOf(poll(qr)))))).toEqual({
      done: 1,
      qrUsed: 19,
    });
    expect(await inBothLanguages((person) => poll(qr, person))).toEqual(textsOf('qrUsed'));
    expect(await outcomeOf(answer(visitor, qr.id))).toBe('qrUsed');
    expect(await outcomeOf(scan(visitor, qr.id))).toBe('qrUsed');
  });

  test('refused on the phone it says so, and nothing brings it back', async () => {
    const visitor = await makeVisitor(portal);
    const qr = await make();
    await scan(visitor, qr.id);
    expect((await answer(visitor, qr.id, false)).state).toBe('refused');
    expect(await inBothLanguages((person) => poll(qr, person))).toEqual(textsOf('qrRefused'));
    expect(await outcomeOf(answer(visitor, qr.id))).toBe('qrRefused');
  });

  test('expires, whatever its state', async () => {
    const visitor = await makeVisitor(portal);
    for (const before of [async () => null, (id: string) => scan(visitor, id), (id: string) => answer(visitor, id)]) {
      const qr = await make();
      await before(qr.id);
      await sql`update login_qr set expires_at = expires_at - make_interval(secs => ${LIMITS.logonQrSeconds + 1}) where id = ${qr.id}`.execute(
        portal.ctx.db,
      );
      expect(await inBothLanguages((person) => poll(qr, person))).toEqual(textsOf('qrExpired'));
      expect(await outcomeOf(answer(visitor, qr.id))).toBe('qrExpired');
    }
  });

  test('is nothing to a page with another secret, at the other fair, and to a phone that is not signed in', async () => {
    const visitor = await makeVisitor(portal);
    const qr = await make();
    await answer(visitor, qr.id);
    for (const secret of ['', 'x', `${qr.secret}x`, qr.secret.slice(1)])
      expect(await outcomeOf(poll({ ...qr, secret }))).toBe('notFound');
    expect(await outcomeOf(poll(qr, newClient({ host: SUGAR_HOST })))).toBe('notFound');
    expect(await outcomeOf(poll({ ...qr, id: (await make()).id }))).toBe('notFound');
    expect(await outcomeOf(poll(qr))).toBe('done');
    const other = await make();
    expect(await inBothLanguages((person) => answer(person, other.id))).toEqual(textsOf('notSignedIn'));
    expect(await outcomeOf(scan(newClient(), other.id))).toBe('notSignedIn');
  });

  test('is answered by the phone that scanned it, not by another account', async () => {
    const [owner, other] = [await makeVisitor(portal), await makeVisitor(portal)];
    const qr = await make();
    await scan(owner, qr.id);
    expect(await outcomeOf(scan(other, qr.id))).toBe('qrUsed');
    expect(await outcomeOf(answer(other, qr.id))).toBe('qrUsed');
    await answer(owner, qr.id);
    expect((await poll(qr)).signedIn?.user.userAccountId).toBe(owner.accountId);
  });

  test('as an exhibitor is refused to whom is not one', async () => {
    const visitor = await makeVisitor(portal);
    const qr = await make('actor');
    expect(await outcomeOf(answer(visitor, qr.id))).toBe('employeeUnbound');
    expect((await poll(qr)).signedIn).toBeNull();
  });
});

describe('binding to an exhibitor by code (G23)', () => {
  let codes = 0;
  async function company() {
    const row = await makeExhibitor(portal);
    const code = `COMPANY${(codes += 1)}`;
    await sql`update exhibitor set exhibitor_code = ${code} where id = ${row.id}`.execute(portal.ctx.db);
    return { row, code, admin: await makeEmployee(portal, row, { admin: true }) };
  }
  const bind = (person: Person, exhibitorCode: string) =>
    portal.as({ ...person, ip: newClient().ip ?? '' })(bindExhibitor, { exhibitorCode });

  test('a personal code binds at once and is used up, by one of twenty', async () => {
    const { row } = await company();
    const { employeeId } = await makeEmployee(portal, row);
    await sql`update employee set account_id = null, bind_code = 'PERSONAL1' where id = ${employeeId}`.execute(
      portal.ctx.db,
    );
    const people = await Promise.all(Array.from({ length: 20 }, () => makeVisitor(portal)));
    const outcomes = await Promise.all(people.map((person) => outcomeOf(bind(person, ' personal-1 '))));
    expect(tally(outcomes)).toEqual({ done: 1, exhibitorCodeWrong: 19 });
  });

  test('the company’s code only asks: no right comes with it', async () => {
    const { code, row } = await company();
    const visitor = await makeVisitor(portal);
    expect(await bind(visitor, code)).toMatchObject({ state: 'waiting', exhibitor: { zh: row.name_zh } });
    expect(await portal.as(visitor)(checkBinding, {})).toMatchObject({ employee: false, waiting: true });
    expect((await portal.as(visitor)(info, {})).roles).toEqual(['VISITOR']);
    expect(await outcomeOf(portal.as(visitor)(contract.account.switchIdentity, { subjectType: 'ACTOR' }))).toBe(
      'employeeUnbound',
    );
    const forced = await portal.portal.services.sessions.start(portal.ctx, visitor.accountId, 'ACTOR', false);
    expect(await outcomeOf(portal.as({ token: forced })(info, {}))).toBe('sessionExpired');
    expect(await inBothLanguages(async ({ lang = 'zh' }) => bind({ ...visitor, lang }, code))).toEqual(
      textsOf('alreadyBound'),
    );
  });

  test('five wrong codes an hour, however many come at once; then the right one is refused too', async () => {
    const { code } = await company();
    const visitor = await makeVisitor(portal);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) => outcomeOf(bind(visitor, `WRONG${index}`))),
    );
    expect(tally(outcomes)).toEqual({
      exhibitorCodeWrong: LIMITS.bindCodeTriesHour,
      tooManyTries: 20 - LIMITS.bindCodeTriesHour,
    });
    expect(await outcomeOf(bind(visitor, code))).toBe('tooManyTries');
    const [zh, en] = [await makeVisitor(portal), await makeVisitor(portal)];
    expect([
      await messageOf(bind({ ...zh, lang: 'zh' }, 'WRONG')),
      await messageOf(bind({ ...en, lang: 'en' }, 'WRONG')),
    ]).toEqual(textsOf('exhibitorCodeWrong'));
  });

  test('twenty wrong codes an hour from one address, whoever asks', async () => {
    const { ip = '' } = newClient();
    const outcomes: (string | null)[] = [];
    for (let people = 0; people < 5; people += 1) {
      const visitor = { ...(await makeVisitor(portal)), ip };
      for (let tries = 0; tries < 5; tries += 1)
        outcomes.push(await outcomeOf(portal.as(visitor)(bindExhibitor, { exhibitorCode: 'WRONG' })));
    }
    expect(tally(outcomes)).toEqual({ exhibitorCodeWrong: LIMITS.bindCodeTriesPerClientHour, tooManyTries: 5 });
  });
});
