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
  addressOf: (file: string) => string;
};

function render({ segments, sequence, discontinuities, isOver, isWhole, addressOf }: Rendering): string {
  const longest = Math.max(1, ...segments.map(({ seconds }) => seconds));
  const lines = [
    '#EXTM3U',
    `#EXT-X-VERSION:${VERSION}`,
    `#EXT-X-TARGETDURATION:${Math.ceil(longest)}`,
    `#EXT-X-MEDIA-SEQUENCE:${sequence}`,
    ...(discontinuities > 0 ? [`#EXT-X-DISCONTINUITY-SEQUENCE:${discontinuities}`] : []),
    ...(isWhole ? ['#EXT-X-PLAYLIST-TYPE:VOD'] : []),
    '#EXT-X-INDEPENDENT-SEGMENTS',
  ];
  let before: number | null = null;
  for (const { part, file, seconds, at } of segments) {
    if (part !== before) {
      if (before !== null) lines.push('#EXT-X-DISCONTINUITY');
      lines.push(`#EXT-X-MAP:URI="${addressOf(initOf(part))}"`);
    }
    before = part;
    lines.push(`#EXT-X-PROGRAM-DATE-TIME:${at.toISOString()}`, `#EXTINF:${seconds.toFixed(3)},`, addressOf(file));
  }
  if (isOver) lines.push('#EXT-X-ENDLIST');
  return `${lines.join('\n')}\n`;
}

/** What is on the air: the last segments. A player goes on over the gap where an encoder came back or changed its picture. */
export function livePlaylist(
  segments: readonly Segment[],
  isOver: boolean,
  addressOf: (file: string) => string,
): string {
  const sequence = Math.max(0, segments.length - WINDOW);
  const shown = segments.slice(sequence);
  const discontinuities = new Set(segments.slice(0, sequence).map(({ part }) => part));
  // the part that still goes on in the window is no gap before it
  const [first] = shown;
  if (first !== undefined) discontinuities.delete(first.part);
  return render({
    segments: shown,
    sequence,
    discontinuities: discontinuities.size,
    isOver,
    isWhole: false,
    addressOf,
  });
}

/** The recording: what was sent between two moments. */
export function replayPlaylist(segments: readonly Segment[], addressOf: (file: string) => string): string {
  return render({ segments, sequence: 0, discontinuities: 0, isOver: true, isWhole: true, addressOf });
}

/** Those that were, at least in part, on the air between these moments. */
export const between = (segments: readonly Segment[], from: Date, to: Date | null): Segment[] =>
  segments.filter(
    ({ at, seconds }) => at.getTime() + seconds * 1000 > from.getTime() && (to === null || at.getTime() < to.getTime()),
  );
