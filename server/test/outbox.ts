import type { TestPortal } from './portal.ts';

/** What went to an address or a mobile, the newest last. */
export const messagesTo = ({ ctx }: TestPortal, recipient: string | null) =>
  ctx.db
    .selectFrom('message')
    .where('recipient', '=', recipient)
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .execute();
