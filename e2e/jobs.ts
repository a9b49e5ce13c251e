import { createPool } from '../server/src/platform/database/client.ts';

/** Repeated work of the portal that a test waits for. */
type Queue = 'digest.send';

/**
 * Has work done now that else waits for its time of day, as the schedule would: a job is put into its queue, and the portal's own
 * worker takes it within a second. Only the database of the tests' portal is known here.
 */
export async function runNow(queue: Queue): Promise<void> {
  const pool = createPool(process.env['E2E_DATABASE'] ?? '', { max: 1 });
  try {
    await pool.query('insert into pgboss.job (name) values ($1)', [queue]);
  } finally {
    await pool.end();
  }
}
