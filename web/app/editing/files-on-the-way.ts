import { createContext, useContext, useEffect } from 'react';

/** A file that a form sends, as far as its saving goes by it. */
type Sent = { name: string; step: string; error: string };
/** A place of a form that sends files. */
export type FilePlace = { subscribe: (listener: () => void) => () => void; list: () => readonly Sent[] };

const isRunning = ({ step }: Sent): boolean => step !== 'failed';

/** The files that a form is sending, whatever place of it they belong to: who saves meanwhile waits for them. */
export class FilesOnTheWay {
  readonly #places = new Set<FilePlace>();
  readonly #listeners = new Set<() => void>();

  /** Counts the files of a place, until it is gone from the form. */
  watch(place: FilePlace): () => void {
    this.#places.add(place);
    const stop = place.subscribe(this.#tell);
    this.#tell();
    return () => {
      stop();
      this.#places.delete(place);
      this.#tell();
    };
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  /** How many are still on their way. */
  running = (): number => this.#list().filter(isRunning).length;
  /** Those that did not arrive. */
  failed = (): readonly Sent[] => this.#list().filter((file) => !isRunning(file));

  /** Resolves when all have arrived, or at once with one that failed: not with those that were `known` to have. */
  arrived(known: readonly Sent[]): Promise<Sent | null> {
    return new Promise((resolve) => {
      const look = (): void => {
        const failed = this.failed().find((file) => !known.includes(file));
        if (failed === undefined && this.running() > 0) return;
        this.#listeners.delete(look);
        resolve(failed ?? null);
      };
      this.#listeners.add(look);
      look();
    });
  }

  #list = (): Sent[] => [...this.#places].flatMap((place) => place.list());
  #tell = (): void => {
    for (const listener of this.#listeners) listener();
  };
}

const Files = createContext<FilesOnTheWay | null>(null);
export const FilesOfForm = Files.Provider;
export const useFilesOfForm = (): FilesOnTheWay | null => useContext(Files);

/** Lets the form around wait for what this place sends; `place` null for nothing. */
export function useFilePlace(place: FilePlace | null): void {
  const files = useContext(Files);
  useEffect(() => (place === null ? undefined : files?.watch(place)), [files, place]);
}
