/** What a change reaches, asked of a call's path: does an answer of that call hold anything of what was changed? */
export type InvalidationFilter = (path: string) => boolean;
export const INVALIDATE_ALL: InvalidationFilter = () => true;

const REMEMBERED = 500;

/**
 * The latest changes of each exhibition. Whoever makes something to keep takes the moment before, and asks afterwards whether
 * anything has changed since that it was made of.
 */
export class ChangeLog {
  readonly #logs = new Map<string, { moment: number; recent: InvalidationFilter[] }>();

  version(exhibitionId: string): number {
    return this.#logs.get(exhibitionId)?.moment ?? 0;
  }

  add(exhibitionId: string, filter: InvalidationFilter): void {
    const log = this.#logs.get(exhibitionId) ?? { moment: 0, recent: [] };
    log.moment += 1;
    log.recent.push(filter);
    if (log.recent.length > REMEMBERED) log.recent.shift();
    this.#logs.set(exhibitionId, log);
  }

  /** Has a change since that moment reached one of these calls? What is no longer remembered, or was made of no call, counts as reached. */
  isStale(exhibitionId: string, moment: number, paths: Iterable<string>): boolean {
    const log = this.#logs.get(exhibitionId);
    const changes = (log?.moment ?? 0) - moment;
    if (log === undefined || changes === 0) return false;
    if (changes > log.recent.length) return true;
    const later = log.recent.slice(-changes);
    const made = [...paths];
    return made.length === 0 || made.some((path) => later.some((filter) => filter(path)));
  }
}
