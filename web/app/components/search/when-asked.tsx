import { Suspense, type ComponentProps } from 'react';
import { lazyWithRetry } from '../../lazy-with-retry.ts';
import type FindNotesComponent from './search-notes.tsx';
import type RescueComponent from './rescue.tsx';

const notes = () => import('./search-notes.tsx');
const LazyNotes = lazyWithRetry(notes);
// A page that came with an answer has buttons already: what moves them is fetched beside the page's own scripts, not after them.
if (!import.meta.env.SSR && location.search !== '') void notes().catch(() => null);
const LazyRescue = lazyWithRetry(() => import('./rescue.tsx'));

/** Above a list that asks for something: what was understood, and a way to keep it. */
export function SearchNotes(props: ComponentProps<typeof FindNotesComponent>) {
  return (
    <Suspense fallback={null}>
      <LazyNotes {...props} />
    </Suspense>
  );
}

/** In place of a list without hits. */
export function Rescue(props: ComponentProps<typeof RescueComponent>) {
  return (
    <Suspense fallback={null}>
      <LazyRescue {...props} />
    </Suspense>
  );
}
