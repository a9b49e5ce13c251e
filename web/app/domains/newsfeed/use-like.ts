import type { Post } from '@fairbridge/contract/newsfeed/newsfeed.shapes.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLoginTip } from '../../session/login-tip.tsx';
import { useAct } from '../../ui/use-act.ts';

type Likes = Pick<Post, 'liked' | 'likes'>;

/** Likes at once and takes it back when the server refuses. A post that is loaded anew says how things stand. */
export function useLike(post: Post): Likes & { press: () => void } {
  const ask = useLoginTip();
  const { run } = useAct();
  const [pressed, setPressed] = useState<{ of: Post; now: Likes } | null>(null);
  const now: Likes = pressed !== null && pressed.of === post ? pressed.now : post;
  const like = async (): Promise<void> => {
    const liked = !now.liked;
    setPressed({ of: post, now: { liked, likes: now.likes + (liked ? 1 : -1) } });
    setPressed({ of: post, now: await api(calls.newsfeed.like, { id: post.id, liked }) });
  };
  const press = (): void => {
    if (ask('registration')) void run(like, { onFailure: () => setPressed({ of: post, now }) });
  };
  return { liked: now.liked, likes: now.likes, press };
}
