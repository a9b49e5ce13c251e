import { z } from 'zod';
import { bilingualOut, instant, optionalText, text } from '../fields.ts';
import { humanCheckToken } from '../identity/identity.shapes.ts';
import { LIMITS } from '../limits.ts';

export const SUGGESTION_KINDS = ['suggestion', 'question', 'fault', 'complaint'] as const;
export const suggestionKind = z.enum(SUGGESTION_KINDS);
export type SuggestionKind = z.output<typeof suggestionKind>;

export const SUGGESTION_STATES = ['new', 'answered', 'closed'] as const;
export const suggestionState = z.enum(SUGGESTION_STATES);
export type SuggestionState = z.output<typeof suggestionState>;

export const newSuggestion = z.object({
  kind: suggestionKind,
  text: text(LIMITS.suggestionTextMax),
  /** E-mail, phone or whatever else the sender likes to be reached by. */
  contact: optionalText(LIMITS.suggestionContactMax),
  humanCheck: humanCheckToken,
});
export type NewSuggestion = z.output<typeof newSuggestion>;

/** What somebody sent, as the sender sees it. */
export const ownSuggestion = z.object({
  id: z.string(),
  kind: suggestionKind,
  text: z.string(),
  state: suggestionState,
  /** Empty until it is answered. */
  answer: z.string(),
  createdAt: instant,
  answeredAt: instant.nullable(),
});
export type OwnSuggestion = z.output<typeof ownSuggestion>;

export const suggestion = z.object({
  id: z.string(),
  kind: suggestionKind,
  text: z.string(),
  contact: z.string(),
  /** Who wrote: `anonymous` has neither name nor page. */
  from: z.enum(['anonymous', 'visitor', 'exhibitor']),
  name: z.string(),
  company: bilingualOut,
  visitorId: z.string(),
  state: suggestionState,
  note: z.string(),
  answer: z.string(),
  /** Can an answer reach the sender? */
  reachable: z.boolean(),
  version: z.int(),
  createdAt: z.string(),
  answeredAt: z.string().nullable(),
});
export type Suggestion = z.output<typeof suggestion>;
