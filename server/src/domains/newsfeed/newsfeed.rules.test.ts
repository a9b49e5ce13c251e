import type { RawBuilder } from 'kysely';
import { expect, test } from 'vitest';
import { testPortal } from '../../../test/portal.ts';
import { seeded } from '../../../test/seeded.ts';
import { trueIn, trueOf } from '../../../test/twin.ts';
import { byCaller, isByCaller, isOwnPost, ownPost, type Speaker } from './newsfeed.rules.ts';

const portal = testPortal();
const random = seeded(88);
const VISITORS = ['V1', 'V2', 'V3'];
/** An employee is of one company. */
const STAFF = { M1: 'E1', M2: 'E1', M3: 'E1', M4: 'E2' } as const;
const employees = Object.entries(STAFF);
const authors = [
  ...VISITORS.map((id) => ({ visitor_id: id, employee_id: null, exhibitor_id: null })),
  ...employees.map(([id, company]) => ({ visitor_id: null, employee_id: id, exhibitor_id: company })),
];
const posts = Array.from({ length: 200 }, () => random.pick(authors));

const session = { accountId: 'A', sessionId: 'S' };
const speakers: Speaker[] = [
  ...VISITORS.map((visitorId) => ({
    kind: 'visitor' as const,
    ...session,
    visitorId,
    registered: true,
    approved: false,
    pool: [],
  })),
  ...employees.flatMap(([employeeId, exhibitorId]) =>
    [true, false].map((admin) => ({ kind: 'exhibitor' as const, ...session, employeeId, exhibitorId, admin })),
  ),
];

const found = (sentence: RawBuilder<boolean>): Promise<number[]> =>
  trueOf(portal.ctx.db, posts, 'p(at int, visitor_id text, employee_id text, exhibitor_id text)', sentence);

test('a speaker finds in SQL the posts that the rule calls his own', async () => {
  const amounts = new Set<number>();
  for (const speaker of speakers) {
    const own = trueIn(posts, (post) => isOwnPost(post, speaker));
    amounts.add(own.length);
    expect(await found(ownPost(speaker))).toEqual(own);
    expect(await found(byCaller(speaker))).toEqual(trueIn(posts, (post) => isByCaller(post, speaker)));
  }
  // an administrator has those of the company, too
  expect(amounts.size).toBeGreaterThan(5);
});
