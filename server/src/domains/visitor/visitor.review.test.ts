import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { OF_THE_CLOCK } from '../../../test/clock.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { newId } from '../../core/id.ts';
import { outcomeOf, tally } from '../../../test/outcome.ts';
import { openPortalOn, testPortal } from '../../../test/portal.ts';
import { makeEmployee, makeExhibitor, makeOrganizer, makeVisitor, type Organizer } from '../../../test/world.ts';

const { get, decide, suspend, restore } = contract.review;
const { submitAgain, completePerson, completeCompany } = contract.visitor;

const portal = testPortal();
let reviewer: Organizer;
beforeAll(async () => {
  reviewer = await makeOrganizer(portal, portal.ctx, 'reviewer');
});

const waiting = () => makeVisitor(portal, { review_state: 'underReview' });

describe('the second try', () => {
  test('of a visitor who was not approved corrects the steps and is under review again, even where others are approved at once', async () => {
    const visitor = await waiting();
    await portal.as(reviewer)(decide, {
      selection: { records: [{ id: visitor.visitorId, version: 1 }] },
      state: 'notApproved',
      reason: '公司名称不完整',
    });
    const call = portal.as(visitor);
    await call(completePerson, { ...completePerson.example, name: '李敏华' });
    const step = await call(completeCompany, { ...completeCompany.example, company: '禾田农资集团' });
    expect({ review: step.user.review?.state, next: step.next }).toEqual({
      review: 'notApproved',
      next: '/register/completed',
    });
    const { user } = await call(submitAgain, {});
    expect(user.review).toEqual({ state: 'underReview', reason: '' });
    const record = await portal.as(reviewer)(get, { id: visitor.visitorId });
    expect([record.name, record.company, record.state]).toEqual(['李敏华', '禾田农资集团', 'underReview']);
    expect(record.history.map(({ state, by }) => [state, by])).toEqual([
      ['underReview', ''],
      ['notApproved', reviewer.email],
    ]);
    expect(await outcomeOf(call(completePerson, completePerson.example))).toBe('stepNotOpen');
  });

  test('is not approved by answering the questionnaire again, even where others are approved at once', async () => {
    expect(portal.ctx.exhibition.reviewAtOnce).toBe(true);
    const visitor = await makeVisitor(portal, { review_state: 'notApproved', review_reason: '公司名称不完整' });
    const call = portal.as(visitor);
    const { questions } = await call(contract.questionnaire.get, {});
    const answers = questions
      .filter(({ required }) => required)
      .map(({ code, kind, options }) => ({
        question: code,
        choices: options
          .filter(({ parent }) => kind !== 'tree' || parent !== null)
          .slice(0, 1)
          .map((option) => option.code),
        text: kind === 'number' ? '3' : '',
      }));
    const { user } = await call(contract.questionnaire.save, { answers });
    expect(user.review).toEqual({ state: 'notApproved', reason: '公司名称不完整' });
    expect((await portal.as(reviewer)(get, { id: visitor.visitorId })).history).toEqual([]);
  });

  test.for(['approved', 'underReview', 'still to come'] as const)(
    'is closed to a visitor whose review is %s',
    async (state) => {
      const given = state === 'still to come' ? { complete_exhibition_registration: false } : { review_state: state };
      const visitor = await makeVisitor(portal, given);
      expect(await outcomeOf(portal.as(visitor)(submitAgain, {}))).toBe('stepNotOpen');
    },
  );

  test('pressed twice at once counts once', async () => {
    const visitor = await makeVisitor(portal, { review_state: 'notApproved' });
    const both = await Promise.all([1, 2, 3].map(() => outcomeOf(portal.as(visitor)(submitAgain, {}))));
    expect(tally(both)).toEqual({ done: 1, stepNotOpen: 2 });
  });
});

describe('a suspended visitor', () => {
  test('is refused at once, in every process and with every session, and may come back', OF_THE_CLOCK, async () => {
    const visitor = await makeVisitor(portal);
    const other = await openPortalOn(portal.url);
    try {
      await other.as(visitor)(contract.visitor.own, {});
      const call = portal.as(reviewer);
      await call(suspend, { id: visitor.visitorId, version: 1, reason: '发送广告' });
      expect(await outcomeOf(portal.as(visitor)(contract.visitor.own, {}))).toBe('accountSuspended');
      await sleep(900);
      expect(await outcomeOf(other.as(visitor)(contract.visitor.own, {}))).toBe('accountSuspended');
      const token = await portal.portal.services.sessions.start(portal.ctx, visitor.accountId, 'VISITOR', false);
      expect(await outcomeOf(portal.as({ token })(contract.visitor.own, {}))).toBe('sessionExpired');
      expect((await call(get, { id: visitor.visitorId })).suspended).toEqual({
        at: expect.any(String),
        reason: '发送广告',
        by: reviewer.email,
      });
      await call(restore, { id: visitor.visitorId, version: 2 });
      expect(await outcomeOf(portal.as({ token })(contract.visitor.own, {}))).toBe('done');
      expect((await call(get, { id: visitor.visitorId })).suspended).toBeNull();
    } finally {
      await other.close();
    }
  });

  test('keeps the session as an employee', async () => {
    const visitor = await makeVisitor(portal);
    const employee = await makeEmployee(portal, await makeExhibitor(portal));
    const row = { id: newId(), exhibition_id: portal.ctx.exhibition.id, account_id: employee.accountId };
    await insertRows(portal.ctx.db, 'visitor', [row]);
    await portal.as(reviewer)(suspend, { id: row.id, version: 1, reason: '测试' });
    await portal.as(reviewer)(suspend, { id: visitor.visitorId, version: 1, reason: '测试' });
    expect(await outcomeOf(portal.as(employee)(contract.account.info, {}))).toBe('done');
  });
});
