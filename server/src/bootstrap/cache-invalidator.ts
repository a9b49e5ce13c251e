import type { Domain } from '../core/domain.ts';
import {
  INVALIDATION_CHANNEL,
  parseInvalidation,
  SETTINGS_CHANNEL,
  invalidationFilter,
  type Change,
} from '../domains/exhibition/exhibition.invalidation.ts';
import { listen, type Subscription } from '../platform/database/listen.ts';
import { INVALIDATE_ALL, type InvalidationFilter } from '../platform/http/invalidation-log.ts';
import type { Services } from '../core/services.ts';

export type InvalidationListener = (exhibitionId: string, filter: InvalidationFilter) => void;

/** Tells everybody in this process who keeps something of an exhibition that it has changed, here or in another process. */
export class CacheInvalidator {
  readonly #domains: readonly Domain[];
  readonly #listeners: InvalidationListener[] = [];
  constructor(domains: readonly Domain[]) {
    this.#domains = domains;
  }

  onChange(listener: InvalidationListener): void {
    this.#listeners.push(listener);
  }

  /** The domains first: whoever makes an answer anew asks them. Without a change anything may have changed. */
  invalidate(services: Services, exhibitionId: string, change: Change | null = null): void {
    for (const { clearCache } of this.#domains) clearCache?.(services, exhibitionId, change);
    const filter = change === null ? INVALIDATE_ALL : invalidationFilter(change);
    services.answers.changed(exhibitionId, filter);
    for (const listener of this.#listeners) listener(exhibitionId, filter);
  }

  /** Settings have changed, or nobody knows what has. */
  async #tellEverything(services: Services): Promise<void> {
    const { directory, sessions } = services;
    await directory.load();
    sessions.forget();
    for (const { id } of directory.all()) this.invalidate(services, id);
  }

  /** Listens to what other processes tell, and to what this one told in a transaction. */
  async listen(services: Services, url: string): Promise<Subscription> {
    const channels = this.#domains.flatMap((domain) => domain.channels ?? []);
    const everything = (why: string): void =>
      void this.#tellEverything(services).catch((err: unknown) => services.log.error({ err }, why));
    return listen(
      url,
      [INVALIDATION_CHANNEL, SETTINGS_CHANNEL, ...new Set(channels.map(({ name }) => name))],
      (name, payload) => {
        if (name === SETTINGS_CHANNEL) return everything('reading changed settings');
        if (name !== INVALIDATION_CHANNEL) {
          for (const channel of channels) if (channel.name === name) channel.onMessage(services, payload);
          return;
        }
        const { exhibitionId, change } = parseInvalidation(payload);
        this.invalidate(services, exhibitionId, change);
      },
      () => {
        for (const { onConnectionLost } of channels) onConnectionLost(services);
        everything('after a lost connection');
      },
    );
  }
}
