import { RECORD_ID } from '../record-id.ts';
import { z } from 'zod';
import { bilingualOut, date, id, optionalText, searchText } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { DOCUMENT_KINDS, DOCUMENT_LANGUAGES, DOCUMENT_LEVELS, type DocumentKind } from './document-kinds.ts';

export const documentKind = z.enum(Object.keys(DOCUMENT_KINDS) as [DocumentKind, ...DocumentKind[]]);

export const documentLanguage = z.enum(DOCUMENT_LANGUAGES);

export const documentLevel = z.enum(DOCUMENT_LEVELS);
export type DocumentLevel = z.output<typeof documentLevel>;

const dayOrNone = date.or(z.literal('')).default('');

/** What an exhibitor writes of a document; with the id of a document that is there already, that one is changed. */
export const documentForm = z
  .object({
    id: id('document').optional(),
    file: z
      .string('documentFile')
      .regex(RECORD_ID, 'documentFile')
      .meta(id('documentFile').meta() ?? {}),
    kind: documentKind,
    language: documentLanguage,
    title: optionalText(LIMITS.documentTitleMax),
    issuedOn: dayOrNone,
    validUntil: dayOrNone,
    level: documentLevel,
  })
  .refine(({ issuedOn, validUntil }) => issuedOn === '' || validUntil === '' || issuedOn <= validUntil, {
    message: 'documentDates',
    path: ['validUntil'],
  });
export type DocumentForm = z.output<typeof documentForm>;
export const documentForms = z.array(documentForm).max(LIMITS.productDocumentsMax);

/** What only those learn who may open the file. */
const documentFile = z.object({
  title: z.string(),
  issuedOn: z.string(),
  validUntil: z.string(),
  expired: z.boolean(),
  bytes: z.int(),
  pages: z.int(),
  /** Where anybody may fetch it; empty where each fetch needs to know who asks: `product.documentFile` gives it then. */
  address: z.string(),
});

/** `ask`: it may be asked for; `asked`: the company has not answered; `refused`: it said no, or took it back. */
const documentAccess = z.enum(['open', 'ask', 'asked', 'refused']);

/** A document of an exhibit as a caller may know of it (G6, G8): that a label exists is no secret, its file is. */
export const shownDocument = z.object({
  id: z.string(),
  kind: documentKind,
  language: documentLanguage,
  level: documentLevel,
  access: documentAccess,
  file: documentFile.nullable(),
});
export type ShownDocument = z.output<typeof shownDocument>;

/** A document as its company wrote it. */
export const ownDocument = z.object({
  id: z.string(),
  file: z.string(),
  kind: documentKind,
  language: documentLanguage,
  title: z.string(),
  issuedOn: z.string(),
  validUntil: z.string(),
  level: documentLevel,
  bytes: z.int(),
  pages: z.int(),
});
export type OwnDocument = z.output<typeof ownDocument>;

export const documentNote = optionalText(LIMITS.documentNoteMax);

/** open: waits for the company; granted: may be opened; refused: may not, or not any more. */
export const documentRequestState = z.enum(['open', 'granted', 'refused']);
export type DocumentRequestState = z.output<typeof documentRequestState>;

/** Orders of the list of requests, the usual one first. */
export const REQUEST_SORTS = ['askedAt', 'buyer', 'product'] as const;
export type RequestSort = (typeof REQUEST_SORTS)[number];

/** The list narrowed: by the buyer's name and company, the exhibit's name and article number, the document's title, and the state. */
export const documentRequestFilter = z.object({ keyword: searchText, state: documentRequestState.optional() });

/** Who would like to read what, as the company's staff see it: no contact data (ruling 3.4). */
export const documentRequest = z.object({
  id: z.string(),
  /** Goes up when it is asked for or answered; an answer names the one it was made on. */
  version: z.int(),
  state: documentRequestState,
  note: z.string(),
  askedAt: z.string(),
  answeredAt: z.string().nullable(),
  visitor: z.object({ name: z.string(), company: z.string(), position: z.string(), country: z.string() }),
  document: ownDocument.pick({ id: true, kind: true, language: true, title: true, level: true }),
  product: z.object({ id: z.string(), name: bilingualOut, cover: z.string(), strength: z.string() }),
  /** Other documents of this exhibit that this visitor may not open yet: granted together where wanted. */
  others: z.int(),
});
export type DocumentRequest = z.output<typeof documentRequest>;
