import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import type { OutputOf } from '@fairbridge/contract/call.ts';
import { contract } from '@fairbridge/contract/index.ts';
import type { HumanCheckAction, Work } from '@fairbridge/contract/identity/identity.shapes.ts';
import { countRows } from '../../../test/count-rows.ts';
import { openPortalOn, SUGAR_HOST, testPortal, type Person } from '../../../test/portal.ts';
import { outcomeOf, tally } from '../../../test/outcome.ts';
import { seeded } from '../../../test/seeded.ts';
import { dragTo, solutionOf, typeTo } from '../../../test/slides.ts';
import { newClient } from '../../../test/strangers.ts';
import { makeScratchFolder } from '../../../test/throwaway.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { issuePass } from './identity.actions.ts';
import { requireHumanCheck } from './identity.check.ts';

const { getChallenge, checkChallenge } = contract.identity;
type Challenge = OutputOf<typeof getChallenge>;

const portal = testPortal();

const SUBJECT = 'buyer@fair.example';
const ask = (person: Person, action: HumanCheckAction = 'login', subject = SUBJECT): Promise<Challenge> =>
  portal.as(person)(getChallenge, { action, subject });
const answer = (person: Person, id: string, x: number) => portal.as(person)(checkChallenge, { id, ...dragTo(x) });
const addressOf = (person: Person): string => person.ip ?? '';
const bytesOf = (dataUrl: string): Buffer => Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A pass got as a person gets it. */
async function earnPass(person: Person, action: HumanCheckAction = 'login', subject = SUBJECT): Promise<string> {
  const { id } = await ask(person, action, subject);
  return (await answer(person, id, await solutionOf(portal.ctx, id))).token;
}

const spend = (
  token: string,
  given: { action?: HumanCheckAction; subject?: string; address: string },
  ctx = portal.ctx,
) => portal.portal.services.humanCheck.spend(ctx, { token, action: 'login', subject: SUBJECT, ...given });

const passes = () => countRows(portal, sql`captcha_pass`);

describe('a slider challenge (G16)', () => {
  test('is another picture each time: a hundred have a hundred hashes', async () => {
    const person = newClient();
    const made = await Promise.all(Array.from({ length: 100 }, () => ask(person)));
    expect(new Set(made.map(({ slider }) => hashOf(slider?.background ?? ''))).size).toBe(100);
    expect(new Set(made.map(({ slider }) => hashOf(slider?.piece ?? ''))).size).toBe(100);
    expect(new Set(made.map(({ id }) => id)).size).toBe(100);
  });

  test('tells its answer neither in the response nor in what its pictures carry', async () => {
    const person = newClient();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => portal.send(getChallenge, { action: 'login' }, person)),
    );
    for (const { body } of answers) {
      const { id, slider, ...rest } = getChallenge.output.parse(body.data);
      expect(id).toMatch(/^[A-Za-z0-9]{20}$/);
      expect(rest).toEqual({ kind: 'slider', seconds: 120, work: null });
      const { background = '', piece = '', pieceY = 0, ...sizes } = slider ?? {};
      expect(sizes).toEqual({ width: 400, height: 220, pieceWidth: 66, pieceHeight: 66 });
      expect(pieceY).toBeLessThanOrEqual(220 - 66);
      for (const [picture, format, width, height] of [
        [background, 'jpeg', 400, 220],
        [piece, 'webp', 66, 66],
      ] as const) {
        const { exif, icc, xmp, iptc, comments, ...facts } = await sharp(bytesOf(picture)).metadata();
        expect([exif, icc, xmp, iptc, comments]).toEqual([undefined, undefined, undefined, undefined, undefined]);
        expect([facts.format, facts.width, facts.height]).toEqual([format, width, height]);
      }
    }
    // the one number that varies beside the pictures has nothing to do with the place
    const heights = answers.map(({ body }) => getChallenge.output.parse(body.data).slider?.pieceY ?? 0);
    const places = await Promise.all(
      answers.map(({ body }) => solutionOf(portal.ctx, getChallenge.output.parse(body.data).id)),
    );
    expect(new Set(places.map((x, index) => x - (heights[index] ?? 0))).size).toBeGreaterThan(10);
    expect(new Set(places.map((x, index) => x + (heights[index] ?? 0))).size).toBeGreaterThan(10);
  });

  test('is passed by a slide at most three pixels off', async () => {
    const person = newClient();
    const outcomes = await Promise.all(
      [-5, -4, -3, 0, 3, 4, 5].map(async (off) => {
        const { id } = await ask(person);
        return outcomeOf(answer(person, id, (await solutionOf(portal.ctx, id)) + off));
      }),
    );
    const [wrong, right] = ['humanCheckFailed', 'done'];
    expect(outcomes).toEqual([wrong, wrong, right, right, right, wrong, wrong]);
  });

  test('is passed with the keys of a keyboard', async () => {
    const person = newClient();
    const { id } = await ask(person);
    const typed = typeTo(await solutionOf(portal.ctx, id));
    expect(await outcomeOf(portal.as(person)(checkChallenge, { id, ...typed }))).toBe('done');
  });

  test('is not passed by the right place without a drag, or with one that no hand has drawn', async () => {
    const person = newClient();
    const { id } = await ask(person);
    const x = await solutionOf(portal.ctx, id);
    const straight = Array.from({ length: 30 }, (_, index) => ({ x: (x * index) / 29, y: 5, t: index * 20 }));
    for (const track of [[], straight])
      expect(await outcomeOf(portal.as(person)(checkChallenge, { id, x, track }))).toBe('humanCheckFailed');
  });

  test('gives three tries', async () => {
    const person = newClient();
    const { id } = await ask(person);
    const x = await solutionOf(portal.ctx, id);
    const left: unknown[] = [];
    for (let tries = 0; tries < 3; tries += 1)
      left.push((await portal.send(checkChallenge, { id, ...dragTo(x + 20) }, person)).body.data);
    expect(left).toEqual([{ triesLeft: 2 }, { triesLeft: 1 }, { triesLeft: 0 }]);
    expect(await outcomeOf(answer(person, id, x))).toBe('humanCheckExpired');
  });

  test('is answered once: a replay gives no second pass, twenty at once give one', async () => {
    const person = newClient();
    const { id } = await ask(person);
    const x = await solutionOf(portal.ctx, id);
    const before = await passes();
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => outcomeOf(answer(person, id, x))));
    expect(tally(outcomes)).toEqual({ done: 1, humanCheckExpired: 19 });
    expect(await outcomeOf(answer(person, id, x))).toBe('humanCheckExpired');
    expect(await passes()).toBe(before + 1);
  });

  test('is nothing to another client, at the other fair, or after 120 seconds', async () => {
    const person = newClient();
    const { id } = await ask(person);
    const x = await solutionOf(portal.ctx, id);
    expect(await outcomeOf(answer(newClient(), id, x))).toBe('humanCheckExpired');
    expect(await outcomeOf(answer({ ...person, host: SUGAR_HOST }, id, x))).toBe('humanCheckExpired');
    const { rows } = await sql`
      update captcha_challenge set expires_at = expires_at - interval '120 seconds' where id = ${id}
      returning extract(epoch from expires_at - created_at)::float as life`.execute(portal.ctx.db);
    expect(rows).toEqual([{ life: 0 }]);
    expect(await outcomeOf(answer(person, id, x))).toBe('humanCheckExpired');
  });

  test('that nobody made is as one that has expired', async () => {
    expect(await outcomeOf(answer(newClient(), 'NoSuchChallenge00000', 200))).toBe('humanCheckExpired');
  });

  test('is passed by at most one random guess in twenty', { timeout: 120_000 }, async () => {
    const random = seeded(16);
    const person = newClient();
    let [passed, guessed] = [0, 0];
    while (guessed < 1_000) {
      const { id } = await ask(person);
      const outcomes: (string | null)[] = [];
      // until it is passed or its tries are used up
      while (guessed < 1_000 && outcomes.length < 3 && !outcomes.includes('done')) {
        guessed += 1;
        outcomes.push(await outcomeOf(answer(person, id, random.int(400 - 66 + 1))));
      }
      passed += outcomes.filter((outcome) => outcome === 'done').length;
    }
    expect(passed / 1_000).toBeLessThanOrEqual(0.05);
  });

  test('keeps no identifier in the clear', async () => {
    const { id } = await ask(newClient(), 'code', 'secret.person@fair.example');
    const { rows } = await sql<{
      row: string;
    }>`select c::text as row from captcha_challenge c where id = ${id}`.execute(portal.ctx.db);
    expect(rows.map(({ row }) => row.includes(id) && !row.includes('secret.person'))).toEqual([true]);
  });
});

describe('a pass (G16)', () => {
  test('is 192 random bits, stored as its hash only', async () => {
    const token = await earnPass(newClient());
    expect(token).toMatch(/^[\w-]{32}$/);
    const { rows } = await sql<{ row: string; same: boolean }>`
      select p::text as row, token_hash = sha256(${token}::bytea) as same from captcha_pass p where token_hash = sha256(${token}::bytea)`.execute(
      portal.ctx.db,
    );
    expect(rows.map(({ row, same }) => [same, row.includes(token)])).toEqual([[true, false]]);
  });

  test('is good once, for its action, subject, client and fair alone', async () => {
    const person = newClient();
    const address = addressOf(person);
    const token = await earnPass(person);
    const asked = [
      await spend(token, { address, action: 'reset' }),
      await spend(token, { address, subject: 'other@fair.example' }),
      await spend(token, { address, subject: '' }),
      await spend(token, { address: addressOf(newClient()) }),
      await spend(token, { address }, portal.sugarCtx),
      await spend(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, { address }),
      await spend('', { address }),
      await spend('f'.repeat(200), { address }),
    ];
    expect(asked).toEqual(asked.map(() => false));
    expect(await spend(token, { address, subject: '  BUYER@fair.example ' })).toBe(true);
    expect(await spend(token, { address })).toBe(false);
  });

  test('is spent by one of twenty at once, in whatever process they are', async () => {
    const other = await openPortalOn(portal.url);
    try {
      const address = addressOf(newClient());
      const bound = { action: 'code', subject: SUBJECT, address } as const;
      const token = await issuePass(portal.ctx, bound);
      const spent = await Promise.all(
        Array.from({ length: 20 }, (_, index) => {
          const { ctx, portal: its } = index % 2 === 0 ? portal : other;
          return its.services.humanCheck.spend(ctx, { ...bound, token });
        }),
      );
      expect(spent.filter(Boolean).length).toBe(1);
    } finally {
      await other.close();
    }
  });

  test('lives 120 seconds', async () => {
    const bound = { action: 'login', subject: SUBJECT, address: addressOf(newClient()) } as const;
    const age = async (token: string, seconds: number) => {
      const { rows } = await sql`
        update captcha_pass set expires_at = expires_at - make_interval(secs => ${seconds}) where token_hash = sha256(${token}::bytea)
        returning extract(epoch from expires_at - created_at)::float as life`.execute(portal.ctx.db);
      expect(rows).toEqual([{ life: 120 - seconds }]);
      return spend(token, bound);
    };
    expect(await age(await issuePass(portal.ctx, bound), 110)).toBe(true);
    expect(await age(await issuePass(portal.ctx, bound), 120)).toBe(false);
  });

  test('is asked for by name where it is missing, empty, forged or spent', async () => {
    const { services } = portal.portal;
    const bound = { action: 'login', subject: SUBJECT, address: addressOf(newClient()) } as const;
    const token = await issuePass(portal.ctx, bound);
    const outcome = (given: string) =>
      requireHumanCheck(services, portal.ctx, { ...bound, token: given }).then(
        () => 'done',
        (thrown: unknown) => (thrown instanceof AppError ? thrown.error : thrown),
      );
    expect([await outcome(''), await outcome('forged'), await outcome(token), await outcome(token)]).toEqual([
      'humanCheckNeeded',
      'humanCheckNeeded',
      'done',
      'humanCheckNeeded',
    ]);
  });

  test('and a challenge are removed some time after they have expired', async () => {
    const bound = { action: 'login', subject: SUBJECT, address: addressOf(newClient()) } as const;
    const { id } = await ask(newClient());
    await issuePass(portal.ctx, bound);
    await sql`update captcha_pass set expires_at = now() - interval '1 second'`.execute(portal.ctx.db);
    await sql`update captcha_challenge set expires_at = now() - interval '1 second'`.execute(portal.ctx.db);
    const random = vi.spyOn(Math, 'random').mockReturnValue(0);
    await issuePass(portal.ctx, bound);
    random.mockRestore();
    const { rows } = await sql`select id from captcha_challenge where id = ${id}`.execute(portal.ctx.db);
    expect([rows.length, await passes()]).toEqual([0, 1]);
  });
});

/** Counts as a browser does, until the hash begins as asked. */
function solve({ parameters }: Work): { counter: number; derivedKey: string } {
  const message = Buffer.concat([Buffer.from(parameters.salt + parameters.nonce, 'hex'), Buffer.alloc(4)]);
  for (let counter = 0; ; counter += 1) {
    message.writeUInt32BE(counter, message.length - 4);
    const derivedKey = createHash('sha256').update(message).digest('hex');
    if (derivedKey.startsWith(parameters.keyPrefix)) return { counter, derivedKey };
  }
}

describe('a proof of work', () => {
  const askWork = (person: Person) =>
    portal.as(person)(getChallenge, { action: 'login', subject: SUBJECT, kind: 'work' });

  test('gives the same pass to whoever cannot drag, once', { timeout: 60_000 }, async () => {
    const person = newClient();
    const { id, kind, slider, work } = await askWork(person);
    expect([kind, slider]).toEqual(['work', null]);
    if (work === null) throw new Error('no work');
    const solution = solve(work);
    expect(solution.counter).toBeGreaterThanOrEqual(500_000);
    expect(solution.counter).toBeLessThan(900_000);
    // somebody else's solution is none
    const other = await askWork(person);
    expect(await outcomeOf(portal.as(person)(checkChallenge, { id: other.id, work: solution }))).toBe(
      'humanCheckFailed',
    );
    const { token } = await portal.as(person)(checkChallenge, { id, work: solution });
    expect(await outcomeOf(portal.as(person)(checkChallenge, { id, work: solution }))).toBe('humanCheckExpired');
    expect(await spend(token, { address: addressOf(person), action: 'reset' })).toBe(false);
    expect(await spend(token, { address: addressOf(person) })).toBe(true);
    expect(await spend(token, { address: addressOf(person) })).toBe(false);
  });

  test('is not done by a slide or by a guess, nor a slider by work', async () => {
    const person = newClient();
    const { id } = await askWork(person);
    const guess = { counter: 1, derivedKey: '00'.repeat(32) };
    expect(await outcomeOf(answer(person, id, 200))).toBe('humanCheckFailed');
    expect(await outcomeOf(portal.as(person)(checkChallenge, { id, work: guess }))).toBe('humanCheckFailed');
    const slider = await ask(person);
    expect(await outcomeOf(portal.as(person)(checkChallenge, { id: slider.id, work: guess }))).toBe('humanCheckFailed');
  });

  test('takes exactly one kind of answer', async () => {
    const person = newClient();
    const { id } = await askWork(person);
    const guess = { counter: 1, derivedKey: '00'.repeat(32) };
    expect(await outcomeOf(portal.as(person)(checkChallenge, { id }))).toBe('badInput');
    expect(await outcomeOf(portal.as(person)(checkChallenge, { id, ...dragTo(200), work: guess }))).toBe('badInput');
  });
});

describe('an outside service', () => {
  test('is not on offer where none is configured', async () => {
    expect(await outcomeOf(portal.as(newClient())(getChallenge, { action: 'login', kind: 'outside' }))).toBe(
      'notFound',
    );
  });

  test('is asked about its token, and believed only when it says so', async () => {
    const heard: unknown[] = [];
    const replies: Record<string, [number, string]> = {
      good: [200, '{"success":true}'],
      bad: [200, '{"success":false}'],
      broken: [500, '{"success":true}'],
      odd: [200, 'yes'],
    };
    const service = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        const said: unknown = JSON.parse(body);
        heard.push(said);
        const [status, text] = replies[String(Reflect.get(Object(said), 'token'))] ?? [404, ''];
        response.writeHead(status, { 'content-type': 'application/json' }).end(text);
      });
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const place = service.address();
    const port = typeof place === 'object' && place !== null ? place.port : 0;
    const other = await openPortalOn(portal.url, { HUMAN_CHECK_URL: `http://127.0.0.1:${port}/verify` });
    try {
      const person = newClient();
      const outcomes: (string | null)[] = [];
      for (const outside of ['bad', 'broken', 'odd', 'unknown', '', 'good']) {
        const { id, kind } = await other.as(person)(getChallenge, {
          action: 'code',
          subject: SUBJECT,
          kind: 'outside',
        });
        expect(kind).toBe('outside');
        outcomes.push(await outcomeOf(other.as(person)(checkChallenge, { id, outside })));
      }
      expect(outcomes).toEqual([...Array.from({ length: 5 }, () => 'humanCheckFailed'), 'done']);
      expect(heard.at(-1)).toEqual({ token: 'good', address: addressOf(person) });
    } finally {
      await other.close();
      service.close();
    }
  });
});

test('with OUTBOX_DIR each slider’s solution is written there, so that an outside client can pass it (ruling 2.4)', async () => {
  const folder = makeScratchFolder();
  const other = await openPortalOn(portal.url, { OUTBOX_DIR: folder });
  try {
    const person = newClient();
    const { id } = await other.as(person)(getChallenge, { action: 'register', subject: SUBJECT });
    const files = readdirSync(folder);
    const records: unknown[] = files.map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')));
    const x = await solutionOf(portal.ctx, id);
    expect(records).toEqual([
      {
        kind: 'slider',
        to: id,
        code: null,
        link: null,
        solution: { x },
        subject: 'register',
        text: '',
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      },
    ]);
    expect(await outcomeOf(other.as(person)(checkChallenge, { id, ...dragTo(x) }))).toBe('done');
  } finally {
    await other.close();
  }
});
