import { useEffect, useRef } from 'react';
import { keepDraft } from './registration-draft.ts';

/** Keeps a step's values as they are typed; what was only filled in by the page is not kept. */
export function useKeptDraft(
  step: 'person' | 'company',
  owner: string,
  values: Readonly<Record<string, string>>,
): void {
  const first = useRef(values);
  useEffect(() => {
    if (values !== first.current) keepDraft(step, owner, values);
  }, [step, owner, values]);
}
