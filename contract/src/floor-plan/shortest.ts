import { CONNECTOR_KINDS } from './floor-plan.kinds.ts';
import type { Walkways } from './walkways.ts';

/** A queue that gives out what has the least seconds: each one's two children are never before it. */
function queue(): {
  push: (node: number, seconds: number) => void;
  pop: () => { node: number; seconds: number } | undefined;
} {
  const held: { node: number; seconds: number }[] = [];
  const secondsAt = (place: number): number => held[place]?.seconds ?? Infinity;
  return {
    push(node, seconds) {
      const one = { node, seconds };
      let place = held.push(one) - 1;
      while (place > 0) {
        const parent = held[(place - 1) >> 1];
        if (parent === undefined || parent.seconds <= seconds) break;
        held[place] = parent;
        place = (place - 1) >> 1;
      }
      held[place] = one;
    },
    pop() {
      const [least] = held;
      const last = held.pop();
      if (last === undefined || held.length === 0) return least;
      let place = 0;
      for (;;) {
        const child = 2 * place + (secondsAt(2 * place + 2) < secondsAt(2 * place + 1) ? 2 : 1);
        const next = held[child];
        if (next === undefined || next.seconds >= last.seconds) break;
        held[place] = next;
        place = child;
      }
      held[place] = last;
      return least;
    },
  };
}

export type Reached = {
  seconds: Float64Array;
  /** The node before each on its shortest way; below 0 where the search began or did not come. */
  before: Int32Array;
};

const LIFT = CONNECTOR_KINDS.indexOf('lift') + 1;

/** The least seconds to the nodes (Dijkstra), until `enough` says so of a node that is settled. `stepFree`: lifts alone lead to other floors. */
export function shortest(
  { nodes, edges: { first, to, seconds: takes, by } }: Walkways,
  starts: readonly { node: number; seconds: number }[],
  stepFree: boolean,
  enough: (node: number, seconds: number) => boolean,
): Reached {
  const seconds = new Float64Array(nodes.length).fill(Infinity);
  const before = new Int32Array(nodes.length).fill(-1);
  const waiting = queue();
  const reach = (node: number, at: number, from: number): void => {
    if (at >= (seconds[node] ?? 0)) return;
    seconds[node] = at;
    before[node] = from;
    waiting.push(node, at);
  };
  for (const start of starts) reach(start.node, start.seconds, -1);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next.seconds > (seconds[next.node] ?? 0)) continue;
    if (enough(next.node, next.seconds)) break;
    for (let edge = first[next.node] ?? 0; edge < (first[next.node + 1] ?? 0); edge += 1) {
      const means = by[edge] ?? 0;
      if (stepFree && means !== 0 && means !== LIFT) continue;
      reach(to[edge] ?? 0, next.seconds + (takes[edge] ?? Infinity), next.node);
    }
  }
  return { seconds, before };
}
