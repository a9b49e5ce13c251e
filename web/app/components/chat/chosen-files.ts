import { cutText } from '@fairbridge/contract/text.ts';
import type { SentFile } from '@fairbridge/contract/chat/chat.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { PICTURE_KINDS } from '../upload/picture-use.ts';

/** What a chooser of files offers. */
export const CHAT_KINDS = `${PICTURE_KINDS},video/mp4,video/x-msvideo,video/x-flv,.avi,.flv,application/pdf`;

/** What somebody has chosen, as it is uploaded; the server judges by content. What is none of the three is refused as a document. */
export function kindOfFile({ type, name }: Pick<File, 'type' | 'name'>): SentFile['kind'] {
  if (type.startsWith('image/')) return 'picture';
  return type.startsWith('video/') || /\.(mp4|avi|flv)$/i.test(name) ? 'video' : 'document';
}

/** As much of a name as is kept, with its ending. */
export function nameToSend(name: string): string {
  const max = LIMITS.chatFileNameMax;
  if (name.length <= max) return name;
  const ending = /\.\w{1,8}$/.exec(name)?.[0] ?? '';
  return cutText(name, max - ending.length) + ending;
}
