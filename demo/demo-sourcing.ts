import { z } from 'zod';
import { DOCUMENT_CODES, INCOTERMS } from '@fairbridge/contract/inquiry/inquiry.words.ts';
import { CURRENCIES } from '@fairbridge/contract/product/price.ts';
import { sourcingForm } from '@fairbridge/contract/sourcing/sourcing.shapes.ts';
import {
  FILE_READERS_CODES,
  REGISTRATION_NEED_CODES,
  type FileReaders,
} from '@fairbridge/contract/sourcing/sourcing.words.ts';
import { sql } from 'kysely';
import type { FairContext } from '../server/src/core/fair-context.ts';
import { newId } from '../server/src/core/id.ts';
import { dataSheet, type DataSheet } from '../server/src/domains/product-document/data-sheet.shapes.ts';
import { lineColumns, sourcingColumns } from '../server/src/domains/sourcing/sourcing.columns.ts';
import { writeFiles } from '../server/src/domains/sourcing/sourcing-file.queries.ts';
import { writeMatches } from '../server/src/domains/sourcing/sourcing-match.queries.ts';
import { lines, requirements, signUps } from '../server/src/domains/sourcing/sourcing.queries.ts';
import { labelOf, understand } from '../server/src/domains/sourcing/sourcing.structure.ts';
import { bilingualColumns } from '../server/src/platform/database/bilingual.ts';
import { SearchEngine } from '../server/src/platform/search/search-engine.ts';
import { documentFileRow } from './factories/factories.ts';
import agro from './data/agro/sourcing.json' with { type: 'json' };
import sugar from './data/sugar/sourcing.json' with { type: 'json' };

const DAY = 86_400_000;
const dayIn = (days: number): string => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

const wanted = z.array(
  z.object({
    title: z.string(),
    description: z.string(),
    /** Of the demo's own buyer. */
    own: z.boolean().default(false),
    /** Until its last day. */
    days: z.int(),
    /** Drawn when somebody first asks for it. */
    file: z.object({ name: z.string(), readers: z.enum(FILE_READERS_CODES), sheet: dataSheet }).optional(),
    lines: z.array(
      z.object({
        ingredients: z.array(z.string()).default([]),
        name: z.string().default(''),
        content: z.string().default(''),
        formulation: z.string().nullable().default(null),
        quantity: z.int(),
        unit: z.string(),
        packing: z.string().default(''),
        destination: z.string().nullable().default(null),
        incoterm: z.enum(INCOTERMS).nullable().default(null),
        port: z.string().default(''),
        documents: z.array(z.enum(DOCUMENT_CODES)).default([]),
        registration: z.enum(REGISTRATION_NEED_CODES).nullable().default(null),
        price: z.number().optional(),
        currency: z.enum(CURRENCIES).default('USD'),
        priceUnit: z.string().default('kg'),
      }),
    ),
  }),
);
const WANTED: Readonly<Record<string, z.output<typeof wanted>>> = {
  agro: wanted.parse(agro),
  sugar: wanted.parse(sugar),
};

const MESSAGES = [
  '可按期供货，附报价，欢迎索样。',
  'We can supply on time. Samples and documents are available.',
  '工厂直供，可提供全套文件。',
];

/** Of these visitors; the first is the demo's own buyer. */
async function buyersOf({ db, exhibition }: FairContext): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select v.id from visitor v join account a on a.id = v.account_id
    where v.exhibition_id = ${exhibition.id} and v.review_state = 'approved' order by a.email = 'buyer@fair.example' desc, v.id limit 40`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

type Fitting = { exhibitor_id: string; employee_id: string; product_id: string; line_id: string };

/** Companies that it fits best, with somebody who works there; the demo's own exhibitor leaves its sign-up to whoever tries it. */
async function fittingOf({ db, exhibition }: FairContext, sourcingId: string, count: number): Promise<Fitting[]> {
  const { rows } = await sql<Fitting>`
    select m.exhibitor_id, (select e.id from employee e where e.exhibitor_id = m.exhibitor_id order by e.admin desc, e.id limit 1) as employee_id,
      m.reasons->0->>'productId' as product_id, m.reasons->0->>'lineId' as line_id
    from sourcing_match m
    where m.exhibition_id = ${exhibition.id} and m.sourcing_id = ${sourcingId} and not exists (
      select from employee e join account a on a.id = e.account_id where e.exhibitor_id = m.exhibitor_id and a.email = 'exhibitor@fair.example')
    order by m.score desc, m.exhibitor_id limit ${count}`.execute(db);
  return rows;
}

async function giveSignUps(ctx: FairContext, sourcingId: string, count: number): Promise<void> {
  for (const [at, fitting] of (await fittingOf(ctx, sourcingId, count)).entries()) {
    const id = await signUps.insert(ctx, {
      sourcing_id: sourcingId,
      exhibitor_id: fitting.exhibitor_id,
      employee_id: fitting.employee_id,
      message: MESSAGES[at % MESSAGES.length] ?? '',
    });
    await sql`
      insert into sourcing_offer (exhibition_id, sign_up_id, line_id, product_id, price_amount, price_currency, price_unit, quantity,
        quantity_unit, incoterm, port, valid_until, lead_time, payment, packing)
      select ${ctx.exhibition.id}, ${id}, l.id, ${fitting.product_id}, round(coalesce(l.price_amount, 6.4) * ${1.02 + at * 0.06}::numeric, 2),
        coalesce(l.price_currency, 'USD'), coalesce(l.price_unit, 'kg'), l.quantity, l.unit, l.incoterm, l.port, ${dayIn(25 + at)}::date,
        '30 days', '30 % T/T, 70 % against copy of B/L', l.packing
      from sourcing_line l where l.exhibition_id = ${ctx.exhibition.id} and l.id = ${fitting.line_id}`.execute(ctx.db);
  }
}

async function giveFile(
  ctx: FairContext,
  of: { id: string; visitorId: string },
  { name, readers, sheet }: { name: string; readers: FileReaders; sheet: DataSheet },
): Promise<void> {
  const row = documentFileRow({ exhibition_id: ctx.exhibition.id, id: of.visitorId }, sheet, 'sourcingDocument');
  await ctx.db.insertInto('file').values(row).execute();
  await writeFiles(ctx, of, [{ id: row.id, name, readers }]);
}

/** Requirements of buyers, matched with the exhibits that were indexed before, with sign-ups of companies that fit. */
export async function giveRequirements(ctx: FairContext): Promise<void> {
  const search = new SearchEngine(ctx.db);
  const buyers = await buyersOf(ctx);
  for (const [at, { title, description, own, days, file, lines: goods }] of (
    WANTED[ctx.exhibition.code] ?? []
  ).entries()) {
    const form = sourcingForm.parse({
      title,
      description,
      deadline: dayIn(days),
      lines: goods.map(({ quantity, unit, price, currency, priceUnit, ...line }) => ({
        ...line,
        wanted: { quantity, unit },
        targetPrice: price === undefined ? null : { amount: price, currency, unit: priceUnit },
        expectedOn: dayIn(days + 60),
      })),
    });
    const id = newId();
    const visitorId = buyers[own ? 0 : (at * 5 + 1) % buyers.length] ?? '';
    await requirements.insert(ctx, {
      id,
      visitor_id: visitorId,
      audit: 'approved',
      ...sourcingColumns(form),
      created_at: new Date(Date.now() - (at + 1) * 7 * 3_600_000),
    });
    for (const [place, line] of form.lines.entries()) {
      const { structure, query } = await understand(search, ctx, line);
      await lines.insert(ctx, {
        sourcing_id: id,
        place,
        ...bilingualColumns('label', labelOf(ctx, line)),
        ...lineColumns(line),
        structure: JSON.stringify(structure),
        query,
      });
    }
    if (file !== undefined) await giveFile(ctx, { id, visitorId }, file);
    await writeMatches(ctx, { sourcingId: id });
    await giveSignUps(ctx, id, 3 - (at % 3));
  }
}
