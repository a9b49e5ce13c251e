import { calls, channels } from '@fairbridge/contract/index.ts';
import { originOf } from '../domains/exhibition/exhibition.address.ts';
import type { Config } from '../config.ts';
import type { Domain, HttpPlugin } from '../core/domain.ts';
import type { Delivery } from '../platform/delivery/deliver.ts';
import { providerOf, type Provider } from '../platform/delivery/providers.ts';
import { bindHandlers, type Route } from '../platform/http/route.ts';
import { bindChannels, type ChannelRoutes } from '../platform/realtime/channel-routes.ts';
import type { Log } from '../platform/log.ts';
import { contextById, contextOf, type FairContext } from '../core/fair-context.ts';
import type { Services } from '../core/services.ts';
import { CacheInvalidator, type InvalidationListener } from './cache-invalidator.ts';
import { CleanupStack } from './cleanup-stack.ts';
import { collectDeclarations, joinHandlers } from './declarations.ts';
import { openServices } from './services.bootstrap.ts';

/** Everything but HTTP: the domains with what they need, and what listens for changes made by other processes. */
export type Portal = {
  services: Services;
  routes: Route<FairContext>[];
  channels: ChannelRoutes<FairContext>;
  /** Addresses of the domains that are no calls. */
  plugins: readonly HttpPlugin[];
  contextOf: (host: string) => Promise<FairContext>;
  /** Is this the name of a fair, or the one in links to the default fair? */
  isOurHost: (host: string) => boolean;
  /** Called whenever something public of an exhibition has changed, here or in another process, with the calls that it reaches. */
  onChange: (listener: InvalidationListener) => void;
  close: () => Promise<void>;
};

/** Gives background work to the domains, each under the names that they chose. */
function registerJobs(domains: readonly Domain[], services: Services): void {
  const { config, jobs } = services;
  for (const { eventHandlers = [], schedules = [] } of domains) {
    for (const listen of eventHandlers) listen(services);
    for (const { queue, cron, work } of schedules)
      jobs.schedule(queue, typeof cron === 'string' ? cron : cron(config), () => work(services));
  }
}

function deliveryOf(domains: readonly Domain[], services: Services, provider: Provider): Delivery {
  const { config, counters, log } = services;
  return {
    provider,
    keepTexts: config.DEMO,
    counters,
    codeMessagesPerHour: config.CODE_MESSAGES_PER_HOUR,
    isWanted: async ({ exhibitionId, ...message }) => {
      const ctx = contextById(services, exhibitionId);
      if (ctx === null) return true;
      for (const { canDeliver } of domains) if ((await canDeliver?.(ctx, message)) === false) return false;
      return true;
    },
    log,
  };
}

type Given = { config: Config; url: string; log: Log; cleanup: CleanupStack };

async function open(domains: readonly Domain[], given: Given): Promise<Omit<Portal, 'close'>> {
  const { config, url, cleanup } = given;
  // closed when nothing more is sent
  const provider = providerOf(config);
  cleanup.add(() => provider.close());
  const changes = new CacheInvalidator(domains);
  const services: Services = await openServices({
    ...given,
    declared: collectDeclarations(domains),
    expired: (exhibitionId) => changes.invalidate(services, exhibitionId),
  });
  for (const { onServicesReady } of domains) onServicesReady?.(services);
  const subscription = await changes.listen(services, url);
  cleanup.add(() => subscription.close());
  await services.directory.load();
  registerJobs(domains, services);
  await services.jobs.start(services.db, deliveryOf(domains, services, provider));
  for (const { onStart } of domains) await onStart?.(services);
  const handlers = joinHandlers(domains.map((domain) => domain.handlers?.(services) ?? {}));
  const { db, directory } = services;
  const linkedHost = new URL(originOf(config, { isDefault: true, host: null })).hostname;
  return {
    services,
    routes: bindHandlers<FairContext>(calls, handlers),
    channels: bindChannels<FairContext>(
      Object.values(channels),
      Object.assign({}, ...domains.map((domain) => domain.sockets?.(services) ?? {})),
    ),
    plugins: domains.flatMap(({ plugins = [] }) => plugins),
    contextOf: async (host) => contextOf(await directory.of(host), db),
    isOurHost: (host) => directory.has(host) || host.toLowerCase() === linkedHost,
    onChange: (listener) => changes.onChange(listener),
  };
}

/** Opens a portal of these domains on a migrated database. What was opened is closed again where it does not come to that. */
export const bootstrap =
  (domains: readonly Domain[]) =>
  async (config: Config, url: string, log: Log): Promise<Portal> => {
    const cleanup = new CleanupStack();
    try {
      return { ...(await open(domains, { config, url, log, cleanup })), close: () => cleanup.close() };
    } catch (error) {
      await cleanup.close();
      throw error;
    }
  };
