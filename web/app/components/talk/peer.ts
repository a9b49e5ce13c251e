import type { IceServer, Signal } from '@fairbridge/contract/talk/talk.shapes.ts';

type Candidate = Extract<Signal, { kind: 'candidates' }>['candidates'][number];

export type PeerEvents = {
  signal: (signal: Signal) => void;
  /** The state of the way between the two devices. */
  link: (state: RTCPeerConnectionState) => void;
};

export type PeerOptions = {
  /** Whoever has called offers; the other one answers, so that the two never offer at once. */
  offers: boolean;
  servers: readonly IceServer[];
  events: PeerEvents;
};

/** Some browsers have no calls, or have them switched off (iOS in Lockdown Mode, by a company's policy). */
export const canConnect = (): boolean => typeof RTCPeerConnection !== 'undefined';

const GATHERED_MS = 120;
const AT_ONCE = 20;
/** A connection that is broken for so long is made anew (an ICE restart). */
const BROKEN_MS = 2_500;

const candidateOf = ({ candidate, sdpMid, sdpMLineIndex, usernameFragment }: RTCIceCandidate): Candidate => ({
  candidate,
  sdpMid,
  sdpMLineIndex,
  usernameFragment,
});

/** As `RTCPeerConnection` takes them: what is not set is not there. */
export const browserIceServers = (servers: readonly IceServer[]): RTCIceServer[] =>
  servers.map(({ urls, username, credential }) => ({
    urls: [...urls],
    ...(username !== undefined && { username }),
    ...(credential !== undefined && { credential }),
  }));

/**
 * The way of picture and sound between two devices. There is one place for sound and one for a picture from the beginning, so that a camera or a
 * screen that comes later changes what is sent and asks for no new agreement.
 */
export class Peer {
  readonly other = new MediaStream();
  readonly #options: PeerOptions;
  readonly #connection: RTCPeerConnection;
  #candidates: Candidate[] = [];
  #early: Candidate[] = [];
  #gathering: ReturnType<typeof setTimeout> | undefined;
  #broken: ReturnType<typeof setTimeout> | undefined;
  #tracks: { audio: MediaStreamTrack | null; video: MediaStreamTrack | null } = { audio: null, video: null };

  constructor(options: PeerOptions) {
    this.#options = options;
    this.#connection = new RTCPeerConnection({ iceServers: browserIceServers(options.servers) });
    const connection = this.#connection;
    connection.onicecandidate = ({ candidate }) => this.#onCandidate(candidate);
    connection.ontrack = ({ track }) => this.other.addTrack(track);
    connection.onconnectionstatechange = () => this.#onState();
    if (options.offers)
      for (const kind of ['audio', 'video']) connection.addTransceiver(kind, { direction: 'sendrecv' });
  }

  /** What is sent in the one place or the other; null sends nothing. */
  async send(kind: 'audio' | 'video', track: MediaStreamTrack | null): Promise<void> {
    this.#tracks[kind] = track;
    const place = this.#connection.getTransceivers().find(({ receiver }) => receiver.track.kind === kind);
    await place?.sender.replaceTrack(track);
  }

  /** Offers; anew, where the way is broken. */
  async offer(restart = false): Promise<void> {
    const connection = this.#connection;
    if (connection.signalingState !== 'stable') return;
    await connection.setLocalDescription(await connection.createOffer({ iceRestart: restart }));
    this.#describe('offer');
  }

  async take(signal: Signal): Promise<void> {
    if (this.#connection.signalingState === 'closed') return;
    if (signal.kind === 'offer') await this.#answer(signal.sdp);
    if (signal.kind === 'answer' && this.#connection.signalingState === 'have-local-offer') {
      await this.#connection.setRemoteDescription({ type: 'answer', sdp: signal.sdp });
      await this.#addEarly();
    }
    if (signal.kind === 'candidates') {
      this.#early.push(...signal.candidates);
      if (this.#connection.remoteDescription !== null) await this.#addEarly();
    }
  }

  close(): void {
    clearTimeout(this.#gathering);
    clearTimeout(this.#broken);
    const connection = this.#connection;
    connection.onicecandidate = null;
    connection.ontrack = null;
    connection.onconnectionstatechange = null;
    connection.close();
  }

  async #answer(sdp: string): Promise<void> {
    const connection = this.#connection;
    await connection.setRemoteDescription({ type: 'offer', sdp });
    for (const place of connection.getTransceivers()) {
      place.direction = 'sendrecv';
      const kind = place.receiver.track.kind === 'audio' ? 'audio' : 'video';
      await place.sender.replaceTrack(this.#tracks[kind]);
    }
    await connection.setLocalDescription(await connection.createAnswer());
    this.#describe('answer');
    await this.#addEarly();
  }

  #describe(kind: 'offer' | 'answer'): void {
    const sdp = this.#connection.localDescription?.sdp;
    if (sdp !== undefined) this.#options.events.signal({ kind, sdp });
  }

  async #addEarly(): Promise<void> {
    for (const candidate of this.#early.splice(0)) {
      // one of an agreement before the last is of no use
      await this.#connection.addIceCandidate(candidate).catch(() => null);
    }
  }

  /** What comes within a moment is told together. */
  #onCandidate(candidate: RTCIceCandidate | null): void {
    if (candidate === null || candidate.candidate === '') return;
    this.#candidates.push(candidateOf(candidate));
    clearTimeout(this.#gathering);
    this.#gathering = setTimeout(() => {
      while (this.#candidates.length > 0)
        this.#options.events.signal({ kind: 'candidates', candidates: this.#candidates.splice(0, AT_ONCE) });
    }, GATHERED_MS);
  }

  #onState(): void {
    const state = this.#connection.connectionState;
    clearTimeout(this.#broken);
    this.#options.events.link(state);
    if (!this.#options.offers || (state !== 'disconnected' && state !== 'failed')) return;
    const again = (): void => {
      void this.offer(true).catch(() => null);
      this.#broken = setTimeout(again, 2 * BROKEN_MS);
    };
    this.#broken = setTimeout(again, state === 'failed' ? 0 : BROKEN_MS);
  }
}
