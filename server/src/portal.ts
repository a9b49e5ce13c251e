import path from 'node:path';
import { calls } from '@fairbridge/contract/index.ts';
import { originOf, pageAddress, siteOf } from './address.ts';
import type { Config } from './config.ts';
import { accountHandlers } from './domains/account/account.handlers.ts';
import { Sessions } from './domains/account/account.sessions.ts';
import { complianceHandlers } from './domains/compliance/compliance.handlers.ts';
import { collectionHandlers } from './domains/collection/collection.handlers.ts';
import { articleHandlers } from './domains/article/article.handlers.ts';
import { announcementHandlers } from './domains/announcement/announcement.handlers.ts';
import { workOnAnnouncements } from './domains/announcement/announcement.sending.ts';
import { publicArticleHandlers } from './domains/article/public-article.handlers.ts';
import { listenToArticles } from './domains/article/article.jobs.ts';
import { agreementHandlers } from './domains/page/agreement.handlers.ts';
import { pageHandlers } from './domains/page/page.handlers.ts';
import { publicPageHandlers } from './domains/page/public-page.handlers.ts';
import { programmeHandlers } from './domains/programme/programme.handlers.ts';
import { publicProgrammeHandlers } from './domains/programme/public-programme.handlers.ts';
import { ownSuggestionHandlers } from './domains/suggestion/own-suggestion.handlers.ts';
import { suggestionHandlers } from './domains/suggestion/suggestion.handlers.ts';
import {
  CHANGES,
  hasVisitors,
  isSearched,
  readChange,
  SETTINGS,
  touchedBy,
  type Change,
} from './domains/exhibition/exhibition.changes.ts';
import { ExhibitionDirectory } from './domains/exhibition/exhibition.directory.ts';
import { scheduleDigests } from './domains/digest/digest.jobs.ts';
import { exhibitionHandlers } from './domains/exhibition/exhibition.handlers.ts';
import { CacheExpiry } from './domains/exhibition/cache-expiry.ts';
import { isShutOut } from './domains/exhibitor/employee.queries.ts';
import { exhibitorHandlers } from './domains/booth/booth.handlers.ts';
import { favouriteHandlers } from './domains/favourite/favourite.handlers.ts';
import { followHandlers } from './domains/follow/follow.handlers.ts';
import { homeHandlers } from './domains/home/home.handlers.ts';
import { footprintHandlers } from './domains/footprint/footprint.handlers.ts';
import { ingredientHandlers } from './domains/ingredient/ingredient.handlers.ts';
import { hotspotHandlers } from './domains/hotspot/hotspot.handlers.ts';
import { openHumanCheck } from './domains/identity/identity.check.ts';
import { identityHandlers } from './domains/identity/identity.handlers.ts';
import { newsfeedHandlers } from './domains/newsfeed/newsfeed.handlers.ts';
import { postReviewHandlers } from './domains/newsfeed/post-review.handlers.ts';
import { digestEveryMorning } from './domains/notice/notice.digest.ts';
import { NOTICES, NoticeSubscriptions } from './domains/notice/notice.subscriptions.ts';
import { noticeHandlers } from './domains/notice/notice.handlers.ts';
import { listenToDocuments } from './domains/notice/notice.on-document.ts';
import { listenToEmployees } from './domains/notice/notice.on-employee.ts';
import { listenToNewsfeed } from './domains/notice/notice.on-newsfeed.ts';
import { listenToOpening } from './domains/notice/notice.on-opening.ts';
import { listenToOrders } from './domains/notice/notice.on-order.ts';
import { listenToAccounts } from './domains/notice/notice.on-session.ts';
import { listenToSuggestions } from './domains/notice/notice.on-suggestion.ts';
import { listenToColleagues } from './domains/notice/notice.on-colleague.ts';
import { listenToReviews } from './domains/notice/notice.on-review.ts';
import { listenToVip } from './domains/notice/notice.on-vip.ts';
import { notificationHandlers } from './domains/notification/notification.handlers.ts';
import { wantedBy } from './domains/notification/notification.queries.ts';
import { orderHandlers } from './domains/order/order.handlers.ts';
import { heldOrders } from './domains/order/order.holding.ts';
import { organizerHandlers } from './domains/organizer/organizer.handlers.ts';
import { reviewHandlers } from './domains/visitor-review/visitor-review.handlers.ts';
import { exhibitorRecordHandlers } from './domains/exhibitor-record/exhibitor-record.handlers.ts';
import { authenticatorHandlers } from './domains/organizer/authenticator.handlers.ts';
import { staffHandlers } from './domains/organizer/staff.handlers.ts';
import { listenToImports } from './domains/product-import/product-import.jobs.ts';
import { visibilityOf } from './domains/product-visibility/product-visibility.rules.ts';
import { latestProductsHandlers } from './domains/latest-products/latest-products.handlers.ts';
import { ownProductHandlers } from './domains/own-product/own-product.handlers.ts';
import { productDraftHandlers } from './domains/own-product/product-draft.handlers.ts';
import { productComparisonHandlers } from './domains/product-comparison/product-comparison.handlers.ts';
import { productDocumentHandlers } from './domains/product-document/product-document.handlers.ts';
import { productImportHandlers } from './domains/product-import/product-import.handlers.ts';
import { productHandlers } from './domains/product/product.handlers.ts';
import { personalHandlers } from './domains/personal/personal.handlers.ts';
import { questionnaireHandlers } from './domains/questionnaire/questionnaire.handlers.ts';
import { recommendationHandlers } from './domains/recommendation/recommendation.handlers.ts';
import { savedSearchHandlers } from './domains/search/saved-search.handlers.ts';
import { searchTermHandlers } from './domains/search/search-term.handlers.ts';
import { termKeyOf, writeSearches } from './domains/search/search-term.writing.ts';
import { searchHandlers } from './domains/search/search.handlers.ts';
import { catchUpOnExpiry, scheduleExpiry } from './domains/search/search.validity.ts';
import { listenToOutdated, tellOutdated } from './domains/search/search.rewriting.ts';
import { sweepOrphans } from './domains/upload/upload.orphans.ts';
import { uploadHandlers } from './domains/upload/upload.handlers.ts';
import { VideoParts } from './domains/upload/video-parts.ts';
import { listenToVideos } from './domains/upload/video.jobs.ts';
import { colleagueReviewHandlers } from './domains/preregistration/colleague-review.handlers.ts';
import { preregistrationHandlers } from './domains/preregistration/preregistration.handlers.ts';
import { vipHandlers } from './domains/vip/vip.handlers.ts';
import { VisitorCounts } from './domains/visitor/visitor.counts.ts';
import { visitorHandlers } from './domains/visitor/visitor.handlers.ts';
import { voucherHandlers } from './domains/voucher/voucher.handlers.ts';
import { openCounters } from './platform/counters/counters.ts';
import { createPool } from './platform/database/client.ts';
import { createDatabase } from './platform/database/kysely.ts';
import { listen } from './platform/database/listen.ts';
import { isSwitchable } from './platform/delivery/message.ts';
import { providerOf } from './platform/delivery/providers.ts';
import { makeUnsubscribeToken } from './platform/delivery/unsubscribe-token.ts';
import { realNameOf } from './platform/identity-number/real-name.ts';
import { openOwnStore } from './platform/files/own-store.ts';
import { PictureStore } from './platform/files/picture-store.ts';
import { EVERYTHING, type Touched } from './platform/http/change-log.ts';
import { sweepEnded } from './ended-rows.ts';
import { bind, type Bound } from './platform/http/implement.ts';
import { Jobs } from './platform/jobs/jobs.ts';
import { Pdf } from './platform/pdf/pdf.ts';
import { SearchEngine } from './platform/search/find.ts';
import { SearchLog, type LoggedSearch } from './platform/search/search-log.ts';
import { findFfmpeg } from './platform/video/ffmpeg.ts';
import { VideoWorkshop } from './platform/video/video-workshop.ts';
import type { Scope } from './scope.ts';
import type { Services } from './services.ts';

type Listener = (exhibitionId: string, touched: Touched) => void;

export type Log = { error: (facts: object, message: string) => void };

/** Everything but HTTP: the domains with what they need, and what listens for changes made by other processes. */
export type Portal = {
  services: Services;
  bound: Bound<Scope>[];
  scopeOf: (host: string) => Promise<Scope>;
  /** Is this the name of a fair, or the one in links to the default fair? */
  isOurHost: (host: string) => boolean;
  /** Called whenever something public of an exhibition has changed, here or in another process, with the calls that it reaches. */
  onChange: (listener: Listener) => void;
  close: () => Promise<void>;
};

function handlersOf(services: Services): Record<string, Record<string, unknown>> {
  return {
    exhibition: exhibitionHandlers(services, visibilityOf),
    identity: identityHandlers(services),
    account: { ...accountHandlers(services), ...personalHandlers(services) },
    visitor: visitorHandlers(services),
    exhibitor: exhibitorHandlers(services, [heldOrders]),
    questionnaire: questionnaireHandlers(services),
    product: {
      ...productHandlers(services),
      ...productComparisonHandlers,
      ...productDocumentHandlers(services),
      ...latestProductsHandlers,
      ...ownProductHandlers,
      ...productDraftHandlers,
      ...productImportHandlers(services),
    },
    hotspot: hotspotHandlers,
    newsfeed: newsfeedHandlers(services),
    content: {
      ...publicArticleHandlers,
      ...publicProgrammeHandlers(services),
      ...publicPageHandlers,
      ...ownSuggestionHandlers(services),
      ...agreementHandlers,
    },
    compliance: complianceHandlers,
    home: homeHandlers,
    collection: collectionHandlers,
    article: articleHandlers(services),
    programme: programmeHandlers,
    page: pageHandlers(services),
    suggestion: suggestionHandlers(services),
    favourite: favouriteHandlers,
    footprint: footprintHandlers,
    follow: followHandlers(services),
    order: orderHandlers(services),
    search: searchHandlers(services),
    ingredient: ingredientHandlers(services),
    savedSearch: savedSearchHandlers(services),
    searchTerm: searchTermHandlers(services),
    recommendation: recommendationHandlers(services),
    notice: noticeHandlers,
    announcement: announcementHandlers(services),
    notification: notificationHandlers(services),
    upload: uploadHandlers(services),
    vip: vipHandlers(services),
    voucher: voucherHandlers(services),
    preregistration: preregistrationHandlers(services),
    colleagueReview: colleagueReviewHandlers(services),
    organizer: organizerHandlers(services),
    authenticator: authenticatorHandlers(services),
    review: reviewHandlers(services),
    staff: staffHandlers(services),
    exhibitorRecord: exhibitorRecordHandlers(services, [heldOrders]),
    postReview: postReviewHandlers(services),
  };
}

/** Opens the portal on a migrated database. */
export async function openPortal(config: Config, url: string, log: Log): Promise<Portal> {
  const pool = createPool(url, {
    max: config.DATABASE_POOL,
    onError: (err) => log.error({ err }, 'a database connection was lost'),
  });
  const db = createDatabase(pool);
  const files = await openOwnStore(config, db, (err) => log.error({ err }, 'the store of files')).catch(
    async (error: unknown) => {
      await db.destroy();
      throw error;
    },
  );
  const directory = new ExhibitionDirectory(db, config.SECRET);
  const search = new SearchEngine(db);
  const scopeById = (id: string): Scope | null => {
    const exhibition = directory.all().find((entry) => entry.id === id);
    return exhibition === undefined ? null : { exhibition, db };
  };
  const jobs = new Jobs(url, {
    onError: (err) => log.error({ err }, 'background work'),
    unsubscribeLink: (unsubscribe, lang) => {
      const scope = scopeById(unsubscribe.exhibitionId);
      if (scope === null) throw new Error('no such exhibition');
      const token = makeUnsubscribeToken(config.SECRET, unsubscribe);
      return pageAddress(config, scope.exhibition, lang, `/unsubscribe?token=${token}`);
    },
  });
  const pictures = new PictureStore(files);
  const uploads = path.join(config.DATA_DIR, 'uploads');
  const videoParts = new VideoParts(uploads);
  const videoWorkshop = new VideoWorkshop(findFfmpeg(config.FFMPEG_PATH), uploads);
  const pdf = new Pdf();
  const counters = openCounters(config, db, (err) => log.error({ err }, 'the counters in Redis'));
  const humanCheck = openHumanCheck(config);
  const visitorCounts = new VisitorCounts();
  const listeners: Listener[] = [];
  const tellAll = (exhibitionId: string, change: Change | null = null): void => {
    if (change === null || isSearched(change)) search.changed(exhibitionId);
    if (change === null || hasVisitors(change)) visitorCounts.changed(exhibitionId);
    const touched = change === null ? EVERYTHING : touchedBy(change);
    listeners.forEach((listener) => listener(exhibitionId, touched));
  };
  const cacheExpiry = new CacheExpiry((exhibitionId) => tellAll(exhibitionId));
  const services: Services = {
    config,
    db,
    counters,
    directory,
    cacheExpiry,
    humanCheck,
    sessions: new Sessions(config),
    search,
    searchLog: new SearchLog((err) => log.error({ err }, 'counting searches')),
    visitorCounts,
    files,
    pictures,
    videoParts,
    videoWorkshop,
    pdf,
    realName: realNameOf(config, (err) => log.error({ err }, 'the real-name service')),
    jobs,
    noticeSubscriptions: new NoticeSubscriptions(),
  };

  const termKey = termKeyOf(config.SECRET);
  services.searchLog.writeBy(async (asked) => {
    for (const [exhibitionId, some] of Map.groupBy<string, LoggedSearch>(asked, (one) => one.exhibitionId)) {
      const scope = scopeById(exhibitionId);
      if (scope !== null) await writeSearches(scope, termKey, some);
    }
  });

  const everything = async (): Promise<void> => {
    await directory.load();
    services.sessions.forget();
    directory.all().forEach((exhibition) => tellAll(exhibition.id));
  };
  const listener = await listen(
    url,
    [CHANGES, SETTINGS, NOTICES],
    (channel, id) => {
      if (channel === CHANGES) {
        const { exhibitionId, change } = readChange(id);
        return tellAll(exhibitionId, change);
      }
      if (channel === NOTICES) return services.noticeSubscriptions.publish(id);
      return void everything().catch((err: unknown) => log.error({ err }, 'reading changed settings'));
    },
    () => {
      services.noticeSubscriptions.publishAll();
      void everything().catch((err: unknown) => log.error({ err }, 'after a lost connection'));
    },
  );
  await directory.load();
  listenToOrders({ jobs, counters }, scopeById, (scope) => siteOf(config, scope.exhibition));
  listenToAccounts(jobs, scopeById);
  listenToArticles(jobs, scopeById);
  listenToSuggestions(jobs, scopeById);
  listenToDocuments(jobs, scopeById, (scope) => siteOf(config, scope.exhibition));
  listenToEmployees(jobs, scopeById);
  listenToImports(jobs, scopeById);
  listenToNewsfeed(jobs, scopeById);
  listenToOpening(jobs, scopeById, (scope) => siteOf(config, scope.exhibition));
  listenToReviews(jobs, scopeById, (scope) => siteOf(config, scope.exhibition));
  listenToColleagues(jobs, scopeById);
  listenToVip(jobs, scopeById, (scope) => siteOf(config, scope.exhibition));
  scheduleDigests(services, (scope) => siteOf(config, scope.exhibition));
  const scopes = (): Scope[] => directory.all().map((exhibition) => ({ exhibition, db }));
  workOnAnnouncements(jobs, scopeById, scopes, (scope) => siteOf(config, scope.exhibition));
  digestEveryMorning(jobs, scopes, (scope) => siteOf(config, scope.exhibition));
  sweepEnded(jobs, db);
  sweepOrphans(jobs, services, (err) => log.error({ err }, 'sweeping files'));
  listenToVideos(jobs, scopeById, services);
  listenToOutdated(jobs, scopeById);
  scheduleExpiry(jobs, scopes);
  const provider = providerOf(config);
  const linkedHost = new URL(originOf(config, { isDefault: true, host: null })).hostname;
  await jobs.start(db, {
    provider,
    keepTexts: config.DEMO,
    counters,
    codeMessagesPerHour: config.CODE_MESSAGES_PER_HOUR,
    isWanted: async ({ exhibitionId, recipient, person, category }) => {
      const scope = scopeById(exhibitionId);
      if (scope === null) return true;
      if (person !== null && (await isShutOut(scope, person))) return false;
      return !isSwitchable(category) || (await wantedBy(scope, { address: recipient }))[category];
    },
    log,
  });
  search.warm();
  await tellOutdated(
    jobs,
    directory.all().flatMap(({ id }) => scopeById(id) ?? []),
  );
  await catchUpOnExpiry(jobs, scopes());

  return {
    services,
    bound: bind<Scope>(calls, handlersOf(services)),
    scopeOf: async (host) => ({ exhibition: await directory.of(host), db }),
    isOurHost: (host) => directory.has(host) || host.toLowerCase() === linkedHost,
    onChange: (listener) => void listeners.push(listener),
    close: async () => {
      await listener.close();
      await services.searchLog.flush();
      cacheExpiry.close();
      videoWorkshop.close();
      await jobs.stop();
      provider.close();
      await pdf.close();
      await counters.close();
      await db.destroy();
    },
  };
}
