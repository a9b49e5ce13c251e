import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { list } from '@fairbridge/contract/chat/quick-reply.calls.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';

/** Where quick replies are kept: a company's, or the fair's own. */
export type ReplyDesk = {
  list: (signal: AbortSignal) => Promise<OutputOf<typeof list>>;
  /** Null where this person only uses them. */
  keep: {
    save: (reply: { id?: string; text: Bilingual }) => Promise<unknown>;
    remove: (id: string) => Promise<unknown>;
  } | null;
};
