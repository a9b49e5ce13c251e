import type { PictureUse } from '@fairbridge/contract/limits.ts';
import { sql } from 'kysely';
import { drawnFileRow } from '../../../../demo/factories/factories.ts';
import { newId } from '../../../src/core/id.ts';
import { makeDraft, makeImport } from '../../exhibit-sheet.ts';
import {
  makeDocument,
  makeDocumentFile,
  makeDocumentRequest,
  makeExhibitor,
  makeLatestPicture,
  makeProduct,
  makeScene,
  makeScenePicture,
} from '../../world.ts';
import { isStaffActor, isVisitorActor } from '../actors.ts';
import { employeeOf, ownerOf } from '../stage-owners.ts';
import type { Stage } from '../stage.ts';
import { insertRow, type Making, type Nouns } from './noun.ts';

async function makeFile({ company, ctx }: Making, width: number, height: number, use?: PictureUse): Promise<string> {
  const row = drawnFileRow(company.exhibition_id, company.id, {}, { width, height }, use);
  return insertRow(ctx, 'file', row);
}

const exhibit = ({ test, company, ctx }: Making) => makeProduct(test, company, { scope: 2 }, ctx);

async function makeRemoved(making: Making): Promise<{ id: string; removal: string }> {
  const { id } = await exhibit(making);
  const removal = newId();
  await sql`update product set deleted_at = now(), removal = ${removal} where id = ${id}`.execute(making.ctx.db);
  return { id, removal };
}

async function documentOf({ test, company, ctx }: Making, level: 'public' | 'request'): Promise<string> {
  return (await makeDocument(test, await makeProduct(test, company, {}, ctx), { level }, ctx)).id;
}

/** An exhibit of a company that is not shown. */
const closedExhibit = async ({ test }: Stage) => {
  const closed = await makeExhibitor(test, { open: false });
  return { closed, product: await makeProduct(test, closed) };
};

/** What a company shows, and what it makes that of. */
export const showcaseNouns: Nouns = {
  product: {
    make: async (making) => (await exhibit(making)).id,
    foreign: async (stage, { actor, owned }) => {
      const gone = (await makeProduct(stage.test, ownerOf(stage, actor).company, { scope: 2 })).id;
      await sql`update product set deleted_at = now() where id = ${gone}`.execute(stage.test.ctx.db);
      return owned ? { deleted: gone } : { deleted: gone, closed: (await closedExhibit(stage)).product.id };
    },
  },
  removal: { make: async (making) => (await makeRemoved(making)).removal },
  removedProduct: { make: async (making) => (await makeRemoved(making)).id },
  productDraft: { make: ({ ctx, company }) => makeDraft(ctx, company) },
  productImport: {
    make: ({ stage, ctx, company }) => makeImport(ctx, company, employeeOf(stage, company).employeeId),
  },
  file: { make: (making) => makeFile(making, 800, 800, 'product') },
  companyPicture: { make: (making) => makeFile(making, 1200, 600) },
  scenePicture: { make: ({ test, company, ctx }) => makeScenePicture(test, company, ctx) },
  latestPicture: { make: ({ test, company, ctx }) => makeLatestPicture(test, company, ctx) },
  documentFile: { make: ({ test, company, ctx }) => makeDocumentFile(test, company, 'A document', ctx) },
  document: {
    make: (making) => documentOf(making, 'public'),
    foreign: async (stage, { actor, owned }) => {
      const { test, b } = stage;
      const closed: Record<string, string> = owned
        ? {}
        : { closed: (await makeDocument(test, (await closedExhibit(stage)).product)).id };
      if (!isVisitorActor(actor)) return closed;
      const hidden = await makeProduct(test, b, { scope: 1 });
      const shown = await makeProduct(test, b);
      return {
        ofHiddenExhibit: (await makeDocument(test, hidden, { level: 'request' })).id,
        ofPool: (await makeDocument(test, shown, { level: 'pool' })).id,
        ...closed,
      };
    },
  },
  documentRequest: {
    make: async ({ test, company, owner, ctx }) => {
      const product = await makeProduct(test, company, {}, ctx);
      const { id } = await makeDocument(test, product, { level: 'request' }, ctx);
      return (await makeDocumentRequest(test, product, id, owner.visitor)).id;
    },
  },
  hotspotScene: {
    make: async ({ test, company, ctx }) =>
      (await makeScene(test, company, [(await makeProduct(test, company, {}, ctx)).id], {}, ctx)).id,
    foreign: async (stage, { actor, owned, onlyCompanies }) => {
      const { test, b } = stage;
      const found: Record<string, string> = {};
      if (!onlyCompanies && actor !== 'bAdmin' && !isStaffActor(actor)) {
        const hidden = await makeProduct(test, b, { scope: 1 });
        found['hidden'] = (await makeScene(test, b, [hidden.id])).id;
      }
      if (owned) return found;
      const { closed, product } = await closedExhibit(stage);
      return { ...found, closed: (await makeScene(test, closed, [product.id])).id };
    },
  },
  exhibitor: {
    owned: 'never',
    make: ({ company }) => Promise.resolve(company.id),
    foreign: async (stage) => ({ closed: (await makeExhibitor(stage.test, { open: false })).id }),
  },
  anyExhibitor: { make: async ({ test, ctx }) => (await makeExhibitor(test, {}, ctx)).id },
  disabledExhibitor: {
    make: async ({ test, ctx }) => {
      const disabled = { open: false, disabled_at: new Date().toISOString(), booth_number: '' };
      return (await makeExhibitor(test, disabled, ctx)).id;
    },
  },
};
