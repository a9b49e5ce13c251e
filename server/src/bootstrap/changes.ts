import type { Domain } from '../ground/domain.ts';
import { CHANGES, readChange, SETTINGS, touchedBy, type Change } from '../domains/exhibition/exhibition.changes.ts';
import { listen, type Subscription } from '../platform/database/listen.ts';
import { EVERYTHING, type Touched } from '../platform/http/change-log.ts';
import type { Services } from '../ground/services.ts';

export type ChangeListener = (exhibitionId: string, touched: Touched) => void;

/** Tells everybody in this process who keeps something of an exhibition that it has changed, here or in another process. */
export class Changes {
  readonly #domains: readonly Domain[];
  readonly #listeners: ChangeListener[] = [];
  constructor(domains: readonly Domain[]) {
    this.#domains = domains;
  }

  onChange(listener: ChangeListener): void {
    this.#listeners.push(listener);
  }

  /** The domains first: whoever makes an answer anew asks them. Without a change anything may have changed. */
  tell(services: Services, exhibitionId: string, change: Change | null = null): void {
    for (const { forget } of this.#domains) forget?.(services, exhibitionId, change);
    const touched = change === null ? EVERYTHING : touchedBy(change);
    for (const listener of this.#listeners) listener(exhibitionId, touched);
  }

  /** Settings have changed, or nobody knows what has. */
  async #tellEverything(services: Services): Promise<void> {
    const { directory, sessions } = services;
    await directory.load();
    sessions.forget();
    for (const { id } of directory.all()) this.tell(services, id);
  }

  /** Listens to what other processes tell, and to what this one told in a transaction. */
  async listen(services: Services, url: string): Promise<Subscription> {
    const channels = this.#domains.flatMap((domain) => domain.channels ?? []);
    const everything = (why: string): void =>
      void this.#tellEverything(services).catch((err: unknown) => services.log.error({ err }, why));
    return listen(
      url,
      [CHANGES, SETTINGS, ...new Set(channels.map(({ name }) => name))],
      (name, payload) => {
        if (name === SETTINGS) return everything('reading changed settings');
        if (name !== CHANGES) {
          for (const channel of channels) if (channel.name === name) channel.hear(services, payload);
          return;
        }
        const { exhibitionId, change } = readChange(payload);
        this.tell(services, exhibitionId, change);
      },
      () => {
        for (const { lost } of channels) lost(services);
        everything('after a lost connection');
      },
    );
  }
}
