import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { sql } from 'kysely';
import { z } from 'zod';
import type { AnyCall } from '@fairbridge/contract/call.ts';
import { calls, contract } from '@fairbridge/contract/index.ts';
import { hashPassword } from '../../src/domains/account/account.passwords.ts';
import { insertRows } from '../../src/platform/database/insert-rows.ts';
import { openTestPortal, SUGAR_HOST, type Answer, type More, type TestPortal } from '../portal.ts';
import { exhibitorSheet } from '../exhibitor-sheet.ts';
import { exhibitRow, exhibitSheet } from '../exhibit-sheet.ts';
import { mailingSheet } from '../mailing-sheet.ts';
import { complianceSheet } from '../compliance-sheet.ts';
import { examplePlan } from '../floor-plans.ts';
import { latestSheet } from '../latest-sheet.ts';
import { plainPdf } from '../pdfs.ts';
import { Journal, type Change } from './journal.ts';
import { Restorer } from './stage-restoring.ts';
import { colleagueSheet } from '../vip.ts';
import {
  makeAccount,
  makeEmployee,
  makeExhibitor,
  makeProduct,
  makeVisitor,
  type Employee,
  type Exhibitor,
  type Visitor,
} from '../world.ts';
import { JUMP_KEY, keepPeople, type KeptPeople } from './stage-accounts.ts';
import { isEmployeeActor, isVisitorActor, makePeople, VISITORS, type Actor, type People } from './actors.ts';
import { COMPLETED } from './stage-inputs.ts';
import { ownId } from './stage-nouns.ts';

/** Two companies at one fair and one at the other, with everybody who may come near them. */
export type Stage = {
  test: TestPortal;
  people: People;
  a: Exhibitor;
  b: Exhibitor;
  sugar: Exhibitor;
  sugarVisitor: Visitor;
  sugarEmployee: Employee;
  /** A public product of A that no test changes. */
  shown: string;
  picture: Buffer;
  /** What other calls take than a picture, by their paths. */
  files: ReadonlyMap<string, Buffer>;
  /** How many steps of the registration the unfinished visitor has done at the next call. */
  progress: 0 | 1 | 2;
  /** Everybody's rows as they were at the start. */
  kept: KeptPeople;
  /** Whether the last call may have changed them. */
  peopleChanged: boolean;
  journal: Journal;
  restorer: Restorer;
  /** Nothing has happened since all was put back. */
  restored: boolean;
  /** Jobs of the calls before may still run. */
  mayWork: boolean;
  /** Fails when anything was written past the journal. */
  close: () => Promise<void>;
};

/** The accounts that the examples of the log-ins name, so that the examples work. */
async function makeExampleAccounts(test: TestPortal): Promise<void> {
  const { account, password = '' } = contract.account.logOn.example;
  await makeAccount(test, { email: account, password_hash: await hashPassword(password) });
  const staff = contract.organizer.logOn.example;
  const row = await makeAccount(test, { email: staff.email, password_hash: await hashPassword(staff.password) });
  await insertRows(test.ctx.db, 'organizer_staff', [
    { id: row.id, exhibition_id: test.ctx.exhibition.id, account_id: row.id, role: 'owner' },
  ]);
}

/** A second address for every visitor, so that one can be unbound. */
async function giveMobiles(test: TestPortal, people: People): Promise<void> {
  for (const [at, actor] of VISITORS.entries())
    await sql`update account set mobile = ${`8613700137${String(at).padStart(3, '0')}`} where id = ${people[actor].accountId}`.execute(
      test.ctx.db,
    );
}

/** What runs by the clock would write between a call and the look at what it changed, at some minutes of the hour and not at others. */
const stopClock = ({ ctx }: TestPortal) => sql`delete from pgboss.schedule`.execute(ctx.db);

export async function openStage(environment: Parameters<typeof openTestPortal>[0] = {}): Promise<Stage> {
  const test = await openTestPortal({ JUMP_KEY, JUMP_URL: 'https://pre.fair.example/enter', ...environment });
  await stopClock(test);
  const a = await makeExhibitor(test, { name_zh: '甲方化工', name_en: 'Alpha Chemical' });
  const b = await makeExhibitor(test, { name_zh: '乙方化工', name_en: 'Beta Chemical' });
  const sugar = await makeExhibitor(
    test,
    { name_zh: '丙方酒业', name_en: 'Gamma Liquor', categories: [] },
    test.sugarCtx,
  );
  const people = await makePeople(test, a, b);
  await giveMobiles(test, people);
  await makeExampleAccounts(test);
  const journal = await Journal.open(test.ctx.db);
  return {
    test,
    people,
    a,
    b,
    sugar,
    sugarVisitor: { ...(await makeVisitor(test, {}, test.sugarCtx)), host: SUGAR_HOST },
    sugarEmployee: { ...(await makeEmployee(test, sugar, { admin: true }, test.sugarCtx)), host: SUGAR_HOST },
    shown: (await makeProduct(test, a, { name_zh: '公开展品', name_en: 'Shown product' })).id,
    picture: await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#0f5b3e' } })
      .png()
      .toBuffer(),
    files: new Map([
      [
        contract.preregistration.importSheet.path,
        await colleagueSheet([['周静', 'row@saved.example', '', '采购专员', '中国', '']]),
      ],
      [
        contract.compliance.importSheet.path,
        await complianceSheet([{ ingredient: '2甲4氯', kind: '限用', country: '巴西', noteZh: '仅限登记作物' }]),
      ],
      [contract.exhibitorRecord.lookAtSheet.path, exhibitorSheet([{ 'name.zh': '表格展商' }])],
      [contract.exhibitorRecord.importSheet.path, exhibitorSheet([{ 'name.zh': '表格展商' }])],
      [contract.vocabulary.importSheet.path, Buffer.from('代码,中文名称,英文名称\nauctioneer,拍卖行,Auction house')],
      [contract.floorPlanDesk.importPlan.path, Buffer.from(JSON.stringify(examplePlan()))],
      [contract.floorPlanDesk.importBooths.path, Buffer.from('展馆,展位号,左（x）,上（y）,宽,深\nH1,Z99,20,2,3,3')],
      [contract.product.readLatest.path, await latestSheet([{ nameZh: '草铵膦' }])],
      [contract.sourcing.readSheet.path, Buffer.from('Product,Quantity\nGlyphosate,20 t')],
      [contract.agenda.importBusy.path, Buffer.from('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n')],
      [contract.upload.document.path, plainPdf('A document')],
      [contract.mailing.look.path, await mailingSheet([{ email: 'guest@trade.example' }])],
      [contract.product.lookAtProducts.path, await exhibitSheet(test.ctx, [exhibitRow(test.ctx)])],
      [contract.mailing.importSheet.path, await mailingSheet([{ email: 'guest@trade.example' }])],
      [contract.product.startImport.path, await exhibitSheet(test.ctx, [exhibitRow(test.ctx)])],
    ]),
    progress: 0,
    kept: await keepPeople(test, people),
    peopleChanged: false,
    journal,
    restorer: new Restorer(journal),
    restored: false,
    mayWork: false,
    close: async () => {
      try {
        await journal.requireWhole();
      } finally {
        await test.close();
      }
    },
  };
}

/** A call's example with fresh ids of one's own in the places of `$noun`. */
export async function inputOf(stage: Stage, call: AnyCall, actor: Actor): Promise<Record<string, unknown>> {
  // before anything is made for somebody, such as an app to prove oneself with: to put people back takes it off again
  if (stage.peopleChanged) await restore(stage, call);
  const resolve = async (value: unknown): Promise<unknown> => {
    if (typeof value === 'string') return value.startsWith('$') ? ownId(stage, value.slice(1), actor) : value;
    if (Array.isArray(value)) return Promise.all(value.map(resolve));
    if (typeof value !== 'object' || value === null) return value;
    const entries = await Promise.all(
      Object.entries(value).map(async ([key, inner]): Promise<[string, unknown]> => [key, await resolve(inner)]),
    );
    return Object.fromEntries(entries);
  };
  return {
    ...z.record(z.string(), z.unknown()).parse(await resolve(call.example)),
    ...(await COMPLETED[call.path]?.(stage, actor)),
  };
}

/** Calls after which passwords, names and employments must be put back, where they succeeded. */
const CHANGES_PEOPLE = /\/account\/|\/authenticator\/|updateVisitor|\/staff\/(?:add|change|remove)|answerWaiting/;

/** Calls that have a job work on what they changed: looked at when it has ended, not somewhere between. */
const IMPORTS: ReadonlySet<string> = new Set([contract.product.startImport.path, contract.product.confirmImport.path]);

/** What earlier calls have left to do in the background is done, and is no change of the next one. */
async function jobsSettled({ test }: Stage): Promise<void> {
  const due = sql`
    select from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now() limit 1`;
  while ((await due.execute(test.ctx.db)).rows.length > 0) await setTimeout(10);
}

async function importsSettled({ test }: Stage): Promise<void> {
  const running = sql`select from product_import where state in ('checking', 'doing')`;
  while ((await running.execute(test.ctx.db)).rows.length > 0) await setTimeout(20);
}

/** Puts back what calls may have used up: counters, people, and the unfinished registration as far as `progress` says. */
export const restore = (stage: Stage, call: AnyCall | null = null): Promise<void> => stage.restorer.run(stage, call);

/** What an act changed in the database, beside what is put back before it. */
export async function watched<T>(
  stage: Stage,
  call: AnyCall,
  act: () => Promise<T>,
): Promise<{ answer: T; changes: Change[] }> {
  if (stage.mayWork) await jobsSettled(stage);
  stage.mayWork = false;
  await restore(stage, call);
  stage.journal.begin();
  stage.restored = true;
  const answer = await act();
  return { answer, changes: await stage.journal.changes() };
}

/** Makes a call as a person; whatever the call before used up is put back first, a session that it ended too. */
export async function ask(stage: Stage, call: AnyCall, actor: Actor, input: unknown, more: More = {}): Promise<Answer> {
  if (!stage.restored) await restore(stage, call);
  stage.restored = false;
  await signInAgain(stage, actor);
  const person = stage.people[actor];
  const file = stage.files.get(call.path) ?? stage.picture;
  const bytes = call.takes === 'bytes' ? { bytes: file } : {};
  const answer = await stage.test.send(call, input, person, { ...bytes, ...more });
  if (IMPORTS.has(call.path)) await importsSettled(stage);
  stage.mayWork ||= answer.body.code === 1000;
  stage.peopleChanged ||= CHANGES_PEOPLE.test(call.path) && answer.body.code === 1000;
  return answer;
}

async function signInAgain(stage: Stage, actor: Actor): Promise<void> {
  if (actor === 'anonymous' || actor === 'aResigned' || actor === 'ended') return;
  const person = stage.people[actor];
  const { sessions } = stage.test.portal.services;
  if (person.token === null) return;
  const caller = await sessions.callerOf(stage.test.ctx, person.token);
  const kind = isVisitorActor(actor) ? 'visitor' : isEmployeeActor(actor) ? 'exhibitor' : 'organizer';
  if (caller?.kind === kind) return;
  const type = isVisitorActor(actor) ? 'VISITOR' : isEmployeeActor(actor) ? 'ACTOR' : 'ORGANIZER';
  person.token = await sessions.start(
    stage.test.ctx,
    z.looseObject({ accountId: z.string() }).parse(person).accountId,
    type,
    false,
  );
}

/** Every call of the contract, by name. */
export const everyCall: readonly (readonly [string, AnyCall])[] = [...calls];
