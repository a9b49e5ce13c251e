import { PAGE_LIMITS } from '@fairbridge/contract/page-limits.ts';
import { useSyncExternalStore } from 'react';
import { failureOf } from '../failure.ts';
import { useTexts } from '../i18n/lang.tsx';
import { Icon } from './icons.tsx';
import { uiTexts } from './ui.texts.ts';

type Kind = 'info' | 'good' | 'error';
type Shown = { id: number; kind: Kind; text: string; stays: boolean };

let shown: readonly Shown[] = [];
let nextId = 1;
const NONE: readonly Shown[] = [];
const MOST = 4;
const listeners = new Set<() => void>();

function change(list: readonly Shown[]): void {
  shown = list;
  for (const listener of listeners) listener();
}

export const dismissToast = (id: number): void => change(shown.filter((one) => one.id !== id));

function show(kind: Kind, text: string, stays = false): void {
  if (text === '') return;
  const id = nextId++;
  // the same once more is a new one, so that a screen reader says it again
  const others = shown.filter((one) => one.text !== text);
  const tooMany = others.filter((one) => !one.stays).slice(0, Math.max(0, others.length + 1 - MOST));
  change([...others.filter((one) => !tooMany.includes(one)), { id, kind, text, stays }]);
  if (!stays) setTimeout(() => dismissToast(id), PAGE_LIMITS.networkNoticeSeconds * 1000);
}

/** A short notification, for five seconds (`toast.good(t('saved'))`); an error stays until it is closed. */
export const toast = {
  info: (text: string): void => show('info', text),
  good: (text: string): void => show('good', text),
  error: (text: string): void => show('error', text, true),
  /** Of the network, which may be back meanwhile: goes by itself (specification, section 8). */
  network: (text: string): void => show('error', text),
  /** What a call threw, in these words: an answer of the server, or the network's. */
  failure: (thrown: unknown, text: string): void => show('error', text, failureOf(thrown) !== null),
};

/** What is on the screen now. */
export const shownToasts = (): readonly Shown[] => shown;

/** Where toasts appear; read out by screen readers without taking the focus. */
export function Toasts() {
  const t = useTexts(uiTexts);
  const list = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    shownToasts,
    () => NONE,
  );
  return (
    <section
      aria-label={t('notices')}
      className="toasts pointer-events-none fixed inset-x-0 bottom-20 z-50 grid max-h-[60dvh] justify-items-center gap-2 overflow-y-auto px-4 md:bottom-6"
      aria-live="polite"
    >
      {list.map(({ id, kind, text }) => (
        <div
          key={id}
          role={kind === 'error' ? 'alert' : 'status'}
          className={`pointer-events-auto flex max-w-md items-center gap-3 rounded-sign py-2 pr-2 pl-4 shadow-lg ${kind === 'error' ? 'bg-[#8c1d18] text-white' : 'bg-[#1c2321] text-white'}`}
        >
          {kind !== 'info' && <Icon name={kind === 'good' ? 'check' : 'warning'} />}
          <span>{text}</span>
          <button
            type="button"
            className="grid size-8 place-items-center"
            aria-label={t('close')}
            onClick={() => dismissToast(id)}
          >
            <Icon name="close" size={16} />
          </button>
        </div>
      ))}
    </section>
  );
}
