import { sql } from 'kysely';
import { sourcingRow } from '../../../../demo/factories/factories.ts';
import type { FairContext } from '../../../src/core/fair-context.ts';
import { newId } from '../../../src/core/id.ts';
import { insertRows } from '../../../src/platform/database/insert-rows.ts';
import { makeDocumentFile, makeExhibitor, makeVisitor, type Exhibitor } from '../../world.ts';
import { insertRow, type Making, type Nouns } from './noun.ts';

type Made = { id: string; lineId: string };

async function makeRequirement(ctx: FairContext, visitorId: string, audit = 'approved'): Promise<Made> {
  const { sourcing, line } = sourcingRow(ctx.exhibition.id, visitorId, { audit });
  await insertRows(ctx.db, 'sourcing', [sourcing]);
  await insertRows(ctx.db, 'sourcing_line', [line]);
  return { id: sourcing.id, lineId: line.id };
}

const match = (ctx: FairContext, sourcingId: string, company: Exhibitor) =>
  insertRows(ctx.db, 'sourcing_match', [
    { exhibition_id: ctx.exhibition.id, sourcing_id: sourcingId, exhibitor_id: company.id, score: 60, reasons: [] },
  ]);

/** Of somebody else, and fitting the company. */
async function openTo({ test, company, ctx }: Making): Promise<Made> {
  const made = await makeRequirement(ctx, (await makeVisitor(test, {}, ctx)).visitorId);
  await match(ctx, made.id, company);
  // else it may not sign up
  await sql`update exhibitor set package = 'upgraded' where id = ${company.id} and exhibition_id = ${ctx.exhibition.id}`.execute(
    ctx.db,
  );
  return made;
}

const ownFile = ({ test, owner, ctx }: Making): Promise<string> => {
  const of = { exhibition_id: ctx.exhibition.id, id: owner.self };
  return makeDocumentFile(test, of, 'What is wanted', ctx, 'sourcingDocument');
};

/** A file for every company that the requirement fits. */
async function attach(making: Making, { id }: Made): Promise<string> {
  const { exhibition, db } = making.ctx;
  const file = await ownFile(making);
  const row = { exhibition_id: exhibition.id, place: 1, name: 'wanted.pdf', readers: 'fitting' };
  await insertRows(db, 'sourcing_file', [{ ...row, file_id: file, sourcing_id: id }]);
  return file;
}

/** Requirements of buyers, and companies that have signed up for them. */
export const sourcingNouns: Nouns = {
  sourcing: {
    make: async ({ owner, ctx }) => (await makeRequirement(ctx, owner.visitor, 'review')).id,
    owned: 'never',
  },
  ownSourcing: { make: async ({ owner, ctx }) => (await makeRequirement(ctx, owner.self)).id, owned: 'always' },
  openSourcing: { make: async (making) => (await openTo(making)).id },
  sourcingLine: { make: async (making) => (await openTo(making)).lineId },
  sourcingUpload: { make: ownFile, owned: 'always' },
  sourcingFile: {
    make: async (making) => {
      if (making.owner.speaker === null) return attach(making, await makeRequirement(making.ctx, making.owner.self));
      return attach(making, await openTo(making));
    },
    owned: 'always',
  },
  fileOfRequirement: {
    make: async (making) => attach(making, await makeRequirement(making.ctx, making.owner.visitor)),
    owned: 'never',
  },
  sourcingSignUp: {
    make: async ({ test, owner, ctx }) => {
      const { id } = await makeRequirement(ctx, owner.self);
      const company = await makeExhibitor(test, {}, ctx);
      const row = { id: newId(), exhibition_id: ctx.exhibition.id, sourcing_id: id, exhibitor_id: company.id };
      return insertRow(ctx, 'sourcing_sign_up', row);
    },
    owned: 'always',
  },
};
