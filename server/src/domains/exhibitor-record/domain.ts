import type { Domain } from '../../core/domain.ts';
import { exhibitorImportEventHandlers } from './exhibitor-import.actions.ts';
import { exhibitorLetterEventHandlers } from './exhibitor-letter.sending.ts';
import { exhibitorRecordHandlers } from './exhibitor-record.handlers.ts';

export const exhibitorRecord = {
  handlers: (services) => ({ exhibitorRecord: exhibitorRecordHandlers(services) }),
  eventHandlers: [...exhibitorImportEventHandlers, ...exhibitorLetterEventHandlers],
} as const satisfies Domain;
