import { boothKey } from '@fairbridge/contract/floor-plan/booth-number.ts';
import type { contract } from '@fairbridge/contract/index.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import type { Handlers } from '../../platform/http/route.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { writeAudit } from '../audit/audit.actions.ts';
import { importBooths, importPlan, restorePlan, saveFloor } from './floor-plan.actions.ts';
import { exhibitorAnswer, exhibitorsByBooth } from './floor-plan.answers.ts';
import { floorCounts } from './floor-plan.counts.ts';
import { placedExhibitors, planRows, unplacedExhibitors } from './floor-plan.queries.ts';
import { boothsFile } from './plan-booths.sheet.ts';
import { inspectPlan } from './plan-check.ts';
import { draftOf, Findings, floorsOf, type DraftBooth } from './plan-draft.ts';
import { floorForEditor } from './plan-floor.ts';
import { geoJsonFile } from './plan-geojson.ts';
import { matchingExhibitors } from './plan-filter.ts';
import { favouriteExhibitors, meetingMarks, orderedExhibitors, visitedExhibitors } from './plan-marks.queries.ts';
import { revisionsOf } from './plan-revision.queries.ts';

export const floorPlanHandlers = ({
  search,
}: Pick<Services, 'search'>): Handlers<FairContext, typeof contract.floorPlan> => ({
  get: async ({ ctx }) => {
    const rows = await planRows(ctx);
    const standing = exhibitorsByBooth(await placedExhibitors(ctx));
    const standingAt = ({ hall, number }: DraftBooth) =>
      (standing.get(boothKey(hall, number)) ?? []).map(exhibitorAnswer);
    return { version: rows.version, floors: floorsOf(draftOf(rows), ctx.exhibition, standingAt) };
  },

  floors: async ({ ctx }) => ({
    list: floorCounts(draftOf(await planRows(ctx)), ctx.exhibition, await placedExhibitors(ctx)),
  }),

  matching: ({ ctx, caller, input, lang }) => matchingExhibitors(ctx, search, caller, input, lang),

  marks: async ({ ctx, caller: { visitorId } }) => ({
    favourites: await favouriteExhibitors(ctx, visitorId),
    orders: await orderedExhibitors(ctx, visitorId),
    visited: await visitedExhibitors(ctx, visitorId),
    meetings: (await meetingMarks(ctx, visitorId)).map((row) => ({
      exhibitorId: row.exhibitor_id,
      title: bilingualOf('title', row),
      place: bilingualOf('place', row),
      startsAt: row.starts_at.toISOString(),
      endsAt: row.ends_at.toISOString(),
    })),
  }),
});

export const floorPlanDeskHandlers: Handlers<FairContext, typeof contract.floorPlanDesk> = {
  overview: async ({ ctx, lang }) => {
    const rows = await planRows(ctx);
    const draft = draftOf(rows);
    const placed = await placedExhibitors(ctx);
    const warnings = new Findings(lang);
    inspectPlan(draft, ctx.exhibition, placed, await unplacedExhibitors(ctx), warnings);
    return { version: rows.version, floors: floorCounts(draft, ctx.exhibition, placed), warnings: warnings.answer() };
  },

  exportPlan: async ({ ctx, acting }) => {
    await writeAudit(ctx, acting, { act: 'floorPlan.export' });
    return geoJsonFile(draftOf(await planRows(ctx)), ctx.exhibition);
  },

  importPlan: ({ ctx, input: { mode }, acting, request, lang }) =>
    importPlan(ctx, acting, { bytes: request.bytes, mode, lang }),

  exportBooths: async ({ ctx, input: { lang }, acting }) => {
    await writeAudit(ctx, acting, { act: 'floorPlan.export' });
    return boothsFile(draftOf(await planRows(ctx)), await placedExhibitors(ctx), ctx.exhibition, lang);
  },

  importBooths: ({ ctx, input: { mode }, acting, request, lang }) =>
    importBooths(ctx, acting, { bytes: request.bytes, mode, lang }),

  getFloor: ({ ctx, input: { floor } }) => floorForEditor(ctx, floor),

  saveFloor: ({ ctx, input, acting, lang }) => saveFloor(ctx, acting, { ...input, lang }),

  revisions: async ({ ctx }) => ({ list: await revisionsOf(ctx) }),

  restore: ({ ctx, input, acting, lang }) => restorePlan(ctx, acting, { ...input, lang }),
};
