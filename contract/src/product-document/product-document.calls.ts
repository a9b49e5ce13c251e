import { z } from 'zod';
import { call } from '../call.ts';
import { fileOut, id, page, pageOf, seen } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { anonymous, exhibitor, organizer, registeredVisitor, visitor } from '../who.ts';
import { documentNote, documentRequest, documentRequestState, shownDocument } from './product-document.shapes.ts';

export const documentFile = call({
  does: 'The file of a document of an exhibit, for whoever may open it; asked on each fetch',
  path: '/visitor/v2/product/documentFile',
  who: [anonymous, visitor, exhibitor, organizer],
  answers: 'file',
  input: z.object({ id: id('document') }),
  output: fileOut,
  errors: ['notFound'],
  rate: { perMinute: 60 },
  example: { id: '$document' },
});

export const requestDocument = call({
  does: 'Ask the company for a document that is given on request; asking again changes nothing',
  path: '/visitor/v2/product/requestDocument',
  who: [registeredVisitor],
  input: z.object({ id: id('document'), note: documentNote }),
  output: shownDocument.pick({ access: true }),
  errors: ['notFound', 'documentRequestLimit'],
  rate: { perMinute: 20 },
  example: { id: '$document', note: '' },
});

export const documentRequests = call({
  does: "Who asked for the company's documents, newest first",
  path: '/visitor/v2/product/documentRequestList',
  who: [exhibitor],
  input: page.extend({ state: documentRequestState.optional() }),
  output: pageOf(documentRequest).extend({ open: z.int() }),
  errors: [],
  example: { pageNum: 1, pageSize: 24 },
});

export const answerDocumentRequest = call({
  does: 'Grant or refuse what was asked for, or take a grant back, as it was read; with `wholeExhibit` for all documents of that exhibit',
  path: '/visitor/v2/product/answerDocumentRequest',
  who: [exhibitor],
  input: seen('documentRequest').extend({
    state: documentRequestState.exclude(['open']),
    wholeExhibit: z.boolean().default(false),
  }),
  output: z.object({ id: z.string(), state: documentRequestState, documents: z.int().max(LIMITS.productDocumentsMax) }),
  errors: ['notFound', 'editConflict', 'decidedMeanwhile'],
  example: { id: '$documentRequest', version: 1, state: 'granted' },
});
