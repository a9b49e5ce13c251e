import { z } from 'zod';
import { callsOf } from '../call.ts';
import { bilingualOut, instant } from '../fields.ts';
import { everybody, visitor } from '../roles.ts';
import { floorPlan, floorSummary } from './floor-plan.shapes.ts';

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

export const marks = call({
  does: "The exhibitors that mean something to this visitor: own favourites (theirs and their exhibits'), intent orders, and meetings to come",
  path: 'marks',
  roles: [visitor],
  output: z.object({
    /** Ids of exhibitors. */
    favourites: z.array(z.string()),
    orders: z.array(z.string()),
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
