import type { Kysely } from 'kysely';
import type { Config } from './config.ts';
import type { Sessions } from './domains/account/account.sessions.ts';
import type { ExhibitionDirectory } from './domains/exhibition/exhibition.directory.ts';
import type { Tables } from './platform/database/kysely.ts';
import type { PictureStore } from './platform/files/picture-store.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import type { SearchEngine } from './platform/search/find.ts';

/** What the domains are built from. A handler file takes the few it needs by name. */
export type Services = {
  config: Config;
  db: Kysely<Tables>;
  directory: ExhibitionDirectory;
  sessions: Sessions;
  search: SearchEngine;
  pictures: PictureStore;
  jobs: Jobs;
};
