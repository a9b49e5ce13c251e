import { sql } from 'kysely';
import type { DocumentKind } from '@fairbridge/contract/product-document/document-kinds.ts';
import type {
  DocumentForm,
  DocumentLevel,
  DocumentRequestState,
  OwnDocument,
} from '@fairbridge/contract/product-document/product-document.shapes.ts';
import type { VisibleRange } from '@fairbridge/contract/product/product.shapes.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { fairTable } from '../../platform/database/fair-table.ts';

const documents = fairTable('product_document');

export type DocumentRow = {
  id: string;
  kind: DocumentKind;
  language: OwnDocument['language'];
  title: string;
  issued_on: string | null;
  valid_until: string | null;
  level: DocumentLevel;
  file_id: string;
  bytes: number;
  pages: number;
  request: DocumentRequestState | null;
};

const DOCUMENT = sql`d.id, d.kind, d.language, d.title, d.issued_on, d.valid_until, d.level, d.file_id, f.bytes, f.pages`;

/** The documents of an exhibit in their order, whoever may know of them, with what this visitor asked for. */
export async function documentsOf(ctx: FairContext, productId: string, visitorId = ''): Promise<DocumentRow[]> {
  const { rows } = await sql<DocumentRow>`
    select ${DOCUMENT}, r.state as request
    from product_document d join file f on f.id = d.file_id
    left join document_request r on r.document_id = d.id and r.visitor_id = ${visitorId}
    where d.exhibition_id = ${ctx.exhibition.id} and d.product_id = ${productId}
    order by d.place`.execute(ctx.db);
  return rows;
}

export type HeldDocument = DocumentRow & {
  product_id: string;
  scope: VisibleRange;
  exhibitor_id: string;
  product_zh: string;
  product_en: string;
  file_kind: string;
  /** Under which id its bytes lie in the store. */
  stored: string;
  drawing: unknown;
};

/** One document with its exhibit; those of deleted exhibits, and of companies that are not open, are there for nobody else. */
export async function document(
  ctx: FairContext,
  id: string,
  asked: { visitorId?: string; ownerId?: string } = {},
): Promise<HeldDocument | null> {
  const { visitorId = '', ownerId = '' } = asked;
  const { rows } = await sql<HeldDocument>`
    select ${DOCUMENT}, r.state as request, p.id as product_id, p.scope, p.exhibitor_id, p.name_zh as product_zh, p.name_en as product_en,
      f.kind as file_kind, f.drawing, coalesce(f.bytes_of, f.id) as stored
    from product_document d join file f on f.id = d.file_id
    join product p on p.id = d.product_id join exhibitor e on e.id = p.exhibitor_id
    left join document_request r on r.document_id = d.id and r.visitor_id = ${visitorId}
    where d.exhibition_id = ${ctx.exhibition.id} and d.id = ${id} and p.deleted_at is null and (e.open or e.id = ${ownerId})`.execute(
    ctx.db,
  );
  return rows[0] ?? null;
}

/** That a visitor has opened it, and when last; in the same moment a colleague at the company may have taken it off. */
export async function noteOpening(ctx: FairContext, visitorId: string, documentId: string): Promise<void> {
  await sql`
    insert into document_opening (document_id, visitor_id, exhibition_id)
    select d.id, ${visitorId}, d.exhibition_id from product_document d
    where d.exhibition_id = ${ctx.exhibition.id} and d.id = ${documentId} for key share
    on conflict (visitor_id, document_id) do update set opened_at = now()`.execute(ctx.db);
}

/** Those of these files that are documents of this company. */
export async function ownDocumentFiles(
  ctx: FairContext,
  exhibitorId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from file where exhibition_id = ${ctx.exhibition.id} and owner_id = ${exhibitorId} and use = 'document'
      and id = any(${[...ids]}::text[])`.execute(ctx.db);
  return new Set(rows.map(({ id }) => id));
}

/** Documents as their form has them and nobody has saved them, with what is known of their files; a file of somebody else is none. */
export async function documentsAsWritten(
  ctx: FairContext,
  exhibitorId: string,
  forms: readonly DocumentForm[],
): Promise<DocumentRow[]> {
  const { rows } = await sql<{ id: string; bytes: number; pages: number }>`
    select id, bytes, pages from file where exhibition_id = ${ctx.exhibition.id} and owner_id = ${exhibitorId} and use = 'document'
      and id = any(${forms.map(({ file }) => file)}::text[])`.execute(ctx.db);
  const known = new Map(rows.map((row) => [row.id, row]));
  return forms.flatMap((form, at) => {
    const { bytes, pages } = known.get(form.file) ?? {};
    if (bytes === undefined || pages === undefined) return [];
    const { place: _place, ...columns } = columnsOf(form, at);
    return [{ ...columns, id: form.id ?? form.file, bytes, pages, request: null }];
  });
}

const dayOrNull = (day: string): string | null => (day === '' ? null : day);

function columnsOf(form: DocumentForm, place: number) {
  const { file: file_id, kind, language, title, level } = form;
  const days = { issued_on: dayOrNull(form.issuedOn), valid_until: dayOrNull(form.validUntil) };
  return { place, file_id, kind, language, title, level, ...days };
}

/** The documents of an exhibit as one list: what is not in it goes, with what was asked for it. */
export async function replaceDocuments(
  ctx: FairContext,
  productId: string,
  forms: readonly DocumentForm[],
): Promise<void> {
  const { db, exhibition } = ctx;
  const kept = forms.flatMap(({ id }) => id ?? []);
  await sql`
    delete from product_document where exhibition_id = ${exhibition.id} and product_id = ${productId}
      and id <> all(${kept}::text[])`.execute(db);
  for (const [at, form] of forms.entries()) {
    const columns = columnsOf(form, at + 1);
    const { id } = form;
    if (id === undefined) await documents.insert(ctx, { product_id: productId, ...columns });
    else await documents.write(ctx, { id, product_id: productId }, columns);
  }
}

/** A drawn document has been drawn: from now on it is a file like any other. */
export async function keepDrawn(ctx: FairContext, fileId: string, { bytes, pages }: { bytes: number; pages: number }) {
  await ctx.db
    .updateTable('file')
    .set({ kind: 'pdf', drawing: null, bytes, pages })
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('id', '=', fileId)
    .execute();
}
