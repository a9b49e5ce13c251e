import type { Caller, AnonymousCaller, VisitorCaller } from '@fairbridge/contract/roles.ts';
import { droppedReasons } from '@fairbridge/contract/tracking/tracking.shapes.ts';
import { dayInBeijing } from '../../core/days.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { Batcher } from '../../platform/database/batcher.ts';
import type { RequestFacts } from '../../platform/http/route.ts';
import { ingredientAt } from '../exhibition/exhibition.ingredient-slugs.ts';
import { visibilityOf } from '../product-visibility/product-visibility.rules.ts';
import { countDropped, insertEvents, visitorsTracked, type Sent, type TrackedVisitor } from './tracking.queries.ts';
import { eventsOf, readEvent, reasonOfRequest, type Drops, type TrackedEvent } from './tracking.rules.ts';
import { whoOf } from './tracking.salt.ts';

/** So many requests by one statement: a request has up to a hundred events, and what prepares more of them holds up whoever browses. */
const REQUESTS_MOST = 20;
/** So that one is written while the one before it is being committed. */
const LANES = 2;
const VISITORS_MOST = 100;
const DROPS_MOST = 1_000;

type Storing = {
  events: Batcher<readonly Sent[], null>;
  drops: Batcher<Drops, null>;
  visitors: Batcher<string, TrackedVisitor | null>;
};

/** What is being stored at each fair in this process. */
const underWay = new WeakMap<FairContext['exhibition'], Storing>();

function sumOf(all: readonly Drops[]): Drops {
  const sum: Drops = {};
  for (const reason of droppedReasons) sum[reason] = all.reduce((times, drops) => times + (drops[reason] ?? 0), 0);
  return sum;
}

function storing(ctx: FairContext): Storing {
  const before = underWay.get(ctx.exhibition);
  if (before !== undefined) return before;
  const drops = new Batcher<Drops, null>({
    most: DROPS_MOST,
    run: async (all) => {
      await countDropped(ctx, dayInBeijing(new Date()), sumOf(all));
      return all.map(() => null);
    },
  });
  const made: Storing = {
    drops,
    events: new Batcher({
      most: REQUESTS_MOST,
      lanes: LANES,
      run: async (requests) => {
        const sent = requests.flat();
        const { found, kept } = await insertEvents(ctx, sent);
        const all = sent.reduce((sum, { events }) => sum + events.length, 0);
        if (kept < all) await drops.add({ subject: all - found, repeated: found - kept });
        return requests.map(() => null);
      },
    }),
    visitors: new Batcher({
      most: VISITORS_MOST,
      run: async (ids) => {
        const found = await visitorsTracked(ctx, ids);
        return ids.map((id) => found.get(id) ?? null);
      },
    }),
  };
  underWay.set(ctx.exhibition, made);
  return made;
}

/** An active ingredient is known by its code, whatever its page is called; null where there is none. */
function resolved(ctx: FairContext, event: TrackedEvent): TrackedEvent | null {
  if (event.about !== 'ingredient') return event;
  const ingredient = ingredientAt(ctx.exhibition, event.subjectId);
  return ingredient === null ? null : { ...event, subjectId: ingredient.code };
}

/** What of these events is to be written; the rest is counted in `drops`. */
function readAll(ctx: FairContext, raw: readonly unknown[], caller: Caller, drops: Drops): TrackedEvent[] {
  const now = Date.now();
  const events: TrackedEvent[] = [];
  for (const one of raw) {
    const read = readEvent(one, now, caller.kind === 'visitor');
    const event = read.ok ? resolved(ctx, read.event) : null;
    if (event !== null) events.push(event);
    else {
      const reason = read.ok ? 'subject' : read.reason;
      drops[reason] = (drops[reason] ?? 0) + 1;
    }
  }
  return events;
}

/** Events that came in one request: written for good when this answers, or dropped and counted. */
export async function takeEvents(
  ctx: FairContext,
  caller: AnonymousCaller | VisitorCaller,
  input: Readonly<Record<string, unknown>>,
  request: RequestFacts,
): Promise<void> {
  const { drops, events, visitors } = storing(ctx);
  const isVisitor = caller.kind === 'visitor';
  // what is too much costs no question
  const visitor = isVisitor && !request.tooOften ? await visitors.add(caller.visitorId) : null;
  const reason = reasonOfRequest(request, visitor?.tracked === false);
  // nobody looks into what is too large: it counts as one
  if (reason === 'limit') return void (await drops.add({ limit: 1 }));
  const raw = eventsOf(input);
  if (reason !== null) return void (await drops.add({ [reason]: raw.length }));
  const dropped: Drops = {};
  const sent: Sent[] = [];
  const person = isVisitor ? { visitorId: caller.visitorId } : { address: request.address, agent: request.agent };
  const { ranges, pool } = visibilityOf(caller);
  for (const [day, ofDay] of Map.groupBy(readAll(ctx, raw, caller, dropped), (event) => event.day))
    sent.push({
      day,
      who: await whoOf(ctx, day, person),
      visitorId: isVisitor ? caller.visitorId : null,
      state: visitor?.state ?? 1,
      ranges,
      pool,
      events: ofDay,
    });
  const counted = Object.keys(dropped).length > 0 ? drops.add(dropped) : null;
  if (sent.length > 0) await events.add(sent);
  await counted;
}
