import { sendBytes } from '@fairbridge/contract/file-client.ts';
import { caller } from '../../api.ts';
import { calls } from '../../calls.ts';
import { randomId } from '../../request-id.ts';
import { CameraSender, PIECE_MS, type CameraView } from './camera-sender.ts';

/** What browsers record with H.264, the best first: pieces of Matroska come at once, those of MP4 with each key frame. */
const WITH_AAC = ['video/x-matroska;codecs=avc1,mp4a.40.2', 'video/mp4;codecs=avc1.42E01F,mp4a.40.2'];
const WITH_OPUS = ['video/webm;codecs=h264,opus', 'video/x-matroska;codecs=avc1,opus', 'video/mp4;codecs=avc1'];
const SOUND_BITS = 96_000;
/** Players begin, and segments are cut, at a key frame. */
const KEY_FRAME_MS = 2_000;

/**
 * What this browser records; null where it is nothing that can be sent. AAC goes out as it is; `takesOpus`: whether the server makes AAC of Opus,
 * whose pieces come sooner than those of MP4.
 */
export function recordedKind(takesOpus: boolean): string | null {
  if (typeof MediaRecorder === 'undefined') return null;
  const [sooner, ...rest] = WITH_AAC;
  const kinds = takesOpus ? [sooner, ...WITH_OPUS, ...rest] : WITH_AAC;
  return kinds.find((kind) => kind !== undefined && MediaRecorder.isTypeSupported(kind)) ?? null;
}

/** Sends this stream as the picture and sound of a live. */
export function sendCamera(
  id: string,
  { stream, mimeType, onChange }: { stream: () => MediaStream; mimeType: string; onChange: (view: CameraView) => void },
): CameraSender {
  const session = randomId();
  return new CameraSender({
    onChange,
    send: (piece, data) =>
      sendBytes(calls.ownLive.sendCamera, { id, session, ...piece, isLast: String(piece.isLast) }, data, caller),
    startRecorder: (bitsPerSecond, onData) => {
      const options = {
        mimeType,
        videoBitsPerSecond: bitsPerSecond,
        audioBitsPerSecond: SOUND_BITS,
        videoKeyFrameIntervalDuration: KEY_FRAME_MS,
      };
      const recorder = new MediaRecorder(stream(), options);
      recorder.addEventListener('dataavailable', ({ data }) => onData(data));
      recorder.start(PIECE_MS);
      const stopped = new Promise<void>((resolve) => recorder.addEventListener('stop', () => resolve()));
      const stop = (): Promise<void> => {
        if (recorder.state !== 'inactive') recorder.stop();
        return stopped;
      };
      return { stop };
    },
  });
}
