import { z } from 'zod';
import { onEvent, type EventHandler, type Schedule } from '../../core/domain.ts';
import type { EventType } from '../../platform/jobs/jobs.ts';
import { contextsOf, contextOf, inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { removeFiles } from '../../platform/files/whole-files.ts';
import { unscoped } from '../../platform/database/fair-scope.ts';
import { accountById, langOf } from '../account/account.queries.ts';
import { invalidateSettings } from '../exhibition/exhibition.invalidation.ts';
import { eraseEverywhere } from '../personal/personal.erasing.ts';
import { removeStored } from '../upload/upload.orphans.ts';
import {
  accountsOfFairAlone,
  deleteFair,
  deleteFiles,
  deleteRows,
  deletionOrder,
  dueFairs,
  releaseOwnPointers,
  takeOffline,
} from './fair-deletion.queries.ts';

/** Accounts of nobody but this fair go as if each had been deleted by its owner, who is told by the fair that stays. */
async function eraseAccounts(services: Services, ctx: FairContext, staying: FairContext): Promise<void> {
  for (const id of await accountsOfFairAlone(services.db, ctx.exhibition.id)) {
    const theirs = await inTransaction(staying, async (inner) => {
      const account = await accountById(inner.db, id);
      if (account === null) return [];
      return eraseEverywhere(services, inner, account, await langOf(inner.db, id));
    });
    await removeFiles(services, theirs);
  }
}

async function removeBytes(services: Services, exhibitionId: string): Promise<void> {
  for (let gone = await deleteFiles(services.db, exhibitionId); gone.length > 0;) {
    await removeStored(services, gone);
    gone = await deleteFiles(services.db, exhibitionId);
  }
}

/** All rows, until none is left: what counts others writes down that they went. */
async function removeRows(services: Services, exhibitionId: string): Promise<void> {
  const { db } = services;
  const order = await deletionOrder(db);
  for (let gone = 1; gone > 0;) {
    gone = 0;
    for (const table of order) {
      if (table === 'file') await removeBytes(services, exhibitionId);
      else gone += await deleteRows(db, table, exhibitionId);
    }
  }
}

/**
 * Deletes everything of a fair: its accounts, rows, files and itself, in portions. Whatever stops it, it goes on where it was. The staff goes last of the
 * people, so that a member of another fair stays one there.
 */
export async function deleteWholeFair(services: Services, ctx: FairContext): Promise<void> {
  const { db } = services;
  const exhibitionId = ctx.exhibition.id;
  await inTransaction(ctx, async (inner) => {
    await takeOffline(unscoped(inner.db), exhibitionId);
    await invalidateSettings(inner);
  });
  await services.directory.load();
  services.sessions.forget();
  const [staying] = contextsOf(services).filter(({ exhibition }) => exhibition.id !== exhibitionId);
  await eraseAccounts(services, ctx, contextOf((staying ?? ctx).exhibition, db));
  await releaseOwnPointers(db, exhibitionId);
  await removeRows(services, exhibitionId);
  await deleteFair(db, exhibitionId);
  await inTransaction(staying ?? ctx, invalidateSettings);
  await services.directory.load();
}

const fairDue = {
  name: 'fair.due',
  shape: z.object({ exhibitionId: z.string() }),
} as const satisfies EventType<z.ZodType>;

export const deletionEventHandlers: readonly EventHandler[] = [
  onEvent(fairDue, 'deleting', (services, ctx) => deleteWholeFair(services, ctx), { longRunning: true }),
];

export const deletionSchedules: readonly Schedule[] = [
  {
    queue: 'fair.deletion',
    cron: '53 * * * *',
    work: async ({ db, jobs }) => {
      for (const exhibitionId of await dueFairs(db)) await jobs.publish(db, fairDue, { exhibitionId });
    },
  },
];
