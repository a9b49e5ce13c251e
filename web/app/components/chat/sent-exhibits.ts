import type { ShownExhibit } from './bubble-body.tsx';

/** What was chosen here, so that a message on its way shows more than an id; after a reload it shows the name of its kind. */
const chosen = new Map<string, ShownExhibit>();

export const rememberExhibit = (exhibit: ShownExhibit): void => void chosen.set(exhibit.id, exhibit);
export const sentExhibit = (id: string): ShownExhibit | null => chosen.get(id) ?? null;
