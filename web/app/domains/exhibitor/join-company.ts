import { LIMITS } from '@fairbridge/contract/limits.ts';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import type { VideoFormValue } from '../../components/upload/video-form-value.ts';
import { joinRecord } from '../../components/upload/join-record.ts';

/** Gives the company, as it is saved by then, the film that was still on its way. */
export const joinCompany = (video: VideoFormValue): Promise<void> =>
  joinRecord(async () => {
    const { change } = await import('@fairbridge/contract/exhibitor/own-company.calls.ts');
    const { form, version } = await api(calls.exhibitor.own, {});
    const videos = [...form.videos, { video: video.id, cover: video.cover.id }].slice(-LIMITS.companyVideosMax);
    await api(change, change.input.parse({ ...form, videos, version }));
  });
