import { update } from '@fairbridge/contract/newsfeed/newsfeed.calls.ts';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import type { DraftVideo } from '../../parts/upload/draft-video.ts';
import { joinRecord } from '../../parts/upload/join-record.ts';
import { draftOf, inputOf } from './post-draft.ts';

/** Gives a post, as it is by then, the film that was still on its way when it was published. */
export const joinPost =
  (id: string) =>
  (video: DraftVideo): Promise<void> =>
    joinRecord(async () => {
      const post = await api(calls.newsfeed.own, { id });
      const input = inputOf({ ...draftOf(post), medium: 'video', videos: [video] });
      await api(update, update.input.parse({ ...input, id, version: post.version }));
    });
