import type { CompleteState } from '@fairbridge/contract/account/account.shapes.ts';
import type { VisitorCompany, VisitorPerson } from '@fairbridge/contract/visitor/visitor.shapes.ts';
import type { Scope } from '../../scope.ts';
import { refuse } from '../../platform/http/refusal.ts';

/** Reads the completion flags and holds the row, so that two steps at once follow one another. */
export async function lockCompleteState(scope: Scope, visitorId: string): Promise<CompleteState> {
  const row = await scope.db
    .selectFrom('visitor')
    .where('exhibition_id', '=', scope.exhibition.id)
    .where('id', '=', visitorId)
    .select([
      'complete_visitor',
      'complete_visitor_register',
      'complete_questionnaire',
      'complete_exhibition_registration',
    ])
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) refuse('sessionExpired');
  return {
    completeVisitor: row.complete_visitor,
    completeVisitorRegister: row.complete_visitor_register,
    completeQuestionnaire: row.complete_questionnaire,
    completeExhibitionRegistration: row.complete_exhibition_registration,
  };
}

const one = (scope: Scope, visitorId: string) =>
  scope.db.updateTable('visitor').where('exhibition_id', '=', scope.exhibition.id).where('id', '=', visitorId);

export async function writePerson(scope: Scope, visitorId: string, person: VisitorPerson): Promise<void> {
  const { name, title, position, department, mobileAreaCode, mobile } = person;
  await one(scope, visitorId)
    .set({ name, title, position, department, mobile_area_code: mobileAreaCode, mobile, complete_visitor: true })
    .execute();
}

export async function writeCompany(scope: Scope, visitorId: string, company: VisitorCompany): Promise<void> {
  await one(scope, visitorId)
    .set({ ...company, complete_visitor_register: true })
    .execute();
}

export async function writeCompletion(
  scope: Scope,
  visitorId: string,
  reviewState: 'approved' | 'underReview',
): Promise<void> {
  await one(scope, visitorId)
    .set({
      complete_questionnaire: true,
      complete_exhibition_registration: true,
      completed_at: new Date(),
      review_state: reviewState,
    })
    .execute();
}

export async function ownVisitor(scope: Scope, visitorId: string) {
  const row = await scope.db
    .selectFrom('visitor')
    .innerJoin('account', 'account.id', 'visitor.account_id')
    .where('visitor.exhibition_id', '=', scope.exhibition.id)
    .where('visitor.id', '=', visitorId)
    .selectAll('visitor')
    .select('account.email')
    .executeTakeFirst();
  if (row === undefined) refuse('sessionExpired');
  return row;
}
