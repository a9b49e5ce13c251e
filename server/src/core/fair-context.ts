import type { Exhibition } from '../domains/exhibition/exhibition.directory.ts';
import { scopedTo } from '../platform/database/fair-scope.ts';
import type { Db } from '../platform/database/kysely.ts';
import type { Services } from './services.ts';

/** What every query takes first: the exhibition it belongs to, and the connection or transaction it runs in, which refuses what forgets the exhibition. */
export type FairContext = { exhibition: Exhibition; db: Db };

/** The scope of this exhibition on these connections. */
export const contextOf = (exhibition: Exhibition, db: Db): FairContext => ({
  exhibition,
  db: scopedTo(db, exhibition.id),
});

type Fairs = Pick<Services, 'directory' | 'db'>;

/** Every fair of this installation. */
export const contextsOf = ({ directory, db }: Fairs): FairContext[] =>
  directory.all().map((exhibition) => contextOf(exhibition, db));

/** Null where no such fair is. */
export const contextById = (fairs: Fairs, exhibitionId: string): FairContext | null =>
  contextsOf(fairs).find(({ exhibition }) => exhibition.id === exhibitionId) ?? null;

/** Runs several steps as one: all of them happen, or none. */
export async function inTransaction<T>(ctx: FairContext, work: (ctx: FairContext) => Promise<T>): Promise<T> {
  if (ctx.db.isTransaction) return work(ctx);
  return ctx.db.transaction().execute((db) => work({ ...ctx, db }));
}

/** What is thrown to undo. */
class Rollback extends Error {}

/** Does the work and undoes all of it: what things would look like. Nobody else sees any of it, and nothing is told. */
export async function dryRun<T>(ctx: FairContext, work: (ctx: FairContext) => Promise<T>): Promise<T> {
  const answers: T[] = [];
  try {
    await inTransaction(ctx, async (inner) => {
      answers.push(await work(inner));
      throw new Rollback();
    });
  } catch (thrown) {
    const [answer] = answers;
    if (thrown instanceof Rollback && answer !== undefined) return answer;
    throw thrown;
  }
  throw new Error('a transaction that throws does not go through');
}
