import { keywordIn } from '../../i18n/query-values.ts';
import { COMPLIANCE_KINDS, type ComplianceKind } from '@fairbridge/contract/compliance/compliance.shapes.ts';

export type ComplianceQuery = { keyword: string; kind: ComplianceKind | '' };

/** What the address of the list asks for; anything unknown is left out. */
export const complianceQueryOf = (query: URLSearchParams): ComplianceQuery => ({
  keyword: keywordIn(query).trim(),
  kind: COMPLIANCE_KINDS.find((kind) => kind === query.get('kind')) ?? '',
});

const LIST_KEYS = ['keyword', 'kind', 'pageNum'] as const;

/** What of an address says which part of the list was in sight, to come back to. */
const listPart = (query: URLSearchParams): URLSearchParams =>
  new URLSearchParams(LIST_KEYS.flatMap((key) => query.getAll(key).map((value) => [key, value])));
const joined = (path: string, query: URLSearchParams): string => (query.size === 0 ? path : `${path}?${query}`);

/** The list as it was in sight. */
export const rulesAddress = (query: URLSearchParams): string => joined('/organizer/compliance', listPart(query));

/** Where a rule is edited, or a new one written ('new', with the slot of one that was begun); it leads back to what was in sight. */
export function ruleAddress(id: string, query: URLSearchParams, draftKey = ''): string {
  const kept = listPart(query);
  if (draftKey !== '') kept.set('slot', draftKey);
  return joined(`/organizer/compliance/${id}`, kept);
}
