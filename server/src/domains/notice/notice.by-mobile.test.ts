import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { testPortal } from '../../../test/portal.ts';
import { makeVipApplication } from '../../../test/vip.ts';
import { makeOrganizer, makeVisitor, type Organizer, type Visitor } from '../../../test/world.ts';
import { inSite } from '../exhibition/exhibition.address.ts';
import { notifyOfVip } from './notice.on-vip.ts';

const portal = testPortal();
let reviewer: Organizer;
beforeAll(async () => {
  reviewer = await makeOrganizer(portal, portal.ctx, 'reviewer');
});

type Reached = { email: boolean; mobile: boolean };
type Person = Visitor & { addresses: { email: string | null; mobile: string | null } };

let made = 0;
/** A visitor whose account has an e-mail, a mobile, or both. */
async function visitorBy({ email, mobile }: Reached, given: Parameters<typeof makeVisitor>[1]): Promise<Person> {
  const visitor = await makeVisitor(portal, given);
  made += 1;
  const number = mobile ? `86139${String(made).padStart(8, '0')}` : null;
  const addresses = { email: email ? visitor.email : null, mobile: number };
  await sql`update account set email = ${addresses.email}, mobile = ${number} where id = ${visitor.accountId}`.execute(
    portal.ctx.db,
  );
  return { ...visitor, addresses };
}

type Message = { kind: string; body: string; link: string | null };

const messagesTo = async ({ email, mobile }: Person['addresses']): Promise<Message[]> =>
  (
    await sql<Message>`
      select kind, body, link from message where recipient in (${email}, ${mobile}) order by created_at, id`.execute(
      portal.ctx.db,
    )
  ).rows;

/** What a visitor was told: the notices of this kind and every message, as soon as one is there; a second one comes within the wait. */
async function told(visitor: Person, kind: 'registration' | 'vip') {
  const notices = async () => (await portal.as(visitor)(contract.notice.list, {})).list;
  await expect.poll(async () => (await notices()).length).toBeGreaterThan(0);
  await sleep(300);
  return {
    notices: (await notices()).filter((one) => one.kind === kind).map(({ title }) => title.en),
    messages: await messagesTo(visitor.addresses),
  };
}

/** The staff's decision about a registration, as the console takes it. */
async function decideRegistration({ visitorId: id }: Visitor, state: 'approved' | 'notApproved'): Promise<void> {
  const { version } = await portal.as(reviewer)(contract.review.get, { id });
  const reason = state === 'approved' ? '' : '资料不全';
  await portal.as(reviewer)(contract.review.decide, { selection: { records: [{ id, version }] }, state, reason });
}

/** The staff's decision about a VIP application, as the console takes it. */
async function decideVip({ visitorId }: Visitor, status: 'passed' | 'failed'): Promise<void> {
  const { id } = await makeVipApplication(portal, visitorId);
  const reason = status === 'passed' ? '' : '照片不清晰';
  await portal.as(reviewer)(contract.vip.review, { selection: { records: [{ id, version: 1 }] }, status, reason });
}

const WAYS = [
  ['an e-mail alone', { email: true, mobile: false }, 'email'],
  ['a mobile alone', { email: false, mobile: true }, 'sms'],
  ['both', { email: true, mobile: true }, 'email'],
] as const;
const REGISTRATION = {
  approved: 'Your visitor registration is approved',
  notApproved: 'Your visitor registration was not approved',
} as const;
const VIP = {
  passed: 'Your VIP application has been approved',
  failed: 'Your VIP application was not approved',
} as const;

describe.each(WAYS)('whoever registered with %s', (_way, reached, kind) => {
  test.each(['approved', 'notApproved'] as const)('hears once that the registration is %s', async (state) => {
    const visitor = await visitorBy(reached, { review_state: 'underReview', language: 'en' });
    await decideRegistration(visitor, state);
    const { notices, messages } = await told(visitor, 'registration');
    expect([notices, messages.map((one) => one.kind)]).toEqual([[REGISTRATION[state]], [kind]]);
  });

  test.each(['passed', 'failed'] as const)('hears once that the VIP application has %s', async (status) => {
    const visitor = await visitorBy(reached, { language: 'en' });
    await decideVip(visitor, status);
    const { notices, messages } = await told(visitor, 'vip');
    expect([notices, messages.map((one) => one.kind)]).toEqual([[VIP[status]], [kind]]);
  });
});

describe('an SMS about a VIP application', () => {
  const site = 'https://fair.example';
  const fair = () => portal.ctx.exhibition.shortName;
  const WORDS = [
    ['zh', 'passed', () => `【${fair().zh}】您的 VIP 申请已通过审核，可下载邀请函：${site}/vip`],
    ['zh', 'failed', () => `【${fair().zh}】您的 VIP 申请未通过审核，原因和更正方法：${site}/vip`],
    ['en', 'passed', () => `${fair().en}: your VIP application has been approved. Invitation letter: ${site}/en/vip`],
    [
      'en',
      'failed',
      () => `${fair().en}: your VIP application did not pass. Why, and how to correct it: ${site}/en/vip`,
    ],
  ] as const;

  test.each(WORDS)(
    'in %s says that it has %s and where to read on, once, whatever runs twice',
    async (language, status, body) => {
      const visitor = await visitorBy({ email: false, mobile: true }, { language });
      const { id: applicationId } = await makeVipApplication(portal, visitor.visitorId, { status });
      const exhibition_id = portal.ctx.exhibition.id;
      const reason = status === 'failed' ? '照片不清晰' : '';
      await portal.ctx.db
        .insertInto('vip_review')
        .values({ id: applicationId, exhibition_id, application_id: applicationId, status, reason })
        .execute();
      const tell = () => notifyOfVip(portal.portal.services.jobs, portal.ctx, [applicationId], site);
      await Promise.all([tell(), tell()]);
      const link = inSite(site, language, '/vip');
      expect(await told(visitor, 'vip')).toEqual({
        notices: [VIP[status]],
        messages: [{ kind: 'sms', body: body(), link }],
      });
    },
  );
});

describe('the notice that a registration is under review', () => {
  test.each([
    ['by e-mail', { email: true, mobile: false }],
    ['by SMS', { email: false, mobile: true }],
  ] as const)('promises the result %s', async (by, reached) => {
    const visitor = await visitorBy(reached, { review_state: 'notApproved' });
    await portal.as(visitor)(contract.visitor.submitAgain, {});
    await expect
      .poll(async () => (await portal.as(visitor)(contract.notice.list, {})).list.map(({ body }) => body.en))
      .toEqual([
        `We have received your registration. The organizer is reviewing it and will notify you of the result on the site and ${by}.`,
      ]);
  });
});
