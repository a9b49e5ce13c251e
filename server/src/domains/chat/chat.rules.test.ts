import { sql, type RawBuilder } from 'kysely';
import { expect, test } from 'vitest';
import type { ExhibitorCaller, VisitorCaller } from '@fairbridge/contract/roles.ts';
import { testPortal } from '../../../test/portal.ts';
import { seeded } from '../../../test/seeded.ts';
import { trueIn, trueOf } from '../../../test/twin.ts';
import {
  assignedBy,
  markedBy,
  mayAssign,
  mayMark,
  mayRead,
  mayTake,
  mayWrite,
  readBy,
  takenBy,
  writtenBy,
  type Member,
  type ConversationParties,
} from './chat.rules.ts';

const portal = testPortal();
const random = seeded(63);
const VISITORS = ['V1', 'V2'];
const COMPANIES = ['E1', 'E2'];
const EMPLOYEES = ['M1', 'M2', 'M3'];
const some = (): boolean => random.int(4) === 0;
const rows = Array.from({ length: 200 }, (): ConversationParties => ({
  visitorId: random.pick(VISITORS),
  exhibitorId: random.pick(COMPANIES),
  employeeId: random.pick([null, ...EMPLOYEES]),
  offeredTo: random.pick([null, null, ['M1'], ['M2', 'M3']]),
  opened: some(),
  blockedByVisitor: some(),
  blockedByExhibitor: some(),
}));
const COLUMNS =
  'p(at int, "visitorId" text, "exhibitorId" text, "employeeId" text, "offeredTo" text[], opened boolean, "blockedByVisitor" boolean, "blockedByExhibitor" boolean)';
/** Names the columns as the table does. */
const asTable = (sentence: RawBuilder<boolean>) => sql<boolean>`exists (
  select from (select p."visitorId" as visitor_id, p."exhibitorId" as exhibitor_id, p."employeeId" as employee_id, p."offeredTo" as offered_to,
    case when p.opened then now() end as opened_at,
    p."blockedByVisitor" as blocked_by_visitor, p."blockedByExhibitor" as blocked_by_exhibitor) c where ${sentence})`;

const of = { accountId: 'A1', sessionId: 'S' };
const visitors = VISITORS.map((visitorId): VisitorCaller => ({
  ...of,
  kind: 'visitor',
  visitorId,
  registered: true,
  approved: true,
  pool: [],
}));
const employees = COMPANIES.flatMap((exhibitorId) =>
  EMPLOYEES.flatMap((employeeId) =>
    [true, false].map((admin): ExhibitorCaller => ({ ...of, kind: 'exhibitor', exhibitorId, employeeId, admin })),
  ),
);
const callers: Member[] = [...visitors, ...employees];

type Rule = readonly [(row: ConversationParties, caller: Member) => boolean, (caller: Member) => RawBuilder<boolean>];
const RULES: Record<string, Rule> = {
  read: [mayRead, readBy],
  write: [mayWrite, writtenBy],
  'mark as read': [mayMark, markedBy],
  take: [mayTake, takenBy],
  assign: [mayAssign, assignedBy],
};

test.for(Object.entries(RULES))('who may %s says the same in SQL, for every caller (G53)', async ([, [rule, twin]]) => {
  let told = 0;
  for (const caller of callers) {
    const wanted = trueIn(rows, (row) => rule(row, caller));
    told += wanted.length;
    expect(await trueOf(portal.ctx.db, rows, COLUMNS, asTable(twin(caller)))).toEqual(wanted);
  }
  expect(told).toBeGreaterThan(100);
});

const conversation: ConversationParties = {
  visitorId: 'V1',
  exhibitorId: 'E1',
  employeeId: 'M1',
  offeredTo: null,
  opened: false,
  blockedByVisitor: false,
  blockedByExhibitor: false,
};
const staff: ExhibitorCaller = { ...of, kind: 'exhibitor', exhibitorId: 'E1', employeeId: 'M2', admin: false };

test('a colleague’s conversation is read and taken by admins, and by no other staff', () => {
  const admin = { ...staff, admin: true };
  expect([mayRead, mayWrite, mayTake, mayAssign].map((rule) => rule(conversation, staff))).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect([mayRead, mayWrite, mayTake, mayAssign].map((rule) => rule(conversation, admin))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect([mayMark(conversation, admin), mayMark({ ...conversation, employeeId: null }, staff)]).toEqual([false, true]);
});

test('a conversation whose employee is away while the buyer waits is read, answered and taken by all of the company', () => {
  const opened = { ...conversation, opened: true };
  expect([mayRead, mayWrite, mayTake, mayMark, mayAssign].map((rule) => rule(opened, staff))).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
  expect(mayRead(opened, { ...staff, exhibitorId: 'E2' })).toBe(false);
});
