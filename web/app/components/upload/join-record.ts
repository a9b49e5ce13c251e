import { failureOf } from '../../failure.ts';

const TRIES_MAX = 4;

/** Reads a record and writes it with the film; once more where somebody saved it in between. */
export async function joinRecord(readAndWrite: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await readAndWrite();
      return;
    } catch (error) {
      if (tries === TRIES_MAX || failureOf(error)?.name !== 'editConflict') throw error;
    }
  }
}
