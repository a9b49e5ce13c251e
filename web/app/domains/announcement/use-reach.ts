import type { OutputOf } from '@fairbridge/contract/call.ts';
import { useEffect, useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { audienceOf, type AnnouncementFormValues } from './announcement-form-values.ts';

export type Reach = OutputOf<typeof calls.announcement.getAudience>;

/** Whoever clicks through the choices is not counted for at each step. */
const SETTLED_MS = 300;

/** How many the audience of a draft would reach now; null while that is being counted, or cannot be. */
export function useReach(formValues: AnnouncementFormValues): Reach | null {
  const key = JSON.stringify(audienceOf(formValues));
  const [counted, setCounted] = useState<{ key: string; reach: Reach } | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(() => {
      const audience: ReturnType<typeof audienceOf> = JSON.parse(key);
      api(calls.announcement.getAudience, { audience }, stop.signal).then(
        (reach) => setCounted({ key, reach }),
        () => null,
      );
    }, SETTLED_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [key]);
  return counted?.key === key ? counted.reach : null;
}
