import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import {
  FOUND_KINDS,
  type FoundInConsole,
  type FoundKind,
} from '@fairbridge/contract/organizer/console-search.shapes.ts';
import { STAFF_ROLES, type StaffRole } from '@fairbridge/contract/roles.ts';
import { testPortal } from '../../../test/portal.ts';
import { makeBadge, makeColleague } from '../../../test/vip.ts';
import { makeEmployee, makeExhibitor, makeOrganizer, makeVisitor, type Organizer } from '../../../test/world.ts';
import type { FairContext } from '../../core/fair-context.ts';

const { search } = contract.organizer;
const portal = testPortal();

/** A word that stands in one of each kind. */
const WORD = '梧桐';

async function oneOfEach(ctx: FairContext) {
  const company = await makeExhibitor(
    portal,
    { name_zh: `${WORD}化工`, name_en: 'Wutong', booth_number: 'Q77', categories: [] },
    ctx,
  );
  const admin = await makeEmployee(portal, company, { admin: true, name_zh: `李${WORD}` }, ctx);
  // no administrator: stands in no record
  await makeEmployee(portal, company, { admin: false, name_zh: `赵${WORD}` }, ctx);
  const visitor = await makeVisitor(portal, { name: `王${WORD}`, company: '远山贸易', mobile: '13912345678' }, ctx);
  const colleague = await makeColleague(portal, visitor.visitorId, { ctx, state: 'confirmed' });
  await sql`update preregistration set name = ${`周${WORD}`} where exhibition_id = ${ctx.exhibition.id} and id = ${colleague.id}`.execute(
    ctx.db,
  );
  const badge = await makeBadge(visitor.visitorId, ctx);
  const { rows } = await sql<{ number: string }>`
    select number from badge where exhibition_id = ${ctx.exhibition.id} and id = ${badge}`.execute(ctx.db);
  return { company, admin, visitor, colleague, number: rows[0]?.number ?? '' };
}

const counts = (found: FoundInConsole): Record<FoundKind, number> => ({
  visitors: found.visitors.list.length,
  colleagues: found.colleagues.list.length,
  badges: found.badges.list.length,
  exhibitors: found.exhibitors.list.length,
  administrators: found.administrators.list.length,
});
const only = (...kinds: readonly FoundKind[]): Record<FoundKind, number> => {
  const of = (kind: FoundKind): number => (kinds.includes(kind) ? 1 : 0);
  return {
    visitors: of('visitors'),
    colleagues: of('colleagues'),
    badges: of('badges'),
    exhibitors: of('exhibitors'),
    administrators: of('administrators'),
  };
};

describe('the search of the console', () => {
  let here: Awaited<ReturnType<typeof oneOfEach>>;
  let there: Awaited<ReturnType<typeof oneOfEach>>;
  let owner: Organizer;
  beforeAll(async () => {
    here = await oneOfEach(portal.ctx);
    there = await oneOfEach(portal.sugarCtx);
    owner = await makeOrganizer(portal);
  });
  const find = (keyword: string, who: Organizer = owner) => portal.as(who)(search, { keyword });

  const OPEN: Readonly<Record<StaffRole, readonly FoundKind[]>> = {
    owner: FOUND_KINDS,
    reviewer: ['visitors', 'colleagues', 'badges'],
    editor: ['exhibitors', 'administrators'],
    support: FOUND_KINDS,
  };
  test.each(STAFF_ROLES)('shows the %s what that role may open, of this fair (G1, G6)', async (role) => {
    const who = await makeOrganizer(portal, portal.ctx, role);
    const named = OPEN[role].filter((kind) => kind !== 'badges');
    expect(counts(await find(WORD, who))).toEqual(only(...named));
    const numbered = OPEN[role].filter((kind) => kind === 'badges');
    expect(counts(await find(here.number, who))).toEqual(only(...numbered));
    // the other fair has all of it as well, and nothing of it is found here
    expect(JSON.stringify(await find(WORD, who))).not.toContain(there.visitor.visitorId);
    expect(counts(await find(there.number, who))).toEqual(only());
    expect(counts(await find(there.visitor.email, who))).toEqual(only());
  });

  test('finds a visitor by name, company, e-mail and mobile, however they are typed, and shows no more than the list does', async () => {
    const { list } = await portal.as(owner)(contract.review.list, { keyword: here.visitor.email });
    const [line] = list;
    for (const typed of [`王${WORD}`, here.visitor.email.toUpperCase(), '139 1234-5678', `　王${WORD} `]) {
      const { visitors } = await find(typed);
      expect(visitors.list.map(({ id }) => id)).toEqual([here.visitor.visitorId]);
      expect(line).toMatchObject(visitors.list[0] ?? {});
    }
    expect(counts(await find('远山贸易'))).toEqual(only('visitors'));
  });

  test('finds a badge by what one reads off it, with its holder', async () => {
    const digits = here.number.slice(4);
    for (const typed of [here.number, here.number.toLowerCase(), here.number.replace('-', ''), digits]) {
      const { badges } = await find(typed);
      expect(badges.list).toEqual([
        {
          number: here.number,
          revoked: false,
          name: `王${WORD}`,
          company: '远山贸易',
          visitorId: here.visitor.visitorId,
          colleague: null,
        },
      ]);
    }
  });

  test('finds a company by its booth', async () => {
    const { exhibitors } = await find('Q77');
    expect(exhibitors.list.map(({ id, booth }) => [id, booth?.number])).toEqual([[here.company.id, 'Q77']]);
  });

  test('finds nothing by a single character, and takes wildcards as they are', async () => {
    for (const typed of ['', ' ', '梧', '%%', '__', '\\\\']) expect(counts(await find(typed))).toEqual(only());
  });

  test('says that there are more than it shows, the one who is called so first', async () => {
    for (let at = 0; at < 6; at += 1) await makeVisitor(portal, { name: `银杏${at}`, company: '' });
    const exact = await makeVisitor(portal, { name: '银杏', company: '', completed_at: '2020-01-01T00:00:00Z' });
    const { visitors } = await find('银杏');
    expect([visitors.list.length, visitors.more, visitors.list[0]?.id]).toEqual([5, true, exact.visitorId]);
  });
});
