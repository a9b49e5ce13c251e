import type { PlanReport } from '@fairbridge/contract/floor-plan/floor-plan-desk.shapes.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { newId } from '../../core/id.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { writeAudit, type Acting } from '../audit/audit.actions.ts';
import { invalidate } from '../exhibition/exhibition.invalidation.ts';
import { boothKey } from './floor-plan.answers.ts';
import { floorCounts } from './floor-plan.counts.ts';
import { lockPlan, placedExhibitors, planRows, storePlan, unplacedExhibitors } from './floor-plan.queries.ts';
import { withBoothsOfSheet } from './plan-booths.sheet.ts';
import { checkPlan, inspectPlan } from './plan-check.ts';
import { draftOf, Findings, type DraftBooth, type PlanDraft } from './plan-draft.ts';
import { readGeoJson } from './plan-geojson.ts';

type File = { bytes: Buffer | null; mode: 'preview' | 'all'; lang: Lang };
type Read = (before: PlanDraft, faults: Findings) => Promise<PlanDraft | null>;

const isSame = (one: DraftBooth, other: DraftBooth): boolean =>
  one.number === other.number &&
  one.state === other.state &&
  JSON.stringify(one.points) === JSON.stringify(other.points);

/** Parts that were there before keep their ids, booths by hall and number; all others get new ones, whatever the file says. */
function withIds(draft: PlanDraft, before: PlanDraft): PlanDraft {
  const elements = new Set(before.elements.map(({ id }) => id));
  const booths = new Map(before.booths.map((booth) => [boothKey(booth.hall, booth.number), booth.id]));
  return {
    ...draft,
    elements: draft.elements.map((element) => ({
      ...element,
      id: element.id !== null && elements.has(element.id) ? element.id : newId(),
    })),
    booths: draft.booths.map((booth) => ({ ...booth, id: booths.get(boothKey(booth.hall, booth.number)) ?? newId() })),
  };
}

function compare(draft: PlanDraft, before: PlanDraft) {
  const old = new Map(before.booths.map((booth) => [boothKey(booth.hall, booth.number), booth]));
  const known = draft.booths.flatMap((booth) => {
    const was = old.get(boothKey(booth.hall, booth.number));
    return was === undefined ? [] : [{ booth, was }];
  });
  return {
    added: draft.booths.length - known.length,
    changed: known.filter(({ booth, was }) => !isSame(booth, was)).length,
    removed: before.booths.length - new Set(known.map(({ was }) => was.id)).size,
  };
}

/** Reads a file against the plan as it stands, and stores what comes of it where nothing is wrong and it is meant for good. */
async function importInto(
  ctx: FairContext,
  acting: Acting,
  { mode, lang }: File,
  act: 'floorPlan.import' | 'floorPlan.importBooths',
  read: Read,
): Promise<PlanReport> {
  return inTransaction(ctx, async (inner) => {
    await lockPlan(inner);
    const before = draftOf(await planRows(inner));
    const [faults, warnings] = [new Findings(lang), new Findings(lang)];
    const draft = await read(before, faults);
    if (draft !== null) checkPlan(draft, inner.exhibition, faults);
    const isUsable = draft !== null && faults.total === 0;
    const placed = await placedExhibitors(inner);
    if (isUsable) inspectPlan(draft, inner.exhibition, placed, await unplacedExhibitors(inner), warnings);
    const change = isUsable ? compare(draft, before) : { added: 0, changed: 0, removed: 0 };
    const isStored = isUsable && mode === 'all';
    if (isStored) {
      await storePlan(inner, withIds(draft, before));
      await writeAudit(inner, acting, { act, details: change });
      await invalidate(inner, { kind: 'floorPlan', id: null });
    }
    return {
      floors: isUsable ? floorCounts(draft, inner.exhibition, placed) : [],
      ...change,
      faults: faults.answer(),
      warnings: warnings.answer(),
      stored: isStored,
    };
  });
}

/** The whole plan from GeoJSON, in the place of the one before. */
export const importPlan = (ctx: FairContext, acting: Acting, file: File): Promise<PlanReport> =>
  importInto(ctx, acting, file, 'floorPlan.import', async (before, faults) =>
    readGeoJson(file.bytes, ctx.exhibition, before.floors, faults),
  );

/** Booths from a spreadsheet, beside those that are there. */
export const importBooths = (ctx: FairContext, acting: Acting, file: File): Promise<PlanReport> =>
  importInto(ctx, acting, file, 'floorPlan.importBooths', (before, faults) =>
    withBoothsOfSheet(before, file.bytes, ctx.exhibition, faults, file.lang),
  );
