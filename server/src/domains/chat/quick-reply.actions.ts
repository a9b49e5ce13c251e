import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { list } from '@fairbridge/contract/chat/quick-reply.calls.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { bilingualOf, bilingualColumns } from '../../platform/database/bilingual.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { lockCompany } from '../exhibitor/exhibitor.queries.ts';
import {
  lockDesk,
  quickReplyCount,
  quickReplyRows,
  quickReplySaying,
  quickReplies,
  insertQuickReply,
  type ReplyOwner,
} from './quick-reply.queries.ts';

export async function quickRepliesOf(ctx: FairContext, keeper: ReplyOwner): Promise<OutputOf<typeof list>> {
  const rows = await quickReplyRows(ctx, keeper);
  return { list: rows.map((row) => ({ id: row.id, text: bilingualOf('text', row) })), max: LIMITS.quickRepliesMax };
}

const lock = (ctx: FairContext, keeper: ReplyOwner): Promise<void> =>
  keeper === null ? lockDesk(ctx) : lockCompany(ctx, keeper);

type Saved = { id?: string | undefined; text: Bilingual };

/**
 * Keeps a sentence, in a transaction of its caller; the same sent again is kept once (G57). Answers its id. Errors: `notFound`,
 * `quickReplyLimit`.
 */
export async function saveQuickReply(inner: FairContext, keeper: ReplyOwner, { id, text }: Saved): Promise<string> {
  if (id !== undefined) {
    const found = await quickReplies.write(inner, { id, exhibitor_id: keeper }, bilingualColumns('text', text));
    return found ? id : fail('notFound');
  }
  await lock(inner, keeper);
  const same = await quickReplySaying(inner, keeper, text);
  if (same !== null) return same;
  if ((await quickReplyCount(inner, keeper)) >= LIMITS.quickRepliesMax)
    fail('quickReplyLimit', { max: LIMITS.quickRepliesMax });
  return insertQuickReply(inner, keeper, text);
}
