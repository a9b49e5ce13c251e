import { describe, expect, test } from 'vitest';
import { decodeAmf, encodeAmf } from './amf0.ts';
import { FLV_HEADER, otherCodec, tagOf, type FlvTag } from './flv.ts';
import { FlvReader, TAG_BYTES_MAX } from './flv-reader.ts';
import { ChunkReader, chunkOf, type RtmpMessage } from './rtmp-chunks.ts';

const read = (reader: ChunkReader, bytes: Buffer): RtmpMessage[] => [...reader.read(bytes)];
const message = (body: Buffer, at = 0): RtmpMessage => ({ type: 20, streamId: 1, at, body });

describe('chunks of RTMP', () => {
  test('are put together however they arrive, also byte by byte', () => {
    const sent = [message(Buffer.from('one')), message(Buffer.from('two'), 40)];
    const bytes = Buffer.concat(sent.map((one) => chunkOf(3, one)));
    const reader = new ChunkReader(() => 1_000);
    const got = [...bytes].flatMap((byte) => read(reader, Buffer.from([byte])));
    expect(got).toEqual(sent);
  });

  test('of a longer message are joined at the size the sender has told', () => {
    const body = Buffer.alloc(300, 7);
    const size = Buffer.alloc(4);
    size.writeUInt32BE(200);
    const head = chunkOf(3, message(body)).subarray(0, 12);
    const bytes = Buffer.concat([
      chunkOf(2, { type: 1, streamId: 0, at: 0, body: size }),
      head,
      body.subarray(0, 200),
      Buffer.from([0xc3]),
      body.subarray(200),
    ]);
    expect(read(new ChunkReader(() => 1_000), bytes)).toEqual([message(body)]);
  });

  test('of two messages may alternate', () => {
    const body = Buffer.alloc(200, 5);
    const short = message(Buffer.from('x'));
    const bytes = Buffer.concat([
      chunkOf(4, message(body)).subarray(0, 12 + 128),
      chunkOf(3, short),
      Buffer.from([0xc4]),
      body.subarray(128),
    ]);
    expect(read(new ChunkReader(() => 1_000), bytes)).toEqual([short, message(body)]);
  });

  test('with a time beyond three bytes carry it behind their head', () => {
    const head = chunkOf(3, message(Buffer.from('x'), 0xff_ff_ff));
    const time = Buffer.alloc(4);
    time.writeUInt32BE(0x01_00_00_05);
    const bytes = Buffer.concat([head.subarray(0, 12), time, head.subarray(12)]);
    expect(read(new ChunkReader(() => 1_000), bytes)).toEqual([message(Buffer.from('x'), 0x01_00_00_05)]);
  });

  test('beyond the bounds end the connection: a long message, many chunk streams', () => {
    expect(() => read(new ChunkReader(() => 100), chunkOf(3, message(Buffer.alloc(101))))).toThrow('too long');
    const reader = new ChunkReader(() => 100);
    const many = Array.from({ length: 20 }, (_, at) => chunkOf(3 + at, message(Buffer.alloc(1))));
    expect(() => read(reader, Buffer.concat(many))).toThrow('too many');
  });

  const chunkSize = (size: number): Buffer => {
    const body = Buffer.alloc(4);
    body.writeUInt32BE(size);
    return chunkOf(2, { type: 1, streamId: 0, at: 0, body });
  };

  test('that are smaller than the specification knows end the connection', () => {
    expect(() => read(new ChunkReader(() => 100), chunkSize(127))).toThrow('too small');
    expect(read(new ChunkReader(() => 100), chunkSize(128))).toEqual([]);
  });

  test('of unfinished messages hold four MB together at most, and as much of each as has come', () => {
    const reader = new ChunkReader(() => 2 << 20);
    const begun = (chunkStream: number): Buffer =>
      chunkOf(chunkStream, message(Buffer.alloc(2 << 20))).subarray(0, 12 + (1 << 20));
    read(reader, chunkSize(1 << 20));
    for (const chunkStream of [3, 4, 5, 6]) read(reader, begun(chunkStream));
    expect(() => read(reader, begun(7))).toThrow('too much is unfinished');
  });
});

describe('AMF 0', () => {
  test('is read as it is written', () => {
    const status = { level: 'status', code: 'NetStream.Publish.Start' };
    expect(decodeAmf(encodeAmf('onStatus', 0, null, status))).toEqual(['onStatus', 0, null, status]);
  });

  test.each([
    ['a text beyond the end', '0200ff61'],
    ['a number cut short', '0040'],
    ['an unknown mark', '7f'],
    ['lists inside of lists', '0a00000001'.repeat(20)],
    ['a list that claims four thousand million values', '0affffffff'],
  ])('%s is refused', (_, hex) => {
    expect(() => decodeAmf(Buffer.from(hex, 'hex'))).toThrow(RangeError);
  });
});

describe('tags of FLV', () => {
  const video = (first: number, second: number): Buffer => Buffer.from([first, second, 0, 0, 0, 9]);

  test('are told apart: configuration, key frame, other frames', () => {
    const kinds = [video(0x17, 0), video(0x17, 1), video(0x27, 1)].map((body) => tagOf(9, 0, body));
    expect(kinds.map((tag) => [tag?.isConfig, tag?.isKey])).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
  });

  test('of other codecs than H.264 and AAC are none', () => {
    expect([tagOf(9, 0, video(0x12, 1)), tagOf(9, 0, video(0x97, 1)), tagOf(8, 0, Buffer.from([0x2f, 1]))]).toEqual([
      null,
      null,
      null,
    ]);
  });

  test('are read as they are written, in pieces, with times beyond three bytes', () => {
    const tags = [tagOf(9, 0, video(0x17, 0)), tagOf(9, 0x12_34_56_78, video(0x27, 1))].filter(
      (tag): tag is FlvTag => tag !== null,
    );
    const bytes = Buffer.concat([FLV_HEADER, ...tags.map((tag) => tag.bytes)]);
    expect(tags.map((tag) => tag.body.length)).toEqual([6, 6]);
    const reader = new FlvReader();
    const got = [...bytes].flatMap((byte) => [...reader.read(Buffer.from([byte]))]);
    expect(got).toEqual(tags);
  });

  test('longer than two MB are none', () => {
    const head = Buffer.alloc(11);
    head[0] = 9;
    head.writeUIntBE(TAG_BYTES_MAX + 1, 1, 3);
    expect(() => [...new FlvReader().read(Buffer.concat([FLV_HEADER, head]))]).toThrow('too long');
  });

  test.each([
    ['H.264', 9, '1700', null],
    ['AAC', 8, 'af00', null],
    ['metadata', 18, '0200', null],
    ['HEVC by its number', 9, '1c00', 'HEVC'],
    ['HEVC by its name', 9, '9068766331', 'HEVC'],
    ['AV1 by its name', 9, '9061763031', 'AV1'],
    ['MP3', 8, '2f00', 'MP3'],
    ['Opus by its name', 8, '904f707573', 'Opus'],
    ['a name that nobody knows', 9, '907a7a7a7a', '?'],
  ])('of %s are told by the name of their codec', (_, type, body, name) => {
    expect(otherCodec(type, Buffer.from(body, 'hex'))).toBe(name);
  });
});
