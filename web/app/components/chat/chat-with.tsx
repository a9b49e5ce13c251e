import { useTexts } from '../../i18n/lang.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ChatIcon } from '../../ui/chat-icon.tsx';
import { chatNowTexts } from './chat-now.texts.ts';
import { chatWithPath } from './chat-path.ts';

/** From a buyer's card to the conversation with them. */
export function ChatWith({ visitorId }: { visitorId: string }) {
  const t = useTexts(chatNowTexts);
  return (
    <ButtonLink kind="quiet" to={chatWithPath(visitorId)}>
      <ChatIcon />
      {t('chat')}
    </ButtonLink>
  );
}
