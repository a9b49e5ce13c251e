import { save } from '@fairbridge/contract/own-product/own-product.calls.ts';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import type { VideoFormValue } from '../../components/upload/video-form-value.ts';
import { joinRecord } from '../../components/upload/join-record.ts';

/** Gives an exhibit, as it is saved by then, the film that was still on its way. */
export const joinExhibit =
  (id: string) =>
  (video: VideoFormValue): Promise<void> =>
    joinRecord(async () => {
      const { form, version } = await api(calls.product.own, { id });
      // documents that are left out stay as they are
      const { documents: _documents, ...written } = form;
      await api(save, save.input.parse({ ...written, id, version, video: video.id, videoCover: video.cover.id }));
    });
