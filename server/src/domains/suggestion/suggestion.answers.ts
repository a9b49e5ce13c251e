import { z } from 'zod';
import type { OwnSuggestion, Suggestion } from '@fairbridge/contract/suggestion/suggestion.shapes.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import type { OwnRow, SuggestionRow } from './suggestion.queries.ts';

const fromOf = (row: SuggestionRow): Suggestion['from'] => {
  if (row.visitor_id !== null) return 'visitor';
  return row.employee_id === null ? 'anonymous' : 'exhibitor';
};

/** For the staff. */
export const suggestionAnswer = (row: SuggestionRow): Suggestion => ({
  id: row.id,
  kind: row.kind,
  text: row.text,
  contact: row.contact,
  from: fromOf(row),
  name: row.name,
  company: bilingualOf('company', row),
  visitorId: row.visitor_id ?? '',
  state: row.state,
  note: row.note,
  answer: row.answer,
  reachable: fromOf(row) !== 'anonymous' || z.email().safeParse(row.contact).success,
  version: row.version,
  createdAt: row.created_at.toISOString(),
  answeredAt: row.answered_at?.toISOString() ?? null,
});

/** For the sender: nothing of the staff's note, and whatever its state, what was answered. */
export const ownSuggestionAnswer = ({ id, kind, text, state, answer, ...row }: OwnRow): OwnSuggestion => ({
  id,
  kind,
  text,
  state,
  answer,
  createdAt: row.created_at.toISOString(),
  answeredAt: row.answered_at?.toISOString() ?? null,
});
