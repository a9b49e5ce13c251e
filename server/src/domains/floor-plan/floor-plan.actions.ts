import { boothKey } from '@fairbridge/contract/floor-plan/booth-number.ts';
import type { FloorForm, PlanReport } from '@fairbridge/contract/floor-plan/floor-plan-desk.shapes.ts';
import { inOrder } from '@fairbridge/contract/floor-plan/floor-plan.geometry.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { newId } from '../../core/id.ts';
import { dryRun, inTransaction, type FairContext } from '../../core/fair-context.ts';
import { writeAudit, type Acting } from '../audit/audit.actions.ts';
import { invalidate } from '../exhibition/exhibition.invalidation.ts';
import { fail } from '../../platform/http/app-error.ts';
import { movesOf, placeExhibitors } from './exhibitor-places.ts';
import { floorCounts } from './floor-plan.counts.ts';
import {
  floorVersion,
  lockPlan,
  placeableExhibitors,
  placedExhibitors,
  planRows,
  storePlan,
  unplacedExhibitors,
} from './floor-plan.queries.ts';
import { withBoothsOfSheet } from './plan-booths.sheet.ts';
import { checkPlan, inspectPlan } from './plan-check.ts';
import { draftOf, Findings, type DraftBooth, type PlanDraft } from './plan-draft.ts';
import { withFloor } from './plan-floor.ts';
import { readGeoJson } from './plan-geojson.ts';
import { keepRevision } from './plan-revision.queries.ts';
import { planOfRevision } from './plan-revision.ts';

type How = { mode: 'preview' | 'all'; lang: Lang };
type File = How & { bytes: Buffer | null };
type Draft = { draft: PlanDraft | null; places?: FloorForm['places'] };
/** What to store. `act` as the audit names it; `floor`: the one that is drawn anew, empty where all are. */
type Change = {
  act: 'floorPlan.import' | 'floorPlan.importBooths' | 'floorPlan.edit' | 'floorPlan.restore';
  floor: string;
  read: (ctx: FairContext, before: PlanDraft, faults: Findings) => Promise<Draft> | Draft;
};

const isSame = (one: DraftBooth, other: DraftBooth): boolean =>
  one.hall === other.hall &&
  one.number === other.number &&
  one.state === other.state &&
  JSON.stringify(inOrder(one.points)) === JSON.stringify(inOrder(other.points));

/** Parts that were there before keep their ids, booths of files by hall and number; all others get new ones, whatever the file says. */
function withIds(draft: PlanDraft, before: PlanDraft): PlanDraft {
  const left = new Set([...before.elements, ...before.booths].map(({ id }) => id));
  const byKey = new Map(before.booths.map((booth) => [boothKey(booth.hall, booth.number), booth.id]));
  const taken = (id: string | null | undefined): string | null => (id && left.delete(id) ? id : null);
  const elements = draft.elements.map((element) => ({ ...element, id: taken(element.id) ?? newId() }));
  const known = draft.booths.map((booth) => ({ ...booth, id: taken(booth.id) }));
  return {
    ...draft,
    elements,
    booths: known.map((booth) => ({
      ...booth,
      id: booth.id ?? taken(byKey.get(boothKey(booth.hall, booth.number))) ?? newId(),
    })),
  };
}

function compare(draft: PlanDraft, before: PlanDraft) {
  const old = new Map(before.booths.map((booth) => [booth.id, booth]));
  const known = draft.booths.flatMap((booth) => {
    const was = old.get(booth.id);
    return was === undefined ? [] : [{ booth, was }];
  });
  return {
    added: draft.booths.length - known.length,
    changed: known.filter(({ booth, was }) => !isSame(booth, was)).length,
    removed: before.booths.length - known.length,
  };
}

const NO_CHANGE = { added: 0, changed: 0, removed: 0 };

/** Makes a plan of the one that stands, and stores it where nothing is wrong; a preview undoes that again. */
function changePlan(
  ctx: FairContext,
  acting: Acting,
  { mode, lang }: How,
  { act, floor, read }: Change,
): Promise<PlanReport> {
  const isForGood = mode === 'all';
  return (isForGood ? inTransaction : dryRun)(ctx, async (inner) => {
    await lockPlan(inner);
    const before = draftOf(await planRows(inner));
    const [faults, warnings] = [new Findings(lang), new Findings(lang)];
    const { draft: made, places = [] } = await read(inner, before, faults);
    if (made !== null) checkPlan(made, inner.exhibition, faults);
    if (made === null || faults.total > 0)
      return { floors: [], ...NO_CHANGE, faults: faults.answer(), warnings: warnings.answer(), stored: false };
    const draft = withIds(made, before);
    const change = compare(draft, before);
    const moves = floor === '' ? [] : movesOf(before, draft, await placeableExhibitors(inner), places);
    await storePlan(inner, draft, floor);
    await placeExhibitors(inner, acting, moves);
    await keepRevision(inner, acting.caller.accountId, { floor, ...change, before, draft });
    await writeAudit(inner, acting, {
      act,
      details: floor === '' ? change : { floor, ...change, exhibitors: moves.length },
    });
    await invalidate(inner, { kind: 'floorPlan', id: null });
    const placed = await placedExhibitors(inner);
    inspectPlan(draft, inner.exhibition, placed, await unplacedExhibitors(inner), warnings);
    return {
      floors: floorCounts(draft, inner.exhibition, placed),
      ...change,
      faults: faults.answer(),
      warnings: warnings.answer(),
      stored: isForGood,
    };
  });
}

/** The whole plan from GeoJSON, in the place of the one before. */
export const importPlan = (ctx: FairContext, acting: Acting, { bytes, ...how }: File): Promise<PlanReport> =>
  changePlan(ctx, acting, how, {
    act: 'floorPlan.import',
    floor: '',
    read: (inner, before, faults) => ({ draft: readGeoJson(bytes, inner.exhibition, before.floors, faults) }),
  });

/** Booths from a spreadsheet, beside those that are there. */
export const importBooths = (ctx: FairContext, acting: Acting, { bytes, ...how }: File): Promise<PlanReport> =>
  changePlan(ctx, acting, how, {
    act: 'floorPlan.importBooths',
    floor: '',
    read: async (inner, before, faults) => ({
      draft: await withBoothsOfSheet(before, bytes, inner.exhibition, faults, how.lang),
    }),
  });

type Edited = How & { floor: string; version: number; form: FloorForm };

/** One floor drawn anew, with who stands where. Errors: `notFound`, `editConflict`. */
export const saveFloor = (ctx: FairContext, acting: Acting, { floor, version, form, ...how }: Edited) =>
  changePlan(ctx, acting, how, {
    act: 'floorPlan.edit',
    floor,
    read: async (inner, before, faults) => {
      const stored = await floorVersion(inner, floor);
      if (stored === null) fail('notFound');
      if (stored !== version) fail('editConflict');
      return { draft: withFloor(before, floor, form, inner.exhibition, faults), places: form.places };
    },
  });

/** An earlier plan in the place of the one that stands. Error: `notFound`. */
export const restorePlan = (ctx: FairContext, acting: Acting, { id, ...how }: How & { id: string }) =>
  changePlan(ctx, acting, how, {
    act: 'floorPlan.restore',
    floor: '',
    read: async (inner, _before, faults) => ({ draft: await planOfRevision(inner, id, faults) }),
  });
