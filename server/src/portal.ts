import path from 'node:path';
import { calls } from '@fairbridge/contract/index.ts';
import type { Config } from './config.ts';
import { accountHandlers } from './domains/account/account.handlers.ts';
import { Sessions } from './domains/account/account.sessions.ts';
import { contentHandlers } from './domains/content/content.handlers.ts';
import { CHANGES } from './domains/exhibition/exhibition.changes.ts';
import { ExhibitionDirectory, type Exhibition } from './domains/exhibition/exhibition.directory.ts';
import { exhibitionHandlers } from './domains/exhibition/exhibition.handlers.ts';
import { exhibitorHandlers } from './domains/exhibitor/exhibitor.handlers.ts';
import { favouriteHandlers } from './domains/favourite/favourite.handlers.ts';
import { noticeHandlers } from './domains/notice/notice.handlers.ts';
import { listenToOrders } from './domains/notice/notice.on-order.ts';
import { orderHandlers } from './domains/order/order.handlers.ts';
import { productHandlers } from './domains/product/product.handlers.ts';
import { questionnaireHandlers } from './domains/questionnaire/questionnaire.handlers.ts';
import { searchHandlers } from './domains/search/search.handlers.ts';
import { uploadHandlers } from './domains/upload/upload.handlers.ts';
import { visitorHandlers } from './domains/visitor/visitor.handlers.ts';
import { createPool } from './platform/database/client.ts';
import { createDatabase } from './platform/database/kysely.ts';
import { listen } from './platform/database/listen.ts';
import { outboxProvider, smtpProvider, withOutboxFolder, type Provider } from './platform/delivery/providers.ts';
import { PictureStore } from './platform/files/picture-store.ts';
import { bind, type Bound } from './platform/http/implement.ts';
import { Jobs } from './platform/jobs/jobs.ts';
import { SearchEngine } from './platform/search/find.ts';
import type { Scope } from './scope.ts';
import type { Services } from './services.ts';

export type Log = { error: (facts: object, message: string) => void };

/** Everything but HTTP: the domains with what they need, and the ears for changes made by other processes. */
export type Portal = {
  services: Services;
  bound: Bound<Scope>[];
  scopeOf: (host: string) => Promise<Scope>;
  /** Called whenever something public of an exhibition has changed, here or in another process. */
  onChange: (heard: (exhibitionId: string) => void) => void;
  close: () => Promise<void>;
};

function providerOf(config: Config): Provider {
  const out = config.SMTP_URL === undefined ? outboxProvider : smtpProvider(config.SMTP_URL, config.MAIL_FROM);
  return config.OUTBOX_DIR === undefined ? out : withOutboxFolder(config.OUTBOX_DIR, out);
}

/** Where an exhibition's pages live: the configured origin for the default one, its own host for the others. */
export function originOf(config: Config, exhibition: Exhibition): string {
  const origin = new URL(config.PUBLIC_ORIGIN ?? `http://localhost:${config.PORT}`);
  if (!exhibition.isDefault && exhibition.host !== null) origin.hostname = exhibition.host;
  return origin.origin;
}

function handlersOf(services: Services): Record<string, Record<string, unknown>> {
  return {
    exhibition: exhibitionHandlers,
    account: accountHandlers(services),
    visitor: visitorHandlers(services),
    exhibitor: exhibitorHandlers(services),
    questionnaire: questionnaireHandlers(services),
    product: productHandlers(services),
    content: contentHandlers,
    favourite: favouriteHandlers,
    order: orderHandlers(services),
    search: searchHandlers(services),
    notice: noticeHandlers,
    upload: uploadHandlers(services),
  };
}

/** Opens the portal on a migrated database. */
export async function openPortal(config: Config, url: string, log: Log): Promise<Portal> {
  const pool = createPool(url, {
    max: config.DATABASE_POOL,
    onError: (err) => log.error({ err }, 'a database connection was lost'),
  });
  const db = createDatabase(pool);
  const directory = new ExhibitionDirectory(db);
  const search = new SearchEngine(db);
  const jobs = new Jobs(url, (err) => log.error({ err }, 'background work'));
  const pictures = new PictureStore(path.join(config.DATA_DIR, 'files'));
  const services: Services = { config, db, directory, sessions: new Sessions(), search, pictures, jobs };

  const heard: ((exhibitionId: string) => void)[] = [(exhibitionId) => search.changed(exhibitionId)];
  const tellAll = (exhibitionId: string): void => heard.forEach((hear) => hear(exhibitionId));
  const everything = async (): Promise<void> => {
    await directory.load();
    services.sessions.forget();
    directory.all().forEach((exhibition) => tellAll(exhibition.id));
  };
  const listener = await listen(
    url,
    [CHANGES],
    (_channel, exhibitionId) => tellAll(exhibitionId),
    () => void everything().catch((err: unknown) => log.error({ err }, 'after a lost connection')),
  );
  await directory.load();
  listenToOrders(
    jobs,
    (id) => {
      const exhibition = directory.all().find((entry) => entry.id === id);
      return exhibition === undefined ? null : { exhibition, db };
    },
    (scope) => originOf(config, scope.exhibition) + config.BASE_PATH.replace(/\/$/, ''),
  );
  await jobs.start(db, providerOf(config), { keepTexts: config.DEMO });
  search.warm();

  return {
    services,
    bound: bind<Scope>(calls, handlersOf(services)),
    scopeOf: async (host) => ({ exhibition: await directory.of(host), db }),
    onChange: (hear) => void heard.push(hear),
    close: async () => {
      await listener.close();
      await jobs.stop();
      await db.destroy();
    },
  };
}
