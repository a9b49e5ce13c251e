import { NoAnswer } from '@fairbridge/contract/client.ts';

/** One event as POST /burying takes it. */
export type Event = { event: string; time: number; site: string; prop: { id: string; seconds?: number } };

type Batch = { token: string | null; events: Event[] };

const LONGEST_MS = 20_000;
const EVENTS_MAX = 30;
/** The server reads 8 kB: the rest is for what stands around the events. */
const BYTES_MAX = 7_000;

const bytesOf = (event: Event): number => new TextEncoder().encode(JSON.stringify(event)).length + 1;

/**
 * Gathers events and sends them together, under the name of whoever did them: after a login the earlier ones are still a guest's. What got no
 * answer is sent once more with the next ones; the server knows it again by its times. Any other failure is nobody's trouble.
 */
export function makeBatches({
  send,
  token,
  wanted,
}: {
  send: (events: readonly Event[], token: string | null) => Promise<unknown>;
  /** Of whoever is here now. */
  token: () => string | null;
  /** May anything be sent now? Else what was gathered is forgotten. */
  wanted: () => boolean;
}): { put: (event: Event) => void; flush: () => void } {
  let now: Batch = { token: null, events: [] };
  let bytes = 0;
  let unanswered: Batch[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const post = (batch: Batch, isRepeated: boolean): void =>
    void send(batch.events, batch.token).catch((error: unknown) => {
      if (isRepeated || !(error instanceof NoAnswer)) return;
      unanswered.push(batch);
      wait();
    });
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const [repeated, fresh] = [unanswered, now];
    unanswered = [];
    now = { token: null, events: [] };
    bytes = 0;
    if (!wanted()) return;
    for (const batch of repeated) post(batch, true);
    if (fresh.events.length > 0) post(fresh, false);
  };
  const wait = (): void => {
    timer ??= setTimeout(flush, LONGEST_MS);
  };
  const put = (event: Event): void => {
    const [who, size] = [token(), bytesOf(event)];
    if (now.events.length > 0 && (now.token !== who || bytes + size > BYTES_MAX)) flush();
    now.token = who;
    now.events.push(event);
    bytes += size;
    if (now.events.length >= EVENTS_MAX) flush();
    else wait();
  };
  return { put, flush };
}
