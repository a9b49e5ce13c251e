import type { ReleaseKind } from '@fairbridge/contract/release/release.shapes.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { bilingualColumns } from '../../platform/database/bilingual.ts';
import { fail } from '../../platform/http/app-error.ts';
import { writeAudit, type Acting } from '../audit/audit.actions.ts';
import { editorsCount, releases } from './release.queries.ts';

/** Does this fair have somebody else release what cannot be taken back? Where one alone could, it does not. */
export const needsSecondPerson = async (ctx: FairContext): Promise<boolean> =>
  ctx.exhibition.twoPeople && (await editorsCount(ctx)) > 1;

type Asked = { kind: ReleaseKind; objectId: string; title: Bilingual; emails: number | null; wish: object };

/** Keeps what somebody wants done until another one releases it. Errors: `releaseWaits`, where the same thing waits already. */
export async function askForRelease(
  ctx: FairContext,
  acting: Acting,
  { kind, objectId, title, emails, wish }: Asked,
): Promise<void> {
  const id = await releases.insertOnce(ctx, {
    kind,
    object_id: objectId,
    ...bilingualColumns('title', title),
    emails,
    wish: JSON.stringify(wish),
    asked_by: acting.caller.accountId,
  });
  if (id === null) fail('releaseWaits');
  await writeAudit(ctx, acting, {
    act: 'release.ask',
    object: { kind: 'release', id },
    details: { title, ...(emails !== null && { recipients: emails }) },
  });
}
