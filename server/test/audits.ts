import type { TestPortal } from './portal.ts';

/** What the audit log has of an object, the newest last. */
export const auditOf = ({ ctx }: TestPortal, objectId: string) =>
  ctx.db
    .selectFrom('audit')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('object_id', '=', objectId)
    .select(['act', 'details'])
    .orderBy('at')
    .orderBy('id')
    .execute();
