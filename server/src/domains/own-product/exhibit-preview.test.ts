import { beforeEach, describe, expect, test } from 'vitest';
import type { InputOf, OutputOf } from '@fairbridge/contract/call.ts';
import { PREVIEWS, type Preview } from '@fairbridge/contract/exhibitor/company.shapes.ts';
import { contract } from '@fairbridge/contract/index.ts';
import type { VisibleRange } from '@fairbridge/contract/product/product.shapes.ts';
import { outcomeOf, wrongFields } from '../../../test/outcome.ts';
import { testPortal, type Person } from '../../../test/portal.ts';
import {
  makeDocumentFile,
  makeEmployee,
  makeExhibitor,
  makePicture,
  makeVisitor,
  productInput,
  putInPool,
  type Employee,
  type Exhibitor,
} from '../../../test/world.ts';

const { detail, ownList, preview, save } = contract.product;

const portal = testPortal();
let company: Exhibitor;
let staff: Employee;
beforeEach(async () => {
  company = await makeExhibitor(portal);
  staff = await makeEmployee(portal, company);
});

type Shown = OutputOf<typeof detail>;
/** A page but for what only a saved exhibit has: an id, a day, places of its files, and what is like it. */
const page = ({ product, documents, compliance }: Shown) => {
  const { id: _id, version: _version, publishedAt: _at, ...told } = product;
  const { cover: _cover, pictures, longPictures, video, ...words } = told;
  return {
    words,
    media: [pictures.length, longPictures.length, video === null],
    documents: documents.map(({ id: _document, file, ...rest }) => ({
      ...rest,
      file: file === null ? null : { ...file, address: file.address !== '' },
    })),
    compliance,
  };
};

async function readers(): Promise<Record<Preview, Person>> {
  const [visitor, pool] = [await makeVisitor(portal), await makeVisitor(portal)];
  await putInPool(portal, company, pool);
  return { guest: { token: null }, visitor, pool };
}

async function written(scope: VisibleRange): Promise<InputOf<typeof save>> {
  const [ingredient] = [...portal.ctx.exhibition.ingredients.keys()];
  const levels = ['public', 'request', 'pool'] as const;
  const documents = await Promise.all(
    levels.map(async (level) => ({
      file: await makeDocumentFile(portal, company),
      kind: 'sds' as const,
      language: 'en' as const,
      level,
      title: `Sheet ${level}`,
    })),
  );
  return productInput(portal, company, {
    scope,
    brand: { zh: '禾田', en: 'Field' },
    articleNumber: 'QZ-9',
    attributes: {
      ingredients: ingredient === undefined ? [] : [{ code: ingredient, content: 200, unit: 'g/L' }],
      registrations: [{ country: 'BR', number: '1', validUntil: '2020-01-01' }],
      packing: { zh: '桶', en: 'drum' },
      values: { hazard: 'III' },
    },
    minimumOrder: { quantity: 500, unit: 'L' },
    salePrice: { amount: 3.5, currency: 'USD', unit: 'L' },
    purchasePrice: { amount: 2, currency: 'USD', unit: 'L' },
    introduction: { zh: '介绍', en: 'Words' },
    documents,
  });
}

describe('the preview of an exhibit', () => {
  test.each([0, 1, 2] as const)('is the page as each reader gets it once it is saved, in range %i', async (scope) => {
    const call = portal.as(staff);
    const form = await written(scope);
    const others = await readers();
    const seen = new Map<Preview, Shown | null>();
    for (const as of PREVIEWS) seen.set(as, (await call(preview, { as, form })).shown);
    const { id } = await call(save, form);
    for (const as of PREVIEWS) {
      const { body } = await portal.send(detail, { id }, others[as], { fresh: true });
      const real = detail.output.safeParse(body.data);
      const shown = seen.get(as) ?? null;
      expect([as, shown !== null]).toEqual([as, real.success]);
      if (shown === null || !real.success) continue;
      const known = page(real.data);
      // the market of a visitor is not the company's to choose
      expect(page(shown)).toEqual({ ...known, compliance: { ...known.compliance, market: '' } });
      expect(shown.mayOrder).toBe(real.data.mayOrder);
    }
  });

  test('stands with as little as a name, saves nothing, and tells no buying price', async () => {
    const call = portal.as(staff);
    const { shown } = await call(preview, { as: 'guest', form: { name: { zh: '只有名称', en: '' } } });
    expect(shown?.product).toMatchObject({ name: { zh: '只有名称', en: '' }, cover: '', pictures: [], category: null });
    const form = await written(0);
    expect(JSON.stringify(await call(preview, { as: 'pool', form }))).not.toContain('purchase');
    expect((await call(ownList, {})).total).toBe(0);
  });

  test('shows no file of another company', async () => {
    const rival = await makeExhibitor(portal);
    const foreign = await makePicture(portal, rival);
    const call = portal.as(staff);
    expect(Object.keys(await wrongFields(call(preview, { as: 'pool', form: { pictures: [foreign] } })))).toEqual([
      'pictures',
    ]);
    const paper = await makeDocumentFile(portal, rival);
    const documents = [{ file: paper, kind: 'sds', language: 'en', level: 'public' } as const];
    expect((await call(preview, { as: 'pool', form: { documents } })).shown?.documents).toEqual([]);
    expect(await outcomeOf(portal.as({ token: null })(preview, { as: 'guest', form: {} }))).not.toBe('done');
  });
});
