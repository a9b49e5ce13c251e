import type { VideoUse } from '@fairbridge/contract/limits.ts';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useLang } from '../../i18n/lang.tsx';
import type { VideoFormValue } from './video-form-value.ts';
import { FilmUpload, type FilmState } from './film-upload.ts';

const NONE: FilmState = { step: 'none' };

/** How a film that is on its way joins what was saved without it: for whom it is, and how. */
type Joining = { title: string; join: (video: VideoFormValue) => Promise<void> };

/** A film on its way, as its form hands it over when it saves. */
export type FilmOnTheWay = {
  /** The record is saved: the film goes on without the form, and joins the record when it is ready. */
  joins: (joining: Joining) => void;
};

type FilmUploading = {
  state: FilmState;
  film: FilmUpload;
  /** Null while none is on its way. */
  onTheWay: FilmOnTheWay | null;
};

/**
 * The film that a form is sending. Whoever leaves the form may come back with the same file: it lies still meanwhile, unless it was handed
 * over.
 */
export function useFilmUpload(use: VideoUse, onReady: (video: VideoFormValue) => void): FilmUploading {
  const lang = useLang();
  const [film, setFilm] = useState(() => new FilmUpload(use, lang));
  const state = useSyncExternalStore(film.subscribe, film.state, () => NONE);
  const ready = useRef(onReady);
  useEffect(() => {
    ready.current = onReady;
  });
  useEffect(() => film.belongTo((video) => ready.current(video)), [film]);
  const isRunning = state.step === 'sending' || state.step === 'preparing';
  const onTheWay = useMemo<FilmOnTheWay | null>(
    () =>
      isRunning
        ? {
            joins: ({ title, join }) => {
              film.handOver(join);
              void import('./joining-films.tsx').then(({ showJoining }) => showJoining(film, title, lang));
              setFilm(new FilmUpload(use, lang));
            },
          }
        : null,
    [isRunning, film, use, lang],
  );
  return { state, film, onTheWay };
}
