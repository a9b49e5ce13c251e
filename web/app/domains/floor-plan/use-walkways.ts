import type { FloorPlan } from '@fairbridge/contract/floor-plan/floor-plan.shapes.ts';
import { walkwaysOf, type Walkways } from '@fairbridge/contract/floor-plan/walkways.ts';
import { useEffect, useState } from 'react';

const made = new WeakMap<FloorPlan, Walkways>();

/** Where one walks on a plan, once for each plan. It takes a phone a good part of a second, so it is made once the page is painted; null until then. */
export function useWalkways(plan: FloorPlan | null): Walkways | null {
  const [, setReady] = useState<FloorPlan | null>(null);
  const known = plan === null ? null : (made.get(plan) ?? null);
  useEffect(() => {
    if (plan === null || made.has(plan)) return;
    const timer = setTimeout(() => {
      made.set(plan, walkwaysOf(plan));
      setReady(plan);
    });
    return () => clearTimeout(timer);
  }, [plan]);
  return known;
}
