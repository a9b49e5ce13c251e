import { expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { makeLive, ON_AIR, REPLAY } from '../../../test/lives.ts';
import { outcomeOf } from '../../../test/outcome.ts';
import { testPortal } from '../../../test/portal.ts';
import { makeEmployee, makeExhibitor, makeOrganizer, makeProduct, makeVisitor } from '../../../test/world.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { writeMinute } from './live-audience.queries.ts';

const portal = testPortal();
const { audience } = contract.ownLive;

test('who watches a live that is on the air is counted once a minute, beside what is shown at that time', async () => {
  const company = await makeExhibitor(portal);
  const host = await makeEmployee(portal, company);
  const product = await makeProduct(portal, company, { name_zh: '草铵膦', name_en: 'Glufosinate' });
  const { id } = await makeLive(portal, company, ON_AIR);
  const over = await makeLive(portal, company, REPLAY);
  for (const liveId of [id, over.id])
    await portal.as(await makeVisitor(portal))(contract.live.watch, { liveId, state: 1 });
  const gone = await makeVisitor(portal);
  for (const state of [1, 2] as const) await portal.as(gone)(contract.live.watch, { liveId: id, state });
  const now = new Date('2027-03-01T02:30:40Z');
  const fair = { exhibition_id: company.exhibition_id, live_id: id };
  await insertRows(portal.ctx.db, 'live_pin', [
    { ...fair, at: '2027-03-01T02:30:10Z', product_id: product.id },
    { ...fair, at: '2027-03-01T02:30:50Z', product_id: null },
    { ...fair, at: '2027-03-01T02:45:00Z', product_id: product.id },
  ]);
  await Promise.all([writeMinute(portal.ctx, now), writeMinute(portal.ctx, now)]);
  const told = await portal.as(host)(audience, { id });
  const shown = { zh: '草铵膦', en: 'Glufosinate' };
  expect(told).toEqual({
    minutes: [{ at: '2027-03-01T02:30:00.000Z', viewers: 1 }],
    pins: [
      { at: '2027-03-01T02:30:10.000Z', product: shown, viewers: 1 },
      { at: '2027-03-01T02:45:00.000Z', product: shown, viewers: null },
    ],
  });
  expect(await portal.as(host)(audience, { id: over.id })).toEqual({ minutes: [], pins: [] });
});

test('nobody else learns who watched: of another company’s live, or of a company’s as an editor', async () => {
  const { id } = await makeLive(portal, await makeExhibitor(portal), ON_AIR);
  const others = [
    await makeEmployee(portal, await makeExhibitor(portal), { admin: true }),
    await makeOrganizer(portal, portal.ctx, 'editor'),
  ];
  for (const other of others) expect(await outcomeOf(portal.as(other)(audience, { id }))).toBe('notFound');
});
