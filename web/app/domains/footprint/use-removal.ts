import type { FootprintSubjectType } from '@fairbridge/contract/footprint/footprint.shapes.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useAction } from '../../ui/use-action.ts';

/** Takes footprints off the list at once, keeps their places until the list is opened anew, and puts them back on request. */
export function useRemoval(subjectType: FootprintSubjectType) {
  const { run } = useAction();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const mark = (id: string, removed: boolean): void =>
    setGone((before) => {
      const after = new Set(before);
      if (removed) after.add(id);
      else after.delete(id);
      return after;
    });
  const set = (id: string, removed: boolean): void => {
    mark(id, removed);
    void run(() => api(calls.footprint.update, { subjectType, id, removed }), {
      key: Symbol(),
      onFailure: () => mark(id, !removed),
    });
  };
  return { isGone: (id: string) => gone.has(id), set };
}
