import { AUDIT_ACTIONS } from '@fairbridge/contract/audit-actions.ts';
import { daysOf } from '../../components/visitor-review/visitor-query.ts';

export const AUDIT_PATH = '/organizer/audit';

export type AuditQuery = {
  act?: string;
  accountId?: string;
  objectId?: string;
  from?: string;
  to?: string;
  cursor?: string;
};

const idOf = (value: string | null): string | null =>
  value !== null && /^[A-Za-z0-9]{10,40}$/.test(value) ? value : null;

/** The part of the log that an address means; what it cannot mean narrows nothing. */
export function auditQuery(query: URLSearchParams): AuditQuery {
  const act = query.get('act') ?? '';
  const ids = ['accountId', 'objectId', 'cursor'].flatMap((key): [string, string][] => {
    const value = idOf(query.get(key));
    return value === null ? [] : [[key, value]];
  });
  return { ...(Object.hasOwn(AUDIT_ACTIONS, act) && { act }), ...Object.fromEntries(ids), ...daysOf(query) };
}

/** The address of a part of the log. */
export function auditAddress(asked: { readonly [K in keyof AuditQuery]: string | undefined }): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(asked)) if (value !== undefined && value !== '') query.set(key, value);
  return query.size === 0 ? AUDIT_PATH : `${AUDIT_PATH}?${query}`;
}
