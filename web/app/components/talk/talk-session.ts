import type { Signal, Talk } from '@fairbridge/contract/talk/talk.shapes.ts';
import type { Media } from '@fairbridge/contract/talk/talk.states.ts';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { SignalInbox } from './signal-inbox.ts';
import { DevicesRefused, openCamera, openDevices, openMicrophone, openScreen, type Refused } from './devices.ts';
import { canConnect, Peer } from './peer.ts';

/** With whom, as the panel names them. */
export type Facing = { conversationId: string; name: string; picture: string };

type Toggles = Omit<Extract<Signal, { kind: 'toggles' }>, 'kind'>;
export type Phase = 'asking' | 'calling' | 'connecting' | 'talking' | 'reconnecting' | 'over';
export type Over =
  | 'overEnded'
  | 'overLost'
  | 'overBlocked'
  | 'overRefused'
  | 'overMissed'
  | 'overAway'
  | 'overBusy'
  | 'overUnable'
  | 'overUnconnected';

export type TalkView = {
  facing: Facing;
  media: Media;
  phase: Phase;
  over: Over | null;
  /** Refused by the server: its message. */
  failure: string;
  /** Why it could not begin; by video, a camera is needed (ruling 6.5). */
  refused: Refused | 'noCamera' | 'noCalls' | null;
  /** What is missing, while the talk goes on without it. */
  lacking: 'noMicrophone' | 'noCameraNow' | null;
  /** When the two reached one another, in milliseconds of this device. */
  since: number | null;
  own: MediaStreamTrack | null;
  other: MediaStream | null;
  toggles: Toggles;
  otherToggles: Toggles;
};

type Changed = (view: TalkView) => void;

const OFF: Toggles = { microphone: false, camera: false, screen: false };

function overOf({ state, end }: Talk): Over {
  if (state === 'refused') return 'overRefused';
  if (state === 'missed') return 'overMissed';
  if (state === 'busy') return 'overBusy';
  if (state === 'unable') return 'overUnable';
  return end === 'lost' ? 'overLost' : end === 'blocked' ? 'overBlocked' : 'overEnded';
}

/** Two devices that have not found a way to one another by then find none. */
const CONNECTING_MS = 30_000;

/** One call of this window, from the devices to the end. */
export class TalkSession {
  view: TalkView;
  readonly #changed: Changed;
  readonly #deviceId = crypto.randomUUID();
  #talk: Talk | null = null;
  #offers = false;
  #inbox: SignalInbox | null = null;
  #peer: Peer | null = null;
  #early: Signal[] = [];
  #connecting: ReturnType<typeof setTimeout> | undefined;
  #microphone: MediaStreamTrack | null = null;
  #camera: MediaStreamTrack | null = null;
  #screen: MediaStreamTrack | null = null;

  constructor(facing: Facing, media: Media, changed: Changed) {
    this.#changed = changed;
    this.view = {
      facing,
      media,
      phase: 'asking',
      over: null,
      failure: '',
      refused: null,
      lacking: null,
      since: null,
      own: null,
      other: null,
      toggles: OFF,
      otherToggles: { microphone: true, camera: false, screen: false },
    };
  }

  /** The number of the talk, for what is heard of it; '' before the server knows of it. */
  get id(): string {
    return this.#talk?.id ?? '';
  }

  /** Calls the other side. */
  async call(): Promise<void> {
    if (!(await this.#open())) return;
    const { facing, media } = this.view;
    await this.#ask(
      api(calls.talk.begin, { conversationId: facing.conversationId, media, deviceId: this.#deviceId }),
      (talk) => {
        this.#offers = true;
        if (talk.state === 'missed') return this.#finish('overAway');
        this.#set({ phase: 'calling' });
      },
    );
  }

  /** Answers what rings. Without its devices it rings no more, there either. */
  async accept({ id }: Talk): Promise<void> {
    if (!(await this.#open())) return void api(calls.talk.refuse, { id, unable: true }).catch(() => null);
    await this.#ask(api(calls.talk.accept, { id, deviceId: this.#deviceId }), () => {});
  }

  hangUp = (): void => this.#hangUp('overEnded');

  #hangUp(over: Over): void {
    const { id } = this;
    if (id !== '' && this.view.phase !== 'over')
      void api(calls.talk.end, { id, deviceId: this.#deviceId }).catch(() => null);
    this.#finish(over);
  }

  mute = (): void => {
    const microphone = !this.view.toggles.microphone && this.#microphone !== null;
    if (this.#microphone !== null) this.#microphone.enabled = microphone;
    this.#toggle({ microphone });
  };

  /** A camera that is off is let go of, so that its light goes out. */
  toggleCamera = async (): Promise<void> => {
    if (this.#camera !== null) {
      this.#camera.stop();
      this.#camera = null;
      return this.#show();
    }
    await this.useCamera();
  };

  useCamera = async (deviceId?: string): Promise<void> => {
    const camera = await this.#device(() => openCamera(deviceId));
    if (camera === null) return this.#set({ lacking: 'noCameraNow' });
    this.#camera?.stop();
    this.#camera = camera;
    await this.#show();
  };

  useMicrophone = async (deviceId: string): Promise<void> => {
    const microphone = await this.#device(() => openMicrophone(deviceId));
    if (microphone === null) return;
    this.#microphone?.stop();
    this.#microphone = microphone;
    await this.#peer?.send('audio', microphone);
    this.#toggle({ microphone: true });
  };

  toggleScreen = async (): Promise<void> => {
    if (this.#screen === null) {
      this.#screen = await openScreen();
      // the browser has a button of its own that ends it
      if (this.#screen !== null) this.#screen.onended = () => void this.toggleScreen();
    } else {
      this.#screen.onended = null;
      this.#screen.stop();
      this.#screen = null;
    }
    await this.#show();
  };

  /** Something was heard of this talk beside what its device asks for. */
  onTalk = (talk: Talk): void => {
    this.#talk = talk;
    if (this.view.phase === 'over') return;
    if (talk.state === 'accepted') void this.#connect();
    else if (talk.state !== 'ringing') this.#finish(overOf(talk));
  };

  #set(change: Partial<TalkView>): void {
    this.view = { ...this.view, ...change };
    this.#changed(this.view);
  }

  /** Error: what a device is refused for is shown, and nothing is opened. */
  async #device(open: () => Promise<MediaStreamTrack | null>): Promise<MediaStreamTrack | null> {
    try {
      const opened = await open();
      this.#set({ refused: null, lacking: null });
      return opened;
    } catch (error) {
      if (!(error instanceof DevicesRefused)) throw error;
      this.#set({ refused: error.why });
      return null;
    }
  }

  async #open(): Promise<boolean> {
    if (!canConnect()) {
      this.#set({ refused: 'noCalls' });
      this.#finish(null);
      return false;
    }
    this.#set({ phase: 'asking', refused: null });
    try {
      const { microphone, camera } = await openDevices(this.view.media);
      const lacksCamera = this.view.media === 'video' && camera === null;
      if (lacksCamera) this.#set({ refused: 'noCamera' });
      if (lacksCamera || this.view.phase === 'over') {
        microphone?.stop();
        camera?.stop();
        this.#finish(null);
        return false;
      }
      this.#microphone = microphone;
      this.#camera = camera;
      const toggles = { microphone: microphone !== null, camera: camera !== null, screen: false };
      this.#set({ lacking: microphone === null ? 'noMicrophone' : null, own: camera, toggles });
      return true;
    } catch (error) {
      if (!(error instanceof DevicesRefused)) throw error;
      this.#set({ refused: error.why });
      this.#finish(null);
      return false;
    }
  }

  /** Asks the server; whoever has hung up meanwhile takes it back. */
  async #ask(asked: Promise<Talk>, then: (talk: Talk) => void): Promise<void> {
    try {
      const talk = await asked;
      const gone = this.view.phase === 'over';
      this.#talk = talk;
      if (gone) return void api(calls.talk.end, { id: talk.id, deviceId: this.#deviceId }).catch(() => null);
      then(talk);
      if (this.#isOver()) return;
      this.#inbox = new SignalInbox({
        id: talk.id,
        deviceId: this.#deviceId,
        onSignal: (signal) => this.#onSignal(signal),
        onTalk: this.onTalk,
        onGone: () => this.#finish('overEnded'),
      });
      this.onTalk(talk);
    } catch (error) {
      this.#set({ failure: error instanceof Error ? error.message : '' });
      this.#finish(null);
    }
  }

  #isOver = (): boolean => this.view.phase === 'over';

  async #connect(): Promise<void> {
    if (this.#peer !== null || this.view.phase === 'connecting') return;
    this.#set({ phase: 'connecting' });
    this.#connecting = setTimeout(() => {
      if (this.view.phase === 'connecting') this.#hangUp('overUnconnected');
    }, CONNECTING_MS);
    // without the list a call may still go from device to device
    const servers = await api(calls.talk.servers, {}).catch(() => ({ list: [] }));
    if (this.#isOver()) return;
    const peer = new Peer({
      offers: this.#offers,
      servers: servers.list,
      events: { signal: (signal) => this.#inbox?.tell(signal), link: (state) => this.#onLink(state) },
    });
    this.#peer = peer;
    this.#set({ other: peer.other });
    await peer.send('audio', this.#microphone);
    await peer.send('video', this.#camera);
    this.#toggle({});
    if (this.#offers) await peer.offer();
    for (const signal of this.#early.splice(0)) await peer.take(signal);
  }

  async #onSignal(signal: Signal): Promise<void> {
    if (signal.kind === 'toggles') {
      const { microphone, camera, screen } = signal;
      this.#set({ otherToggles: { microphone, camera, screen } });
    } else if (this.#peer === null) this.#early.push(signal);
    else await this.#peer.take(signal);
  }

  #onLink(state: RTCPeerConnectionState): void {
    if (this.#isOver()) return;
    if (state === 'connected') this.#set({ phase: 'talking', since: this.view.since ?? Date.now() });
    else if (state === 'disconnected' || state === 'failed') this.#set({ phase: 'reconnecting' });
  }

  /** What the other one sees: the screen before the camera. */
  async #show(): Promise<void> {
    const shown = this.#screen ?? this.#camera;
    await this.#peer?.send('video', shown);
    this.#set({ own: shown });
    this.#toggle({ camera: this.#camera !== null, screen: this.#screen !== null });
  }

  #toggle(change: Partial<Toggles>): void {
    const toggles = { ...this.view.toggles, ...change };
    this.#set({ toggles });
    if (this.#peer !== null) this.#inbox?.tell({ kind: 'toggles', ...toggles });
  }

  #finish(over: Over | null): void {
    if (this.#isOver()) return;
    clearTimeout(this.#connecting);
    this.#inbox?.stop();
    this.#peer?.close();
    for (const track of [this.#microphone, this.#camera, this.#screen]) track?.stop();
    this.#set({ phase: 'over', over, own: null, other: null });
  }
}
