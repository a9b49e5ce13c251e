import type { Post } from '@fairbridge/contract/newsfeed/newsfeed.shapes.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLoginTip } from '../../session/login-tip.tsx';
import { useAction } from '../../ui/use-action.ts';

type Likes = Pick<Post, 'liked' | 'likes'>;

/**
 * Likes at once and takes it back when the server refuses. What was pressed holds over what is loaded: a served page is loaded anew for its
 * reader, and what that load read before the press may come after its answer.
 */
export function useLike(post: Post): Likes & { press: () => void } {
  const ask = useLoginTip();
  const { run } = useAction();
  const [pressed, setPressed] = useState<{ id: string; liked: boolean } | null>(null);
  const liked = pressed?.id === post.id ? pressed.liked : post.liked;
  const like = async (): Promise<void> => {
    setPressed({ id: post.id, liked: !liked });
    await api(calls.newsfeed.like, { id: post.id, liked: !liked });
  };
  const press = (): void => {
    if (ask('registration')) void run(like, { onFailure: () => setPressed(pressed) });
  };
  return { liked, likes: post.likes + Number(liked) - Number(post.liked), press };
}
