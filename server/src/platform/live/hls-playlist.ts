/** One segment of a recording, as it stands in the playlist of its part. */
export type Segment = { part: number; file: string; seconds: number; at: Date };

/** What a player reads before the segments of a part. */
export const initOf = (part: number): string => `${part}-init.mp4`;

const VERSION = 7;
/** What players of a live are told of: the last segments, so that a slow one still finds the next. */
const WINDOW = 6;

/** What the playlist of a part begins with; its segments are appended. */
export const PLAYLIST_HEAD = `#EXTM3U\n#EXT-X-VERSION:${VERSION}\n`;
export const playlistEntry = ({ file, seconds, at }: Omit<Segment, 'part'>): string =>
  `#EXT-X-PROGRAM-DATE-TIME:${at.toISOString()}\n#EXTINF:${seconds.toFixed(3)},\n${file}\n`;

/** The segments of a part's playlist that are written in full. */
export function segmentsOf(part: number, playlist: string): Segment[] {
  const segments: Segment[] = [];
  let seconds = 0;
  let at = new Date(0);
  // behind the last end of a line something is still being written
  for (const line of playlist.split('\n').slice(0, -1)) {
    if (line.startsWith('#EXTINF:')) seconds = Number.parseFloat(line.slice('#EXTINF:'.length));
    else if (line.startsWith('#EXT-X-PROGRAM-DATE-TIME:'))
      at = new Date(isoOf(line.slice('#EXT-X-PROGRAM-DATE-TIME:'.length)));
    else if (line !== '' && !line.startsWith('#')) segments.push({ part, file: line, seconds, at });
  }
  return segments;
}

/** Recordings that ffmpeg has written say +0000, which is no ISO 8601 in the extended form. */
const isoOf = (written: string): string => written.trim().replace(/([+-]\d\d)(\d\d)$/, '$1:$2');

type Rendering = {
  segments: readonly Segment[];
  sequence: number;
  discontinuities: number;
  isOver: boolean;
  isWhole: boolean;
};

function render({ segments, sequence, discontinuities, isOver, isWhole }: Rendering): string {
  // rounded, as RFC 8216 (4.3.3.1) has it: players stand two or three of these behind
  const longest = Math.max(1, ...segments.map(({ seconds }) => Math.round(seconds)));
  const lines = [
    '#EXTM3U',
    `#EXT-X-VERSION:${VERSION}`,
    `#EXT-X-TARGETDURATION:${longest}`,
    // who asks for the next segment is answered when it comes (RFC 8216bis, 4.4.3.8)
    ...(isOver ? [] : ['#EXT-X-SERVER-CONTROL:CAN-BLOCK-RELOAD=YES']),
    `#EXT-X-MEDIA-SEQUENCE:${sequence}`,
    ...(discontinuities > 0 ? [`#EXT-X-DISCONTINUITY-SEQUENCE:${discontinuities}`] : []),
    ...(isWhole ? ['#EXT-X-PLAYLIST-TYPE:VOD'] : []),
    '#EXT-X-INDEPENDENT-SEGMENTS',
  ];
  let before: number | null = null;
  for (const { part, file, seconds, at } of segments) {
    if (part !== before) {
      if (before !== null) lines.push('#EXT-X-DISCONTINUITY');
      lines.push(`#EXT-X-MAP:URI="${initOf(part)}"`);
    }
    before = part;
    lines.push(`#EXT-X-PROGRAM-DATE-TIME:${at.toISOString()}`, `#EXTINF:${seconds.toFixed(3)},`, file);
  }
  if (isOver) lines.push('#EXT-X-ENDLIST');
  return `${lines.join('\n')}\n`;
}

/** What is on the air: the last segments. A player goes on over the gap where an encoder came back or changed its picture. */
export function livePlaylist(segments: readonly Segment[], isOver: boolean): string {
  const sequence = Math.max(0, segments.length - WINDOW);
  return render({
    segments: segments.slice(sequence),
    sequence,
    discontinuities: gapsBefore(segments, sequence),
    isOver,
    isWhole: false,
  });
}

/** Parts that have left the window whole: the one that still goes on in it is no gap before it. */
function gapsBefore(segments: readonly Segment[], sequence: number): number {
  let gaps = 0;
  for (let at = 1; at <= sequence; at += 1) if (segments[at]?.part !== segments[at - 1]?.part) gaps += 1;
  return gaps;
}

/** The recording: what was sent between two moments. */
export const replayPlaylist = (segments: readonly Segment[]): string =>
  render({ segments, sequence: 0, discontinuities: 0, isOver: true, isWhole: true });

/** Those that were, at least in part, on the air between these moments. */
export const between = (segments: readonly Segment[], from: Date, to: Date | null): Segment[] =>
  segments.filter(
    ({ at, seconds }) => at.getTime() + seconds * 1000 > from.getTime() && (to === null || at.getTime() < to.getTime()),
  );
