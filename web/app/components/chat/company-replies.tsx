import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useCanCall } from '../../session/can-call.ts';
import { QuickReplies, type QuickRepliesProps } from './quick-replies.tsx';
import type { ReplyDesk } from './reply-desk.ts';

const READ: ReplyDesk = { list: (signal) => api(calls.quickReply.list, {}, signal), keep: null };
const KEPT: ReplyDesk = {
  ...READ,
  keep: {
    save: (reply) => api(calls.quickReply.save, reply),
    remove: (id) => api(calls.quickReply.remove, { id }),
  },
};

/** The own company's quick replies: all of it use them, its administrators keep them. */
export function CompanyReplies(props: Omit<QuickRepliesProps, 'desk'>) {
  return <QuickReplies desk={useCanCall(calls.quickReply.save) ? KEPT : READ} {...props} />;
}
