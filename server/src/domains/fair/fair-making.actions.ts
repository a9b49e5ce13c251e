import { z } from 'zod';
import type { clone, create } from '@fairbridge/contract/fair/fair.calls.ts';
import { FAIR_PART_NAMES, withNeeded } from '@fairbridge/contract/fair/fair.parts.ts';
import { countDays } from '@fairbridge/contract/days.ts';
import { onEvent, type EventHandler } from '../../core/domain.ts';
import { newId } from '../../core/id.ts';
import { contextOf, inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { dayInBeijing } from '../../core/days.ts';
import { fairTable } from '../../platform/database/fair-table.ts';
import { unscoped } from '../../platform/database/fair-scope.ts';
import { fail, failFields } from '../../platform/http/app-error.ts';
import type { EventType } from '../../platform/jobs/jobs.ts';
import { insertFair } from '../../set-up/insert-fair.ts';
import { writeAudit, type Acting } from '../audit/audit.actions.ts';
import { makeOnce } from '../audit/sent-request.actions.ts';
import { originOf } from '../exhibition/exhibition.address.ts';
import { invalidateSettings } from '../exhibition/exhibition.invalidation.ts';
import { scheduleReindex } from '../search/search.reindex.ts';
import {
  beginCloning,
  copyFairColumns,
  copyFiles,
  copyPages,
  copyRows,
  createIdTable,
  endMaking,
  insertOwner,
  lockMaking,
  madeEarlier,
  nameFair,
  nameFiles,
  nameRows,
  tablesToCopy,
  writeStep,
  type Cloning,
} from './fair-clone.queries.ts';
import { staffAt, staffName, takenBy } from './fair.queries.ts';

export const fairClones = fairTable('fair_clone');

type ToCreate = z.output<typeof create.input>;
type ToClone = z.output<typeof clone.input>;
type ToMake = ToCreate['fair'];

/** Errors by field: `hostTaken`, `fairCodeTaken`, `fairOver`. */
async function checkFree({ config }: Pick<Services, 'config'>, { db }: FairContext, fair: ToMake): Promise<void> {
  if (fair.endsOn < dayInBeijing(new Date())) failFields({ field: 'fair.endsOn', rule: 'fairOver' });
  const taken = await takenBy(db, fair);
  const linked = new URL(originOf(config, { isDefault: true, host: null })).hostname;
  if (taken.host || fair.host === linked) failFields({ field: 'fair.host', rule: 'hostTaken' });
  if (taken.code) failFields({ field: 'fair.code', rule: 'fairCodeTaken' });
}

/** A fair from a template, as a draft; the caller is its owner. Errors by field: those of `checkFree`. */
export async function createFair(
  services: Pick<Services, 'config' | 'directory'>,
  ctx: FairContext,
  acting: Acting,
  wanted: ToCreate,
): Promise<{ code: string }> {
  const made = await makeOnce(ctx, acting.caller, wanted, async (outer, { fair, template }) =>
    inTransaction(outer, async (inner) => {
      await checkFree(services, inner, fair);
      const everywhere = unscoped(inner.db);
      const { code } = fair;
      const id = await insertFair(everywhere, { ...fair, template }, { code, isDefault: false, state: 'draft' });
      const { accountId, staffId } = acting.caller;
      await insertOwner(everywhere, id, { id: newId(), accountId, name: await staffName(inner, staffId) });
      await writeAudit(inner, acting, {
        act: 'fair.create',
        details: { fair: fair.name.zh || fair.name.en, template },
      });
      await invalidateSettings(inner);
      return { code };
    }),
  );
  await services.directory.load();
  return made;
}

const wantedShape = z.object({
  from: z.string(),
  parts: z.array(z.enum(FAIR_PART_NAMES)),
  owner: z.string(),
  fair: z.object({
    code: z.string(),
    host: z.string(),
    name: z.object({ zh: z.string(), en: z.string() }),
    shortName: z.object({ zh: z.string(), en: z.string() }),
    slogan: z.object({ zh: z.string(), en: z.string() }),
    venue: z.object({ zh: z.string(), en: z.string() }),
    city: z.object({ zh: z.string(), en: z.string() }),
    startsOn: z.string(),
    endsOn: z.string(),
  }),
});
export type WantedClone = z.output<typeof wantedShape>;
export const readWanted = (wanted: unknown): WantedClone => wantedShape.parse(wanted);

const cloneAsked = {
  name: 'fair.cloneAsked',
  shape: z.object({ exhibitionId: z.string(), id: z.string() }),
} as const satisfies EventType<z.ZodType>;

/** Asks for a fair to be made from another, in the background. Errors: `notFound` for one whose owner the caller is not; by field as `createFair`. */
export async function askForClone(
  services: Pick<Services, 'config' | 'directory' | 'jobs'>,
  ctx: FairContext,
  acting: Acting,
  wanted: ToClone,
): Promise<{ id: string }> {
  const { accountId, staffId } = acting.caller;
  return makeOnce(ctx, acting.caller, wanted, async (outer, { from, parts, fair }) =>
    inTransaction(outer, async (inner) => {
      const source = services.directory.all().find(({ code }) => code === from);
      const standing = await staffAt(inner.db, accountId);
      const isOwner = standing.some(({ exhibitionId, role }) => exhibitionId === source?.id && role === 'owner');
      if (source === undefined || !isOwner || source.deletingAt !== null) fail('notFound');
      await checkFree(services, inner, fair);
      const owner = await staffName(inner, staffId);
      const row: WantedClone = { from: source.id, parts: withNeeded(parts), owner, fair };
      const id = await fairClones.insert(inner, { account_id: accountId, wanted: JSON.stringify(row) });
      await services.jobs.publish(inner.db, cloneAsked, { exhibitionId: inner.exhibition.id, id });
      await writeAudit(inner, acting, {
        act: 'fair.clone',
        details: {
          fair: fair.name.zh || fair.name.en,
          from: source.shortName.zh || source.shortName.en,
          parts: parts.join(', '),
        },
      });
      return { id };
    }),
  );
}

/** The row of the new fair, with the words of the plain template where none are copied. */
function insertEmptyFair(cloning: Pick<Cloning, 'db' | 'parts'>, { fair }: WantedClone): Promise<string> {
  const { code } = fair;
  return insertFair(
    cloning.db,
    { ...fair, template: 'plain' },
    {
      code,
      isDefault: false,
      state: 'draft',
      withoutWords: cloning.parts.includes('words'),
      withoutQuestions: cloning.parts.includes('questionnaire'),
    },
  );
}

type Telling = { step: (done: number, of: number) => Promise<void> };

/** Copies the chosen parts in the transaction `db`, which sees one moment of the other fair. Answers the id of the new fair. */
export async function cloneFair(
  { declarations }: Pick<Services, 'declarations'>,
  db: Cloning['db'],
  wanted: WantedClone,
  { id: ownerId, accountId, startsOn }: { id: string; accountId: string; startsOn: string },
  telling: Telling,
): Promise<string> {
  const { parts } = wanted;
  const to = await insertEmptyFair({ db, parts }, wanted);
  const days = shiftOf(startsOn, wanted.fair.startsOn);
  const cloning: Cloning = { db, from: wanted.from, to, days, parts };
  await createIdTable(db);
  await nameFair(cloning);
  const tables = await tablesToCopy(
    db,
    parts,
    declarations.files.map(({ column }) => column),
  );
  const steps = tables.length + 2;
  for (const table of tables) await nameRows(cloning, table);
  await nameFiles(cloning, tables);
  await copyFiles(cloning);
  await telling.step(1, steps);
  for (const [at, table] of tables.entries()) {
    await copyRows(cloning, table);
    await telling.step(at + 2, steps);
  }
  if (parts.includes('pages')) await copyPages(cloning);
  await copyFairColumns(cloning);
  await insertOwner(db, to, { id: ownerId, accountId, name: wanted.owner });
  await telling.step(steps, steps);
  return to;
}

/** By how many days a fair that begins on the second day lies after one that begins on the first. */
function shiftOf(from: string, to: string): number {
  return from <= to ? countDays({ from, to }) - 1 : 1 - countDays({ from: to, to: from });
}

/** A sweep of files runs just now: the job is taken up again in a moment. */
class SweepRuns extends Error {}

async function makeClone(services: Services, ctx: FairContext, id: string): Promise<string | null> {
  const { db } = services;
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (inner) => {
      if (!(await beginCloning(inner))) throw new SweepRuns('files are being swept');
      const making = await lockMaking(inner, id);
      if (making === null) return null;
      const wanted = readWanted(making.wanted);
      const earlier = await madeEarlier(inner, wanted.from, wanted.fair.code);
      if (earlier !== null) return earlier;
      const source = services.directory.all().find((one) => one.id === wanted.from);
      if (source === undefined) throw new Error('the fair to copy is gone');
      const owner = { id: newId(), accountId: making.account_id, startsOn: source.startsOn };
      const made = await cloneFair(services, inner, wanted, owner, {
        step: (done, of) => writeStep(db, id, done, of),
      });
      await invalidateSettings({ ...ctx, db: inner });
      return made;
    });
}

/** Makes the fair, whole or not at all; a job that runs twice makes it once: the second finds what the first has made. */
async function runClone(services: Services, ctx: FairContext, id: string): Promise<void> {
  try {
    const made = await makeClone(services, ctx, id);
    if (made === null) return;
    await endMaking(services.db, id, made);
    await services.directory.load();
    const exhibition = services.directory.all().find((one) => one.id === made);
    if (exhibition !== undefined) await scheduleReindex(services.jobs, [contextOf(exhibition, services.db)]);
  } catch (error) {
    if (error instanceof SweepRuns) throw error;
    await endMaking(services.db, id, null);
    throw error;
  }
}

export const makingEventHandlers: readonly EventHandler[] = [
  onEvent(cloneAsked, 'making', (services, ctx, { id }) => runClone(services, ctx, id), { longRunning: true }),
];
