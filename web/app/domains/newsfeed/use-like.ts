import type { Post } from '@fairbridge/contract/newsfeed/newsfeed.shapes.ts';
import { useRef, useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang } from '../../i18n/lang.tsx';
import { useLoginTip } from '../../session/login-tip.tsx';
import { failureText } from '../../ui/failure-text.ts';
import { toast } from '../../ui/toast.tsx';

type Likes = Pick<Post, 'liked' | 'likes'>;

/** Likes at once and takes it back when the server refuses. A post that is loaded anew says how things stand. */
export function useLike(post: Post): Likes & { press: () => void } {
  const ask = useLoginTip();
  const lang = useLang();
  const sending = useRef(false);
  const [pressed, setPressed] = useState<{ of: Post; now: Likes } | null>(null);
  const now: Likes = pressed !== null && pressed.of === post ? pressed.now : post;
  const press = async (): Promise<void> => {
    if (sending.current || !ask('registration')) return;
    sending.current = true;
    const liked = !now.liked;
    setPressed({ of: post, now: { liked, likes: now.likes + (liked ? 1 : -1) } });
    try {
      setPressed({ of: post, now: await api(calls.newsfeed.like, { id: post.id, liked }) });
    } catch (error) {
      setPressed({ of: post, now });
      toast.error(failureText(error, lang));
    } finally {
      sending.current = false;
    }
  };
  return { liked: now.liked, likes: now.likes, press: () => void press() };
}
