import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Declarations } from './domain.ts';
import type { Sessions } from '../domains/session/sessions.ts';
import type { ExhibitionDirectory } from '../domains/exhibition/exhibition.directory.ts';
import type { CacheExpiry } from '../domains/exhibition/cache-expiry.ts';
import type { HumanCheck } from '../domains/identity/identity.check.ts';
import type { NoticeSubscriptions } from '../domains/notice/notice.subscriptions.ts';
import type { PushBatcher } from '../domains/push/push.batcher.ts';
import type { VisitorCounts } from '../domains/visitor/visitor.counts.ts';
import type { VideoParts } from '../domains/upload/video-parts.ts';
import type { Counters } from '../platform/counters/counters.ts';
import type { Tables } from '../platform/database/kysely.ts';
import type { AnswerCache } from '../platform/http/answer-cache.ts';
import type { Log } from '../platform/log.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import type { PictureStore } from '../platform/files/picture-store.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import type { RealName } from '../platform/identity-number/real-name.ts';
import type { RealtimeHub } from '../platform/realtime/realtime-hub.ts';
import type { ReaderPages } from '../platform/pages/reader-pages.ts';
import type { LiveEngine } from '../platform/live/live-engine.ts';
import type { FairContext } from './fair-context.ts';
import type { Pdf } from '../platform/pdf/pdf.ts';
import type { SearchEngine } from '../platform/search/search-engine.ts';
import type { SearchLog } from '../platform/search/search-log.ts';
import type { Translator } from '../platform/translation/translator.ts';
import type { VideoTranscoder } from '../platform/video/video-transcoder.ts';

/** What the domains are built from. A handler file takes the few it needs by name. */
export type Services = {
  config: Config;
  log: Log;
  /** What the domains say of themselves, for one another. */
  declarations: Declarations;
  db: Kysely<Tables>;
  counters: Counters;
  directory: ExhibitionDirectory;
  /** Answers kept as bytes. */
  answers: AnswerCache;
  cacheExpiry: CacheExpiry;
  sessions: Sessions;
  humanCheck: HumanCheck;
  search: SearchEngine;
  searchLog: SearchLog;
  visitorCounts: VisitorCounts;
  files: FileStore;
  pictures: PictureStore;
  videoParts: VideoParts;
  videoTranscoder: VideoTranscoder;
  /** What takes broadcasts in. */
  liveEngine: LiveEngine;
  pdf: Pdf;
  realName: RealName;
  /** Null where the installation has no engine. */
  translator: Translator | null;
  jobs: Jobs;
  noticeSubscriptions: NoticeSubscriptions;
  pushGathering: PushBatcher;
  /** Tells those who are connected, and knows who is; domains see of it what `Realtime` says. */
  realtime: RealtimeHub;
  /** Pages as others than guests have them. */
  readerPages: ReaderPages<FairContext>;
};
