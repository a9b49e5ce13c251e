import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../../test/portal.ts';
import { composeMail } from './mail.ts';

let opened: TestPortal | null = null;
afterEach(() => opened?.close());

async function open(): Promise<TestPortal & { alarms: string[] }> {
  const alarms: string[] = [];
  const error = (_facts: object, message: string): void => void alarms.push(message);
  opened = await openTestPortal({ CODE_MESSAGES_PER_HOUR: '5' }, { error });
  return { ...opened, alarms };
}

const send = ({ portal, ctx }: TestPortal, to: string, code?: string): Promise<void> =>
  portal.services.jobs.sendMessage(
    ctx.db,
    composeMail(ctx.exhibition, 'zh', {
      kind: 'announcement',
      to,
      category: 'transactional',
      subject: '验证码',
      paragraphs: ['正文'],
      ...(code !== undefined && { code }),
    }),
  );

const states = async ({ ctx }: TestPortal): Promise<Record<string, number>> => {
  const { rows } = await sql<{ state: string; count: number }>`
    select state, count(*) from message where code is not null group by state`.execute(ctx.db);
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
};

test('beyond the cap of the whole site codes wait, one alarm sounds, other mails go on, and nothing is lost (G19)', async () => {
  const stage = await open();
  await Promise.all(Array.from({ length: 12 }, (_, index) => send(stage, `buyer${index}@fair.example`, '048213')));
  await expect.poll(() => states(stage)).toEqual({ sent: 5, waiting: 7 });
  await expect.poll(() => stage.alarms).toEqual(['more codes are asked for than the site sends in an hour: they wait']);
  await send(stage, 'no.code@fair.example');
  await expect
    .poll(() =>
      stage.ctx.db
        .selectFrom('message')
        .select('state')
        .where('recipient', '=', 'no.code@fair.example')
        .executeTakeFirst(),
    )
    .toEqual({ state: 'sent' });
  expect(await states(stage)).toEqual({ sent: 5, waiting: 7 });
  // a message waits a moment before its job does
  const jobs = async () => {
    const { rows } = await sql<{ count: number; soonest: number }>`
      select count(*), min(extract(epoch from start_after - now()))::int as soonest
      from pgboss.job where name = 'deliver' and state = 'created'`.execute(stage.ctx.db);
    return rows[0];
  };
  await expect.poll(async () => (await jobs())?.count).toBe(7);
  expect(Math.abs(((await jobs())?.soonest ?? 0) - 3600)).toBeLessThan(30);

  // the hour is over
  await sql`update limit_counter set window_starts_at = window_starts_at - interval '2 hours'`.execute(stage.ctx.db);
  await sql`update pgboss.job set start_after = now() where name = 'deliver' and state = 'created'`.execute(
    stage.ctx.db,
  );
  await expect.poll(() => states(stage)).toEqual({ sent: 10, waiting: 2 });
  await expect.poll(() => stage.alarms.length).toBe(2);
});
