import { chatChannel } from '@fairbridge/contract/chat/chat.channel.ts';
import type { Side } from '@fairbridge/contract/chat/chat.shapes.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Realtime, Room } from '../../platform/realtime/realtime.ts';
import type { SocketRooms } from '../../platform/realtime/socket-rooms.ts';
import type { MessageRow } from './chat-message.queries.ts';
import { oneAnswer } from './chat.answers.ts';
import { companyAsReader, visitorAsReader } from './chat.reader.ts';

/** `from`: the socket on which it was sent, which hears of its own message by the acknowledgement. */
export type Using = { realtime: Realtime; from?: SocketRooms };

/** Between whom something is told. */
export type Between = {
  visitor_id: string;
  exhibitor_id: string;
  employee_id: string | null;
  offered_to?: string[] | null;
  opened?: boolean;
};

const visitorRoom = ({ visitor_id: id }: Between): Room => `subject ${id}`;
/** Whoever speaks for the company; all of it where nobody does, or who does is away. */
const companyRoom = ({ exhibitor_id: exhibitorId, employee_id: employeeId, opened = false }: Between): Room =>
  employeeId === null || opened ? `company ${exhibitorId}` : `subject ${employeeId}`;
/** Whoever of the company hears what is said: while nobody speaks for it, those who are asked first. */
const companyRooms = (between: Between): Room[] => {
  const { employee_id: employeeId, offered_to: offered = null } = between;
  return employeeId !== null || offered === null ? [companyRoom(between)] : offered.map((id): Room => `subject ${id}`);
};
/** Where one side hears. */
export const roomOf = (side: Side, between: Between): Room =>
  side === 'visitor' ? visitorRoom(between) : companyRoom(between);

const isBare = ({ kind }: MessageRow): boolean => kind !== 'product' && kind !== 'card';

/**
 * A message that is stored, to both sides as each may see it, on all devices of whoever wrote it too (an admin may write in a colleague’s
 * conversation).
 */
export async function broadcastMessage(
  { realtime, from }: Using,
  ctx: FairContext,
  between: Between,
  row: MessageRow,
): Promise<void> {
  const company = companyAsReader(between.exhibitor_id);
  // what names no exhibit needs no question of what this visitor may see
  const visitor = isBare(row)
    ? ({ side: 'visitor', visibility: { ranges: [], pool: [] } } as const)
    : await visitorAsReader(ctx, between.visitor_id);
  const own: Room[] = row.side === 'exhibitor' && row.author_id !== null ? [`subject ${row.author_id}`] : [];
  const ofCompany = [...new Set([...companyRooms(between), ...own])];
  realtime.emit(chatChannel, 'message', [visitorRoom(between)], await oneAnswer(ctx, visitor, row), from);
  realtime.emit(chatChannel, 'message', ofCompany, await oneAnswer(ctx, company, row), from);
}

/** That something has changed beside the messages: to the visitor, and to all of the company, who see less or more of it now. */
export function broadcastConversation({ realtime }: Using, conversationId: string, between: Between): void {
  const rooms: Room[] = [visitorRoom(between), `company ${between.exhibitor_id}`];
  realtime.emit(chatChannel, 'conversation', rooms, { conversationId });
}

/** How far a reader has read, to their own devices; and to the other side, where it is its company or buyer who has. */
export function broadcastRead(
  { realtime }: Using,
  conversationId: string,
  between: Between,
  { side, seq, reader }: { side: Side; seq: number; reader: string },
): void {
  const rooms: Room[] = side === 'visitor' ? [visitorRoom(between), companyRoom(between)] : [visitorRoom(between)];
  realtime.emit(chatChannel, 'read', [...new Set([...rooms, `subject ${reader}` as const])], {
    conversationId,
    side,
    seq,
  });
}
