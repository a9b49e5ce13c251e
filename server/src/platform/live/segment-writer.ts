import {
  BufferTarget,
  CmafOutputFormat,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Output,
} from 'mediabunny';
import { FRAME_SAMPLES, readAacConfig } from './aac.ts';
import { compositionTime, PICTURE_AT, SOUND_AT, type FlvTag } from './flv.ts';
import { readPictureConfig } from './h264.ts';

/** The tags of one segment, on the clock of the stream, and what their codecs are configured with. The first picture is a key frame. */
export type SegmentTags = {
  configs: Readonly<Record<'video' | 'audio', FlvTag>>;
  video: FlvTag[];
  audio: FlvTag[];
};

/** Times of FLV are in whole ms: sounds follow one another by their samples as long as these differ by no more. */
const ROUNDED_MS = 60;

/** Packs a segment of so many seconds as fragmented MP4 (CMAF), with what a player reads before the first one of its part. */
export async function writeSegment(tags: SegmentTags, seconds: number): Promise<{ init: Buffer; segment: Buffer }> {
  const [target, initTarget] = [new BufferTarget(), new BufferTarget()];
  const output = new Output({ format: new CmafOutputFormat(), target, initTarget });
  const video = new EncodedVideoPacketSource('avc');
  const audio = new EncodedAudioPacketSource('aac');
  const sound = soundConfig(tags);
  output.addVideoTrack(video, { decoderConfig: pictureConfig(tags) });
  output.addAudioTrack(audio, { decoderConfig: sound });
  await output.start();
  await addPictures(video, tags, seconds);
  await addSounds(audio, tags, sound.sampleRate);
  await output.finalize();
  return { init: bytesOf(initTarget), segment: bytesOf(target) };
}

function bytesOf({ buffer }: BufferTarget): Buffer {
  if (buffer === null) throw new Error('nothing was written');
  return Buffer.from(buffer);
}

function pictureConfig({ configs }: SegmentTags) {
  const description = configs.video.body.subarray(PICTURE_AT);
  const { codec, width, height } = readPictureConfig(description);
  return { codec, codedWidth: width, codedHeight: height, description };
}

function soundConfig({ configs }: SegmentTags) {
  const description = configs.audio.body.subarray(SOUND_AT);
  const { objectType, sampleRate, channels } = readAacConfig(description);
  return { codec: `mp4a.40.${objectType}`, sampleRate, numberOfChannels: channels, description };
}

async function addPictures(source: EncodedVideoPacketSource, { video }: SegmentTags, seconds: number): Promise<void> {
  const end = (video[0]?.at ?? 0) + seconds * 1_000;
  for (const [index, tag] of video.entries()) {
    const duration = Math.max(0, (video[index + 1]?.at ?? end) - tag.at) / 1_000;
    const shownAt = Math.max(0, tag.at + compositionTime(tag)) / 1_000;
    const payload = tag.body.subarray(PICTURE_AT);
    await source.add(new EncodedPacket(payload, tag.isKey ? 'key' : 'delta', shownAt, duration));
  }
  source.close();
}

async function addSounds(source: EncodedAudioPacketSource, { audio }: SegmentTags, sampleRate: number): Promise<void> {
  const step = (FRAME_SAMPLES * 1_000) / sampleRate;
  let next = audio[0]?.at ?? 0;
  for (const tag of audio) {
    const at = Math.abs(tag.at - next) <= ROUNDED_MS ? next : tag.at;
    await source.add(new EncodedPacket(tag.body.subarray(SOUND_AT), 'key', at / 1_000, step / 1_000));
    next = at + step;
  }
  source.close();
}
