import { sql } from 'kysely';
import { z } from 'zod';
import type { Person, TestPortal } from '../portal.ts';
import {
  makeEmployee,
  makeOrganizer,
  makeVisitor,
  putInPool,
  type Employee,
  type Exhibitor,
  type Organizer,
  type Visitor,
} from '../world.ts';

/** The kinds of caller that the sweeps try every call as (G1). */
export const ACTORS = [
  'anonymous',
  'unfinished',
  'visitorOne',
  'visitorTwo',
  'poolMember',
  'waiting',
  'aAdmin',
  'aStaff',
  'aResigned',
  'bAdmin',
  'organizer',
  'reviewer',
  'editor',
  'support',
  'ended',
] as const;
export type Actor = (typeof ACTORS)[number];

/**
 * Whom a call is tried as where not who may make it is asked (policy.test.ts tries all) but what it does: the console's calls as
 * each of the staff and one of each other kind, the others as everybody with one of the staff for all.
 */
export const actorsOf = (call: { path: string }): readonly Actor[] =>
  call.path.startsWith('/organizer/')
    ? ['anonymous', 'visitorOne', 'aAdmin', 'organizer', 'reviewer', 'editor', 'support', 'ended']
    : ACTORS.filter((actor) => actor === 'organizer' || !isStaffActor(actor));

export const VISITORS = ['unfinished', 'visitorOne', 'visitorTwo', 'poolMember', 'waiting'] as const;
export const EMPLOYEES = ['aAdmin', 'aStaff', 'bAdmin'] as const;
const STAFF = ['organizer', 'reviewer', 'editor', 'support'] as const;
type StaffActor = (typeof STAFF)[number];
export const isStaffActor = (actor: Actor): actor is StaffActor => STAFF.some((one) => one === actor);
type VisitorActor = (typeof VISITORS)[number];
type EmployeeActor = (typeof EMPLOYEES)[number];
export const isVisitorActor = (actor: Actor): actor is VisitorActor => VISITORS.some((one) => one === actor);
export const isEmployeeActor = (actor: Actor): actor is EmployeeActor => EMPLOYEES.some((one) => one === actor);

export type People = {
  [A in Actor]: A extends VisitorActor
    ? Visitor
    : A extends EmployeeActor
      ? Employee
      : A extends StaffActor
        ? Organizer
        : Person;
};

/** As a visitor's row is after the password and before the first form. */
const NOTHING_TYPED = {
  name: '',
  title: '',
  position: '',
  department: '',
  mobile_area_code: '',
  mobile: '',
  company: '',
  country: '',
  province: '',
  city: '',
};

export async function makePeople(test: TestPortal, a: Exhibitor, b: Exhibitor): Promise<People> {
  const people: People = {
    anonymous: { token: null },
    unfinished: await makeVisitor(test, { complete_exhibition_registration: false, ...NOTHING_TYPED }),
    visitorOne: await makeVisitor(test, { name: '陈一' }),
    visitorTwo: await makeVisitor(test, { name: '林二' }),
    poolMember: await makeVisitor(test, { name: '周池' }),
    waiting: await makeVisitor(test, { name: '吴待', review_state: 'underReview' }),
    aAdmin: await makeEmployee(test, a, { admin: true }),
    aStaff: await makeEmployee(test, a),
    aResigned: await makeEmployee(test, a),
    bAdmin: await makeEmployee(test, b, { admin: true }),
    organizer: await makeOrganizer(test),
    reviewer: await makeOrganizer(test, test.ctx, 'reviewer'),
    editor: await makeOrganizer(test, test.ctx, 'editor'),
    support: await makeOrganizer(test, test.ctx, 'support'),
    ended: await makeVisitor(test, { name: '郑终' }),
  };
  await putInPool(test, a, people.poolMember);
  const { db } = test.ctx;
  await sql`update employee set resigned_at = now() where id = ${idOf(people.aResigned)}`.execute(db);
  await sql`update session set idle_until = now() - interval '1 minute' where account_id = ${idOf(people.ended)}`.execute(
    db,
  );
  return people;
}

const withIds = z.looseObject({ employeeId: z.string().optional(), accountId: z.string().optional() });
/** The id of an employee, else of the account. */
export function idOf(person: Person): string {
  const { employeeId, accountId } = withIds.parse(person);
  return employeeId ?? accountId ?? '';
}
