import { FRAME_SAMPLES, readAacConfig, silentFrame, SILENT_CONFIG, type AacConfig } from './aac.ts';
import {
  FLV_TYPE,
  pictureBody,
  pictureConfigBody,
  SOUND_AT,
  soundBody,
  soundConfigBody,
  tagOf,
  type FlvTag,
} from './flv.ts';

/** A track of which nothing came for so long is missing. A hole in the sound stops players; pictures may come late after sound that was ahead. */
const GONE_MS = { audio: 1_500, video: 5_000 };
/** How long both tracks are waited for when a publisher begins. */
const OPENING_MS = 1_000;
/** A picture that stands still comes so often, as a key frame: players begin and segments are cut there. */
const STILL_MS = 500;

export type MissingTrack = 'picture' | 'sound';

/** One black picture of 640 x 360 in H.264 (main profile), made with x264: its configuration, and the picture with its length. */
const BLACK_CONFIG = pictureConfigBody(
  Buffer.from('014d4016ffe10018674d4016dc0a02ff97011000000300100000030020f162f801000568ee0f2c80', 'hex'),
);
const BLACK_PICTURE = pictureBody(
  true,
  Buffer.from(
    '0000005a65888404bffef7addf814dc32b356bba5738b4cbab94343d51f694a678b6480000030000' +
      '0300000ff0cdbe9f5115d797a6000003007e0011c05982d61d41701a81de2823a8530801' +
      '00000300000300000300000300000300016f',
    'hex',
  ),
);
const SILENT = soundConfigBody(SILENT_CONFIG);
const configOf = (body: Buffer): AacConfig => readAacConfig(body.subarray(SOUND_AT));

/** What a track is made of: the encoder's, or what stands in for it. */
type Track = {
  kind: 'video' | 'audio';
  /** The last configuration of the encoder. */
  config: FlvTag | null;
  /** The configuration that players have been given. */
  given: Buffer | null;
  /** Until when players have this track, in ms on the clock of the stream; null: not yet. */
  until: number | null;
  isMissing: boolean;
};
const newTrack = (kind: Track['kind'], given: Buffer | null = null): Track => ({
  kind,
  config: null,
  given,
  until: null,
  isMissing: false,
});

/**
 * Gives a broadcast both tracks from its first picture on, whatever its encoder sends: silence where no sound comes, the last picture, or black,
 * where no picture does. Players and recordings cannot take a track that begins later or ends before the other.
 */
export class MissingTracks {
  #video = newTrack('video');
  #audio = newTrack('audio');
  /** The last picture that stands alone. */
  #key: Buffer | null = null;
  /** What came before both tracks were known; null: the publisher has been opened. */
  #waiting: FlvTag[] | null = [];

  /** What does not come from the encoder now. */
  get missing(): MissingTrack | null {
    if (this.#video.isMissing) return 'picture';
    return this.#audio.isMissing ? 'sound' : null;
  }

  /** Another encoder begins, or the same anew. */
  restart(): void {
    this.#video = newTrack('video', this.#video.given);
    this.#audio = newTrack('audio', this.#audio.given);
    this.#key = null;
    this.#waiting = [];
  }

  /** This tag, and before it what stands in for the other track. */
  push(tag: FlvTag): FlvTag[] {
    if (this.#waiting === null) return [...this.#complete(tag)];
    this.#waiting.push(tag);
    if (tag.isConfig && tag.kind !== 'data') this.#of(tag).config = tag;
    const [first = tag] = this.#waiting;
    const isKnown = this.#video.config !== null && this.#audio.config !== null;
    if (!isKnown && tag.at - first.at < OPENING_MS) return [];
    const all = this.#waiting;
    this.#waiting = null;
    return all.flatMap((one) => [...this.#complete(one)]);
  }

  #of = ({ kind }: FlvTag): Track => (kind === 'video' ? this.#video : this.#audio);

  *#complete(tag: FlvTag): Generator<FlvTag> {
    if (tag.kind === 'data') return yield tag;
    const track = this.#of(tag);
    if (tag.isConfig) {
      track.config = tag;
      if (track.isMissing) return;
      track.given = tag.body;
      return yield tag;
    }
    // what stood in for it has been given already, and a picture alone can take its place
    if (track.isMissing && (tag.at < (track.until ?? 0) || (tag.kind === 'video' && !tag.isKey))) return;
    if (track.isMissing && track.config !== null) yield* this.#give(track, tag.at, track.config.body);
    track.isMissing = false;
    if (tag.kind === 'video') {
      yield* this.#silence(tag.at);
      if (tag.isKey) this.#key = tag.body;
    } else yield* this.#stillPicture(tag.at);
    track.until = tag.at;
    yield tag;
  }

  /** Whether nothing comes of this track, though it is time. */
  #isGone(track: Track, at: number): boolean {
    if (track.config === null || track.isMissing) return true;
    track.until ??= at;
    return at - track.until > GONE_MS[track.kind];
  }

  *#silence(at: number): Generator<FlvTag> {
    const track = this.#audio;
    if (!this.#isGone(track, at)) return;
    track.isMissing = true;
    // the encoder's own configuration goes on where there is silence in it
    const own = track.config !== null && silentFrame(configOf(track.config.body)) !== null ? track.config.body : SILENT;
    const config = configOf(own);
    const frame = silentFrame(config);
    if (frame === null) return;
    yield* this.#give(track, at, own);
    const body = soundBody(frame);
    for (const time of timesOf(track, at, (FRAME_SAMPLES * 1_000) / config.sampleRate))
      yield* made('audio', Math.round(time), body);
  }

  *#stillPicture(at: number): Generator<FlvTag> {
    const track = this.#video;
    if (!this.#isGone(track, at)) return;
    track.isMissing = true;
    const own = this.#key;
    yield* this.#give(track, at, own !== null && track.config !== null ? track.config.body : BLACK_CONFIG);
    for (const time of timesOf(track, at, STILL_MS)) yield* made('video', time, own ?? BLACK_PICTURE);
  }

  /** The configuration, where players have another. */
  *#give(track: Track, at: number, body: Buffer): Generator<FlvTag> {
    if (track.given?.equals(body) === true) return;
    track.given = body;
    yield* made(track.kind, at, body);
  }
}

/** The times until now at which something has to stand in, in steps of so many ms. */
function* timesOf(track: Track, at: number, step: number): Generator<number> {
  for (let next = track.until === null ? at : track.until + step; next <= at; next += step) {
    track.until = next;
    yield next;
  }
}

function* made(kind: Track['kind'], at: number, body: Buffer): Generator<FlvTag> {
  const tag = tagOf(FLV_TYPE[kind], at, body);
  if (tag !== null) yield tag;
}
