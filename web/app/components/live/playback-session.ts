import type { default as HlsPlayer } from 'hls.js';
import type { default as Mpegts } from 'mpegts.js';
import { BASE } from '../../i18n/address.ts';

export type Playback = { flv: string | null; hls: string };

/** How the picture is: `waiting` while the encoder or the network is away and another try comes, `failed` when only a press tries again. */
export type PlayerState = 'loading' | 'playing' | 'waiting' | 'failed';

type Options = {
  video: HTMLVideoElement;
  playback: Playback;
  /** Asks for the addresses anew: they hold for minutes. */
  renew: () => Promise<Playback | null>;
  onState: (state: PlayerState) => void;
};

const TRIES = 8;
const STEP_MS = 1_000;
/** No new picture for so long counts as an end of the stream. */
const STALLED_MS = 8_000;

type Engine = { stop: () => void };

/** Where a folder of signed segments stands now: players go on asking below the address they began with. */
const folderOf = (address: string): string => address.slice(0, address.lastIndexOf('/') + 1);

/**
 * Plays a live or its replay in a video element: HTTP-FLV with a second's delay where this browser can, else HLS. What breaks is tried again, at
 * growing distances, by the addresses of that moment; an encoder that comes back is found without a reload.
 */
export class PlaybackSession {
  readonly #options: Options;
  #playback: Playback;
  #engine: Engine | null = null;
  #tries = 0;
  #timer: number | null = null;
  #watch: number | null = null;
  #lastTime = 0;
  #lastMove = 0;
  #isStopped = false;
  /** Where FLV failed once, HLS plays. */
  #withoutFlv = false;

  constructor(options: Options) {
    this.#options = options;
    this.#playback = options.playback;
    options.video.addEventListener('playing', this.#onPlaying);
    void this.#start();
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

  stop(): void {
    this.#isStopped = true;
    this.#options.video.removeEventListener('playing', this.#onPlaying);
    this.#clear();
  }

  readonly #onPlaying = (): void => {
    this.#tries = 0;
    this.#options.onState('playing');
  };

  async #start(): Promise<void> {
    this.#options.onState('loading');
    this.#lastMove = Date.now();
    this.#watch = window.setInterval(() => this.#look(), 1_000);
    const { video } = this.#options;
    const { flv } = this.#playback;
    if (flv !== null && !this.#withoutFlv) {
      const { default: mpegts } = await import('mpegts.js');
      if (this.#isStopped) return;
      if (mpegts.isSupported()) {
        this.#engine = playFlv(mpegts, video, BASE + flv, () => this.#fail('flv'));
        return;
      }
    }
    const { default: Hls } = await import('hls.js/light');
    if (this.#isStopped) return;
    this.#engine = Hls.isSupported()
      ? playHls(
          Hls,
          video,
          () => BASE + this.#playback.hls,
          () => this.#fail('hls'),
        )
      : playNative(video, BASE + this.#playback.hls, () => this.#fail('hls'));
  }

  /** A stream that stands still for long has ended without a word. */
  #look(): void {
    const { video } = this.#options;
    if (video.paused || video.currentTime !== this.#lastTime) {
      this.#lastTime = video.currentTime;
      this.#lastMove = Date.now();
      return;
    }
    if (Date.now() - this.#lastMove > STALLED_MS) this.#fail('stalled');
  }

  #fail(why: 'flv' | 'hls' | 'stalled'): void {
    if (this.#isStopped || this.#timer !== null) return;
    if (why === 'flv' && this.#tries >= 2) this.#withoutFlv = true;
    this.#tries += 1;
    if (this.#tries > TRIES) {
      this.#clear();
      this.#options.onState('failed');
      return;
    }
    this.#options.onState('waiting');
    const wait = Math.min(10, this.#tries) * STEP_MS * (0.75 + Math.random() / 2);
    this.#timer = window.setTimeout(() => void this.#restart(), wait);
  }

  async #restart(): Promise<void> {
    this.#clear();
    const fresh = await this.#options.renew().catch(() => null);
    if (this.#isStopped) return;
    if (fresh !== null) this.#playback = fresh;
    await this.#start();
  }

  #clear(): void {
    if (this.#timer !== null) window.clearTimeout(this.#timer);
    if (this.#watch !== null) window.clearInterval(this.#watch);
    [this.#timer, this.#watch] = [null, null];
    this.#engine?.stop();
    this.#engine = null;
  }
}

function playFlv(mpegts: typeof Mpegts, video: HTMLVideoElement, url: string, onFail: () => void): Engine {
  const player = mpegts.createPlayer(
    { type: 'flv', isLive: true, url: new URL(url, window.location.href).href },
    {
      enableStashBuffer: false,
      liveBufferLatencyChasing: true,
      liveBufferLatencyMaxLatency: 1.5,
      liveBufferLatencyMinRemain: 0.3,
    },
  );
  player.on(mpegts.Events.ERROR, onFail);
  player.on(mpegts.Events.LOADING_COMPLETE, onFail);
  player.attachMediaElement(video);
  player.load();
  void Promise.resolve(player.play()).catch(() => null);
  return { stop: () => player.destroy() };
}

function playHls(Hls: typeof HlsPlayer, video: HTMLVideoElement, addressOf: () => string, onFail: () => void): Engine {
  const begun = folderOf(new URL(addressOf(), window.location.href).href);
  const player = new Hls({
    liveSyncDurationCount: 2,
    maxLiveSyncPlaybackRate: 1.2,
    // the folder is signed for minutes only: what is asked below the first one is asked below the one of now
    xhrSetup: (xhr, url) => {
      const now = folderOf(new URL(addressOf(), window.location.href).href);
      xhr.open('GET', url.startsWith(begun) ? now + url.slice(begun.length) : url, true);
    },
  });
  player.on(Hls.Events.ERROR, (_event, { fatal, type }) => {
    if (!fatal) return;
    if (type === Hls.ErrorTypes.MEDIA_ERROR) player.recoverMediaError();
    else onFail();
  });
  player.loadSource(new URL(addressOf(), window.location.href).href);
  player.attachMedia(video);
  void video.play().catch(() => null);
  return { stop: () => player.destroy() };
}

function playNative(video: HTMLVideoElement, url: string, onFail: () => void): Engine {
  video.src = url;
  video.addEventListener('error', onFail);
  void video.play().catch(() => null);
  return {
    stop: () => {
      video.removeEventListener('error', onFail);
      video.removeAttribute('src');
      video.load();
    },
  };
}
