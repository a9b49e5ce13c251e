import { update } from '@fairbridge/contract/newsfeed/newsfeed.calls.ts';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import type { VideoFormValue } from '../../components/upload/video-form-value.ts';
import { joinRecord } from '../../components/upload/join-record.ts';
import { toFormValues, toInput } from './post-form-values.ts';

/** Gives a post, as it is by then, the film that was still on its way when it was published. */
export const joinPost =
  (id: string) =>
  (video: VideoFormValue): Promise<void> =>
    joinRecord(async () => {
      const post = await api(calls.newsfeed.own, { id });
      const input = toInput({ ...toFormValues(post), medium: 'video', videos: [video] });
      await api(update, update.input.parse({ ...input, id, version: post.version }));
    });
