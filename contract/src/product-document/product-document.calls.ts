import { z } from 'zod';
import { callsOf } from '../call.ts';
import { fileOut, id, page, pageSchema, versioned } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { allMatching, selectionOf, someAsRead } from '../selection.ts';
import { everybody, exhibitor, registeredVisitor } from '../roles.ts';
import {
  documentNote,
  documentRequest,
  documentRequestFilter,
  documentRequestState,
  REQUEST_SORTS,
  shownDocument,
} from './product-document.shapes.ts';

const call = callsOf('/visitor/v2/product', [exhibitor]);

export const documentFile = call({
  does: 'The file of a document of an exhibit, for whoever may open it; asked on each fetch',
  path: 'documentFile',
  roles: everybody,
  answers: 'file',
  input: z.object({ id: id('document') }),
  output: fileOut,
  errors: ['notFound'],
  rate: { perMinute: 60 },
  example: { id: '$document' },
});

export const requestDocument = call({
  does: 'Ask the company for a document that is given on request; asking again changes nothing',
  path: 'requestDocument',
  roles: [registeredVisitor],
  input: z.object({ id: id('document'), note: documentNote }),
  output: shownDocument.pick({ access: true }),
  errors: ['notFound', 'documentRequestLimit'],
  rate: { perMinute: 20 },
  example: { id: '$document', note: '' },
});

export const documentRequests = call({
  does: "Who asked for the company's documents, newest first",
  path: 'documentRequestList',
  input: page.extend({
    ...documentRequestFilter.shape,
    sort: z.enum(REQUEST_SORTS).default('askedAt'),
    descending: z.boolean().default(true),
  }),
  /** `counts`: of those that the keyword finds. `open`: of all. */
  output: pageSchema(documentRequest).extend({
    counts: z.object({ all: z.int(), open: z.int(), granted: z.int(), refused: z.int() }),
    open: z.int(),
  }),
  example: { pageNum: 1, pageSize: 24 },
});

const answered = documentRequestState.exclude(['open']);

export const answerDocumentRequest = call({
  does: 'Grant or refuse what was asked for, or take a grant back, as it was read; with `wholeExhibit` for all documents of that exhibit',
  path: 'answerDocumentRequest',
  input: versioned('documentRequest').extend({
    state: answered,
    wholeExhibit: z.boolean().default(false),
  }),
  output: z.object({ id: z.string(), state: documentRequestState, documents: z.int().max(LIMITS.productDocumentsMax) }),
  errors: ['notFound', 'editConflict', 'decidedMeanwhile'],
  example: { id: '$documentRequest', version: 1, state: 'granted' },
});

export const answerDocumentRequests = call({
  does: 'Grant or refuse requests: some as they were read, or all that match a filter but for some; all of them or none. Each buyer is told',
  path: 'batchAnswerDocumentRequest',
  input: z.object({
    selection: selectionOf(
      someAsRead('documentRequest', LIMITS.pageSizeMax),
      allMatching('documentRequest', documentRequestFilter),
    ),
    state: answered,
  }),
  /** What stood there already stays as it is, is not counted, and nobody is told. */
  output: z.object({ changed: z.int() }),
  errors: ['notFound', 'editConflict', 'decidedMeanwhile'],
  example: { selection: { records: [{ id: '$documentRequest', version: 1 }] }, state: 'granted' },
});
