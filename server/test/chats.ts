import { randomBytes } from 'node:crypto';
import { chatRows, conversationRow, type Said } from '../../demo/factories/factories.ts';
import { guestOfToken, insertGuest } from '../src/domains/chat/guest.queries.ts';
import { insertRows } from '../src/platform/database/insert-rows.ts';
import type { FairContext } from '../src/core/fair-context.ts';
import type { TestPortal } from './portal.ts';

type Given = Parameters<typeof conversationRow>[2];
/** Who wrote is the visitor, or who speaks for the company. */
type SaidHere = Omit<Said, 'authorId'> & { authorId?: string };

/** A conversation in which this was said; answers its id. */
export async function makeConversation(
  { ctx }: Pick<TestPortal, 'ctx'>,
  exhibitor: { exhibition_id: string; id: string },
  { visitorId }: { visitorId: string },
  given: Given = {},
  said: readonly SaidHere[] = [],
  at: FairContext = ctx,
): Promise<string> {
  const speaker = given?.employee_id ?? exhibitor.id;
  const { conversation, messages } = chatRows(
    conversationRow(exhibitor, visitorId, given),
    said.map((one) => ({ authorId: one.side === 'visitor' ? visitorId : speaker, ...one })),
  );
  await insertRows(at.db, 'conversation', [conversation]);
  await insertRows(at.db, 'chat_message', messages);
  return conversation.id;
}

export type MadeGuest = { id: string; guestToken: string };

/** Somebody without an account who has given this name. */
export async function makeGuest({ ctx }: Pick<TestPortal, 'ctx'>, name = '王先生'): Promise<MadeGuest> {
  const guestToken = randomBytes(32).toString('base64url');
  await insertGuest(ctx, { token: guestToken, name, lang: 'zh' });
  const guest = await guestOfToken(ctx, guestToken);
  if (guest === undefined) throw new Error('a guest that was made is there');
  return { id: guest.id, guestToken };
}

/** A guest’s conversation with a company in which this was said; answers its id. */
export async function makeGuestConversation(
  { ctx }: Pick<TestPortal, 'ctx'>,
  exhibitor: { exhibition_id: string; id: string },
  guest: MadeGuest,
  said: readonly SaidHere[] = [],
): Promise<string> {
  const { conversation, messages } = chatRows(
    { ...conversationRow(exhibitor, guest.id), visitor_id: null, guest_id: guest.id },
    said.map((one) => ({ authorId: one.side === 'visitor' ? guest.id : exhibitor.id, ...one })),
  );
  await insertRows(ctx.db, 'conversation', [conversation]);
  await insertRows(ctx.db, 'chat_message', messages);
  return conversation.id;
}
