import { useCallback, useEffect, useRef, useState } from 'react';
import { qrReader } from './qr-reader.ts';

export type CameraState = 'off' | 'starting' | 'on' | 'refused' | 'missing';

/** Between two looks: often enough to feel at once, seldom enough for an old phone. */
const LOOK_MS = 150;
/** The same code in sight is read once. */
const AGAIN_MS = 4_000;

const wait = (ms: number) => new Promise((over) => setTimeout(over, ms));

const stateOf = (error: unknown): CameraState =>
  error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'missing';

/** Shows the camera in `video` and tells what codes it sees, until `ended`. */
async function look(video: HTMLVideoElement, onRead: (text: string) => void, ended: AbortSignal): Promise<void> {
  const read = await qrReader();
  let last = { text: '', at: 0 };
  while (!ended.aborted) {
    const text = await read(video).catch(() => null);
    if (ended.aborted) return;
    if (text !== null && text !== '' && (text !== last.text || Date.now() - last.at > AGAIN_MS)) {
      last = { text, at: Date.now() };
      onRead(text);
    }
    await wait(LOOK_MS);
  }
}

/** True once the decoder is there: what is to work without a network must not be loaded when it is first used. */
export function useReaderReady(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let left = false;
    const load = async (): Promise<void> => {
      await qrReader();
      if (!left) setReady(true);
    };
    // without a network what was kept is there, or nothing can be loaded
    void load().catch(() => null);
    return () => {
      left = true;
    };
  }, []);
  return ready;
}

/** The camera of this device, off until it is asked for, and again when the page is left. */
export function useCamera(onRead: (text: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('off');
  const running = useRef<{ end: AbortController; stream: MediaStream } | null>(null);
  const told = useRef(onRead);
  useEffect(() => {
    told.current = onRead;
  });

  const stop = useCallback((): void => {
    running.current?.end.abort();
    for (const track of running.current?.stream.getTracks() ?? []) track.stop();
    running.current = null;
    setState('off');
  }, []);

  const start = useCallback(async (): Promise<void> => {
    setState('starting');
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: { ideal: 'environment' } } });
      const end = new AbortController();
      running.current = { end, stream };
      const picture = video.current;
      if (picture === null) return stop();
      picture.srcObject = stream;
      await picture.play();
      setState('on');
      void look(picture, (text) => told.current(text), end.signal);
    } catch (error) {
      stop();
      setState(stateOf(error));
    }
  }, [stop]);

  useEffect(() => stop, [stop]);
  return { video, state, start, stop };
}
