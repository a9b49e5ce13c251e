/**
 * Tags of FLV (Adobe Flash Video File Format Specification 10.1, annex E), which RTMP carries too: what the parts of a broadcast are called,
 * and their bytes as a player over HTTP-FLV reads them.
 */
export type FlvKind = 'audio' | 'video' | 'data';

export type FlvTag = {
  kind: FlvKind;
  /** Decoding time in milliseconds. */
  at: number;
  /** The whole tag as players read it: its head, the payload, and its size. */
  bytes: Buffer;
  /** The payload within `bytes`. */
  body: Buffer;
  /** A codec's configuration (or the metadata): a player needs it before anything else. */
  isConfig: boolean;
  /** A picture that stands alone; playing begins there. */
  isKey: boolean;
};

export const FLV_TYPE = { audio: 8, video: 9, data: 18 } as const;
const KINDS: Readonly<Record<number, FlvKind>> = { 8: 'audio', 9: 'video', 18: 'data' };
export const FLV_HEAD = 11;
/** Behind each tag stands its size. */
export const FLV_TAIL = 4;
const H264 = 7;
const AAC = 10;

/** What every FLV begins with: sound and picture, and a first size of nothing. */
export const FLV_HEADER = Buffer.from([0x46, 0x4c, 0x56, 1, 5, 0, 0, 0, 9, 0, 0, 0, 0]);

/** Codecs that a broadcast may not have, by the numbers of annex E and by the names of enhanced RTMP (Veovera, version 2). */
const OTHER_PICTURE: Readonly<Record<number, string>> = { 2: 'H.263', 4: 'VP6', 8: 'VP8', 12: 'HEVC', 13: 'AV1' };
const OTHER_SOUND: Readonly<Record<number, string>> = {
  0: 'PCM',
  2: 'MP3',
  3: 'PCM',
  7: 'G.711',
  8: 'G.711',
  11: 'Speex',
  13: 'Opus',
};
const FOUR_LETTERS: Readonly<Record<string, string>> = {
  hvc1: 'HEVC',
  av01: 'AV1',
  vp08: 'VP8',
  vp09: 'VP9',
  Opus: 'Opus',
  fLaC: 'FLAC',
  'ac-3': 'AC-3',
  'ec-3': 'E-AC-3',
  '.mp3': 'MP3',
};
const ENHANCED_SOUND = 9;

/** The name of a codec that is neither H.264 nor AAC; null for these two, and for what is neither picture nor sound. */
export function otherCodec(type: number, body: Buffer): string | null {
  const [first = 0] = body;
  const isVideo = type === FLV_TYPE.video;
  if (!isVideo && type !== FLV_TYPE.audio) return null;
  const codec = isVideo ? first & 0x0f : first >> 4;
  const isEnhanced = isVideo ? (first & 0x80) !== 0 : codec === ENHANCED_SOUND;
  if (isEnhanced) return FOUR_LETTERS[body.toString('latin1', 1, 5)] ?? '?';
  if (codec === (isVideo ? H264 : AAC)) return null;
  return (isVideo ? OTHER_PICTURE : OTHER_SOUND)[codec] ?? '?';
}

/** A tag of its type and payload, whose bytes are copied; null for what a broadcast of H.264 and AAC does not hold. */
export function tagOf(type: number, at: number, body: Buffer): FlvTag | null {
  const bytes = Buffer.allocUnsafe(FLV_HEAD + body.length + FLV_TAIL);
  bytes[0] = type;
  bytes.writeUIntBE(body.length, 1, 3);
  writeTime(bytes, at);
  bytes.writeUIntBE(0, 8, 3);
  body.copy(bytes, FLV_HEAD);
  bytes.writeUInt32BE(FLV_HEAD + body.length, FLV_HEAD + body.length);
  return tagIn(bytes);
}

/** The tag that these bytes are, from head to size. They are not copied. */
export function tagIn(bytes: Buffer): FlvTag | null {
  const kind = KINDS[bytes[0] ?? 0];
  const at = bytes.readUIntBE(4, 3) + bytes.readUInt8(7) * 0x1_00_00_00;
  const body = bytes.subarray(FLV_HEAD, -FLV_TAIL);
  const [first = 0, second = 0] = body;
  switch (kind) {
    case 'video':
      // the fourth bit says 'enhanced RTMP': another codec than H.264
      if (body.length < 5 || (first & 0x8f) !== H264) return null;
      return { kind, at, bytes, body, isConfig: second === 0, isKey: second === 1 && first >> 4 === 1 };
    case 'audio':
      if (body.length < 2 || first >> 4 !== AAC) return null;
      return { kind, at, bytes, body, isConfig: second === 0, isKey: false };
    case 'data':
      return { kind, at, bytes, body, isConfig: true, isKey: false };
    default:
      return null;
  }
}

/** The lower three bytes of the time, then the upper one. */
function writeTime(bytes: Buffer, at: number): void {
  bytes.writeUIntBE(at & 0xff_ff_ff, 4, 3);
  bytes[7] = (at >>> 24) & 0xff;
}

/** The same tag at another time; its bytes are changed. */
export function moveTag(tag: FlvTag, at: number): FlvTag {
  writeTime(tag.bytes, at);
  return { ...tag, at };
}

/** Milliseconds between decoding and showing of a picture (annex E.4.3.1); 0 for all else. */
export const compositionTime = ({ kind, body }: FlvTag): number => (kind === 'video' ? body.readIntBE(2, 3) : 0);

const KEY_FRAME = 0x10;
const OTHER_FRAME = 0x20;
/** AAC; the other bits say nothing about it (annex E.4.2.1). */
const SOUND = 0xaf;

/** Payloads of tags: what is configured, or one frame, shown when it is decoded. */
export const pictureConfigBody = (record: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from([KEY_FRAME | H264, 0, 0, 0, 0]), record]);
export const pictureBody = (isKey: boolean, frame: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from([(isKey ? KEY_FRAME : OTHER_FRAME) | H264, 1, 0, 0, 0]), frame]);
export const soundConfigBody = (config: Uint8Array): Buffer => Buffer.concat([Buffer.from([SOUND, 0]), config]);
export const soundBody = (frame: Uint8Array): Buffer => Buffer.concat([Buffer.from([SOUND, 1]), frame]);

/** What stands in a payload before the configuration or the frame. */
export const PICTURE_AT = 5;
export const SOUND_AT = 2;
