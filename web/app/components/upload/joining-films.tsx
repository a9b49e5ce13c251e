import { translator, type Lang } from '@fairbridge/contract/text.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { LangProvider, useTexts } from '../../i18n/lang.tsx';
import { toast } from '../../ui/toast.tsx';
import type { FilmUpload } from './film-upload.ts';
import { VideoProgress } from './video-progress.tsx';
import { videoTexts } from './video.texts.ts';

/** Films whose records are saved already: they go on while one works elsewhere, as long as the page is open. */
type Joining = { key: number; film: FilmUpload; title: string };
let nextKey = 1;
let joining: readonly Joining[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Joining[]): void {
  joining = next;
  for (const listener of listeners) listener();
}

function One({ film, title }: Omit<Joining, 'key'>) {
  useSyncExternalStore(film.subscribe, film.state);
  return (
    <li className="grid gap-1">
      <p className="truncate text-sm font-semibold">{title}</p>
      <VideoProgress film={film} state={film.state()} />
    </li>
  );
}

function JoiningFilms() {
  const t = useTexts(videoTexts);
  const list = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => joining,
  );
  const waits = list.length > 0;
  useEffect(() => {
    if (!waits) return;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [waits]);
  if (!waits) return null;
  return (
    <section
      aria-label={t('joining')}
      className="card fixed inset-x-2 bottom-16 z-40 grid gap-2 p-3 shadow-lg md:right-auto md:bottom-6 md:left-6 md:w-96"
    >
      <h2 className="text-sm text-soft">{t('joining')}</h2>
      <ul className="grid gap-3">
        {list.map((one) => (
          <One key={one.key} film={one.film} title={one.title} />
        ))}
      </ul>
    </section>
  );
}

/** Beside the page, of which it needs nothing: what is shown there changes while films go on. */
let root: Root | null = null;

/** Shows a film that goes on without its form, until it has joined its record or was cancelled. */
export function showJoining(film: FilmUpload, title: string, lang: Lang): void {
  const t = translator(videoTexts, lang);
  const said = t('joined', { title });
  // it was quicker than this file
  if (film.state().step === 'none') return film.hasArrived ? toast.good(said) : undefined;
  const entry = { key: nextKey++, film, title };
  change([...joining, entry]);
  film.subscribe(() => {
    if (film.state().step !== 'none') return;
    change(joining.filter((one) => one !== entry));
    if (film.hasArrived) toast.good(said);
  });
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <LangProvider value={lang}>
      <JoiningFilms />
    </LangProvider>,
  );
}
