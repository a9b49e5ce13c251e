import { saveLink } from '@fairbridge/contract/home/home.calls.ts';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import type { VideoFormValue } from '../../components/upload/video-form-value.ts';
import { joinRecord } from '../../components/upload/join-record.ts';

/** Gives a link of the home page, as it is by then, the film that was still on its way; its own picture is the cover where there is none. */
export const joinLink =
  (id: string) =>
  (video: VideoFormValue): Promise<void> =>
    joinRecord(async () => {
      const { places } = await api(calls.home.listLinks, {});
      const link = places.flatMap(({ links }) => links).find((one) => one.id === id);
      // it was taken away meanwhile
      if (link === undefined) return;
      const form = { ...link, video: video.id, picture: link.picture ?? video.cover.id };
      await api(saveLink, saveLink.input.parse({ id, version: link.version, form }));
    });
