import {
  beginningOf,
  keepAppointment,
  visitStop,
  walkingSeconds,
  type Day,
  type Moment,
  type Visit,
} from './visit-day.ts';

/** Places in `stops`, and for each of the kept appointments, which come in their own order, a null. */
export type Order = readonly (number | null)[];

/** Up to so many stops every order is weighed. */
const ALL_ORDERS = 11;
/** How many orders are looked at above: a bound in work, not in time, so that the answer is the same everywhere. */
const LOOKS = 60_000;
/** So much more walking than in the best known order, as a share, does not keep an order from being varied further. */
const DETOUR = 0.05;

export const bestOrder = (day: Day): Order =>
  day.wishes.stops.length <= ALL_ORDERS ? exactOrder(day) : searchedOrder(day);

function after(day: Day, { over }: Moment, visit: Visit): Moment {
  const isStop = visit.kind === 'stop';
  const place = (isStop ? day.wishes.stops[visit.index] : day.kept[over])?.place ?? null;
  return { place, at: visit.leaves, over: isStop ? over : over + 1, fresh: false };
}

/** The visits of an order, or null where one of them is too late. */
export function walkThrough(day: Day, order: Order): Visit[] | null {
  const visits: Visit[] = [];
  let moment = beginningOf(day);
  for (const stop of order) {
    const visit = stop === null ? keepAppointment(day, moment) : visitStop(day, moment, stop);
    if (visit === null) return null;
    visits.push(visit);
    moment = after(day, moment, visit);
  }
  return visits;
}

type Worth = { fixed: number; visited: number; walked: number };
const isBetter = (one: Worth, other: Worth): boolean =>
  one.fixed !== other.fixed
    ? one.fixed > other.fixed
    : one.visited !== other.visited
      ? one.visited > other.visited
      : one.walked < other.walked - 1e-6;

/** A way to have visited some stops, as a chain back to the morning. */
type Done = { moment: Moment; walked: number; stop: number | null; before: Done | null };

function orderOf(done: Done): Order {
  const order: (number | null)[] = [];
  for (let one = done; one.before !== null; one = one.before) order.unshift(one.stop);
  return order;
}

/**
 * Dynamic programming over sets of stops: of the ways that visited the same ones, kept as many appointments and stand at the same place, only
 * those stay of which no other is both earlier and walked less.
 */
export function exactOrder(day: Day): Order {
  const { stops } = day.wishes;
  const sets = 2 ** stops.length;
  const places = stops.length + 1;
  const rows = day.kept.length + 1;
  const states: Done[][] = [];
  const keep = (state: number, { visit, walked, before }: { visit: Visit; walked: number; before: Done }): void => {
    const known = (states[state] ??= []);
    const at = visit.leaves;
    if (known.some((one) => one.moment.at <= at && one.walked <= walked)) return;
    const stop = visit.kind === 'stop' ? visit.index : null;
    const done = { moment: after(day, before.moment, visit), walked, stop, before };
    if (known.some((one) => one.moment.at >= at && one.walked >= walked))
      states[state] = [...known.filter((one) => one.moment.at < at || one.walked < walked), done];
    else known.push(done);
  };
  states[stops.length] = [{ moment: beginningOf(day), walked: 0, stop: null, before: null }];

  let best: { worth: Worth; done: Done } | null = null;
  for (let set = 0; set < sets; set += 1) {
    const inSet = stops.filter((_, stop) => (set & (1 << stop)) !== 0);
    const [fixed, visited] = [inSet.filter((stop) => stop.fixed).length, inSet.length];
    for (let over = 0; over < rows; over += 1)
      for (let place = 0; place < places; place += 1)
        for (const before of states[(set * rows + over) * places + place] ?? []) {
          const { moment, walked } = before;
          const appointment = keepAppointment(day, moment);
          if (appointment !== null)
            keep((set * rows + over + 1) * places + stops.length, {
              visit: appointment,
              walked: walked + appointment.walkingSeconds,
              before,
            });
          const worth = { fixed, visited, walked };
          if (over === rows - 1 && (best === null || isBetter(worth, best.worth))) best = { worth, done: before };
          for (let stop = 0; stop < stops.length; stop += 1) {
            if ((set & (1 << stop)) !== 0) continue;
            const visit = visitStop(day, moment, stop);
            if (visit !== null)
              keep(((set | (1 << stop)) * rows + over) * places + stop, {
                visit,
                walked: walked + visit.walkingSeconds,
                before,
              });
          }
        }
  }
  return best === null ? [] : orderOf(best.done);
}

/** Numbers that come out the same each time (a linear congruence of 32 bits). */
function numbersBelow(): (below: number) => number {
  let state = 1;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/**
 * Cheapest insertion, then moves of one to three stops, turns of a run, exchanges of two, and of one for another left out, as long as they make
 * it better; then again from a good one, with some stops taken out or two runs exchanged at random.
 */
function searchedOrder(day: Day): Order {
  const { stops } = day.wishes;
  const random = numbersBelow();
  let looks = 0;

  const worthOf = (order: Order): Worth => {
    const worth = { fixed: 0, visited: 0, walked: 0 };
    let [place, over] = [day.wishes.start, 0];
    for (let at = 0; at < order.length; at += 1) {
      const visited = order[at] ?? null;
      const stop = visited === null ? undefined : stops[visited];
      const next = stop ?? day.kept[over];
      if (next === undefined) continue;
      if (stop === undefined) over += 1;
      else {
        worth.visited += 1;
        if (stop.fixed) worth.fixed += 1;
      }
      const seconds = walkingSeconds(day, place, next.place);
      if (at > 0 || seconds < Infinity) worth.walked += seconds;
      place = next.place;
    }
    return worth;
  };
  const fits = (order: Order): boolean => walkThrough(day, order) !== null;
  const leftOutOf = (order: Order): number[] => {
    const visited = new Set(order);
    return [...stops.keys()].filter((stop) => !visited.has(stop));
  };
  /** The place where a stop costs least walking, or null where it fits nowhere. */
  function inserted(order: Order, stop: number): { order: Order; walked: number } | null {
    let best: { order: Order; walked: number } | null = null;
    for (let at = 0; at <= order.length; at += 1) {
      const tried = order.toSpliced(at, 0, stop);
      const { walked } = worthOf(tried);
      looks += 1;
      if (walked < (best?.walked ?? Infinity) && fits(tried)) best = { order: tried, walked };
    }
    return best;
  }

  /** As many of these as fit, fixed ones first, then what takes least of the day. */
  function filled(order: Order, waiting: readonly number[]): Order {
    let full = order;
    let left = waiting;
    while (left.length > 0) {
      const { walked } = worthOf(full);
      const options = left.flatMap((stop) => {
        const found = inserted(full, stop);
        if (found === null) return [];
        const { minutes = 0, fixed = false } = stops[stop] ?? {};
        return [
          {
            stop,
            fixed,
            order: found.order,
            takes: ((found.walked - walked) / 60 + minutes) * (1 + random(100) / 200),
          },
        ];
      });
      const [best] = options.toSorted(
        (one, other) => Number(other.fixed) - Number(one.fixed) || one.takes - other.takes,
      );
      if (best === undefined) break;
      full = best.order;
      left = options.map(({ stop }) => stop).filter((stop) => stop !== best.stop);
    }
    return full;
  }

  /** Where one stands before the first visit and after each. */
  function placesOf(order: Order): (number | null)[] {
    let over = 0;
    return [day.wishes.start, ...order.map((stop) => (stop === null ? day.kept[over++] : stops[stop])?.place ?? null)];
  }

  const seconds = (places: readonly (number | null | undefined)[]): number =>
    places.reduce<number>((sum, to, at) => {
      const from = places[at - 1];
      return from === undefined || from === null || to === undefined || to === null
        ? sum
        : sum + walkingSeconds(day, from, to);
    }, 0);

  /** Runs of one to three stops moved elsewhere, as they are or turned around: only those moves that save walking. */
  function* moved(order: Order): Generator<Order> {
    const places = placesOf(order);
    for (let at = 0; at < order.length; at += 1)
      for (let length = 1; length <= 3 && at + length <= order.length; length += 1) {
        const run = order.slice(at, at + length);
        if (run.includes(null)) break;
        const rest = order.toSpliced(at, length);
        const left = places.toSpliced(at + 1, length);
        const there = places.slice(at + 1, at + 1 + length);
        const saved = seconds(places.slice(at, at + length + 2)) - seconds(left.slice(at, at + 2));
        for (let to = 0; to <= rest.length; to += 1) {
          const [before, next] = [left[to], left[to + 1]];
          const direct = seconds([before, next]);
          looks += 0.5;
          if (to !== at && seconds([before, ...there, next]) - direct < saved - 1e-6)
            yield rest.toSpliced(to, 0, ...run);
          if (length > 1 && seconds([before, ...there.toReversed(), next]) - direct < saved - 1e-6)
            yield rest.toSpliced(to, 0, ...run.toReversed());
        }
      }
  }

  function* neighbours(order: Order): Generator<Order> {
    yield* moved(order);
    for (let at = 0; at < order.length; at += 1)
      for (let end = at + 1; end < order.length; end += 1) {
        const [one = null, other = null] = [order[at], order[end]];
        if (one === null || other === null) continue;
        yield order.with(at, other).with(end, one);
        // a run across appointments: the stops turn around, the appointments stay where they are
        const turning = order.slice(at, end + 1).filter((stop) => stop !== null);
        yield order.map((stop, place) => (stop === null || place < at || place > end ? stop : (turning.pop() ?? stop)));
      }
    for (const stop of leftOutOf(order))
      for (const [at, other] of order.entries())
        if (other !== null && Number(stops[stop]?.fixed) >= Number(stops[other]?.fixed)) {
          yield order.with(at, stop);
          const found = inserted(order.toSpliced(at, 1), stop);
          if (found !== null) yield found.order;
        }
  }

  function improved(order: Order): Order {
    let best = filled(order, leftOutOf(order));
    for (let again = true; again && looks < LOOKS;) {
      again = false;
      const worth = worthOf(best);
      for (const tried of neighbours(best)) {
        looks += 1;
        const better = isBetter(worthOf(tried), worth) && fits(tried);
        if (!better) continue;
        best = filled(tried, leftOutOf(tried));
        again = true;
        break;
      }
    }
    return best;
  }

  /** Two runs exchanged, or some stops taken out and put where they fit best: what single moves do not come to. */
  function shaken(order: Order): Order {
    const visited = order.filter((stop) => stop !== null);
    const [first = 0, second = 0, third = 0] = [0, 1, 2]
      .map(() => random(visited.length + 1))
      .sort((one, other) => one - other);
    const swapped = [
      ...visited.slice(0, first),
      ...visited.slice(second, third),
      ...visited.slice(first, second),
      ...visited.slice(third),
    ];
    const exchanged = order.map((stop) => (stop === null ? null : (swapped.shift() ?? stop)));
    if (random(2) === 0 && fits(exchanged)) return exchanged;
    const count = Math.min(visited.length, 2 + random(Math.max(5, visited.length / 2)));
    const from = random(visited.length - count + 1);
    const out: (number | null)[] =
      random(2) === 0
        ? visited.slice(from, from + count)
        : Array.from({ length: count }, () => visited[random(visited.length)] ?? null);
    return filled(
      order.filter((stop) => !out.includes(stop) || stop === null),
      random(2) === 0 ? [] : leftOutOf(order),
    );
  }

  let best = improved(day.kept.map(() => null));
  let from = best;
  while (looks < LOOKS && from.some((stop) => stop !== null)) {
    const tried = improved(shaken(from));
    const worth = worthOf(tried);
    if (isBetter(worth, worthOf(best))) best = tried;
    // a little worse may lead to something better that the best itself does not lead to
    if (isBetter({ ...worth, walked: worth.walked * (1 - DETOUR) }, worthOf(best))) from = tried;
  }
  return best;
}
