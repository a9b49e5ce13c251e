import { useCallback, useEffect, useRef, useState } from 'react';
import { DevicesRefused, openCamera, openDevices, openMicrophone, openScreen } from '../../components/talk/devices.ts';
import { recordedKind, sendCamera } from './camera-recorder.ts';
import type { CameraSender, CameraView } from './camera-sender.ts';

export type CameraTrouble =
  | 'notAllowed'
  | 'notSecure'
  | 'inUse'
  | 'noCamera'
  | 'unable'
  | 'noAac'
  | 'unplugged'
  | 'silent';
export type Tracks = { picture: MediaStreamTrack; microphone: MediaStreamTrack | null; isScreen: boolean };

export type Camera = {
  /** Null: not opened. */
  tracks: Tracks | null;
  trouble: CameraTrouble | null;
  sending: CameraView | null;
  open: () => Promise<void>;
  close: () => void;
  chooseCamera: (deviceId?: string) => Promise<void>;
  chooseMicrophone: (deviceId: string) => Promise<void>;
  chooseScreen: () => Promise<void>;
  send: () => void;
  stop: () => void;
};

const stop = (track: MediaStreamTrack | null | undefined): void => track?.stop();

/** Camera and microphone of this device as the picture and sound of an own live: opened, looked at, sent, closed with the page. */
export function useCamera(id: string, takesOpus: boolean): Camera {
  const [tracks, setTracks] = useState<Tracks | null>(null);
  const [trouble, setTrouble] = useState<CameraTrouble | null>(null);
  const [sending, setSending] = useState<CameraView | null>(null);
  const current = useRef<Tracks | null>(null);
  const sender = useRef<CameraSender | null>(null);

  const use = useCallback((next: Tracks | null): void => {
    current.current = next;
    setTracks(next);
    if (next !== null) sender.current?.restart();
  }, []);

  const stopSending = useCallback((): void => {
    sender.current?.stop();
    sender.current = null;
  }, []);

  const close = useCallback((): void => {
    stopSending();
    stop(current.current?.picture);
    stop(current.current?.microphone);
    use(null);
    setSending(null);
  }, [stopSending, use]);

  useEffect(() => () => close(), [close]);

  /** Another picture; the old one is let go. */
  const show = useCallback(
    (picture: MediaStreamTrack, microphone: MediaStreamTrack | null, isScreen = false): void => {
      const before = current.current;
      if (before?.picture !== picture) stop(before?.picture);
      if (before?.microphone !== microphone) stop(before?.microphone);
      setTrouble(null);
      use({ picture, microphone, isScreen });
    },
    [use],
  );

  const attempt = useCallback(async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof DevicesRefused)) throw error;
      setTrouble(error.why);
    }
  }, []);

  const chooseCamera = useCallback(
    (deviceId?: string): Promise<void> =>
      attempt(async () => {
        // some devices open one camera at a time
        if (current.current?.isScreen === false) stop(current.current.picture);
        const camera = await openCamera(deviceId);
        if (camera === null) return setTrouble('noCamera');
        show(camera, current.current?.microphone ?? null);
      }),
    [attempt, show],
  );

  // unplugged, or the window that was shown is closed
  useEffect(() => {
    if (tracks === null) return;
    const lost = (): void => {
      if (tracks.isScreen) return void chooseCamera();
      close();
      setTrouble('unplugged');
    };
    tracks.picture.addEventListener('ended', lost);
    return () => tracks.picture.removeEventListener('ended', lost);
  }, [tracks, chooseCamera, close]);

  const open = (): Promise<void> =>
    attempt(async () => {
      if (recordedKind(takesOpus) === null) return setTrouble(recordedKind(true) === null ? 'unable' : 'noAac');
      const { camera, microphone } = await openDevices('video');
      if (camera !== null) return show(camera, microphone);
      stop(microphone);
      setTrouble('noCamera');
    });

  const chooseMicrophone = (deviceId: string): Promise<void> =>
    attempt(async () => {
      const microphone = await openMicrophone(deviceId);
      const { current: now } = current;
      if (now !== null) show(now.picture, microphone, now.isScreen);
    });

  const chooseScreen = (): Promise<void> =>
    attempt(async () => {
      const screen = await openScreen();
      if (screen !== null) show(screen, current.current?.microphone ?? null, true);
    });

  const send = (): void => {
    const mimeType = recordedKind(takesOpus);
    if (mimeType === null || current.current === null || sender.current !== null) return;
    const stream = (): MediaStream => {
      const { picture, microphone } = current.current ?? {};
      return new MediaStream([picture, microphone].filter((track) => track !== undefined && track !== null));
    };
    const onChange = (view: CameraView): void => {
      setSending(view);
      if (!view.isSending) sender.current = null;
      if (view.isSilent) setTrouble('silent');
    };
    sender.current = sendCamera(id, { stream, mimeType, onChange });
    setSending({ isSending: true, line: 'good', kilobits: 0, failure: null, isSilent: false });
    setTrouble(null);
  };

  return {
    tracks,
    trouble,
    sending,
    open,
    close,
    chooseCamera,
    chooseMicrophone,
    chooseScreen,
    send,
    stop: stopSending,
  };
}
