import { z } from 'zod';
import type { contract } from '@fairbridge/contract/index.ts';
import { errorText } from '@fairbridge/contract/codes.ts';
import { VIDEO } from '@fairbridge/contract/limits.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { VIDEO_ERRORS, VIDEO_STATES } from '@fairbridge/contract/upload/upload.calls.ts';
import { videoAddress } from '../../platform/files/video-address.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { ownerOfUpload } from './video.actions.ts';
import { ownVideo, videoFile, videos } from './video.queries.ts';

type VideoCalls = Pick<typeof contract.upload, 'video'>;

const VALUES = {
  videoKind: { kinds: VIDEO.kinds.join('/') },
  videoBroken: {},
  videoLong: { minutes: VIDEO.secondsMax / 60 },
  videoPixels: { least: VIDEO.sideMin, most: VIDEO.sideMax },
} as const;

function refusalAnswer(name: string | null, lang: Lang) {
  const error = VIDEO_ERRORS.find((one) => one === name);
  return error === undefined ? null : { error, message: errorText(error, lang, VALUES[error]) };
}

export const videoHandlers: Handlers<FairContext, VideoCalls> = {
  video: async ({ ctx, caller, input, lang }) => {
    const row = await videos.find(ctx, ownVideo(input.id, ownerOfUpload(ctx, caller)));
    if (row === undefined) fail('notFound');
    const file = row.state === 'ready' ? await videoFile(ctx, row.id) : undefined;
    const signed = (id: string): string => ctx.exhibition.signedPictures.address(id);
    const { width, height, seconds } = file ?? { width: 0, height: 0, seconds: 0 };
    return {
      id: row.id,
      state: z.enum(VIDEO_STATES).parse(row.state),
      refusal: refusalAnswer(row.refusal, lang),
      url: file === undefined ? '' : videoAddress(row.id, signed),
      poster: row.poster === null ? null : { id: row.poster, url: signed(row.poster) },
      width,
      height,
      seconds,
    };
  },
};
