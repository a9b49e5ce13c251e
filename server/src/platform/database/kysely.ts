import { Kysely, PostgresDialect, PostgresDriver } from 'kysely';
import type { PostgresDialectConfig, Transaction } from 'kysely';
import type { Pool } from 'pg';
import { beginCommit } from './call-time.ts';
import { FairCompiler } from './fair-compiler.ts';
import type { DB } from './tables.ts';

/** Every table of the schema with its column types, generated from the migrations (`scripts/generate-tables.ts`). */
export type Tables = DB;

/** What a query takes: the database itself, or the transaction that the caller has open. */
export type Db = Kysely<Tables> | Transaction<Tables>;

/**
 * Puts the query builder on a pool. Closing it (`destroy()`) closes the pool.
 * @param pool made by `createPool`, so that its statements are prepared
 */
export function createDatabase(pool: Pool): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new CheckedDialect({ pool }) });
}

class CheckedDriver extends PostgresDriver {
  override async commitTransaction(...given: Parameters<PostgresDriver['commitTransaction']>): Promise<void> {
    beginCommit();
    await super.commitTransaction(...given);
  }
}

class CheckedDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;
  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }
  override createDriver(): CheckedDriver {
    return new CheckedDriver(this.#config);
  }
  override createQueryCompiler(): FairCompiler {
    return new FairCompiler();
  }
}
