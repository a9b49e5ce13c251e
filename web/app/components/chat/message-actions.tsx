import type { Message } from '@fairbridge/contract/chat/chat.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { useState } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { Popover } from '../../ui/list/popover.tsx';
import { toast } from '../../ui/toast.tsx';
import { useAction } from '../../ui/use-action.ts';
import { chatTexts } from './chat.texts.ts';

const ITEM = 'flex min-h-9 w-full items-center rounded-sign px-3 text-left whitespace-nowrap hover:bg-tint';
const RECALL_MS = LIMITS.chatRecallMinutes * 60_000;

type Props = { message: Message; mine: boolean; recall: (message: Message) => Promise<void> };

function Acts({ message, mine, recall }: Props) {
  const t = useTexts(chatTexts);
  const { run } = useAction();
  // looked at when the menu opens
  const [now] = useState(() => Date.now());
  const { body } = message;
  const recallable = mine && now - Date.parse(message.at) < RECALL_MS;
  const copy = (text: string): void => {
    navigator.clipboard.writeText(text).then(
      () => toast.good(t('copied')),
      () => toast.error(t('copyFailed')),
    );
  };
  return (
    <>
      {body.kind === 'text' && (
        <button type="button" className={ITEM} onClick={() => copy(body.text)}>
          {t('copy')}
        </button>
      )}
      {recallable && (
        <button type="button" className={ITEM} onClick={() => void run(() => recall(message))}>
          {t('recall')}
        </button>
      )}
      {mine && !recallable && (
        <p className="num px-3 text-sm text-soft">{t('recallTooLate', { minutes: LIMITS.chatRecallMinutes })}</p>
      )}
    </>
  );
}

/** Is there anything that can be done with it? */
export const hasActions = ({ body }: Message, mine: boolean): boolean =>
  body.kind === 'text' || (mine && body.kind !== 'recalled');

/** What can be done with one message. One of them is reached by Tab, the others from there by arrows (`log.tsx`). */
export function MessageActions({ reached, ...props }: Props & { reached: boolean }) {
  const t = useTexts(chatTexts);
  if (!hasActions(props.message, props.mine)) return null;
  return (
    <Popover
      button={<span aria-hidden="true">⋯</span>}
      name={t('actsOf')}
      className="chat-acts"
      tabIndex={reached ? 0 : -1}
    >
      <Acts {...props} />
    </Popover>
  );
}
