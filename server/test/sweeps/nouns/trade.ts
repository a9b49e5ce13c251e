import { sql } from 'kysely';
import { complianceRow, orderRow } from '../../../../demo/factories/factories.ts';
import type { Scope } from '../../../src/ground/scope.ts';
import { insertRows } from '../../../src/platform/database/insert-rows.ts';
import { makeProduct } from '../../world.ts';
import { ownerOf } from '../stage-owners.ts';
import { SAVED_INGREDIENT } from '../stage-restoring.ts';
import type { Making, Nouns } from './noun.ts';

async function makeOrder({
  test,
  company,
  owner,
  scope,
}: Pick<Making, 'test' | 'company' | 'owner' | 'scope'>): Promise<string> {
  const row = orderRow(await makeProduct(test, company, { scope: 2 }, scope), owner.visitor);
  await insertRows(scope.db, 'intent_order', [row]);
  return row.id;
}

let rulesMade = 0;
/** A rule like no other: by country, and when those are used up by ingredient. The example of `compliance.save` has an ingredient to itself. */
async function makeComplianceRule(scope: Scope): Promise<string> {
  rulesMade += 1;
  const letter = (place: number): string => String.fromCodePoint(65 + (place % 26));
  const codes = [...scope.exhibition.ingredients.keys()].filter((code) => code !== SAVED_INGREDIENT);
  const ingredient = codes[Math.floor(rulesMade / 676) % codes.length] ?? '';
  const row = complianceRow(scope.exhibition.id, ingredient, {
    kind: 'pic',
    country: letter(Math.floor(rulesMade / 26)) + letter(rulesMade),
  });
  await insertRows(scope.db, 'compliance_rule', [row]);
  return row.id;
}

/** What is asked for, and the rules it goes by. */
export const tradeNouns: Nouns = {
  order: {
    make: makeOrder,
    foreign: async (stage, { actor, owned }) => {
      if (!owned || actor !== 'aStaff') return {};
      const { test, people } = stage;
      const owner = ownerOf(stage, actor);
      const colleagues = await makeOrder({ test, company: owner.company, owner, scope: test.scope });
      await sql`update intent_order set salesperson_id = ${people.aAdmin.employeeId} where id = ${colleagues}`.execute(
        test.scope.db,
      );
      return { colleagues };
    },
  },
  complianceRule: { make: ({ scope }) => makeComplianceRule(scope) },
};
