import { meetingRow, meetingSignupRow } from '../../demo/factories/meeting.factory.ts';
import type { FairContext } from '../src/core/fair-context.ts';
import { insertRows } from '../src/platform/database/insert-rows.ts';
import type { TestPortal } from './portal.ts';
import { makeEmployee, makeExhibitor, makeVisitor, type Employee, type Exhibitor, type Visitor } from './world.ts';

type Meeting = ReturnType<typeof meetingRow>;

/** A published session that begins in ten days; see the factory. */
export async function makeMeeting(
  test: TestPortal,
  given: Parameters<typeof meetingRow>[1] = {},
  ctx: FairContext = test.ctx,
): Promise<Meeting> {
  const row = meetingRow(ctx.exhibition.id, given);
  await insertRows(ctx.db, 'meeting', [row]);
  return row;
}

let numbers = 1_000;

type GivenSignup = Partial<Parameters<typeof meetingSignupRow>[1]>;

/** An approved sign-up of a visitor. */
export async function signUpVisitor(
  test: TestPortal,
  meetingId: string,
  { visitorId }: Pick<Visitor, 'visitorId'>,
  given: GivenSignup = {},
  ctx: FairContext = test.ctx,
): Promise<string> {
  numbers += 1;
  const own = { meeting_id: meetingId, visitor_id: visitorId, number: numbers, company_name: 'Verde Agro', ...given };
  const row = meetingSignupRow(ctx.exhibition.id, own);
  await insertRows(ctx.db, 'meeting_signup', [row]);
  return row.id;
}

/** An approved sign-up of a company, with one of its employees as contact. */
export async function signUpCompany(
  test: TestPortal,
  meetingId: string,
  exhibitorId: string,
  given: GivenSignup = {},
  ctx: FairContext = test.ctx,
): Promise<string> {
  numbers += 1;
  const own = { meeting_id: meetingId, exhibitor_id: exhibitorId, number: numbers, ...given };
  const row = meetingSignupRow(ctx.exhibition.id, own);
  await insertRows(ctx.db, 'meeting_signup', [row]);
  return row.id;
}

export type Supplier = Employee & { exhibitor: Exhibitor };

/** A company with the upgraded package and its administrator, signed in. */
export async function makeSupplier(test: TestPortal): Promise<Supplier> {
  const exhibitor = await makeExhibitor(test, { package: 'upgraded' });
  return { ...(await makeEmployee(test, exhibitor, { admin: true })), exhibitor };
}

export type Pair = {
  meeting: Meeting;
  buyer: Visitor;
  supplier: Supplier;
  visitorSignupId: string;
  exhibitorSignupId: string;
};

/** A buyer and a company who both take part in a session. */
export async function makePair(
  test: TestPortal,
  { meeting, buyer, supplier }: Partial<Pick<Pair, 'meeting' | 'buyer' | 'supplier'>> = {},
): Promise<Pair> {
  const session = meeting ?? (await makeMeeting(test));
  const [who, company] = [buyer ?? (await makeVisitor(test)), supplier ?? (await makeSupplier(test))];
  return {
    meeting: session,
    buyer: who,
    supplier: company,
    visitorSignupId: await signUpVisitor(test, session.id, who),
    exhibitorSignupId: await signUpCompany(test, session.id, company.exhibitor.id, {
      employee_id: company.employeeId,
    }),
  };
}

/** When the slot of this place in a session begins. */
export function slotOf({ starts_at: from, slot_minutes: minutes }: Meeting, place: number): string {
  const begins = Date.parse(from instanceof Date ? from.toISOString() : from);
  return new Date(begins + place * minutes * 60_000).toISOString();
}
