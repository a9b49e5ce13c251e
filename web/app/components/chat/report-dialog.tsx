import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { ReportForm } from './report-form.tsx';

/** Reports a conversation to the organizer. */
export const ReportDialog = ({ conversationId, onClose }: { conversationId: string; onClose: () => void }) => (
  <ReportForm send={(filed) => api(calls.chat.report, { conversationId, ...filed })} onClose={onClose} />
);
