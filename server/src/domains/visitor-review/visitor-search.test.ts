import { sql, type RawBuilder } from 'kysely';
import { describe, expect, test } from 'vitest';
import { newId } from '../../core/id.ts';
import { testPortal } from '../../../test/portal.ts';
import { makeVisitor } from '../../../test/world.ts';
import { fewNamed, visitorsNamed } from './visitor-search.queries.ts';
import { askedFor, isNamed, namedSentence, namedSentences } from './visitor-search.rules.ts';

const portal = testPortal();

/** A small alphabet, so that words are found by chance: both scripts, digits, and what `like` means something by. */
const SIGNS = ['王', '芳', 'a', 'B', '1', '2', '%', '_', ' ', '@', '.'];
/** Always the same numbers from 0 to 1. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** How this database would look for rows if it had no other way than an index. */
async function planOf(sentence: RawBuilder<boolean>, table: RawBuilder<unknown>): Promise<string> {
  const { rows } = await portal.portal.services.db.transaction().execute(async (db) => {
    await sql`set local enable_seqscan = off`.execute(db);
    return sql<{ 'QUERY PLAN': string }>`explain select 1 from ${table} where ${sentence}`.execute(db);
  });
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

describe('whom words may mean', () => {
  test('is looked for by the indexes, words and digits alike', async () => {
    for (const typed of ['王芳', '138 0013']) {
      const { visitor, account } = namedSentences(askedFor(typed));
      expect(await planOf(visitor, sql`visitor v`)).toContain('visitor_letter_pairs');
      expect(await planOf(account, sql`account a`)).toContain('account_letter_pairs');
    }
  });

  test('is the same in the rule and in SQL', async () => {
    const next = numbers(7);
    const text = (most: number): string =>
      Array.from(
        { length: Math.floor(next() * (most + 1)) },
        () => SIGNS[Math.floor(next() * SIGNS.length)] ?? '',
      ).join('');
    const digits = (): string => text(14).replaceAll(/\D/g, '');
    const people: {
      id: string;
      name: string;
      company: string;
      mobile: string;
      email: string;
      account_mobile: string;
    }[] = [];
    for (let at = 0; at < 40; at += 1) {
      const row = { name: text(6), company: text(8), mobile: digits() };
      const visitor = await makeVisitor(portal, row);
      const [email, account_mobile] = [
        `${text(5).toLowerCase().replaceAll(/[@ ]/g, '')}${at}@x.example`,
        `${digits()}${1000 + at}`,
      ];
      await sql`update account set email = ${email}, mobile = ${account_mobile} where id = ${visitor.accountId}`.execute(
        portal.ctx.db,
      );
      people.push({ ...row, id: visitor.visitorId, email, account_mobile });
    }
    const outcomes = new Set<boolean>();
    for (let round = 0; round < 120; round += 1) {
      const asked = askedFor(text(4));
      const known = (ids: readonly string[]) => ids.filter((id) => people.some((one) => one.id === id)).toSorted();
      const looked = await portal.ctx.db
        .selectFrom('visitor as v')
        .where('v.exhibition_id', '=', portal.ctx.exhibition.id)
        .where(namedSentence(asked))
        .select('v.id')
        .execute();
      const named = people.filter((person) => isNamed(asked, person)).map(({ id }) => id);
      expect(known(looked.map(({ id }) => id)), asked.words).toEqual(named.toSorted());
      const few = await fewNamed(portal.ctx, asked, 1_000);
      if (asked.words.length < 2) expect(few).toBeNull();
      else expect(known([...new Set(few)]), asked.words).toEqual(named.toSorted());
      if ([...asked.words].length < 2) continue;
      const found = (await visitorsNamed(portal.ctx, asked, 1_000, 1_000)).map(({ id }) => id);
      expect(known(found), asked.words).toEqual(named.toSorted());
      for (const person of people) outcomes.add(named.includes(person.id));
    }
    expect(outcomes).toEqual(new Set([true, false]));
  });

  test('is looked up where they are few; where they are more, everybody is looked at', async () => {
    const company = newId();
    const made = [await makeVisitor(portal, { company }), await makeVisitor(portal, { company })];
    const asked = askedFor(company);
    const few = async (most: number) => (await fewNamed(portal.ctx, asked, most))?.toSorted() ?? null;
    expect([await few(2), await few(1)]).toEqual([made.map(({ visitorId }) => visitorId).toSorted(), null]);
  });
});
