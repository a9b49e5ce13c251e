import { COMPLIANCE_KINDS } from '@fairbridge/contract/compliance/compliance.shapes.ts';
import { anyOf, defineListQuery, words } from '../../ui/list/list-query.ts';

export const ruleQuery = defineListQuery('/organizer/compliance', { keyword: words, kind: anyOf(COMPLIANCE_KINDS) });

const LIST_KEYS = ['keyword', 'kind', 'pageNum'] as const;

/** What of an address says which part of the list was in sight, to come back to. */
const listPart = (query: URLSearchParams): URLSearchParams =>
  new URLSearchParams(LIST_KEYS.flatMap((key) => query.getAll(key).map((value) => [key, value])));
const joined = (path: string, query: URLSearchParams): string => (query.size === 0 ? path : `${path}?${query}`);

/** The list as it was in sight. */
export const rulesAddress = (query: URLSearchParams): string => joined(ruleQuery.path, listPart(query));

/** Where a rule is edited, or a new one written ('new', with the slot of one that was begun); it leads back to what was in sight. */
export function ruleAddress(id: string, query: URLSearchParams, draftKey = ''): string {
  const kept = listPart(query);
  if (draftKey !== '') kept.set('slot', draftKey);
  return joined(`${ruleQuery.path}/${id}`, kept);
}
