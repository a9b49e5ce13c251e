import type { FloorPlan } from '@fairbridge/contract/floor-plan/floor-plan.shapes.ts';
import { useEffect, useMemo, useState } from 'react';
import { api } from '../../api.ts';
import { useUser } from '../../session/session.ts';
import { loadMarks, type OwnMarks } from './own-marks.ts';
import type { Mark, Marks, OwnMark } from './plan-map-signs.ts';

const NOTHING: OwnMarks = { favourites: [], orders: [], visited: [], meetings: [] };

type PersonMarks = Pick<OwnMarks, 'meetings' | 'visited'> & { ofBooth: Marks; isVisitor: boolean };

/** What a visitor has of the booths: by booth, the meetings to come, and whom the visitor has been to. Of exhibitors the own booth; nothing for guests, and while it is not known. */
export function useMarks(plan: FloorPlan | null): PersonMarks {
  const user = useUser();
  const isVisitor = user?.subjectType === 'VISITOR';
  const ownCompany = user?.exhibitorEmployee?.exhibitor.id;
  const [told, setTold] = useState(NOTHING);
  const answer = isVisitor ? told : NOTHING;
  useEffect(() => {
    if (!isVisitor) return;
    let isLeft = false;
    loadMarks(api).then(
      (own) => !isLeft && setTold(own),
      // the plan is of use without them
      () => null,
    );
    return () => {
      isLeft = true;
    };
  }, [isVisitor]);
  const ofBooth = useMemo(() => {
    const { favourites, orders, meetings } = answer;
    const has: Record<OwnMark, ReadonlySet<string>> = {
      favourite: new Set(favourites),
      order: new Set(orders),
      meeting: new Set(meetings.map(({ exhibitorId }) => exhibitorId)),
    };
    const kinds = ['favourite', 'order', 'meeting'] as const;
    const booths = plan?.floors.flatMap((floor) => floor.booths) ?? [];
    return new Map(
      booths.flatMap(({ id, exhibitors }) => {
        const own: Mark[] = kinds.filter((kind) => exhibitors.some((exhibitor) => has[kind].has(exhibitor.id)));
        if (exhibitors.some((exhibitor) => exhibitor.id === ownCompany)) own.unshift('ownBooth');
        return own.length === 0 ? [] : [[id, own] as const];
      }),
    );
  }, [plan, answer, ownCompany]);
  return { ofBooth, meetings: answer.meetings, visited: answer.visited, isVisitor };
}
