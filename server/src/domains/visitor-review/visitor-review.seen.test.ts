import { beforeAll, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { buildApp } from '../../app.ts';
import { draw } from '../../../../demo/draw.ts';
import { auditOf } from '../../../test/audits.ts';
import { outcomeOf } from '../../../test/outcome.ts';
import { testPortal } from '../../../test/portal.ts';
import {
  makeExhibitor,
  makeOrganizer,
  makeProduct,
  makeVisitor,
  putInPool,
  type Organizer,
} from '../../../test/world.ts';

const { seePage } = contract.review;
const REASON = '观众来电：看不到展品';

const portal = testPortal();
let owner: Organizer;
/** What the page would be made of. */
let seen: { products: string[]; name: string };
beforeAll(async () => {
  owner = await makeOrganizer(portal);
  const { readerApi } = buildApp(portal.portal, draw);
  portal.portal.services.readerPages.open(async (ctx, _path, { caller, user, lang }) => {
    const api = readerApi(ctx, caller, lang);
    const { list } = await api(contract.product.browse, { pageNum: 1, pageSize: 50 });
    const [first] = list;
    // what a page writes when it is opened must not be kept
    if (first !== undefined) await api(contract.footprint.add, { subjectType: 'PRODUCT', id: first.id });
    seen = { products: list.map(({ name }) => name.en).toSorted(), name: user?.name ?? '' };
    return '<!doctype html>';
  });
});
const look = (id: string, person = owner) =>
  portal.as(person)(seePage, { id, page: '/find/product', lang: 'zh', width: 1440, reason: REASON });

test('an owner sees what the visitor sees, leaves no trace with the visitor, and one in the log', async () => {
  const company = await makeExhibitor(portal);
  for (const [scope, name] of ['For all', 'For the pool', 'For registered visitors'].entries())
    await makeProduct(portal, company, { scope, name_zh: name, name_en: name });
  const [member, other] = [await makeVisitor(portal, { name: '张三' }), await makeVisitor(portal, { name: '李四' })];
  await putInPool(portal, company, member);
  await look(member.visitorId);
  expect(seen).toEqual({ products: ['For all', 'For registered visitors', 'For the pool'], name: '张三' });
  await look(other.visitorId);
  expect(seen).toEqual({ products: ['For all', 'For registered visitors'], name: '李四' });
  const prints = await portal.ctx.db.selectFrom('footprint').select('viewer_id').execute();
  expect(prints).toEqual([]);
  expect(await auditOf(portal, member.visitorId)).toEqual([
    { act: 'visitor.seePage', details: { page: '/find/product', reason: REASON } },
  ]);
});

test('seeing a page as a visitor of another fair is refused, and to a reviewer as any visitor', async () => {
  const there = await makeVisitor(portal, {}, portal.sugarCtx);
  const here = await makeVisitor(portal);
  const reviewer = await makeOrganizer(portal, portal.ctx, 'reviewer');
  expect([await outcomeOf(look(there.visitorId)), await outcomeOf(look(here.visitorId, reviewer))]).toEqual([
    'notFound',
    'notAllowed',
  ]);
});
