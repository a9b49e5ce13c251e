import { sql } from 'kysely';
import type { InquiryRecipient, OwnRequestTab } from '@fairbridge/contract/inquiry/inquiry.shapes.ts';
import type { ExhibitorCaller } from '@fairbridge/contract/roles.ts';
import { bilingualColumns } from '../../platform/database/bilingual.ts';
import { paginateSql, type Range } from '../../platform/database/paginate.ts';
import { newId } from '../../core/id.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { isContactShared } from '../identity/membership.queries.ts';
import { CLOSING, type ClosingRow } from '../lead/lead-closing.queries.ts';
import { ANSWERER, WITH_ANSWERER, type AnswererRow } from '../lead/lead-answerer.queries.ts';
import { SILENT, type SilentRow } from '../lead/lead-silence.queries.ts';
import { SOURCING_OF_LEAD, SOURCING_OF_OWN, type WithSourcing } from '../lead/lead-sourcing.queries.ts';
import { handledBy } from '../lead/lead.rules.ts';
import { versionedTable } from '../../platform/database/fair-table.ts';
import type { Progress } from './inquiry.rules.ts';
import { answeredTo, type Given } from './inquiry.questions.ts';
import type { columnsOf, WordsRow } from './inquiry.words.ts';

export const inquiries = versionedTable('inquiry', { changedAt: 'changed_at' });

type Asked = { id: string; zh: string; en: string; strength: string };
type CoreRow = Progress &
  ClosingRow &
  WithSourcing & {
    id: string;
    created_at: Date;
    changed_at: Date | null;
    answered_at: Date | null;
    products: Asked[];
  };
export type OwnInquiryRow = CoreRow &
  WordsRow &
  AnswererRow &
  SilentRow & { version: number; exhibitor_id: string; exhibitor_zh: string; exhibitor_en: string; logo: string };
export type InquiryCardRow = CoreRow & {
  buyer_name: string;
  company: string;
  position: string;
  country: string;
};
export type ReceivedInquiryRow = InquiryCardRow &
  WordsRow & { email: string | null; mobile_area_code: string; mobile: string };

const CORE = sql`i.id, i.created_at, i.changed_at, i.seen_at, i.withdrawn_at, l.state as lead_state, l.answered_at, ${CLOSING}`;
const WORDS = sql`i.question, i.quantity, i.unit, i.destination, i.documents, i.price_amount, i.price_currency, i.price_unit,
  i.incoterm, i.port, i.sample, i.answers`;

const listed = (name: ReturnType<typeof sql>) => sql`coalesce((
  select jsonb_agg(${name} order by a.place) from inquiry_product a join product p on p.id = a.product_id where a.inquiry_id = i.id), '[]') as products`;
/** The exhibits as they were asked about: what the buyer knew, whatever has become of them. */
const AS_ASKED = listed(
  sql`jsonb_build_object('id', p.id, 'zh', a.product_zh, 'en', a.product_en, 'strength', a.product_strength)`,
);
/** The exhibits as they are now: what their company knows anyway. */
const AS_NOW = listed(sql`jsonb_build_object('id', p.id, 'zh', p.name_zh, 'en', p.name_en, 'strength', p.strength)`);

const OWN = sql`${CORE}, ${WORDS}, ${AS_ASKED}, i.version, e.id as exhibitor_id, e.name_zh as exhibitor_zh, e.name_en as exhibitor_en, e.logo,
  ${ANSWERER}, ${SILENT}, ${SOURCING_OF_OWN} as sourcing`;
const WITH_SUPPLIER = sql`from inquiry i join exhibitor e on e.id = i.exhibitor_id left join lead l on l.id = i.id ${WITH_ANSWERER}`;

/** Those of these that are the buyer's own. */
export async function ownInquiriesOf(ctx: FairContext, visitorId: string, ids: readonly string[]) {
  const { rows } = await sql<OwnInquiryRow>`
    select ${OWN} ${WITH_SUPPLIER}
    where i.exhibition_id = ${ctx.exhibition.id} and i.visitor_id = ${visitorId} and i.id = any(${[...ids]}::text[])`.execute(
    ctx.db,
  );
  return rows;
}

/** What a buyer sent, inquiries and orders, the newest first: which they are. */
export const sentBy = (ctx: FairContext, visitorId: string, only: OwnRequestTab | null, range: Range) =>
  paginateSql<{ id: string; kind: 'order' | 'inquiry' }>(
    ctx.db,
    {
      select: sql`s.id, s.kind`,
      from: sql`${sent(ctx, visitorId)} where ${only}::text is null or s.over = (${only}::text = 'over')`,
      order: sql`s.created_at desc, s.id`,
    },
    range,
  );

const sent = (ctx: FairContext, visitorId: string) => sql`from (
  select o.id, 'order' as kind, o.created_at, o.withdrawn_at is not null or ${OVER} as over
  from intent_order o left join lead l on l.id = o.id
  where o.exhibition_id = ${ctx.exhibition.id} and o.visitor_id = ${visitorId}
  union all select i.id, 'inquiry', i.created_at, i.withdrawn_at is not null or ${OVER}
  from inquiry i left join lead l on l.id = i.id
  where i.exhibition_id = ${ctx.exhibition.id} and i.visitor_id = ${visitorId}) s`;

/** Has its buyer ended it, or its supplier? */
const OVER = sql`coalesce(l.closed_at is not null or l.state in ('won', 'lost'), false)`;

export async function sentCounts(
  ctx: FairContext,
  visitorId: string,
): Promise<{ all: number; open: number; over: number }> {
  const { rows } = await sql<{ all: number; open: number; over: number }>`
    select count(*)::int as "all", (count(*) filter (where not s.over))::int as "open", (count(*) filter (where s.over))::int as "over"
    ${sent(ctx, visitorId)}`.execute(ctx.db);
  return rows[0] ?? { all: 0, open: 0, over: 0 };
}

export const CARD = sql`${CORE}, ${AS_NOW}, ${SOURCING_OF_LEAD} as sourcing, v.name as buyer_name, v.company, v.position, v.country`;
/** What the buyer took back has no lead, and is nobody's to read. */
export const WITH_BUYER = sql`from inquiry i join lead l on l.id = i.id join visitor v on v.id = i.visitor_id`;

/** One with its buyer, how to reach them and what was asked; undefined where this employee has no business with it. */
export async function receivedInquiry(
  ctx: FairContext,
  caller: ExhibitorCaller,
  id: string,
): Promise<ReceivedInquiryRow | undefined> {
  const { rows } = await sql<ReceivedInquiryRow>`
    select ${CARD}, ${WORDS}, case when ${isContactShared('i')} then b.email end as email, v.mobile_area_code,
      case when ${isContactShared('i')} then v.mobile else '' end as mobile
    ${WITH_BUYER} join account b on b.id = v.account_id
    where i.exhibition_id = ${ctx.exhibition.id} and ${handledBy(caller)} and i.id = ${id}`.execute(ctx.db);
  return rows[0];
}

export type InquiryKey = Progress & {
  id: string;
  visitor_id: string;
  exhibitor_id: string;
  employee_id: string | null;
  version: number;
};

/** Held until the transaction ends, so that seeing it and writing it anew come one after the other. */
export async function lockInquiry(ctx: FairContext, id: string): Promise<InquiryKey | undefined> {
  const { rows } = await sql<InquiryKey>`
    select i.id, i.visitor_id, i.exhibitor_id, i.version, i.seen_at, i.withdrawn_at, l.state as lead_state, l.closed_at, l.employee_id
    from inquiry i left join lead l on l.id = i.id
    where i.exhibition_id = ${ctx.exhibition.id} and i.id = ${id} for no key update of i`.execute(ctx.db);
  return rows[0];
}

/** What the same request stored before, in the order it was asked in. */
export const sendingOfRequest = (ctx: FairContext, visitorId: string, requestId: string) =>
  ctx.db
    .selectFrom('inquiry')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('visitor_id', '=', visitorId)
    .where('request_id', '=', requestId)
    .select(['id', 'exhibitor_id', 'request_digest'])
    .orderBy('id')
    .execute();

type Sending = {
  id: string;
  visitorId: string;
  words: ReturnType<typeof columnsOf>;
  answers: readonly Given[];
  requestId: string | null;
  digest: string;
};

/** A row for each supplier; answers their ids, in the order of their ids as the same request asked again has them. */
export async function insertInquiries(ctx: FairContext, sending: Sending, recipients: readonly InquiryRecipient[]) {
  const made = recipients.map((recipient) => ({ id: newId(), recipient }));
  await ctx.db
    .insertInto('inquiry')
    .values(
      made.map(({ id, recipient }) => ({
        id,
        exhibition_id: ctx.exhibition.id,
        sending_id: sending.id,
        visitor_id: sending.visitorId,
        exhibitor_id: recipient.exhibitor.id,
        ...sending.words,
        answers: JSON.stringify(answeredTo(recipient, sending.answers)),
        request_id: sending.requestId,
        request_digest: sending.digest,
      })),
    )
    .execute();
  const products = made.flatMap(({ id, recipient }) =>
    recipient.products.map((product, place) => ({
      exhibition_id: ctx.exhibition.id,
      inquiry_id: id,
      product_id: product.id,
      place,
      ...bilingualColumns('product', product.name),
      product_strength: product.strength,
    })),
  );
  if (products.length > 0) await ctx.db.insertInto('inquiry_product').values(products).execute();
  return made
    .map(({ id, recipient }) => ({ id, exhibitorId: recipient.exhibitor.id }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** How many suppliers this buyer has asked within a day, and in how many sendings. */
export async function askedOfDay(
  ctx: FairContext,
  visitorId: string,
): Promise<{ suppliers: number; sendings: number }> {
  const { rows } = await sql<{ suppliers: number; sendings: number }>`
    select count(*) as suppliers, count(distinct sending_id) as sendings from inquiry
    where exhibition_id = ${ctx.exhibition.id} and visitor_id = ${visitorId} and created_at > now() - interval '1 day'`.execute(
    ctx.db,
  );
  return rows[0] ?? { suppliers: 0, sendings: 0 };
}
