/**
 * Tags of FLV (Adobe Flash Video File Format Specification 10.1, annex E), which RTMP carries too: what the parts of a broadcast are called,
 * and their bytes as a player over HTTP-FLV reads them.
 */
export type FlvKind = 'audio' | 'video' | 'data';

export type FlvTag = {
  kind: FlvKind;
  /** Decoding time in milliseconds. */
  at: number;
  /** The payload, without the head of the tag. */
  body: Buffer;
  /** A codec's configuration (or the metadata): a player needs it before anything else. */
  isConfig: boolean;
  /** A picture that stands alone; playing begins there. */
  isKey: boolean;
};

const TYPE = { audio: 8, video: 9, data: 18 } as const;
const KINDS: Readonly<Record<number, FlvKind>> = { 8: 'audio', 9: 'video', 18: 'data' };
const HEAD = 11;
const H264 = 7;
const AAC = 10;

/** What every FLV begins with: sound and picture, and a first size of nothing. */
export const FLV_HEADER = Buffer.from([0x46, 0x4c, 0x56, 1, 5, 0, 0, 0, 9, 0, 0, 0, 0]);

/** A tag of its type and payload; null for what a broadcast of H.264 and AAC does not hold. */
export function tagOf(type: number, at: number, body: Buffer): FlvTag | null {
  const kind = KINDS[type];
  const [first = 0, second = 0] = body;
  switch (kind) {
    case 'video':
      // the fourth bit says 'enhanced RTMP': another codec than H.264
      if (body.length < 5 || (first & 0x8f) !== H264) return null;
      return { kind, at, body, isConfig: second === 0, isKey: second === 1 && first >> 4 === 1 };
    case 'audio':
      if (body.length < 2 || first >> 4 !== AAC) return null;
      return { kind, at, body, isConfig: second === 0, isKey: false };
    case 'data':
      return { kind, at, body, isConfig: true, isKey: false };
    default:
      return null;
  }
}

export function bytesOf({ kind, at, body }: FlvTag): Buffer {
  const bytes = Buffer.allocUnsafe(HEAD + body.length + 4);
  bytes[0] = TYPE[kind];
  bytes.writeUIntBE(body.length, 1, 3);
  // the lower three bytes of the time, then the upper one
  bytes.writeUIntBE(at & 0xff_ff_ff, 4, 3);
  bytes[7] = (at >>> 24) & 0xff;
  bytes.writeUIntBE(0, 8, 3);
  body.copy(bytes, HEAD);
  bytes.writeUInt32BE(HEAD + body.length, HEAD + body.length);
  return bytes;
}
