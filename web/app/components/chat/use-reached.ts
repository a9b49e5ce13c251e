import { useEffect, useState } from 'react';
import type { OpenConversation, OpenState } from '../../realtime/conversation.ts';

/** Is the message that was looked for held? Older ones are fetched up to it; one that cannot be reached keeps nobody from the rest. */
export function useReached(open: OpenConversation | null, state: OpenState | null, sought: number | null): boolean {
  const [reached, setReached] = useState(sought === null);
  const ready = state !== null && state.timeline.upTo !== null;
  useEffect(() => {
    if (open === null || sought === null || !ready) return undefined;
    let left = false;
    void open
      .reach(sought)
      .catch(() => null)
      .finally(() => {
        if (!left) setReached(true);
      });
    return () => {
      left = true;
    };
  }, [open, sought, ready]);
  return reached;
}
