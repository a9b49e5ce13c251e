import { createPool } from '../server/src/platform/database/client.ts';

/** Repeated work of the portal that a test waits for. */
type Queue = 'digest.send' | 'lead-reminders';

/**
 * Has work done now that else waits for its time of day, as the schedule would: a job is put into its queue, and the portal's own
 * worker takes it within a second. Only the database of the tests' portal is known here.
 */
export async function runNow(queue: Queue): Promise<void> {
  await asked('insert into pgboss.job (name) values ($1)', [queue]);
}

/** As if an order or inquiry had come so many days before. */
export const sentDaysAgo = (leadId: string, days: number): Promise<void> =>
  asked('update lead set created_at = created_at - make_interval(days => $2) where id = $1', [leadId, days]);

/** As if so many hours had gone by since an appointment of this meeting was confirmed. */
export const appointmentsEarlier = (meetingId: string, hours: number): Promise<void> =>
  asked(
    `update meeting_appointment
     set starts_at = starts_at - make_interval(hours => $2), ends_at = ends_at - make_interval(hours => $2)
     where meeting_id = $1`,
    [meetingId, hours],
  );

async function asked(statement: string, values: unknown[]): Promise<void> {
  const pool = createPool(process.env['E2E_DATABASE'] ?? '', { max: 1 });
  try {
    await pool.query(statement, values);
  } finally {
    await pool.end();
  }
}
