import type { LiveCard } from '@fairbridge/contract/live/live.shapes.ts';

/** Only what a card shows travels with a list. */
export const liveForCard = (live: LiveCard): LiveCard => ({ ...live, introduction: { zh: '', en: '' } });
