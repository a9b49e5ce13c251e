import { z } from 'zod';
import { callsOf } from '../call.ts';
import { bilingualOut, codes, facetValue, instant } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { mapFacets } from '../list-definition.ts';
import { everybody, visitor } from '../roles.ts';
import { floorPlan, floorSummary } from './floor-plan.shapes.ts';
import { planList } from './plan.list.ts';

const call = callsOf('/visitor/v2/floorPlan', everybody);

export const get = call({
  does: 'The plan of the fair: its floors with halls, booths and who stands there, aisles, entrances and facilities',
  path: 'get',
  output: floorPlan,
  cacheable: true,
});

export const floors = call({
  does: 'The floors of the fair from the top to the bottom, with how many booths they have',
  path: 'floors',
  output: z.object({ list: z.array(floorSummary) }),
  cacheable: true,
});

export const matching = call({
  does: 'Which exhibitors a filter of the plan leaves, and by what else it may be narrowed: by what they show to this caller, and who broadcasts now',
  path: 'matching',
  input: z.object({ ...mapFacets(planList.facets, () => codes), onLive: z.boolean().default(false) }),
  output: z.object({
    /** Ids; null where nothing is filtered by, which leaves all. */
    exhibitors: z.array(z.string()).nullable(),
    facets: z.record(z.enum(planList.facets), z.array(facetValue)),
    /** How many broadcast now what this caller may watch, whatever else is filtered by. */
    onLive: z.int(),
  }),
  rate: { perMinute: LIMITS.searchesPerMinute },
  cacheable: true,
  example: { category: [], ingredient: [], companyType: [], country: ['CN'], onLive: false },
});

export const marks = call({
  does: "The exhibitors that mean something to this visitor: own favourites (theirs and their exhibits'), intent orders, meetings to come, and where the visitor has been",
  path: 'marks',
  roles: [visitor],
  output: z.object({
    /** Ids of exhibitors. */
    favourites: z.array(z.string()),
    orders: z.array(z.string()),
    /** Whose staff has read the visitor's badge, or given a card. */
    visited: z.array(z.string()),
    meetings: z.array(
      z.object({
        exhibitorId: z.string(),
        title: bilingualOut,
        startsAt: instant,
        endsAt: instant,
        place: bilingualOut,
      }),
    ),
  }),
});
