import type { Domain } from '../../core/domain.ts';
import { exhibitorRecordHandlers } from './exhibitor-record.handlers.ts';

export const exhibitorRecord = {
  handlers: (services) => ({ exhibitorRecord: exhibitorRecordHandlers(services) }),
} as const satisfies Domain;
