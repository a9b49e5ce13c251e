import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createPool } from './client.ts';
import { UnscopedQueryError } from './fair-compiler.ts';
import { unscoped, scopedTo } from './fair-scope.ts';
import { createDatabase } from './kysely.ts';

// nothing is sent: what is asked here is what would be
const everywhere = createDatabase(createPool('postgres://127.0.0.1:1/none'));
const agro = scopedTo(everywhere, 'AGRO');
const outcomeOf = (compile: () => unknown): string => {
  try {
    compile();
    return 'goes';
  } catch (error) {
    return error instanceof UnscopedQueryError ? error.message : String(error);
  }
};
const text = (fair: string) => sql`
  select p.id from product p join exhibitor e on e.id = p.exhibitor_id where p.exhibition_id = ${fair} and p.brand_zh = ${'x'}`;

test('what goes through the handle of a fair names the fair, or fails at once', () => {
  expect([
    outcomeOf(() => agro.selectFrom('product').select('id').where('id', '=', 'P1').compile()),
    outcomeOf(() => agro.selectFrom('product').select('id').where('exhibition_id', '=', 'AGRO').compile()),
    outcomeOf(() => agro.deleteFrom('notice').where('id', '=', 'N1').compile()),
    outcomeOf(() => sql`update visitor set sector = ${'AGRO'} where id = ${'V1'}`.compile(agro)),
    outcomeOf(() => text('AGRO').compile(agro)),
  ]).toEqual([
    'A statement on product without its exhibition: select "id" from "product" where "id" = $1',
    'goes',
    'A statement on notice without its exhibition: delete from "notice" where "id" = $1',
    'A statement on visitor without its exhibition: update visitor set sector = $1 where id = $2',
    'goes',
  ]);
});

test('the id of another fair does not do', () => {
  const message =
    'A statement on product, exhibitor without its exhibition:  select p.id from product p join exhibitor e on e.id = p.exhibitor_id where p.exhibition_id = $1 and p.brand_zh = $2';
  expect([
    outcomeOf(() => text('SUGAR').compile(agro)),
    outcomeOf(() => text('SUGAR').compile(scopedTo(agro, 'SUGAR'))),
    outcomeOf(() => text('AGRO').compile(scopedTo(agro, 'SUGAR'))),
  ]).toEqual([message, 'goes', message]);
});

test('what is inserted carries the fair', () => {
  const like = (fair: string) => () =>
    sql`insert into post_like (exhibition_id, post_id, account_id) values (${fair}, ${'P1'}, ${'A1'})`.compile(agro);
  expect([outcomeOf(like('AGRO')), outcomeOf(like('SUGAR'))]).toEqual([
    'goes',
    'A statement on post_like without its exhibition: insert into post_like (exhibition_id, post_id, account_id) values ($1, $2, $3)',
  ]);
});

test('what an insert reads of a fair is compared with it, and the inserted id does not do', () => {
  const copy = (fair: string | null) => () =>
    sql`insert into favourite (exhibition_id, visitor_id) select ${'AGRO'}, v.id from visitor v where v.id = ${'V1'} ${fair === null ? sql`` : sql`and v.exhibition_id = ${fair}`}`.compile(
      agro,
    );
  expect([copy('AGRO'), copy(null), copy('SUGAR')].map((one) => outcomeOf(one) === 'goes')).toEqual([
    true,
    false,
    false,
  ]);
});

test('a statement that names the fair reads no other one beside it', () => {
  const beside = (fair: string) => [
    () =>
      sql`select id from product where exhibition_id = ${'AGRO'} union all select id from product where exhibition_id = ${fair}`,
    () =>
      sql`with other as (select id from exhibitor where exhibition_id = ${fair}) select p.id from product p join other on other.id = p.exhibitor_id where p.exhibition_id = ${'AGRO'}`,
    () =>
      sql`select id from product where exhibition_id = ${'AGRO'} and exists (select 1 from exhibitor e where e.exhibition_id = any(${[fair]}))`,
  ];
  const goes = (fair: string) => beside(fair).map((one) => outcomeOf(() => one().compile(agro)) === 'goes');
  expect([goes('AGRO'), goes('SUGAR')]).toEqual([
    [true, true, true],
    [false, false, false],
  ]);
});

test('what belongs to no fair goes, and what says that it reaches over all of them', () => {
  expect([
    outcomeOf(() => agro.selectFrom('account').select('id').where('id', '=', 'A1').compile()),
    outcomeOf(() => unscoped(agro).selectFrom('session').select('id').where('account_id', '=', 'A1').compile()),
  ]).toEqual(['goes', 'goes']);
});
