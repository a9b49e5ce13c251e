import { sql, type Kysely } from 'kysely';
import { createIndex, updateInBatches } from '../src/platform/database/online-migration.ts';

export const transaction = false;

/** The first e-mail or the first stage beyond new since a lead was last new, as its history has it; what is lost was not answered by that. */
const ANSWERER = sql`(
  select n.employee_id from lead_entry n
  where n.lead_id = lead.id and n.employee_id is not null and n.created_at >= lead.answered_at
    and (n.kind = 'reply' or n.kind = 'state' and n.state in ('contacted', 'quoted', 'won'))
  order by n.created_at, n.id limit 1)`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await updateInBatches(db, {
    table: 'lead',
    set: sql`answered_by = ${ANSWERER}`,
    where: sql`lead.answered_at is not null and lead.answered_by is null`,
  });
  await sql`alter table lead validate constraint lead_answered_by_fkey`.execute(db);
  // how soon a company answers: its newest answers
  await createIndex(db, {
    name: 'lead_answered',
    on: sql`lead (exhibitor_id, answered_at desc) where answered_by is not null`,
  });
  // what hangs on an employee
  await createIndex(db, { name: 'lead_of_answerer', on: sql`lead (answered_by) where answered_by is not null` });
}
