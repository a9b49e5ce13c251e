import type { FootprintSubjectType } from '@fairbridge/contract/footprint/footprint.shapes.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang } from '../../i18n/lang.tsx';
import { failureText } from '../../ui/failure-text.ts';
import { toast } from '../../ui/toast.tsx';

/** Takes footprints off the list at once, keeps their places until the list is opened anew, and puts them back on request. */
export function useRemoval(subjectType: FootprintSubjectType) {
  const lang = useLang();
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
    api(calls.footprint.update, { subjectType, id, removed }).catch((error: unknown) => {
      mark(id, !removed);
      toast.error(failureText(error, lang));
    });
  };
  return { isGone: (id: string) => gone.has(id), set };
}
