import type { Media } from '@fairbridge/contract/talk/talk.states.ts';

/** What keeps somebody from talking at all. */
export type Refused = 'notAllowed' | 'notSecure' | 'inUse';
export type Opened = { microphone: MediaStreamTrack | null; camera: MediaStreamTrack | null };

export class DevicesRefused extends Error {
  readonly why: Refused;
  constructor(why: Refused) {
    super(why);
    this.why = why;
  }
}

const CAMERA: MediaTrackConstraints = {
  width: { ideal: 1280 },
  height: { ideal: 720 },
  frameRate: { ideal: 24, max: 30 },
};
const MICROPHONE: MediaTrackConstraints = { echoCancellation: true, noiseSuppression: true, autoGainControl: true };

const named = (error: unknown): string => (error instanceof DOMException ? error.name : '');
const isMissing = (error: unknown): boolean => ['NotFoundError', 'OverconstrainedError'].includes(named(error));

function refusedBy(error: unknown): DevicesRefused {
  if (named(error) === 'NotAllowedError' || named(error) === 'SecurityError') return new DevicesRefused('notAllowed');
  return new DevicesRefused('inUse');
}

function mediaDevices(): MediaDevices {
  // browsers hand out no devices where the address is not safe
  if (!isSecureContext || !('mediaDevices' in navigator)) throw new DevicesRefused('notSecure');
  return navigator.mediaDevices;
}

/** One track, null where there is no such device. Throws `DevicesRefused`. */
async function track(wanted: MediaStreamConstraints): Promise<MediaStreamTrack | null> {
  const devices = mediaDevices();
  try {
    return (await devices.getUserMedia(wanted)).getTracks()[0] ?? null;
  } catch (error) {
    if (isMissing(error)) return null;
    throw refusedBy(error);
  }
}

const exactly = (deviceId: string | undefined): MediaTrackConstraints =>
  deviceId === undefined ? {} : { deviceId: { exact: deviceId } };

/** The camera, this one or any; null where there is none. */
export const openCamera = (deviceId?: string): Promise<MediaStreamTrack | null> =>
  track({ video: { ...CAMERA, ...exactly(deviceId) } });

export const openMicrophone = (deviceId?: string): Promise<MediaStreamTrack | null> =>
  track({ audio: { ...MICROPHONE, ...exactly(deviceId) } });

/** Both in one question of the browser; each by itself where one of them is not there. */
async function both(): Promise<Opened> {
  try {
    const stream = await mediaDevices().getUserMedia({ audio: MICROPHONE, video: CAMERA });
    return { microphone: stream.getAudioTracks()[0] ?? null, camera: stream.getVideoTracks()[0] ?? null };
  } catch (error) {
    if (!isMissing(error)) throw error instanceof DevicesRefused ? error : refusedBy(error);
    return { microphone: await openMicrophone(), camera: await openCamera() };
  }
}

/** What a talk uses, null where it is not there. Throws `DevicesRefused` where the browser, or its user, gives none. */
export const openDevices = async (media: Media): Promise<Opened> =>
  media === 'video' ? both() : { microphone: await openMicrophone(), camera: null };

/** The screen, or a window of it; null where its user chose none. */
export async function openScreen(): Promise<MediaStreamTrack | null> {
  try {
    return (await mediaDevices().getDisplayMedia({ video: { frameRate: { max: 15 } } })).getVideoTracks()[0] ?? null;
  } catch {
    return null;
  }
}

export const canShareScreen = (): boolean =>
  'mediaDevices' in navigator && typeof Reflect.get(navigator.mediaDevices, 'getDisplayMedia') === 'function';

/** What could be chosen; names are there once the browser has let somebody use one of them. */
export async function listDevices(): Promise<MediaDeviceInfo[]> {
  return (await mediaDevices().enumerateDevices()).filter(({ deviceId }) => deviceId !== '');
}
