import path from 'node:path';
import { pageAddress } from '../domains/exhibition/exhibition.address.ts';
import type { Config } from '../config.ts';
import type { Declarations } from '../core/domain.ts';
import { Sessions } from '../domains/session/sessions.ts';
import { ExhibitionDirectory } from '../domains/exhibition/exhibition.directory.ts';
import { CacheExpiry } from '../domains/exhibition/cache-expiry.ts';
import { openHumanCheck } from '../domains/identity/identity.check.ts';
import { NoticeSubscriptions } from '../domains/notice/notice.subscriptions.ts';
import { PushBatcher } from '../domains/push/push.batcher.ts';
import { VideoParts } from '../domains/upload/video-parts.ts';
import { VisitorCounts } from '../domains/visitor/visitor.counts.ts';
import { openCounters } from '../platform/counters/counters.ts';
import { createPool } from '../platform/database/client.ts';
import { createDatabase } from '../platform/database/kysely.ts';
import { makeUnsubscribeToken } from '../platform/delivery/unsubscribe-token.ts';
import { openOwnStore } from '../platform/files/own-store.ts';
import { PictureStore } from '../platform/files/picture-store.ts';
import { translatorOf } from '../platform/translation/translator.ts';
import { realNameOf } from '../platform/identity-number/real-name.ts';
import { Jobs } from '../platform/jobs/jobs.ts';
import type { Log } from '../platform/log.ts';
import { RealtimeHub } from '../platform/realtime/realtime-hub.ts';
import { ReaderPages } from '../platform/pages/reader-pages.ts';
import { MediaProcess } from '../platform/live/live-engine.ts';
import { mediaToken } from '../platform/live/media-token.ts';
import { Pdf } from '../platform/pdf/pdf.ts';
import { SearchEngine } from '../platform/search/search-engine.ts';
import { SearchLog } from '../platform/search/search-log.ts';
import { AnswerCache } from '../platform/http/answer-cache.ts';
import { findFfmpeg } from '../platform/video/ffmpeg.ts';
import { VideoTranscoder } from '../platform/video/video-transcoder.ts';
import { contextById, type FairContext } from '../core/fair-context.ts';
import type { Services } from '../core/services.ts';
import type { CleanupStack } from './cleanup-stack.ts';

const ANSWER_MILLISECONDS = 10_000;
/** Of all answers kept together. */
const ANSWER_BYTES = 60_000_000;

/** `expired`: what the public sees of an exhibition has changed by the clock. */
type BootstrapOptions = {
  config: Config;
  url: string;
  log: Log;
  cleanup: CleanupStack;
  declared: Declarations;
  expired: (exhibitionId: string) => void;
};

/** What keeps something beyond this process. */
async function openPersistentServices({ config, url, log, cleanup }: BootstrapOptions) {
  const pool = createPool(url, {
    max: config.DATABASE_POOL,
    onError: (err) => log.error({ err }, 'a database connection was lost'),
  });
  const db = createDatabase(pool);
  cleanup.add(() => db.destroy());
  const files = await openOwnStore(config, db, (err) => log.error({ err }, 'the store of files'));
  const counters = openCounters(config, db, (err) => log.error({ err }, 'the counters in Redis'));
  cleanup.add(() => counters.close());
  return {
    db,
    files,
    pictures: new PictureStore(files),
    counters,
    directory: new ExhibitionDirectory(db, config.SECRET),
  };
}

type PersistentServices = Awaited<ReturnType<typeof openPersistentServices>>;

/** What makes papers, videos and letters. */
function openWorkers({ config, url, log, cleanup }: BootstrapOptions, persistent: PersistentServices) {
  const pdf = new Pdf();
  cleanup.add(() => pdf.close());
  const jobs = new Jobs(url, {
    onError: (err, job) => log.error({ err, ...job }, 'background work'),
    unsubscribeLink: (unsubscribe, lang) => {
      const ctx = contextById(persistent, unsubscribe.exhibitionId);
      if (ctx === null) throw new Error('no such exhibition');
      const token = makeUnsubscribeToken(config.SECRET, unsubscribe);
      return pageAddress(config, ctx.exhibition, lang, `/unsubscribe?token=${token}`);
    },
  });
  cleanup.add(() => jobs.stop());
  const uploads = path.join(config.DATA_DIR, 'uploads');
  const ffmpeg = findFfmpeg(config.FFMPEG_PATH);
  const videoTranscoder = new VideoTranscoder(ffmpeg, uploads);
  cleanup.add(() => videoTranscoder.close());
  const liveEngine = new MediaProcess({
    folder: path.join(config.DATA_DIR, 'live'),
    token: mediaToken(config.SECRET),
  });
  return { pdf, jobs, liveEngine, videoTranscoder, videoParts: new VideoParts(uploads) };
}

/** What remembers something for a while, in this process alone. */
function openCaches({ config, log, cleanup, expired }: BootstrapOptions, { db }: PersistentServices) {
  const cacheExpiry = new CacheExpiry(expired);
  cleanup.add(() => cacheExpiry.close());
  const pushGathering = new PushBatcher((err) => log.error({ err }, 'giving out pushes'));
  cleanup.add(() => pushGathering.close());
  const realtime = new RealtimeHub(db, (err) => log.error({ err }, 'telling other processes'));
  cleanup.add(() => realtime.close());
  const searchLog = new SearchLog((err) => log.error({ err }, 'counting searches'));
  cleanup.add(() => searchLog.flush());
  return {
    answers: new AnswerCache(ANSWER_BYTES, ANSWER_MILLISECONDS),
    cacheExpiry,
    searchLog,
    pushGathering,
    realtime,
    sessions: new Sessions(config),
    search: new SearchEngine(db),
    visitorCounts: new VisitorCounts(),
    noticeSubscriptions: new NoticeSubscriptions(),
    readerPages: new ReaderPages<FairContext>(),
  };
}

/** Opens everything that the domains are built from; what it opened is closed in the other order. */
export async function openServices(options: BootstrapOptions): Promise<Services> {
  const { config, log, declared } = options;
  const persistent = await openPersistentServices(options);
  return {
    config,
    log,
    declarations: declared,
    ...persistent,
    ...openWorkers(options, persistent),
    ...openCaches(options, persistent),
    humanCheck: openHumanCheck(config),
    translator: translatorOf(config),
    realName: realNameOf(config, (err) => log.error({ err }, 'the real-name service')),
  };
}
