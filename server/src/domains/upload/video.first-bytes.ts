import { VIDEO } from '@fairbridge/contract/limits.ts';
import { fail } from '../../platform/http/app-error.ts';
import { KIND_BYTES, kindOfVideoFile } from '../../platform/video/video-kind.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { cancelVideo } from './video.actions.ts';
import type { VideoRow } from './video.queries.ts';

/** What is no video by its first bytes is told so at once and not after a hundred megabytes (G38); it is gone then. */
export async function failIfWrongVideoKind(
  services: Pick<Services, 'files' | 'jobs' | 'videoParts' | 'videoTranscoder'>,
  ctx: FairContext,
  row: VideoRow,
  offset: number,
): Promise<void> {
  if (offset < Math.min(KIND_BYTES, row.bytes)) return;
  if ((await kindOfVideoFile(services.videoParts.pathOf(row.id))) !== null) return;
  await cancelVideo(services, ctx, row.id);
  fail('videoKind', { kinds: VIDEO.kinds.join('/') });
}
