import type { MessageBody, Side } from '@fairbridge/contract/chat/chat.shapes.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { talkLineTexts } from './talk-line.texts.ts';

type TalkBody = Extract<MessageBody, { kind: 'talk' }>;

const two = (value: number): string => String(value).padStart(2, '0');

/** On a clock that counts up: '3:05', '1:02:09'. */
export function durationOf(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours === 0 ? `${minutes}:${two(seconds % 60)}` : `${hours}:${two(minutes)}:${two(seconds % 60)}`;
}

const CAPITAL = { ended: 'Ended', refused: 'Refused', missed: 'Missed', busy: 'Missed', unable: 'Unable' } as const;

/** A call that is over in a line, as this side reads it: to whoever was busy it is one that was missed. */
export function useTalkLine(side: Side): (body: TalkBody) => string {
  const t = useTexts(talkLineTexts);
  return ({ media, by, outcome, seconds }) => {
    if (outcome === 'ended') return t(`${media}Ended`, { duration: durationOf(seconds) });
    if (by !== side) return t(`${media}${CAPITAL[outcome]}`);
    return outcome === 'busy' ? t(`${media}BusyOwn`) : t(`${media}${CAPITAL[outcome]}Own`);
  };
}
