import type { contract } from '@fairbridge/contract/index.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { pageAnswer, rangeOf } from '../../ground/paging.ts';
import type { Scope } from '../../ground/scope.ts';
import type { Services } from '../../ground/services.ts';
import { answerRequest, askForDocument } from './document-request.actions.ts';
import { countRequests, receivedRequests } from './document-request.queries.ts';
import { fileNameOf, requestAnswer, standingOf } from './product-document.answers.ts';
import { documentBytes } from './product-document.files.ts';
import { document } from './product-document.queries.ts';
import { mayOpen } from './product-document.rules.ts';
import { visibilityOf } from '../product-visibility/product-visibility.rules.ts';

type DocumentCalls = Pick<
  typeof contract.product,
  'documentFile' | 'requestDocument' | 'documentRequests' | 'answerDocumentRequest'
>;

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
    return { name: fileNameOf(held, lang), type: 'application/pdf', bytes };
  },

  requestDocument: ({ scope, caller, input }) => askForDocument(services, scope, caller, input),

  documentRequests: async ({ scope, caller: { exhibitorId }, input }) => {
    const { state = null } = input;
    const rows = await receivedRequests(scope, exhibitorId, { state, ...rangeOf(input) });
    const total = await countRequests(scope, exhibitorId, state);
    const open = state === 'open' ? total : await countRequests(scope, exhibitorId, 'open');
    return {
      ...pageAnswer(
        rows.map((row) => requestAnswer(scope.exhibition, row)),
        total,
        input,
      ),
      open,
    };
  },

  answerDocumentRequest: ({ scope, caller, input }) => answerRequest(services.jobs, scope, caller, input),
});
