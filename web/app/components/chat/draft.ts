import { asRecord, localStorageItem, asNumber, asText } from '../../stored-item.ts';

/** As long as the server keeps what is typed in forms. */
const KEPT_MS = 30 * 86_400_000;

/** What somebody has typed in a conversation and not sent. */
export type Draft = {
  read: (now?: number) => string;
  /** Nothing typed is forgotten. */
  write: (text: string, now?: number) => void;
};

/**
 * Kept by this browser with each key, for one person and conversation. The beginning of the key is that of what is typed in forms: a log-out
 * forgets it, a session that ends by itself does not (`shell/session-dialogs.tsx`).
 */
export function draftOf(person: string, conversationId: string): Draft {
  const item = localStorageItem(`fairbridge.autosave.${person}.chat.${conversationId}`);
  return {
    read: (now = Date.now()) => {
      const fields = asRecord(item.read());
      return asNumber(fields['at']) > now - KEPT_MS ? asText(fields['text']) : '';
    },
    write: (text, now = Date.now()) => {
      if (text === '') item.remove();
      else item.write({ text, at: now });
    },
  };
}
