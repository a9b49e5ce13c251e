import { LIMITS } from '@fairbridge/contract/limits.ts';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

/** A part of the page (a chunk) that is missing or did not come. Browsers word it differently. */
export const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|error loading dynamically|Unable to preload|Failed to load module/i.test(
    error.message,
  );

/** True once a navigation has been loading for longer than the chunk time-out of section 9 of the specification. */
export function useLoadTimeout(): boolean {
  const target = useNavigation().location;
  const [late, setLate] = useState<typeof target>(undefined);
  useEffect(() => {
    if (target === undefined) return;
    const timer = setTimeout(() => setLate(target), LIMITS.chunkLoadSeconds * 1000);
    return () => clearTimeout(timer);
  }, [target]);
  return target !== undefined && late === target;
}
