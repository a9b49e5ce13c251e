import type { FootprintSubjectType } from '@fairbridge/contract/footprint/footprint.shapes.ts';
import { useEffect } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useSession } from '../../session/session.ts';

/**
 * Tells the portal that this page was opened, once it stands there: the page itself is the same for everybody and knows no reader.
 * Buyers are told of at sellers, sellers at buyers; for anybody else nothing is sent. Nothing waits for it, and a failure is nobody's trouble.
 */
export function useFootprint(subjectType: FootprintSubjectType, id: string): void {
  const session = useSession();
  const token = session?.token ?? null;
  const leaves = session?.user.subjectType === (subjectType === 'VISITOR' ? 'ACTOR' : 'VISITOR');
  useEffect(() => {
    if (!leaves || id === '') return;
    const leaving = new AbortController();
    api(calls.footprint.add, { subjectType, id }, leaving.signal).catch(() => {});
    return () => leaving.abort();
  }, [subjectType, id, leaves, token]);
}
