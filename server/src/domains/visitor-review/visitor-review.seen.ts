import type { Lang } from '@fairbridge/contract/text.ts';
import type { VisitorCaller } from '@fairbridge/contract/roles.ts';
import type { SeenPage } from '@fairbridge/contract/visitor-review/visitor-review.shapes.ts';
import { dryRun, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { fail } from '../../platform/http/app-error.ts';
import { currentUser } from '../account/account.queries.ts';
import { isApproved } from '../account/account.rules.ts';
import { writeAudit, type Acting } from '../audit/audit.actions.ts';
import { membershipOf } from './visitor-review.queries.ts';

/** No session is called so: whoever looks has none of this visitor's. */
const SESSION = 'seen';

type Asked = { id: string; page: SeenPage; lang: Lang; width: number; reason: string };

/**
 * A page as this visitor sees it, made of the same calls by the same rules. All that they write is undone; that it was looked at is
 * written down, with the reason. Errors: `notFound`.
 */
export async function seePage(
  { readerPages }: Pick<Services, 'readerPages'>,
  ctx: FairContext,
  acting: Acting,
  { id, page, lang, width, reason }: Asked,
): Promise<string> {
  const visitor = (await membershipOf(ctx, id)) ?? fail('notFound');
  const { accountId, registered, reviewState, pool } = visitor;
  const caller: VisitorCaller = {
    kind: 'visitor',
    accountId,
    sessionId: SESSION,
    visitorId: id,
    registered,
    approved: isApproved({ registered, reviewState }),
    pool,
  };
  const html = await dryRun(ctx, async (inner) =>
    readerPages.make(inner, page, { caller, user: await currentUser(inner, caller), lang, width }),
  );
  await writeAudit(ctx, acting, {
    act: 'visitor.seePage',
    object: { kind: 'visitor', id },
    details: { page, reason },
  });
  return html;
}
