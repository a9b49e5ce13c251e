import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { dryRun } from '../../core/fair-context.ts';
import { factsInProcess } from '../../platform/http/route.ts';
import { outcomeOf } from '../../../test/outcome.ts';
import { testPortal } from '../../../test/portal.ts';
import {
  makeDocument,
  makeDocumentRequest,
  makeExhibitor,
  makeOrganizer,
  makeProduct,
  makeVisitor,
  putInPool,
} from '../../../test/world.ts';
import { productHandlers } from './product.handlers.ts';

const { browse, detail } = contract.product;
const portal = testPortal();

/** Rows changed past the portal: nothing is told, so that what is kept is given up for their versions alone. */
const write = async (statement: ReturnType<typeof sql>): Promise<void> => void (await statement.execute(portal.ctx.db));

test('a kept detail shows each change of the rows that it is made of at the next call, though nobody is told of it', async () => {
  const company = await makeExhibitor(portal);
  const exhibit = await makeProduct(portal, company, { scope: 0 });
  const label = await makeDocument(portal, exhibit, { level: 'request', kind: 'label', says: 'Label' });
  const visitor = await makeVisitor(portal, { country: 'BR' });
  const { visitorId } = visitor;
  const shown = async () => {
    const { product, documents, compliance } = await portal.as(visitor)(detail, { id: exhibit.id });
    const access = documents.map((one) => `${one.kind} ${one.access}`);
    return [product.name.en, product.exhibitor.name.en, access.join(), compliance.market];
  };
  const before = [exhibit.name_en, company.name_en, 'label ask', 'BR'];
  expect([await shown(), await shown()]).toEqual([before, before]);
  await write(sql`update product set name_en = 'Renamed' where id = ${exhibit.id}`);
  expect(await shown()).toEqual(['Renamed', company.name_en, 'label ask', 'BR']);
  await write(sql`update exhibitor set name_en = 'Another name' where id = ${company.id}`);
  expect(await shown()).toEqual(['Renamed', 'Another name', 'label ask', 'BR']);
  await makeDocumentRequest(portal, exhibit, label.id, visitorId, { state: 'open' });
  expect(await shown()).toEqual(['Renamed', 'Another name', 'label asked', 'BR']);
  await write(sql`update document_request set state = 'granted' where document_id = ${label.id}`);
  expect(await shown()).toEqual(['Renamed', 'Another name', 'label open', 'BR']);
  await write(sql`update product_document set kind = 'sds' where id = ${label.id}`);
  expect(await shown()).toEqual(['Renamed', 'Another name', 'sds open', 'BR']);
  await write(sql`update visitor set country = 'VN' where id = ${visitorId}`);
  expect(await shown()).toEqual(['Renamed', 'Another name', 'sds open', 'VN']);
});

test('what one viewer has been shown is kept for nobody who may not see it, and withdrawn from all at the next call', async () => {
  const company = await makeExhibitor(portal);
  const exhibit = await makeProduct(portal, company, { scope: 1 });
  const customer = await makeVisitor(portal);
  await putInPool(portal, company, customer);
  const viewers = {
    customer,
    stranger: await makeVisitor(portal),
    organizer: await makeOrganizer(portal),
  };
  const outcomes = async () =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(viewers).map(async ([name, viewer]) => [
          name,
          await outcomeOf(portal.as(viewer)(detail, { id: exhibit.id })),
        ]),
      ),
    );
  const inside = { customer: 'done', stranger: 'productTips', organizer: 'done' };
  expect([await outcomes(), await outcomes()]).toEqual([inside, inside]);
  await write(sql`delete from contact where exhibitor_id = ${company.id}`);
  portal.portal.services.sessions.forget();
  expect(await outcomes()).toEqual({ ...inside, customer: 'productTips' });
  await write(sql`update product set deleted_at = now() where id = ${exhibit.id}`);
  expect(await outcomes()).toEqual({ customer: 'notFound', stranger: 'notFound', organizer: 'notFound' });
});

test('a kept list shows a changed card, and no card that is no longer shown, at the next call, though nobody is told of it', async () => {
  const company = await makeExhibitor(portal);
  const [first, second] = [await makeProduct(portal, company), await makeProduct(portal, company)];
  const visitor = await makeVisitor(portal);
  const shown = async () =>
    (await portal.as(visitor)(browse, { pageSize: 2 })).list.map(({ name, exhibitor }) => [name.en, exhibitor.name.en]);
  const before = [
    [second.name_en, company.name_en],
    [first.name_en, company.name_en],
  ];
  expect([await shown(), await shown()]).toEqual([before, before]);
  await write(sql`update product set name_en = 'Renamed' where id = ${first.id}`);
  expect(await shown()).toEqual([
    [second.name_en, company.name_en],
    ['Renamed', company.name_en],
  ]);
  await write(sql`update product set scope = 1 where id = ${second.id}`);
  expect(await shown()).toEqual([['Renamed', company.name_en]]);
  await write(sql`update exhibitor set name_en = 'Another name' where id = ${company.id}`);
  expect(await shown()).toEqual([['Renamed', 'Another name']]);
});

test('what stands in a transaction alone is shown there, and kept for nobody', async () => {
  const exhibit = await makeProduct(portal, await makeExhibitor(portal), { scope: 0 });
  const visitor = await makeVisitor(portal);
  const { services } = portal.portal;
  const { detail: handle } = productHandlers(services);
  const caller = await services.sessions.callerOf(portal.ctx, visitor.token ?? '');
  if (caller?.kind !== 'visitor') throw new Error('no visitor');
  const shown = await dryRun(portal.ctx, async (ctx) => {
    await sql`update product set name_en = 'Not saved' where id = ${exhibit.id}`.execute(ctx.db);
    const request = factsInProcess('');
    const answer = await handle({
      ctx,
      caller,
      input: { id: exhibit.id },
      lang: 'en',
      request,
      acting: { caller, address: '' },
    });
    return 'product' in answer ? answer.product.name.en : 'kept';
  });
  const { product } = await portal.as(visitor)(detail, { id: exhibit.id });
  expect([shown, product.name.en]).toEqual(['Not saved', exhibit.name_en]);
});
