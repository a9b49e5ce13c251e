import { parentPort } from 'node:worker_threads';
import {
  EncodedPacketSink,
  Input,
  MATROSKA,
  MP4,
  QTFF,
  ReadableStreamSource,
  WEBM,
  type InputAudioTrack,
  type InputVideoTrack,
} from 'mediabunny';
import type { CameraRead, CameraSent } from './camera-demuxer.ts';

/** Of what has been read, as much as a fragment may be long. */
const CACHE_BYTES = 16 << 20;

const tell = (read: CameraRead): void => parentPort?.postMessage(read);

const stream = new ReadableStream<Uint8Array>({
  start(controller) {
    parentPort?.on('message', ({ bytes }: CameraSent) =>
      bytes === null ? controller.close() : controller.enqueue(bytes),
    );
  },
});
const input = new Input({
  source: new ReadableStreamSource(stream, { maxCacheSize: CACHE_BYTES }),
  formats: [MP4, QTFF, MATROSKA, WEBM],
});

async function readPackets(kind: 'video' | 'audio', track: InputVideoTrack | InputAudioTrack): Promise<void> {
  for await (const { data, timestamp, type } of new EncodedPacketSink(track).packets())
    tell({ kind, at: Math.round(timestamp * 1_000), isKey: type === 'key', frame: data });
}

async function read(): Promise<void> {
  const video = await input.getPrimaryVideoTrack();
  const audio = await input.getPrimaryAudioTrack();
  const picture = await video?.getDecoderConfig();
  const sound = await audio?.getDecoderConfig();
  // H.264 without a description is packed in another way, which players do not read
  if (video === null || video.codec !== 'avc' || picture?.description === undefined)
    return tell({ kind: 'other', codec: video?.codec ?? '' });
  if (audio !== null && (audio.codec !== 'aac' || sound?.description === undefined))
    return tell({ kind: 'other', codec: audio.codec ?? '' });
  tell({
    kind: 'opened',
    picture: copyOf(picture.description),
    sound: sound?.description === undefined ? null : copyOf(sound.description),
  });
  await Promise.all([readPackets('video', video), audio === null ? null : readPackets('audio', audio)]);
}

const copyOf = (given: AllowSharedBufferSource): Uint8Array =>
  ArrayBuffer.isView(given) ? new Uint8Array(given.buffer, given.byteOffset, given.byteLength) : new Uint8Array(given);

await read();
tell({ kind: 'ended' });
parentPort?.close();
