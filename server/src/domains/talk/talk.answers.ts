import type { Talk } from '@fairbridge/contract/talk/talk.shapes.ts';
import type { TalkRow } from './talk.queries.ts';

export const talkAnswer = (row: TalkRow): Talk => ({
  id: row.id,
  conversationId: row.conversation_id,
  media: row.media,
  by: row.by_side,
  state: row.state,
  end: row.ending,
  at: row.created_at.toISOString(),
  seconds: row.seconds,
});
