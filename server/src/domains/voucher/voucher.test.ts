import { beforeAll, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { CODES } from '@fairbridge/contract/codes.ts';
import { LANGS } from '@fairbridge/contract/text.ts';
import { sql } from 'kysely';
import { signedCode } from '../../platform/encryption/signed-code.ts';
import { newId } from '../../core/id.ts';
import { SUGAR_HOST, testPortal } from '../../../test/portal.ts';
import { makeBadge, makeColleague, makeVipApplication } from '../../../test/vip.ts';
import { makeOrganizer, makeVisitor, type Organizer, type Visitor } from '../../../test/world.ts';

const { get, badge, confirmation, verify, revoke } = contract.voucher;

const portal = testPortal();
let support: Organizer;
let visitor: Visitor;
beforeAll(async () => {
  support = await makeOrganizer(portal, portal.ctx, 'support');
  visitor = await makeVisitor(portal, {
    name: '王敏',
    company: '禾田农资有限公司',
    position: '采购经理',
    country: 'CN',
  });
});

const qrOf = async (person: Visitor): Promise<string> => (await portal.as(person)(get, {})).badge?.qr ?? '';
const check = (code: string) => portal.as(support)(verify, { code });

describe('the voucher', () => {
  test('shows the badge of an approved visitor, the same each time', async () => {
    const first = await portal.as(visitor)(get, {});
    expect(first).toMatchObject({
      state: 'ready',
      reason: '',
      badge: {
        kind: 'visitor',
        name: '王敏',
        company: '禾田农资有限公司',
        position: '采购经理',
        country: { zh: '中国', en: 'China' },
      },
    });
    expect(first.badge?.number).toMatch(/^V\d{2}-\d{7}$/);
    expect(first.fair.venue).toEqual(portal.ctx.exhibition.venue);
    expect(await portal.as(visitor)(get, {})).toEqual(first);
  });

  test.each([
    ['unregistered', { complete_exhibition_registration: false, review_state: null }],
    ['underReview', { review_state: 'underReview' as const }],
    ['notApproved', { review_state: 'notApproved' as const, review_reason: '公司名称不完整' }],
  ])('says %s instead, with a clear message and no papers', async (state, given) => {
    const person = await makeVisitor(portal, given);
    expect(await portal.as(person)(get, {})).toMatchObject({
      state,
      badge: null,
      reason: state === 'notApproved' ? '公司名称不完整' : '',
    });
    for (const lang of LANGS) {
      for (const paper of [badge, confirmation]) {
        const { status, body } = await portal.send(paper, { lang }, { ...person, lang });
        expect([status, body.code, body.message]).toEqual([
          409,
          CODES.voucherNotReady.code,
          CODES.voucherNotReady[lang],
        ]);
      }
    }
  });

  test('gives badge and confirmation as PDF in both languages', async () => {
    for (const lang of LANGS) {
      for (const paper of [badge, confirmation]) {
        const { status, headers, text } = await portal.send(paper, { lang }, visitor);
        expect([status, headers['content-type'], headers['cache-control'], text.slice(0, 5)]).toEqual([
          200,
          'application/pdf',
          'no-store',
          '%PDF-',
        ]);
      }
    }
  });

  test('makes one badge however many ask at once (G56)', async () => {
    const person = await makeVisitor(portal);
    const codes = await Promise.all(Array.from({ length: 12 }, () => qrOf(person)));
    expect(new Set(codes).size).toBe(1);
    const { rows } = await sql`select id from badge where visitor_id = ${person.visitorId}`.execute(portal.ctx.db);
    expect(rows).toHaveLength(1);
  });

  test('of a VIP says so', async () => {
    const person = await makeVisitor(portal);
    await makeVipApplication(portal, person.visitorId, { status: 'pending' });
    expect((await portal.as(person)(get, {})).badge?.kind).toBe('visitor');
    await sql`update vip_application set status = 'passed' where visitor_id = ${person.visitorId}`.execute(
      portal.ctx.db,
    );
    expect((await portal.as(person)(get, {})).badge?.kind).toBe('vip');
  });
});

describe('the QR code', () => {
  test('says nothing of the person', async () => {
    const code = await qrOf(visitor);
    expect(code).toMatch(/^FB1\.[A-Za-z0-9]{20}\.[\w-]{22}$/);
    for (const known of [visitor.visitorId, visitor.accountId, visitor.email, '王敏', encodeURIComponent('王敏')])
      expect(code).not.toContain(known);
  });

  test('lets in whom it belongs to', async () => {
    const shown = await check(await qrOf(visitor));
    expect(shown).toMatchObject({
      valid: true,
      fault: null,
      badge: { name: '王敏', company: '禾田农资有限公司', position: '采购经理', kind: 'visitor', broughtBy: null },
    });
  });

  test('is refused when anything in it was changed', async () => {
    const code = await qrOf(visitor);
    const [kind = '', id = '', mac = ''] = code.split('.');
    const { SECRET } = portal.portal.services.config;
    const other = await makeVisitor(portal);
    const [, otherId = ''] = (await qrOf(other)).split('.');
    const forged = [
      `${kind}.${otherId}.${mac}`,
      `${kind}.${id}.${'A'.repeat(22)}`,
      `${kind}.${id}.${mac.slice(0, -1)}`,
      `${kind}.${id}.${mac}=`,
      `FB2.${id}.${mac}`,
      `${kind}.${id}`,
      id,
      code.toLowerCase(),
      signedCode('another secret of thirty-two characters', 'FB1', id),
      signedCode(SECRET, 'FBL1', id).replace('FBL1', 'FB1'),
      'https://evil.example/?x=FB1',
    ];
    for (const text of forged) expect([text, (await check(text)).fault]).toEqual([text, 'forged']);
    // every sign of the signature counts
    for (let at = 0; at < mac.length; at += 1) {
      const changed = `${mac.slice(0, at)}${mac[at] === 'B' ? 'C' : 'B'}${mac.slice(at + 1)}`;
      expect([at, (await check(`${kind}.${id}.${changed}`)).valid]).toEqual([at, false]);
    }
  });

  test('of nobody, and of another fair, is unknown and tells nothing', async () => {
    const { SECRET } = portal.portal.services.config;
    const stranger = await makeVisitor(portal, {}, portal.sugarCtx);
    const there = await portal.as({ ...stranger, host: SUGAR_HOST })(get, {});
    for (const code of [signedCode(SECRET, 'FB1', newId()), there.badge?.qr ?? ''])
      expect(await check(code)).toEqual({ valid: false, fault: 'unknown', badge: null });
  });

  test('stops letting in when its owner is suspended or not approved any more', async () => {
    const person = await makeVisitor(portal);
    const code = await qrOf(person);
    await sql`update visitor set review_state = 'notApproved' where id = ${person.visitorId}`.execute(portal.ctx.db);
    expect(await check(code)).toMatchObject({ valid: false, fault: 'notApproved' });
    await sql`update visitor set review_state = 'approved', suspended_at = now() where id = ${person.visitorId}`.execute(
      portal.ctx.db,
    );
    expect(await check(code)).toMatchObject({ valid: false, fault: 'suspended' });
  });

  test('of a colleague lets in once the colleague has confirmed and is approved', async () => {
    const { id } = await makeColleague(portal, visitor.visitorId, { state: 'confirmed' });
    await portal
      .as(visitor)(contract.preregistration.badge, { id, lang: 'zh' })
      .catch(() => null);
    const { rows } = await sql<{
      id: string;
    }>`select id from badge where preregistration_id = ${id}`.execute(portal.ctx.db);
    const code = signedCode(portal.portal.services.config.SECRET, 'FB1', rows[0]?.id ?? '');
    // and names who brought whom
    const broughtBy = { name: '王敏', company: '禾田农资有限公司' };
    expect(await check(code)).toMatchObject({ valid: true, badge: { name: '周静', kind: 'visitor', broughtBy } });
    for (const review of ['underReview', 'notApproved', null]) {
      await sql`update preregistration set review_state = ${review} where id = ${id}`.execute(portal.ctx.db);
      expect(await check(code)).toMatchObject({ valid: false, fault: 'notApproved' });
    }
    await sql`update preregistration set review_state = 'approved', state = 'declined' where id = ${id}`.execute(
      portal.ctx.db,
    );
    expect(await check(code)).toMatchObject({ valid: false, fault: 'notApproved' });
  });

  test('is checked by its number too, of this fair alone', async () => {
    const person = await makeVisitor(portal);
    const { badge: own } = await portal.as(person)(get, {});
    const typed = own?.number.toLowerCase().replace('-', ' ') ?? '';
    expect(await check(typed)).toMatchObject({ valid: true, badge: { number: own?.number } });
    const there = await makeOrganizer(portal, portal.sugarCtx, 'support');
    expect(await portal.as({ ...there, host: SUGAR_HOST })(verify, { code: typed })).toMatchObject({
      valid: false,
      fault: 'unknown',
      badge: null,
    });
  });
});

describe('a revoked badge', () => {
  test('lets nobody in, its owner gets a new one, and the log says who did it', async () => {
    const person = await makeVisitor(portal);
    const id = await makeBadge(person.visitorId, portal.ctx);
    const before = await qrOf(person);
    await portal.as(support)(revoke, { id });
    await portal.as(support)(revoke, { id });
    expect(await check(before)).toMatchObject({ valid: false, fault: 'revoked' });
    const after = await qrOf(person);
    expect([after === before, (await check(after)).valid]).toEqual([false, true]);
    const { rows } = await sql`select act, account_id from audit where object_id = ${id}`.execute(portal.ctx.db);
    expect(rows).toEqual([{ act: 'badge.revoke', account_id: support.accountId }]);
  });
});
