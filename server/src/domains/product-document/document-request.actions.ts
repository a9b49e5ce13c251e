import { lockCompany } from '../exhibitor/exhibitor.queries.ts';
import type { DocumentRequestState } from '@fairbridge/contract/product-document/product-document.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { ExhibitorCaller, VisitorCaller } from '@fairbridge/contract/roles.ts';
import type { Counters } from '../../platform/counters/counters.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { allExcept, type VersionedId } from '../../core/matching.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import {
  grantExhibit,
  lockMatchingRequests,
  lockRequest,
  openRequest,
  refuseExhibit,
  writeAnswer,
  type LockedRequest,
  type RequestFilter,
} from './document-request.queries.ts';
import { documentAccessOf } from './product-document.answers.ts';
import { failStaleRequest } from './document-request.conflict.ts';
import { documentAnswered, documentAsked } from './product-document.events.ts';
import { document } from './product-document.queries.ts';
import { accessOf, askableAgain, mayKnow } from './product-document.rules.ts';
import { visibilityOf } from '../product-visibility/product-visibility.rules.ts';

const DAY_SECONDS = 24 * 3_600;

/** Asks for a document, and tells the company. What is open already, or was asked for, stays as it is. */
export async function askForDocument(
  { jobs, counters }: { jobs: Jobs; counters: Counters },
  ctx: FairContext,
  caller: VisitorCaller,
  { id, note }: { id: string; note: string },
) {
  const { visitorId } = caller;
  const visibility = visibilityOf(caller);
  const wanted = await document(ctx, id, { visitorId });
  if (wanted === null || !mayKnow(documentAccessOf(wanted), caller, visibility)) fail('notFound');
  const before = accessOf(documentAccessOf(wanted), caller, visibility);
  if (before === 'open' || before === 'asked') return { access: before };
  // nobody floods the companies of a fair
  if ((await counters.increment(`documents asked ${visitorId}`, DAY_SECONDS)) > LIMITS.documentRequestsPerVisitorDay)
    fail('documentRequestLimit');
  return inTransaction(ctx, async (inner) => {
    const refusedBefore = askableAgain(new Date());
    const exhibitorId = wanted.exhibitor_id;
    const opened = await openRequest(inner, { documentId: id, exhibitorId, visitorId, note, refusedBefore });
    if (opened === null) return { access: before === 'refused' ? before : ('asked' as const) };
    const { id: requestId, asked } = opened;
    await jobs.publish(inner.db, documentAsked, { exhibitionId: inner.exhibition.id, requestId, asked });
    return { access: 'asked' as const };
  });
}

type Answered = Exclude<DocumentRequestState, 'open'>;
type Answer = { id: string; version: number; state: Answered; wholeExhibit: boolean };

/** Grants, refuses or takes back what was read, under the lock of the request: of two different answers at once the first one stands (G56). */
export async function answerRequest(
  jobs: Jobs,
  ctx: FairContext,
  { exhibitorId, employeeId }: ExhibitorCaller,
  { id, version, state, wholeExhibit }: Answer,
) {
  return inTransaction(ctx, async (inner) => {
    // of colleagues who answer for the same exhibit one waits for the other
    await lockCompany(inner, exhibitorId);
    const request = await lockRequest(inner, id);
    if (request?.exhibitor_id !== exhibitorId) fail('notFound');
    let documents = 0;
    if (request.state !== state) {
      if (request.version !== version) await failStaleRequest(inner, id);
      await writeAnswer(inner, id, { state, employeeId });
      documents = 1;
    }
    if (wholeExhibit)
      documents += await (state === 'granted' ? grantExhibit : refuseExhibit)(inner, request, employeeId);
    if (documents > 0) {
      const about = { exhibitionId: inner.exhibition.id, requestId: id, answered: request.answered + 1 };
      await jobs.publish(inner.db, documentAnswered, { ...about, state, documents });
    }
    return { id, state, documents };
  });
}

type Held = Pick<LockedRequest, 'id' | 'state' | 'answered'>;

/** Each of them by itself, as its buyer is told of it. Answers how many stood otherwise before. */
async function answerEach(
  jobs: Jobs,
  ctx: FairContext,
  employeeId: string,
  { requests, state }: { requests: readonly Held[]; state: Answered },
): Promise<number> {
  const open = requests.filter((request) => request.state !== state);
  for (const { id, answered } of open) {
    await writeAnswer(ctx, id, { state, employeeId });
    const about = { exhibitionId: ctx.exhibition.id, requestId: id, answered: answered + 1 };
    await jobs.publish(ctx.db, documentAnswered, { ...about, state, documents: 1 });
  }
  return open.length;
}

/** All of these are the company's and stand as they were read, or nothing happens (G2, G56). Answers how many changed. */
export async function answerChosen(
  jobs: Jobs,
  ctx: FairContext,
  { exhibitorId, employeeId }: ExhibitorCaller,
  { requests: read, state }: { requests: readonly { id: string; version: number }[]; state: Answered },
): Promise<number> {
  return inTransaction(ctx, async (inner) => {
    await lockCompany(inner, exhibitorId);
    const requests = new Map<string, Held>();
    for (const { id, version } of read) {
      const request = await lockRequest(inner, id);
      if (request?.exhibitor_id !== exhibitorId) fail('notFound');
      if (request.state !== state && request.version !== version) await failStaleRequest(inner, id);
      requests.set(id, request);
    }
    return answerEach(jobs, inner, employeeId, { requests: [...requests.values()], state });
  });
}

/** All that match as they were seen, but for some. Errors: `editConflict`. Answers how many changed. */
export async function answerAll(
  jobs: Jobs,
  ctx: FairContext,
  { exhibitorId, employeeId }: ExhibitorCaller,
  { filter, state, ...seen }: VersionedId & { filter: RequestFilter; state: Answered },
): Promise<number> {
  return inTransaction(ctx, async (inner) => {
    await lockCompany(inner, exhibitorId);
    const requests = allExcept(await lockMatchingRequests(inner, exhibitorId, filter), seen);
    if (requests === null) fail('editConflict');
    return answerEach(jobs, inner, employeeId, { requests, state });
  });
}
