import type { DocumentRequestState } from '@fairbridge/contract/product-document/product-document.shapes.ts';
import type { contract } from '@fairbridge/contract/index.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { fail } from '../../platform/http/app-error.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { answerAll, answerChosen, answerRequest, askForDocument } from './document-request.actions.ts';
import { countOpenRequests, receivedRequests, requestCounts, type RequestFilter } from './document-request.queries.ts';
import { fileNameOf, requestAnswer, documentAccessOf } from './product-document.answers.ts';
import { documentBytes } from './product-document.files.ts';
import { document, noteOpening } from './product-document.queries.ts';
import { mayOpen } from './product-document.rules.ts';
import { visibilityOf } from '../product-visibility/product-visibility.rules.ts';

type DocumentCalls = Pick<
  typeof contract.product,
  'documentFile' | 'requestDocument' | 'documentRequests' | 'answerDocumentRequest' | 'answerDocumentRequests'
>;

type Asked = { keyword: string; state?: DocumentRequestState | undefined };
const filterOf = ({ keyword, state }: Asked): RequestFilter => ({ keyword: keyword.trim(), state: state ?? null });

export const productDocumentHandlers = (
  services: Pick<Services, 'jobs' | 'counters' | 'files' | 'pdf'>,
): Handlers<FairContext, DocumentCalls> => ({
  documentFile: async ({ ctx, caller, input, lang }) => {
    const held = await document(ctx, input.id, {
      ...(caller.kind === 'visitor' && { visitorId: caller.visitorId }),
      ...(caller.kind === 'exhibitor' && { ownerId: caller.exhibitorId }),
    });
    if (held === null || !mayOpen(documentAccessOf(held), caller, visibilityOf(caller))) fail('notFound');
    const bytes = await documentBytes(services, ctx, held);
    if (caller.kind === 'visitor') await noteOpening(ctx, caller.visitorId, held.id);
    return { name: fileNameOf(held, lang), type: 'application/pdf', bytes };
  },

  requestDocument: ({ ctx, caller, input }) => askForDocument(services, ctx, caller, input),

  documentRequests: async ({ ctx, caller: { exhibitorId }, input }) => {
    const filter = filterOf(input);
    const { sort, descending } = input;
    const rows = await receivedRequests(ctx, exhibitorId, { ...filter, sort, descending, ...rangeOf(input) });
    const counts = await requestCounts(ctx, exhibitorId, filter.keyword);
    const list = rows.map((row) => requestAnswer(ctx.exhibition, row));
    const open = filter.keyword === '' ? counts.open : await countOpenRequests(ctx, exhibitorId);
    return { ...pageAnswer(list, counts[filter.state ?? 'all'], input), counts, open };
  },

  answerDocumentRequest: ({ ctx, caller, input }) => answerRequest(services.jobs, ctx, caller, input),

  answerDocumentRequests: async ({ ctx, caller, input: { selection, state } }) => ({
    changed: await ('records' in selection
      ? answerChosen(services.jobs, ctx, caller, { requests: selection.records, state })
      : answerAll(services.jobs, ctx, caller, { ...selection, filter: filterOf(selection.filter), state })),
  }),
});
