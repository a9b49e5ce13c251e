import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tablesOf } from './journal.ts';
import { ask, everyCall, inputOf, openStage, watched, type Stage } from './stage.ts';

const ofTheConsole = everyCall.filter(([, call]) => call.path.startsWith('/organizer/v1/'));

/** Leaves the console as a file, an e-mail or letters of a job: written down, too, though nothing that is held changes by it. */
const LEAVES = [
  /\.export/,
  /^exhibitorRecord\.sendLetters$/,
  /^exhibitorTask\.remind$/,
  /^mail\.sendAgain$/,
  /^mailText\.sendTest$/,
  /^review\.seePage$/,
];

/** Cannot change anything. */
const READS = [
  /\.(get|list|receipt|preview|audit|record|reviewPhoto|verify|sendCamera)/,
  /^organizer\.(queues|search|fairs)$/,
  /^authenticator\.(read|begin)$/,
  /^meetingDesk\.(signups?|appointments|freeSlots|suggestSchedule)$/,
  /^organizerSourcing\.file$/,
  /^tracking\.summary$/,
  /^floorPlanDesk\.(overview|revisions)$/,
  /^exhibitorRecord\.(template|lookAtSheet|packages)$/,
  /^exhibitorTask\.progress$/,
  /^fairProfile\.planned$/,
  /^fair\.making$/,
  /^checkIn\.(find|enter|latest|badges|record|figures)$/,
  /^fairFigures\.(registrations|halls|booths|searches|waiting|requirements|exhibitors)$/,
];

describe('the audit log of the organizer (G36)', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage();
  });
  afterAll(() => stage.close());

  test('has a row for every call of the console that changes or exports something, and none for those that only read', async () => {
    const wrong: string[] = [];
    const reading: string[] = [];
    for (const [name, call] of ofTheConsole) {
      const input = await inputOf(stage, call, 'organizer');
      const { answer, changes } = await watched(stage, call, () => ask(stage, call, 'organizer', input));
      const { body } = answer;
      const changed = tablesOf(changes);
      const others = changed.filter((table) => table !== 'audit');
      if (body.code !== 1000) wrong.push(`${name}: ${body.code}`);
      const leaves = LEAVES.some((one) => one.test(name));
      if (changed.includes('audit') !== (others.length > 0 || leaves))
        wrong.push(`${name}: changed ${changed.join(', ')}`);
      if (changed.length === 0) reading.push(name);
    }
    expect(wrong).toEqual([]);
    // whatever changes nothing here must be a call that cannot
    expect(reading.filter((name) => !READS.some((one) => one.test(name)))).toEqual([]);
  });

  test('holds no password, code, ticket or hash', async () => {
    const { rows } = await sql<{ row: string }>`select a::text as row from audit a`.execute(stage.test.ctx.db);
    expect(rows.length).toBeGreaterThan(5);
    const secret = /Field2026|argon2|"(code|ticket|token|password)"/;
    expect(rows.filter(({ row }) => secret.test(row))).toEqual([]);
  });
});
