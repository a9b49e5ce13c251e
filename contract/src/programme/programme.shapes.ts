import { z } from 'zod';
import { bilingualOut } from '../fields.ts';

export const PROGRAMME_KINDS = [
  'ceremony',
  'forum',
  'lesson',
  'class',
  'demonstration',
  'matchmaking',
  'award',
  'pitch',
  'tasting',
  'show',
  'other',
] as const;
export const programmeKind = z.enum(PROGRAMME_KINDS);
export type ProgrammeKind = z.output<typeof programmeKind>;

export const programmeCard = z.object({
  id: z.string(),
  kind: programmeKind,
  title: bilingualOut,
  description: bilingualOut,
  place: bilingualOut,
  speaker: bilingualOut,
  startsAt: z.string(),
  endsAt: z.string(),
});
export type Programme = z.output<typeof programmeCard>;
