import { COMPLIANCE_KINDS, type ComplianceKind } from '@fairbridge/contract/compliance/compliance.shapes.ts';

export type ComplianceQuery = { keyword: string; kind: ComplianceKind | '' };

/** What the address of the list asks for; anything unknown is left out. */
export const complianceQueryOf = (query: URLSearchParams): ComplianceQuery => ({
  keyword: (query.get('keyword') ?? '').trim().slice(0, 200),
  kind: COMPLIANCE_KINDS.find((kind) => kind === query.get('kind')) ?? '',
});
