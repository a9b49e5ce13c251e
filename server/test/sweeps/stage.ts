import sharp from 'sharp';
import { sql } from 'kysely';
import { z } from 'zod';
import type { AnyCall } from '@fairbridge/contract/call.ts';
import { calls, contract } from '@fairbridge/contract/index.ts';
import { makeCode } from '../../src/domains/account/account.codes.ts';
import { questions } from '../../src/domains/questionnaire/questionnaire.queries.ts';
import { hashPassword } from '../../src/domains/account/account.passwords.ts';
import { drawnFileRow, orderRow } from '../../src/demo/factories/factories.ts';
import { insertRows } from '../../src/demo/factories/insert.ts';
import { newId } from '../../src/id.ts';
import { openTestPortal, SUGAR_HOST, type Answer, type More, type TestPortal } from '../portal.ts';
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
import { idOf, isEmployeeActor, isVisitorActor, makePeople, type Actor, type People } from './actors.ts';

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
  /** How many steps of the registration the unfinished visitor has done at the next call. */
  progress: 0 | 1 | 2;
  close: () => Promise<void>;
};

/** The account that the example of the log-in names, so that the example works. */
async function makeExampleAccount(test: TestPortal): Promise<void> {
  const { account, password } = contract.account.logOn.example;
  await makeAccount(test, { email: account, password_hash: await hashPassword(password) });
}

export async function openStage(environment: Parameters<typeof openTestPortal>[0] = {}): Promise<Stage> {
  const test = await openTestPortal(environment);
  const a = await makeExhibitor(test, { name_zh: '甲方化工', name_en: 'Alpha Chemical' });
  const b = await makeExhibitor(test, { name_zh: '乙方化工', name_en: 'Beta Chemical' });
  const sugar = await makeExhibitor(
    test,
    { name_zh: '丙方酒业', name_en: 'Gamma Liquor', categories: [] },
    test.sugarScope,
  );
  const people = await makePeople(test, a, b);
  await makeExampleAccount(test);
  return {
    test,
    people,
    a,
    b,
    sugar,
    sugarVisitor: { ...(await makeVisitor(test, {}, test.sugarScope)), host: SUGAR_HOST },
    sugarEmployee: { ...(await makeEmployee(test, sugar, { admin: true }, test.sugarScope)), host: SUGAR_HOST },
    shown: (await makeProduct(test, a, { name_zh: '公开展品', name_en: 'Shown product' })).id,
    picture: await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#0f5b3e' } })
      .png()
      .toBuffer(),
    progress: 0,
    close: test.close,
  };
}

/** The company a caller works for; A stands in for those who have none. */
const companyOf = (stage: Stage, actor: Actor): Exhibitor => (actor === 'bAdmin' ? stage.b : stage.a);

type Owner = { company: Exhibitor; recipient: string; visitor: string; host: string };

function ownerOf(stage: Stage, actor: Actor): Owner {
  const person = stage.people[actor];
  const recipient = isVisitorActor(actor) ? stage.people[actor].visitorId : idOf(person);
  // B's buyers are others than A's, so that who may read whose contact can be told
  const buyer = actor === 'bAdmin' ? stage.people.poolMember : stage.people.visitorOne;
  return { company: companyOf(stage, actor), recipient, visitor: buyer.visitorId, host: 'localhost' };
}

async function makeNotice(stage: Stage, owner: Owner, exhibitionId: string): Promise<string> {
  const id = newId();
  const words = {
    title_zh: '主办方通知',
    title_en: 'From the organizer',
    body_zh: '正文',
    body_en: 'Body',
    link: '',
    seen_at: null,
  };
  await insertRows(stage.test.scope.db, 'notice', [
    {
      id,
      exhibition_id: exhibitionId,
      recipient_id: owner.recipient,
      notice_type: 'SPONSOR',
      created_at: new Date().toISOString(),
      ...words,
    },
  ]);
  return id;
}

/** A fresh object of each noun that an id of the contract may point at. A new noun of the contract needs a line here. */
async function make(stage: Stage, noun: string, owner: Owner): Promise<string> {
  const { test } = stage;
  const { company } = owner;
  const scope = company.exhibition_id === test.scope.exhibition.id ? test.scope : test.sugarScope;
  if (noun === 'exhibitor') return company.id;
  if (noun === 'product') return (await makeProduct(test, company, { scope: 2 }, scope)).id;
  if (noun === 'notice') return makeNotice(stage, owner, company.exhibition_id);
  if (noun === 'article')
    return (
      (
        await sql<{
          id: string;
        }>`select id from article where exhibition_id = ${company.exhibition_id} order by id limit 1`.execute(scope.db)
      ).rows[0]?.id ?? ''
    );
  if (noun === 'file') {
    const row = drawnFileRow(company.exhibition_id, company.id, {}, { width: 800, height: 800 });
    await insertRows(scope.db, 'file', [row]);
    return row.id;
  }
  if (noun === 'order') {
    const row = orderRow(await makeProduct(test, company, { scope: 2 }, scope), owner.visitor);
    await insertRows(scope.db, 'intent_order', [row]);
    return row.id;
  }
  throw new Error(`the stage cannot make the noun ${noun} yet: add it to make()`);
}

/** The id of such an object as this caller may use it: one's own where the noun is owned, else a public one. */
export async function ownId(stage: Stage, noun: string, actor: Actor): Promise<string> {
  if (noun === 'product' && !isEmployeeActor(actor)) return stage.shown;
  return make(stage, noun, ownerOf(stage, actor));
}

const onlyCompanies = (call: AnyCall): boolean => call.who.every((who) => who.startsWith('exhibitor'));

/** Ids of such objects that this caller has no business with, by what makes them foreign; `missing` is no object's. */
export async function foreignIds(
  stage: Stage,
  call: AnyCall,
  noun: string,
  actor: Actor,
): Promise<Record<string, string>> {
  const { test } = stage;
  const { db } = test.scope;
  const sugarOwner: Owner = {
    company: stage.sugar,
    recipient: stage.sugarVisitor.visitorId,
    visitor: stage.sugarVisitor.visitorId,
    host: SUGAR_HOST,
  };
  const found: Record<string, string> = { missing: newId(), otherExhibition: await make(stage, noun, sugarOwner) };
  if (noun === 'product') {
    const gone = await make(stage, noun, ownerOf(stage, actor));
    await sql`update product set deleted_at = now() where id = ${gone}`.execute(db);
    found['deleted'] = gone;
  }
  const owned = onlyCompanies(call) ? !['article', 'exhibitor'].includes(noun) : noun === 'notice';
  if (owned)
    found['otherParty'] = await make(
      stage,
      noun,
      ownerOf(
        stage,
        actor === 'bAdmin'
          ? 'aAdmin'
          : isEmployeeActor(actor)
            ? 'bAdmin'
            : actor === 'visitorTwo'
              ? 'visitorOne'
              : 'visitorTwo',
      ),
    );
  if (owned && noun === 'order' && actor === 'aStaff') {
    const colleagues = await make(stage, noun, ownerOf(stage, actor));
    await sql`update intent_order set salesperson_id = ${stage.people.aAdmin.employeeId} where id = ${colleagues}`.execute(
      db,
    );
    found['colleagues'] = colleagues;
  }
  if (!owned && (noun === 'product' || noun === 'exhibitor')) {
    const closed = await makeExhibitor(test, { open: false });
    found['closed'] = noun === 'exhibitor' ? closed.id : (await makeProduct(test, closed)).id;
  }
  return found;
}

/** What an example cannot hold, since it is made at the moment: a code just sent, answers to this fair's questions. */
const COMPLETED: Record<string, (stage: Stage) => Promise<Record<string, unknown>>> = {
  [contract.account.register.path]: async ({ test }) => {
    const email = `${newId().toLowerCase()}@fair.example`;
    return { email, code: await makeCode(test.scope.db, test.portal.services.config.SECRET, 'register', email) };
  },
  [contract.questionnaire.save.path]: async ({ test }) => {
    const required = (await questions(test.scope)).filter((question) => question.required);
    return {
      answers: required.map(({ code, options }) => ({
        question: code,
        choices: options.slice(0, 1).map((option) => option.code),
      })),
    };
  },
};

/** A call's example with fresh ids of one's own in the places of `$noun`. */
export async function inputOf(stage: Stage, call: AnyCall, actor: Actor): Promise<Record<string, unknown>> {
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
    ...(await COMPLETED[call.path]?.(stage)),
  };
}

/** Puts back what a call may have used up: counters, and the unfinished registration as far as `progress` says. */
export async function restore({ test, people, progress }: Stage): Promise<void> {
  const { db } = test.scope;
  await sql`delete from limit_counter`.execute(db);
  await sql`
    update visitor set complete_visitor = ${progress > 0}, complete_visitor_register = ${progress > 1}, complete_questionnaire = false,
      complete_exhibition_registration = false, completed_at = null, review_state = null
    where id = ${people.unfinished.visitorId}
      and (complete_visitor, complete_visitor_register, complete_questionnaire) <> (${progress > 0}, ${progress > 1}, false)`.execute(
    db,
  );
}

/** Makes a call as a person; whatever the call before used up is put back first. A call that ends its session gets one of its own. */
export async function ask(stage: Stage, call: AnyCall, actor: Actor, input: unknown, more: More = {}): Promise<Answer> {
  await restore(stage);
  const person = stage.people[actor];
  const bytes = call.takes === 'bytes' ? { bytes: stage.picture } : {};
  const answer = await stage.test.send(call, input, person, { ...bytes, ...more });
  await signInAgain(stage, actor);
  return answer;
}

async function signInAgain(stage: Stage, actor: Actor): Promise<void> {
  if (actor === 'anonymous' || actor === 'aResigned' || actor === 'ended') return;
  const person = stage.people[actor];
  const { sessions } = stage.test.portal.services;
  if (person.token === null || (await sessions.callerOf(stage.test.scope, person.token)) !== null) return;
  const type = isVisitorActor(actor) ? 'VISITOR' : isEmployeeActor(actor) ? 'ACTOR' : 'ORGANIZER';
  person.token = await sessions.start(
    stage.test.scope,
    z.looseObject({ accountId: z.string() }).parse(person).accountId,
    type,
    false,
  );
}

/** Every call of the contract, by name. */
export const everyCall: readonly (readonly [string, AnyCall])[] = [...calls];
