import type { Domain } from '../../core/domain.ts';
import { vocabularyEventHandlers } from './vocabulary.documents.ts';
import { vocabularyHandlers } from './vocabulary.handlers.ts';

export const vocabulary = {
  handlers: (services) => ({ vocabulary: vocabularyHandlers(services) }),
  eventHandlers: vocabularyEventHandlers,
} as const satisfies Domain;
