import { asNumber, asRecord, asText, sessionStorageItem } from './stored-item.ts';

/** Random letters and digits; also where the page came over plain HTTP and the browser has no `randomUUID`. */
export function randomId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

type Request = { sent: string; id: string; at: number };

/** The last request of each form that nobody was told the end of; it outlives a screen that fails, and a reload. */
const KEPT = sessionStorageItem('fairbridge.requests');

const kept = (): Record<string, Request> =>
  Object.fromEntries(
    Object.entries(asRecord(KEPT.read())).map(([form, value]) => {
      const { sent, id, at } = asRecord(value);
      return [form, { sent: asText(sent), id: asText(id), at: asNumber(at) }];
    }),
  );

/** A screen is shown, or has failed, by then. */
const SHOWN_MS = 300;
const closing = new Set<ReturnType<typeof setTimeout>>();

export type RequestIds = {
  /** Of what is sent now. */
  idOf: (sent: unknown) => string;
  /** Was this sent before, without an answer that was shown? */
  repeats: (sent: unknown) => boolean;
  /** It has been answered: what is sent from now on is another one, once the screen has shown the answer. */
  answered: () => void;
  /** The answer has been seen: what is sent from now on is another one. */
  forget: () => void;
};

/**
 * Gives the same id to what is sent again as it was, and a new one to what was changed: after a lost answer it is stored once (G57), and
 * what was corrected is not taken for what came before. `form` names what it is sent from.
 */
export function requestIds(form: string, make: () => string = randomId): RequestIds {
  let last: Request | undefined = kept()[form];
  const forget = (id: string): void => {
    if (last?.id === id) last = undefined;
    const { [form]: stored, ...others } = kept();
    if (stored?.id === id) KEPT.write(others);
  };
  return {
    idOf: (sent) => {
      const text = JSON.stringify(sent);
      last = { sent: text, id: text === last?.sent ? last.id : make(), at: Date.now() };
      KEPT.write({ ...kept(), [form]: last });
      return last.id;
    },
    repeats: (sent) => last?.sent === JSON.stringify(sent),
    answered: () => {
      const { id } = last ?? { id: '' };
      const timer = setTimeout(() => {
        closing.delete(timer);
        forget(id);
      }, SHOWN_MS);
      closing.add(timer);
    },
    forget: () => forget(last?.id ?? ''),
  };
}

/** The screen failed before it could show an answer: what was sent just now, sent again, is the same request. */
export function keepRequests(): void {
  for (const timer of closing) clearTimeout(timer);
  closing.clear();
}
// told by `shell/screen-error.tsx`, which stands on pages without forms too
if (typeof window !== 'undefined') window.addEventListener('screen-failed', keepRequests);

/** From which form something was sent within the last minute whose end was not shown; '' where there was none. */
export function lastUnshown(now = Date.now()): string {
  const recent = Object.entries(kept()).filter(([, { at }]) => now - at < 60_000);
  return recent.toSorted(([, one], [, other]) => other.at - one.at)[0]?.[0] ?? '';
}
