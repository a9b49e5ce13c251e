import { rmSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import type { AnyCall, CallAddress } from '@fairbridge/contract/call.ts';
import { httpClient, requestOf, type CallApi } from '@fairbridge/contract/client.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { buildApp } from '../src/app.ts';
import { readConfig, type Config } from '../src/config.ts';
import { fairs } from '../../demo/data/index.ts';
import { loadFair } from '../../demo/demo-fair.ts';
import { draw } from '../../demo/draw.ts';
import { createPool } from '../src/platform/database/client.ts';
import { unscoped } from '../src/platform/database/fair-scope.ts';
import { createDatabase } from '../src/platform/database/kysely.ts';
import type { Portal } from '../src/bootstrap/portal.bootstrap.ts';
import type { Log } from '../src/platform/log.ts';
import { openPortal } from '../src/portal.ts';
import type { FairContext } from '../src/core/fair-context.ts';
import { filledDatabase } from './database.ts';
import { makeScratchFolder } from './throwaway.ts';

export type Person = { token: string | null; lang?: Lang; ip?: string; host?: string };
/** What came back, as it came: status, body, headers. */
export type Answer = {
  status: number;
  body: { code: number; message: string; data: unknown };
  text: string;
  headers: Record<string, unknown>;
};

export type TestPortal = {
  app: FastifyInstance;
  portal: Portal;
  ctx: FairContext;
  sugarCtx: FairContext;
  /** Calls as a person, typed; throws CallFailed. */
  as: (person: Person) => CallApi;
  /** Sends exactly this, and answers exactly what came back. */
  send: (
    call: CallAddress & Partial<Pick<AnyCall, 'takes'>>,
    input: unknown,
    person?: Person,
    more?: More,
  ) => Promise<Answer>;
  /** Where its database is, for a second portal or for SQL. */
  url: string;
  close: () => Promise<void>;
};

/** What a request carries beside its input. `query` is appended to the address; `body` replaces the JSON of the input; `bytes` is the file of a call that takes bytes; `fresh` asks past the answers kept for anonymous callers. */
export type More = {
  headers?: Record<string, string>;
  query?: string;
  body?: string | Buffer;
  bytes?: Buffer;
  fresh?: boolean;
};
export type TestEnvironment = Partial<Record<keyof Config | 'RATE_MULTIPLIER', string>>;
/** What a test file sets here holds for all portals it opens from then on. */
export const environmentOfAll: TestEnvironment = {};

const anonymous: Person = { token: null };
const SILENT: Log = { error: () => {} };
export const SUGAR_HOST = 'sugar.localhost';

/** A portal on a database of its own with both fairs (vocabularies, questionnaire, news), but no people and companies yet. */
export async function openTestPortal(environment: TestEnvironment = {}, log: Log = SILENT): Promise<TestPortal> {
  const database = await filledDatabase('fairs', fillWithFairs);
  const opened = await openPortalOn(database.url, environment, log);
  return { ...opened, close: () => opened.close().then(database.drop) };
}

/**
 * The portal of a test file: opened before its first test and hook, closed after its last. It is there in tests and hooks, not while
 * the file is being read.
 */
export function testPortal(environment: TestEnvironment = {}, log: Log = SILENT): TestPortal {
  let opened: TestPortal | null = null;
  const now = (): TestPortal => {
    if (opened === null) throw new Error('the portal is not open yet: read it in a test or a hook');
    return opened;
  };
  beforeAll(async () => {
    opened = await openTestPortal(environment, log);
  });
  afterAll(() => opened?.close());
  return {
    get app() {
      return now().app;
    },
    get portal() {
      return now().portal;
    },
    get ctx() {
      return now().ctx;
    },
    get sugarCtx() {
      return now().sugarCtx;
    },
    get url() {
      return now().url;
    },
    as: (person) => now().as(person),
    send: (...request) => now().send(...request),
    close: () => now().close(),
  };
}

const SECRET = 'a secret of the tests, long enough to be one';

/** Both fairs, and the queues as the first start of a portal leaves them. */
export async function fillWithFairs(url: string): Promise<void> {
  const folder = makeScratchFolder();
  const portal = await openPortal(readConfig({ NODE_ENV: 'test', DATA_DIR: folder }, SECRET), url, SILENT);
  await portal.close();
  rmSync(folder, { recursive: true, force: true });
  const db = createDatabase(createPool(url, { max: 2 }));
  // each copy has a store of its own; no schedule comes due while a test runs, whatever the time is
  await sql`delete from store_mark`.execute(db);
  await sql`update pgboss.version set cron_on = now() + interval '7 days', bam_on = null, flow_on = null`.execute(db);
  await loadFair(db, fairs.agro, { host: null, isDefault: true, opensInDays: 40 });
  await loadFair(db, fairs.sugar, { host: SUGAR_HOST, isDefault: false, opensInDays: 60 });
  // a portal that starts after midnight has nothing to catch up on in the middle of a test
  await sql`
    update exhibition set registrations_on = to_char(now() at time zone 'Asia/Shanghai' + interval '1 day', 'YYYY-MM-DD')`.execute(
    db,
  );
  await db.destroy();
}

/** Another process of the same portal, as far as a test can tell: own caches, own pool, the same database. Closing it leaves the database. */
export async function openPortalOn(
  url: string,
  environment: TestEnvironment = {},
  log: Log = SILENT,
): Promise<TestPortal> {
  const given = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR: makeScratchFolder(),
    DATABASE_POOL: '8',
    RATE_MULTIPLIER: '1000000',
    ...environmentOfAll,
    ...environment,
  };
  const config = readConfig(given, SECRET);
  const portal = await openPortal(config, url, log);
  const { app } = buildApp(portal, draw);
  // tests have no pages
  portal.services.readerPages.open(async (_scope, path, { lang }) => `<!doctype html><title>${lang} ${path}</title>`);
  await app.ready();
  return {
    app,
    portal,
    url,
    ctx: unchecked(await portal.contextOf('localhost')),
    sugarCtx: unchecked(await portal.contextOf(SUGAR_HOST)),
    ...requestsOf(app),
    close: async () => {
      await app.close();
      await portal.close();
      rmSync(config.DATA_DIR, { recursive: true, force: true });
    },
  };
}

/** Tests look at rows by their ids alone. */
const unchecked = ({ exhibition, db }: FairContext): FairContext => ({ exhibition, db: unscoped(db) });

const context = (lang: Lang) =>
  ({ languageType: lang, exhibitionId: '', appId: 'test', terminal: 'PC', subjectType: '' }) as const;
const callerOf = (person: Person) => ({
  base: '',
  context: () => context(person.lang ?? 'zh'),
  token: () => person.token,
});

function requestsOf(app: FastifyInstance): Pick<TestPortal, 'as' | 'send'> {
  const inject = (url: string, init: RequestInit, person: Person, payload?: string | Buffer) =>
    app.inject({
      method: init.method === 'GET' ? 'GET' : 'POST',
      url,
      headers: { ...Object.fromEntries(new Headers(init.headers ?? {})), host: person.host ?? 'localhost' },
      remoteAddress: person.ip ?? '127.0.0.1',
      ...(payload === undefined ? {} : { payload }),
    });
  return {
    as: (person) =>
      httpClient({
        ...callerOf(person),
        fetch: async (url: string | URL | Request, init?: RequestInit) => {
          const answer = await inject(
            url instanceof Request ? url.url : url.toString(),
            init ?? {},
            person,
            typeof init?.body === 'string' ? init.body : undefined,
          );
          return new Response(answer.body, { status: answer.statusCode });
        },
      }),
    send: async (call, input, person = anonymous, more = {}) => {
      const inQuery = call.takes === 'bytes';
      const { url, init } = requestOf(inQuery ? { ...call, method: 'GET' } : call, input, callerOf(person));
      const headers = {
        ...Object.fromEntries(new Headers(init.headers ?? {})),
        ...(inQuery ? { 'content-type': 'application/octet-stream' } : {}),
        // whoever shows a token, even an empty one, gets no answer that is kept for everybody
        ...(more.fresh === true && person.token === null ? { authorization: '' } : {}),
        ...more.headers,
      };
      const payload = more.bytes ?? more.body ?? (typeof init.body === 'string' ? init.body : undefined);
      const answer = await inject(url + (more.query ?? ''), { method: call.method, headers }, person, payload);
      const file = answer.headers['content-disposition'] !== undefined;
      // a file has no envelope: it counts as the success it is
      const body = file ? { code: 1000, message: 'file', data: { bytes: answer.rawPayload } } : answer.json();
      return { status: answer.statusCode, body, text: answer.body, headers: answer.headers };
    },
  };
}
