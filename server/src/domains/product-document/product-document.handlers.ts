import type { DocumentRequestState } from '@fairbridge/contract/product-document/product-document.shapes.ts';
import type { contract } from '@fairbridge/contract/index.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { pageAnswer, rangeOf } from '../../ground/paging.ts';
import type { Scope } from '../../ground/scope.ts';
import type { Services } from '../../ground/services.ts';
import { answerAll, answerChosen, answerRequest, askForDocument } from './document-request.actions.ts';
import { countOpenRequests, receivedRequests, requestCounts, type RequestFilter } from './document-request.queries.ts';
import { fileNameOf, requestAnswer, standingOf } from './product-document.answers.ts';
import { documentBytes } from './product-document.files.ts';
import { document, noteOpening } from './product-document.queries.ts';
import { mayOpen } from './product-document.rules.ts';
import { visibilityOf } from '../product-visibility/product-visibility.rules.ts';

type DocumentCalls = Pick<
  typeof contract.product,
  | 'documentFile'
  | 'requestDocument'
  | 'documentRequests'
  | 'answerDocumentRequest'
  | 'answerChosenDocumentRequests'
  | 'answerAllDocumentRequests'
>;

type Asked = { keyword: string; state?: DocumentRequestState | undefined };
const filterOf = ({ keyword, state }: Asked): RequestFilter => ({ keyword: keyword.trim(), state: state ?? null });

export const productDocumentHandlers = (
  services: Pick<Services, 'jobs' | 'counters' | 'files' | 'pdf'>,
): Implementation<Scope, DocumentCalls> => ({
  documentFile: async ({ scope, caller, input, lang }) => {
    const held = await document(scope, input.id, {
      ...(caller.kind === 'visitor' && { visitorId: caller.visitorId }),
      ...(caller.kind === 'exhibitor' && { ownerId: caller.exhibitorId }),
    });
    if (held === null || !mayOpen(standingOf(held), caller, visibilityOf(caller))) refuse('notFound');
    const bytes = await documentBytes(services, scope, held);
    if (caller.kind === 'visitor') await noteOpening(scope, caller.visitorId, held.id);
    return { name: fileNameOf(held, lang), type: 'application/pdf', bytes };
  },

  requestDocument: ({ scope, caller, input }) => askForDocument(services, scope, caller, input),

  documentRequests: async ({ scope, caller: { exhibitorId }, input }) => {
    const filter = filterOf(input);
    const { sort, descending } = input;
    const rows = await receivedRequests(scope, exhibitorId, { ...filter, sort, descending, ...rangeOf(input) });
    const counts = await requestCounts(scope, exhibitorId, filter.keyword);
    const list = rows.map((row) => requestAnswer(scope.exhibition, row));
    const open = filter.keyword === '' ? counts.open : await countOpenRequests(scope, exhibitorId);
    return { ...pageAnswer(list, counts[filter.state ?? 'all'], input), counts, open };
  },

  answerDocumentRequest: ({ scope, caller, input }) => answerRequest(services.jobs, scope, caller, input),

  answerChosenDocumentRequests: async ({ scope, caller, input }) => ({
    changed: await answerChosen(services.jobs, scope, caller, input),
  }),

  answerAllDocumentRequests: async ({ scope, caller, input: { filter, ...rest } }) => ({
    changed: await answerAll(services.jobs, scope, caller, { filter: filterOf(filter), ...rest }),
  }),
});
