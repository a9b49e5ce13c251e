import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { matching } from '@fairbridge/contract/floor-plan/floor-plan.calls.ts';
import type { FloorPlan } from '@fairbridge/contract/floor-plan/floor-plan.shapes.ts';
import { useEffect, useMemo, useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { filterCount, matchingBooths, type PlanFilter } from './plan-filter.ts';

type Answer = OutputOf<typeof matching>;
export type Filtered = {
  /** Ids of booths; null where nothing is filtered by, and until it is known. */
  booths: ReadonlySet<string> | null;
  /** The last answer, of the filter before while the next one comes. */
  answer: Answer | null;
  hasFailed: boolean;
};

/** The booths that a filter leaves. `isWanted`: the filters are shown, so their values are needed. Where the visitor has been is known without the server. */
export function usePlanFilter(
  plan: FloorPlan | null,
  filter: PlanFilter,
  visited: readonly string[],
  isWanted: boolean,
): Filtered {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const { isNew, ...asked } = filter;
  const key = JSON.stringify(asked);
  const isAsked = filterCount({ ...filter, isNew: false }) > 0;
  const isNeeded = isWanted || isAsked;
  useEffect(() => {
    if (!isNeeded) return;
    let isLeft = false;
    api(calls.floorPlan.matching, JSON.parse(key) as typeof asked).then(
      (found) => {
        if (isLeft) return;
        setAnswer(found);
        setFailed(false);
      },
      () => !isLeft && setFailed(true),
    );
    return () => {
      isLeft = true;
    };
  }, [key, isNeeded]);
  const found = isAsked && !hasFailed ? (answer?.exhibitors ?? null) : null;
  const booths = useMemo(() => {
    if (plan === null || (!isNew && found === null)) return null;
    return matchingBooths(plan, found === null ? null : new Set(found), new Set(isNew ? visited : []));
  }, [plan, isNew, found, visited]);
  return { booths, answer, hasFailed };
}
