import { DOCUMENT_KINDS } from '@fairbridge/contract/product-document/document-kinds.ts';
import type {
  DocumentRequest,
  OwnDocument,
  ShownDocument,
} from '@fairbridge/contract/product-document/product-document.shapes.ts';
import { inLang, type Lang, cutText } from '@fairbridge/contract/text.ts';
import type { Caller } from '@fairbridge/contract/roles.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { dayInBeijing } from '../../core/days.ts';
import type { Visibility } from '../../platform/search/search-engine.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';
import type { RequestRow } from './document-request.queries.ts';
import type { DocumentRow, HeldDocument } from './product-document.queries.ts';
import { exhibitPicture } from '../product-visibility/product-visibility.picture.ts';
import { accessOf, isExpired, isForAll, mayKnow, type DocumentAccess } from './product-document.rules.ts';

export const documentAccessOf = (held: HeldDocument): DocumentAccess => ({
  level: held.level,
  product: { scope: held.scope, exhibitorId: held.exhibitor_id },
  request: held.request,
});

/** Where anybody fetches a public document of an exhibit that everybody sees. */
export const documentAddress = (id: string): string => `/documents/${id}`;

/** What this caller may know of an exhibit's documents. */
export function shownDocuments(
  rows: readonly DocumentRow[],
  product: DocumentAccess['product'],
  caller: Caller,
  visibility: Visibility,
): ShownDocument[] {
  const today = dayInBeijing(new Date());
  return rows.flatMap((row) => {
    const { id, kind, language, level, request } = row;
    const standing: DocumentAccess = { level, product, request };
    if (!mayKnow(standing, caller, visibility)) return [];
    const access = accessOf(standing, caller, visibility);
    const address = isForAll(standing) ? documentAddress(id) : '';
    const file = access === 'open' ? { ...factsOf(row), expired: isExpired(row.valid_until, today), address } : null;
    return [{ id, kind, language, level, access, file }];
  });
}

const factsOf = ({ title, issued_on, valid_until, bytes, pages }: DocumentRow) => ({
  title,
  issuedOn: issued_on ?? '',
  validUntil: valid_until ?? '',
  bytes,
  pages,
});

export const ownDocumentAnswer = (row: DocumentRow): OwnDocument => ({
  id: row.id,
  file: row.file_id,
  kind: row.kind,
  language: row.language,
  level: row.level,
  ...factsOf(row),
});

export const requestAnswer = (exhibition: Exhibition, row: RequestRow): DocumentRequest => ({
  id: row.id,
  version: row.version,
  state: row.state,
  note: row.note,
  askedAt: row.asked_at.toISOString(),
  answeredAt: row.answered_at?.toISOString() ?? null,
  visitor: { name: row.visitor_name, company: row.company, position: row.position, country: row.country },
  document: { id: row.document_id, kind: row.kind, language: row.language, title: row.title, level: row.level },
  product: {
    id: row.product_id,
    name: bilingualOf('name', row),
    cover: exhibitPicture(exhibition, row.cover, row.for_all),
    strength: row.strength,
  },
  others: row.others,
});

/** Signs that mean something to a file system, and those that turn the direction of writing or cannot be seen (G41). */
const UNSAFE = /[\\/:*?"<>|\p{C}\u2028\u2029]+/gu;
const NAME_MAX = 120;

/** A document's name when it is saved: what it is, and of what. */
export function fileNameOf(held: HeldDocument, lang: Lang): string {
  const product = inLang(bilingualOf('product', held), lang);
  const words = held.title === '' ? `${inLang(DOCUMENT_KINDS[held.kind], lang)} ${product}` : held.title;
  const plain = cutText(words.replaceAll(UNSAFE, ' ').replaceAll(/\s+/g, ' ').trim(), NAME_MAX).toWellFormed();
  return `${plain === '' ? 'document' : plain} (${held.language}).pdf`;
}
