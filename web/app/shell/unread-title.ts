import { useEffect } from 'react';
import { useUser } from '../session/session.ts';

const MARK = /^\(\d+\+?\) /;

/** '(3) Messages' while three notices wait, else the title alone. */
const marked = (title: string, unread: number): string => {
  const plain = title.replace(MARK, '');
  return unread === 0 ? plain : `(${unread > 99 ? '99+' : unread}) ${plain}`;
};

/** Has the title of the window say how many notices wait, on whatever page: each page writes its own title, and the mark comes before it again. */
export function useUnreadTitle(): void {
  const unread = useUser()?.unreadNotices ?? 0;
  useEffect(() => {
    const mark = (): void => {
      const wanted = marked(document.title, unread);
      if (document.title !== wanted) document.title = wanted;
    };
    mark();
    const watched = new MutationObserver(mark);
    watched.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      watched.disconnect();
      document.title = marked(document.title, 0);
    };
  }, [unread]);
}
