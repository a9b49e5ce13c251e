import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { QuickReplies, type QuickRepliesProps } from './quick-replies.tsx';
import type { ReplyDesk } from './reply-desk.ts';

const DESK: ReplyDesk = {
  list: (signal) => api(calls.deskReply.list, {}, signal),
  keep: {
    save: (reply) => api(calls.deskReply.save, reply),
    remove: (id) => api(calls.deskReply.remove, { id }),
  },
};

/** The quick replies of the fair's customer service. */
export function DeskReplies(props: Omit<QuickRepliesProps, 'desk'>) {
  return <QuickReplies desk={DESK} {...props} />;
}
