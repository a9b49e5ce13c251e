import type { DocumentUse, PictureUse, VideoUse } from '@fairbridge/contract/limits.ts';
import { authorOf, type Member } from './chat.rules.ts';

/** What is uploaded for a message stands nowhere else, and is for nobody but the readers of its conversation. */
export const CHAT_USES = ['chat', 'chatVideo', 'chatDocument'] as const satisfies readonly (
  | PictureUse
  | VideoUse
  | DocumentUse
)[];

/** Whose the files of a message are: a visitor’s own, so that they go with the account, or the company’s. */
export const fileOwnerOf = (caller: Member): string =>
  caller.kind === 'exhibitor' ? caller.exhibitorId : authorOf(caller);
