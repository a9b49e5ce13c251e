import { createHash, randomBytes } from 'node:crypto';
import { accountRow, drawnFileRow, employeeRow, exhibitorRow, productRow } from '../demo/factories/factories.ts';
import { insertRows } from '../server/src/platform/database/insert-rows.ts';
import { hashPassword } from '../server/src/domains/account/account.passwords.ts';
import { newId } from '../server/src/core/id.ts';
import { createPool } from '../server/src/platform/database/client.ts';
import { createDatabase, type Db } from '../server/src/platform/database/kysely.ts';
import { post } from './portal-process.ts';

const PASSWORD = 'Rollfeld26';
const CHEAP = '/visitor/v2/configurationItem/visitor/getConfigurationInformation';
const ASKED_EVERY_MS = 50;
const HOUR_MS = 3_600_000;

/** The id of the fair that a bench works at. */
export async function defaultFair(db: Db): Promise<string> {
  const fair = await db.selectFrom('exhibition').where('is_default', '=', true).select('id').executeTakeFirstOrThrow();
  return fair.id;
}

/** A company with so many exhibits, and an employee who knows the password; answers the address to log in by. */
export async function makeCompany(url: string, exhibits: number): Promise<string> {
  const email = `company-${newId().toLowerCase()}@bench.example`;
  const db = createDatabase(createPool(url, { max: 2 }));
  try {
    const fair = await defaultFair(db);
    const password_hash = await hashPassword(PASSWORD);
    await db.transaction().execute((inner) => insertCompany(inner, fair, exhibits, { email, password_hash }));
    return email;
  } finally {
    await db.destroy();
  }
}

async function insertCompany(
  db: Db,
  fair: string,
  exhibits: number,
  given: { email: string; password_hash: string },
): Promise<void> {
  const account = accountRow(given);
  const company = exhibitorRow(fair, { categories: ['herbicides'] });
  const picture = drawnFileRow(fair, company.id, {}, { width: 800, height: 800 });
  const products = Array.from({ length: exhibits }, (_row, at) =>
    productRow(company, { article_number: `C-${at}`, tags: ['herbicides'], pictures: [picture.id], scope: 2 }),
  );
  await insertRows(db, 'account', [account]);
  await insertRows(db, 'exhibitor', [company]);
  await insertRows(db, 'employee', [employeeRow(company, { account_id: account.id, email: given.email, admin: true })]);
  await insertRows(db, 'file', [picture]);
  await insertRows(db, 'product', products);
}

const enter = async (origin: string, account: string) =>
  (await post(origin, '/visitor/v2/account/webLogon', { account, password: PASSWORD, type: 'actor' })).data;

export const logOn = async (origin: string, account: string): Promise<string> =>
  String((await enter(origin, account))['token']);

/** What a browser keeps of a log-in. */
export async function sessionOf(origin: string, account: string): Promise<string> {
  const { token, user } = await enter(origin, account);
  return JSON.stringify({ token, user });
}

/** How long a cheap call takes to be answered, asked at a steady rate until something else is over; in ms. */
export async function bystander(origin: string, work: Promise<unknown>): Promise<number[]> {
  const answers: Promise<number>[] = [];
  const ask = async (): Promise<number> => {
    const began = performance.now();
    const { status } = await post(origin, CHEAP, {});
    return status === 200 ? performance.now() - began : Number.POSITIVE_INFINITY;
  };
  const asking = setInterval(() => answers.push(ask()), ASKED_EVERY_MS);
  try {
    await work;
  } finally {
    clearInterval(asking);
  }
  return Promise.all(answers);
}

/** A session of an owner of the console. */
export async function ownerToken(url: string): Promise<string> {
  const db = createDatabase(createPool(url, { max: 1 }));
  try {
    const exhibition_id = await defaultFair(db);
    const token = `fb_${randomBytes(32).toString('base64url')}`;
    const account = accountRow({ email: `owner-${newId().toLowerCase()}@bench.example` });
    await insertRows(db, 'account', [account]);
    await insertRows(db, 'organizer_staff', [{ id: newId(), exhibition_id, account_id: account.id, role: 'owner' }]);
    const ends = new Date(Date.now() + HOUR_MS);
    await db
      .insertInto('session')
      .values({
        id: newId(),
        exhibition_id,
        token_hash: createHash('sha256').update(token).digest(),
        account_id: account.id,
        subject_type: 'ORGANIZER',
        remember: false,
        device: '',
        address: '',
        second_step_at: new Date(),
        idle_until: ends,
        ends_at: ends,
      })
      .execute();
    return token;
  } finally {
    await db.destroy();
  }
}
