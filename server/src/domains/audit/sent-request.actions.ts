import { createHash } from 'node:crypto';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { fail } from '../../platform/http/app-error.ts';
import { claimRequest, keepAnswer, keptAnswer } from './sent-request.queries.ts';

/**
 * Makes what a request asks for once for each request id of an account: the same one sent again within a day answers what it made (G57).
 * Errors: `conflict` where another content comes under the same id.
 */
export async function makeOnce<Sent extends { requestId?: string | undefined }, T extends object>(
  ctx: FairContext,
  { accountId }: { accountId: string },
  sent: Sent,
  make: (inner: FairContext, form: Omit<Sent, 'requestId'>) => Promise<T>,
): Promise<T> {
  const { requestId, ...form } = sent;
  if (requestId === undefined) return make(ctx, form);
  const request = { accountId, requestId };
  const digest = createHash('sha256').update(JSON.stringify(form)).digest('base64url');
  return inTransaction(ctx, async (inner) => {
    if (!(await claimRequest(inner, request, digest)))
      return (await keptAnswer<T>(inner, request, digest)) ?? fail('conflict');
    const made = await make(inner, form);
    await keepAnswer(inner, request, made);
    return made;
  });
}
