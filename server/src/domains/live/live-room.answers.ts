import type { LiveMessage } from '@fairbridge/contract/live/live-room.shapes.ts';
import { pictureAddress } from '../../platform/files/picture-address.ts';
import { maskedName } from '../visitor/visitor-browse.rules.ts';
import type { RoomPasses } from './live-room.pass.ts';
import type { LiveMessageRow } from './live-room.queries.ts';

const ORGANIZER = { zh: '主办方', en: 'Organizer' };

/** A message as it reads for hosts, or for everybody: of visitors the name masked, and no face (ruling 3.4). */
export function messageAnswer(passes: RoomPasses, row: LiveMessageRow, readsNames: boolean): LiveMessage {
  const { id, live_id: liveId, author_id: authorId, side, at, text: message } = row;
  const isMasked = side === 'visitor' && !readsNames;
  const shown = (name: string): string => (isMasked ? maskedName(name) : name);
  return {
    id,
    liveId,
    command: '2',
    message,
    name: side === 'organizer' ? ORGANIZER : { zh: shown(row.name_zh), en: shown(row.name_en) },
    avatar: isMasked ? '' : pictureAddress(row.avatar),
    side,
    author: authorId === null ? '' : passes.authorOf(liveId, authorId),
    at: at.toISOString(),
  };
}
