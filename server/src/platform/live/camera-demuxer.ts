import { Worker } from 'node:worker_threads';
import { FLV_TYPE, pictureBody, pictureConfigBody, soundBody, soundConfigBody, tagOf, type FlvTag } from './flv.ts';

/** What goes to the thread: a piece of the recording, or null at its end. */
export type CameraSent = { bytes: Uint8Array | null };
/** What comes of it. `other`: picture or sound is not H.264 and AAC. */
export type CameraRead =
  | { kind: 'opened'; picture: Uint8Array; sound: Uint8Array | null }
  | { kind: 'video' | 'audio'; at: number; isKey: boolean; frame: Uint8Array }
  | { kind: 'other'; codec: string }
  | { kind: 'ended' };

const HEAP_MEGABYTES = 128;

/** What reads a recording of a camera: piece by piece in, tags out. */
export type CameraReader = {
  write: (bytes: Buffer) => void;
  /** What has come is still passed on. */
  end: () => void;
  close: () => void;
  /** Once it sends no more, however. */
  ended: Promise<void>;
};

type Listener = { onOpen: () => void; onTag: (tag: FlvTag) => void; onOther: (codec: string) => void };

/** Reads H.264 and AAC out of MP4, WebM or Matroska as it comes, in a thread of its own: nothing that a browser sends holds up other broadcasts (G45). */
export function demuxCamera({ onOpen, onTag, onOther }: Listener): CameraReader {
  const thread = new Worker(new URL('./camera-demuxer.worker.ts', import.meta.url), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
  });
  const give = (type: number, at: number, body: Buffer): void => {
    const tag = tagOf(type, at, body);
    if (tag !== null) onTag(tag);
  };
  thread.on('message', (read: CameraRead) => {
    switch (read.kind) {
      case 'opened':
        onOpen();
        give(FLV_TYPE.video, 0, pictureConfigBody(read.picture));
        if (read.sound !== null) give(FLV_TYPE.audio, 0, soundConfigBody(read.sound));
        return;
      case 'video':
        return give(FLV_TYPE.video, read.at, pictureBody(read.isKey, read.frame));
      case 'audio':
        return give(FLV_TYPE.audio, read.at, soundBody(read.frame));
      case 'other':
        return onOther(read.codec);
      case 'ended':
    }
  });
  const ended = new Promise<void>((resolve) => {
    // what is no recording ends the thread
    thread.on('error', () => resolve());
    thread.on('exit', () => resolve());
  });
  const send = (bytes: Uint8Array | null): void => thread.postMessage({ bytes } satisfies CameraSent);
  return { write: send, end: () => send(null), close: () => void thread.terminate(), ended };
}
