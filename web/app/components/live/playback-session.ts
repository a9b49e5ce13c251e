import type { default as HlsPlayer } from 'hls.js';
import { BASE } from '../../i18n/address.ts';

/** A preview may come by HTTP-FLV alone. */
export type Playback = { flv: string | null; hls: string | null };

/**
 * How the picture is: `waiting` while the encoder or the network is away and another try comes, `failed` when only a press tries again,
 * `refused` when this browser plays nothing by itself, not even in silence.
 */
export type PlayerState = 'loading' | 'playing' | 'waiting' | 'failed' | 'refused';

type Options = {
  video: HTMLVideoElement;
  playback: Playback;
  /** A replay goes on where it broke, a live where it is now. */
  isLive: boolean;
  /** Whether an encoder sends to the live now, as far as it is known: without one nothing is tried, and nothing old is shown. */
  isComing: () => boolean;
  /** Asks for the addresses anew: they hold for minutes. */
  renew: () => Promise<Playback | null>;
  onState: (state: PlayerState) => void;
  /** This browser plays no sound before a press: it plays without. */
  onSilenced: () => void;
};

/** Soon at first, for a media process or an encoder that is back in a moment; some forty seconds in all. */
const TRIES = 14;
const STEP_MS = 1_000;
/** No new picture for so long counts as an end of the stream, sooner where no encoder sends. */
const STALLED_MS = 8_000;
const STALLED_AWAY_MS = 2_000;
/** WebKit sometimes stands at the beginning of a replay that it has; a step sets it going. */
const NUDGE_MS = 2_000;
const NUDGE_SECONDS = 0.1;

/** Is there something to play from where it stands? */
function hasAhead({ buffered, currentTime }: HTMLVideoElement): boolean {
  for (let at = 0; at < buffered.length; at += 1)
    if (buffered.start(at) <= currentTime + NUDGE_SECONDS && buffered.end(at) > currentTime + 1) return true;
  return false;
}

export type Engine = { stop: () => void };

/** Where a folder of signed segments stands now: players go on asking below the address they began with. */
const folderOf = (address: string): string => address.slice(0, address.lastIndexOf('/') + 1);

/**
 * Plays a live or its replay in a video element: HTTP-FLV with a second's delay where this browser can, else HLS. What breaks is tried again, at
 * growing distances, by the addresses of that moment; an encoder that comes back is found without a reload.
 */
export class PlaybackSession {
  readonly #options: Options;
  #playback: Playback;
  #state: PlayerState = 'loading';
  #engine: Engine | null = null;
  #tries = 0;
  #timer: number | null = null;
  #watch: number | null = null;
  #lastTime = 0;
  #lastMove = 0;
  /** Where a replay goes on. */
  #from = 0;
  #isStopped = false;
  /** Goes up with each beginning: what an earlier one still waits for begins nothing more. */
  #round = 0;
  /** Where FLV never played, HLS does. */
  #withoutFlv = false;
  #hasPlayed = false;

  constructor(options: Options) {
    this.#options = options;
    this.#playback = options.playback;
    options.video.addEventListener('playing', this.#onPlaying);
    void this.#start(this.#round);
  }

  /** Other addresses for the same stream. */
  update(playback: Playback): void {
    this.#playback = playback;
  }

  /** Tries again at once. */
  retry(): void {
    this.#tries = 0;
    void this.#restart();
  }

  /** Tries again at once what does not play. */
  retryIfLost(): void {
    if (this.#state === 'waiting' || this.#state === 'failed') this.retry();
  }

  /** After a press: what the browser refused before. */
  play(): void {
    void this.#play();
  }

  stop(): void {
    this.#isStopped = true;
    this.#options.video.removeEventListener('playing', this.#onPlaying);
    this.#clear();
  }

  async #play(): Promise<void> {
    const { video, onSilenced } = this.#options;
    const isRefused = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotAllowedError';
    try {
      await video.play();
    } catch (error) {
      if (!isRefused(error) || this.#isStopped) return;
      if (video.muted) return this.#tell('refused');
      video.muted = true;
      onSilenced();
      await this.#play();
    }
  }

  readonly #onPlaying = (): void => {
    this.#tries = 0;
    this.#hasPlayed = true;
    this.#tell('playing');
  };

  get #isAway(): boolean {
    return this.#options.isLive && !this.#options.isComing();
  }

  async #start(round: number): Promise<void> {
    if (this.#isAway) return this.#tell('waiting');
    this.#tell('loading');
    this.#lastMove = Date.now();
    this.#watch = window.setInterval(() => this.#look(), 1_000);
    const { video } = this.#options;
    const { flv } = this.#playback;
    if (flv !== null && !this.#withoutFlv) {
      // what plays it could not be loaded: HLS may
      const player = await import('./flv-player.ts').catch(() => null);
      if (this.#isLate(round)) return;
      if (player?.playsFlv() === true) {
        this.#engine = player.playFlv(
          video,
          () => BASE + (this.#playback.flv ?? flv),
          () => this.#fail('flv'),
        );
        return this.#play();
      }
    }
    const { hls } = this.#playback;
    if (hls === null) return this.#giveUp();
    const Hls = await import('hls.js/light').then(
      (loaded) => loaded.default,
      () => null,
    );
    if (this.#isLate(round)) return;
    if (Hls === null) return this.#fail('hls');
    const place = { video, from: this.#from, onFail: () => this.#fail('hls') };
    this.#engine = Hls.isSupported()
      ? playHls(Hls, place, () => BASE + (this.#playback.hls ?? hls))
      : playNative(place, BASE + hls);
    await this.#play();
  }

  /** A stream that stands still for long has ended without a word. */
  #look(): void {
    const { video } = this.#options;
    if (video.paused || video.currentTime !== this.#lastTime) {
      this.#lastTime = video.currentTime;
      if (!this.#options.isLive) this.#from = video.currentTime;
      this.#lastMove = Date.now();
      return;
    }
    const stood = Date.now() - this.#lastMove;
    if (!this.#options.isLive && stood > NUDGE_MS && hasAhead(video)) {
      video.currentTime += NUDGE_SECONDS;
      // no move of its own: what still stands then begins anew
      this.#lastTime = video.currentTime;
    }
    if (stood > (this.#isAway ? STALLED_AWAY_MS : STALLED_MS)) this.#fail('stalled');
  }

  #fail(why: 'flv' | 'hls' | 'stalled'): void {
    if (this.#isStopped || this.#timer !== null) return;
    if (this.#isAway) {
      this.#clear();
      return this.#tell('waiting');
    }
    if (why === 'flv' && !this.#hasPlayed && this.#tries >= 2 && this.#playback.hls !== null) this.#withoutFlv = true;
    this.#tries += 1;
    if (this.#tries > TRIES) return this.#giveUp();
    this.#tell('waiting');
    const wait = Math.max(1, Math.ceil(this.#tries / 2) - 1) * STEP_MS * (0.75 + Math.random() / 2);
    this.#timer = window.setTimeout(() => void this.#restart(), wait);
  }

  #tell(state: PlayerState): void {
    this.#state = state;
    this.#options.onState(state);
  }

  #isLate(round: number): boolean {
    return this.#isStopped || round !== this.#round;
  }

  #giveUp(): void {
    this.#clear();
    this.#tell('failed');
  }

  async #restart(): Promise<void> {
    this.#clear();
    const round = (this.#round += 1);
    // those of before are kept fresh meanwhile: a whole audience that was cut off asks at its second try
    const fresh = this.#tries === 1 ? null : await this.#options.renew().catch(() => null);
    if (this.#isLate(round)) return;
    if (fresh !== null) this.#playback = fresh;
    await this.#start(round);
  }

  #clear(): void {
    if (this.#timer !== null) window.clearTimeout(this.#timer);
    if (this.#watch !== null) window.clearInterval(this.#watch);
    [this.#timer, this.#watch] = [null, null];
    this.#engine?.stop();
    this.#engine = null;
  }
}

type Place = { video: HTMLVideoElement; from: number; onFail: () => void };

function playHls(Hls: typeof HlsPlayer, { video, from, onFail }: Place, addressOf: () => string): Engine {
  const begun = folderOf(new URL(addressOf(), window.location.href).href);
  const player = new Hls({
    // its worker is made of text, which the portal's policy forbids
    enableWorker: false,
    startPosition: from > 0 ? from : -1,
    // of segments of two seconds: three seconds behind, the last of them being there before the next one is needed
    liveSyncDurationCount: 1.5,
    maxLiveSyncPlaybackRate: 1.2,
    // the folder is signed for minutes only: what is asked below the first one is asked below the one of now
    xhrSetup: (xhr, url) => {
      const now = folderOf(new URL(addressOf(), window.location.href).href);
      xhr.open('GET', url.startsWith(begun) ? now + url.slice(begun.length) : url, true);
    },
  });
  let hasRecovered = false;
  player.on(Hls.Events.ERROR, (_event, { fatal, type }) => {
    if (!fatal) return;
    if (type !== Hls.ErrorTypes.MEDIA_ERROR || hasRecovered) return onFail();
    hasRecovered = true;
    player.recoverMediaError();
  });
  player.loadSource(new URL(addressOf(), window.location.href).href);
  player.attachMedia(video);
  return { stop: () => player.destroy() };
}

function playNative({ video, from, onFail }: Place, url: string): Engine {
  video.src = url;
  video.addEventListener('error', onFail);
  const seek = (): void => {
    if (from > 0) video.currentTime = from;
  };
  video.addEventListener('loadedmetadata', seek, { once: true });
  return {
    stop: () => {
      video.removeEventListener('error', onFail);
      video.removeEventListener('loadedmetadata', seek);
      video.removeAttribute('src');
      video.load();
    },
  };
}
