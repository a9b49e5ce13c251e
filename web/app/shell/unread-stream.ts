import { caller } from '../api.ts';
import { getSession, updateUser } from '../session/session.ts';

/** Between two tries; each line waits its own time, so that a server that comes back is not run down (G54). */
const WAIT_MILLISECONDS = { least: 1_000, most: 60_000 } as const;

function unreadOf(event: string): number | null {
  const said = event.split('\n').find((line) => line.startsWith('data: '));
  if (said === undefined) return null;
  const data: unknown = JSON.parse(said.slice('data: '.length));
  return typeof data === 'object' && data !== null && 'unread' in data && typeof data.unread === 'number'
    ? data.unread
    : null;
}

function keep(token: string, unread: number): void {
  const session = getSession();
  // a late word must not reach whoever signed in since
  if (session === null || session.token !== token || session.user.unreadNotices === unread) return;
  updateUser({ ...session.user, unreadNotices: unread });
}

type End = 'heard' | 'silent' | 'refused';

/** Reads until the line ends; whether anything was heard on it. A session that has ended is told so by the next call, not by this line. */
async function read(token: string, signal: AbortSignal): Promise<End> {
  const answer = await fetch(`${caller.base}/visitor/v2/notice/stream`, {
    headers: { authorization: `Bearer ${token}` },
    signal,
  });
  if (answer.status === 401 || answer.status === 403) return 'refused';
  if (!answer.ok || answer.body === null) return 'silent';
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let heard: End = 'silent';
  for (let rest = ''; ;) {
    const { done, value } = await reader.read();
    if (done) return heard;
    const events = (rest + value).split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      const unread = unreadOf(event);
      if (unread !== null) keep(token, unread);
      if (unread !== null) heard = 'heard';
    }
  }
}

/**
 * Keeps the number of unread notices true while this window is looked at: a browser has few connections to a site, and a window in the
 * background needs none. Answers how to stop.
 */
export function openUnreadStream(token: string): () => void {
  let line: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  const open = (): void => {
    clearTimeout(timer);
    if (line !== null || document.visibilityState !== 'visible') return;
    const opened = new AbortController();
    line = opened;
    void read(token, opened.signal)
      .catch((): End => 'silent')
      .then((end) => {
        if (line !== opened || end === 'refused') return;
        line = null;
        failures = end === 'heard' ? 0 : failures + 1;
        const longest = Math.min(WAIT_MILLISECONDS.least * 2 ** failures, WAIT_MILLISECONDS.most);
        timer = setTimeout(open, longest * (0.5 + Math.random() / 2));
      });
  };
  const close = (): void => {
    clearTimeout(timer);
    line?.abort();
    line = null;
  };
  const look = (): void => (document.visibilityState === 'visible' ? open() : close());
  document.addEventListener('visibilitychange', look);
  open();
  return () => {
    document.removeEventListener('visibilitychange', look);
    close();
  };
}
