import { z } from 'zod';
import { runSandboxed, type SandboxLimits } from './sandbox.ts';
import type { Ffmpeg } from './ffmpeg.ts';
import type { VideoKind } from './video-kind.ts';

/** What ffprobe says of a file, as far as it decides anything. */
export type Probed = {
  seconds: number;
  video: { codec: string; width: number; height: number; pixels: string; quarterTurns: number };
  audio: { codec: string } | null;
};

/** ffmpeg's own names of the kinds. */
const DEMUXER: Record<VideoKind, { force: string; allow: string }> = {
  mp4: { force: 'mov', allow: 'mov,mp4,m4a,3gp,3g2,mj2' },
  avi: { force: 'avi', allow: 'avi' },
  flv: { force: 'flv', allow: 'flv' },
};
// captions and the cover of an album as well: ffprobe opens every stream before it tells of it; they are left behind
const CODECS = [
  'h264,hevc,mpeg4,msmpeg4v1,msmpeg4v2,msmpeg4,mpeg1video,mpeg2video,mjpeg,h263,flv,vp6,vp6f,vp6a,vp8,vp9',
  'libdav1d,dvvideo,rawvideo,aac,mp3,mp3float,mp2,mp2float,mp1float,ac3,eac3,opus,flac,alac,speex,nellymoser',
  'pcm_s16le,pcm_u8,pcm_s24le,pcm_f32le,adpcm_ms,adpcm_ima_wav,adpcm_swf,wmav1,wmav2,pcm_alaw,pcm_mulaw',
  'mov_text,png',
].join(',');

/**
 * How ffmpeg is made to open a stranger's file: the kind is forced, no other kind may open inside it (an .avi could bring a playlist along),
 * only listed codecs read it, and nothing but a file is a source (CVE-2016-1897, CVE-2017-9993).
 */
export const openAs = (kind: VideoKind, file: string): string[] =>
  [
    ['-protocol_whitelist', 'file', '-format_whitelist', DEMUXER[kind].allow],
    ['-codec_whitelist', CODECS, '-f', DEMUXER[kind].force, '-i', `file:${file}`],
  ].flat();

const whole = z.coerce.number().int();
const shape = z.object({
  format: z.object({ duration: z.coerce.number().catch(0) }),
  streams: z.array(
    z.object({
      codec_type: z.string().catch(''),
      codec_name: z.string().catch(''),
      width: whole.catch(0),
      height: whole.catch(0),
      pix_fmt: z.string().catch(''),
      duration: z.coerce.number().catch(0),
      side_data_list: z.array(z.object({ rotation: z.coerce.number().catch(0) })).catch([]),
      disposition: z.object({ attached_pic: whole.catch(0) }).catch({ attached_pic: 0 }),
    }),
  ),
});

const LIMITS: SandboxLimits = { cpuSeconds: 30, wallSeconds: 120, memoryBytes: 512 << 20, fileBytes: 0 };
const ENTRIES =
  'format=duration:stream=codec_type,codec_name,width,height,pix_fmt,duration:stream_side_data=rotation:stream_disposition=attached_pic';

/** Measures a file in the cage; null where it cannot be read as that kind. */
export async function probe(
  { ffprobe }: Ffmpeg,
  kind: VideoKind,
  folder: string,
  file: string,
  signal: AbortSignal,
): Promise<Probed | null> {
  const asked = ['-v', 'quiet', '-threads', '1', '-show_entries', ENTRIES, '-of', 'json', ...openAs(kind, file)];
  const { ended, out } = await runSandboxed(ffprobe, asked, folder, LIMITS, signal);
  return ended === 'well' ? readProbe(out) : null;
}

function readProbe(out: string): Probed | null {
  const read = shape.safeParse(JSON.parse(out));
  if (!read.success) return null;
  const { streams, format } = read.data;
  const video = streams.find((one) => one.codec_type === 'video' && one.disposition.attached_pic === 0);
  if (video === undefined || video.codec_name === '') return null;
  const audio = streams.find((one) => one.codec_type === 'audio' && one.codec_name !== '');
  const turned = video.side_data_list.find((one) => one.rotation !== 0)?.rotation ?? 0;
  return {
    seconds: Math.max(format.duration, ...streams.map((one) => one.duration), 0),
    video: {
      codec: video.codec_name,
      width: video.width,
      height: video.height,
      pixels: video.pix_fmt,
      quarterTurns: Math.abs(Math.round(turned / 90)) % 4,
    },
    audio: audio === undefined ? null : { codec: audio.codec_name },
  };
}
