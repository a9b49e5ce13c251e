import { expect, test } from 'vitest';
import { between, livePlaylist, replayPlaylist, segmentsOf, type Segment } from './hls-playlist.ts';

const WRITTEN = `#EXTM3U
#EXT-X-VERSION:7
#EXT-X-MAP:URI="1-init.mp4"
#EXTINF:2.000000,
#EXT-X-PROGRAM-DATE-TIME:2027-01-11T02:00:00.000+0000
1-0.m4s
#EXTINF:1.500000,
#EXT-X-PROGRAM-DATE-TIME:2027-01-11T02:00:02.000+0000
1-1.m4s
`;
const at = (second: number): Date => new Date(Date.UTC(2027, 0, 11, 2, 0, second));
const segment = (part: number, number: number, second: number): Segment => ({
  part,
  file: `${part}-${number}.m4s`,
  seconds: 2,
  at: at(second),
});

test('the segments of a part are read as ffmpeg writes them', () => {
  expect(segmentsOf(1, WRITTEN)).toEqual([
    { part: 1, file: '1-0.m4s', seconds: 2, at: at(0) },
    { part: 1, file: '1-1.m4s', seconds: 1.5, at: at(2) },
  ]);
});

test('a live shows its last six segments, numbered on, with a gap where the encoder came back', () => {
  const segments = [0, 1, 2, 3, 4].map((number) => segment(1, number, number * 2));
  const later = [0, 1, 2, 3].map((number) => segment(2, number, 20 + number * 2));
  expect(livePlaylist([...segments, ...later], false).split('\n')).toEqual([
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-TARGETDURATION:2',
    '#EXT-X-SERVER-CONTROL:CAN-BLOCK-RELOAD=YES',
    '#EXT-X-MEDIA-SEQUENCE:3',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    '#EXT-X-MAP:URI="1-init.mp4"',
    ...['06', '08'].flatMap((second, index) => [
      `#EXT-X-PROGRAM-DATE-TIME:2027-01-11T02:00:${second}.000Z`,
      '#EXTINF:2.000,',
      `1-${index + 3}.m4s`,
    ]),
    '#EXT-X-DISCONTINUITY',
    '#EXT-X-MAP:URI="2-init.mp4"',
    ...['20', '22', '24', '26'].flatMap((second, index) => [
      `#EXT-X-PROGRAM-DATE-TIME:2027-01-11T02:00:${second}.000Z`,
      '#EXTINF:2.000,',
      `2-${index}.m4s`,
    ]),
    '',
  ]);
});

test('how long segments are is told by the longest of them, rounded, and what is over is waited for no more', () => {
  const [first, second] = [segment(1, 0, 0), { ...segment(1, 1, 2), seconds: 2.04 }];
  const over = livePlaylist([first, second], true);
  expect([over.includes('#EXT-X-TARGETDURATION:2\n'), over.includes('CAN-BLOCK-RELOAD')]).toEqual([true, false]);
});

test('gaps before the window are counted once they have left it', () => {
  const segments = [segment(1, 0, 0), ...[0, 1, 2, 3, 4, 5].map((number) => segment(2, number, 10 + number * 2))];
  expect(livePlaylist(segments, false)).toContain('#EXT-X-DISCONTINUITY-SEQUENCE:1\n');
});

test('a replay is what was sent between its beginning and its end', () => {
  const segments = [0, 1, 2, 3].map((number) => segment(1, number, number * 2));
  const shown = between(segments, at(3), at(6));
  expect(shown.map(({ file }) => file)).toEqual(['1-1.m4s', '1-2.m4s']);
  expect(replayPlaylist(shown)).toMatch(/#EXT-X-PLAYLIST-TYPE:VOD\n[^]*#EXT-X-ENDLIST\n$/);
});
