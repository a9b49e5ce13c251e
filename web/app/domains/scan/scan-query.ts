import { keywordIn, pageNumOf } from '../../i18n/query-values.ts';
import { HEATS, type Heat } from '@fairbridge/contract/scan/scan.shapes.ts';

export const SCANS_PATH = '/badge-scans';

/** What the address of the list asks for. */
export type ScanQuery = { heat: Heat | null; keyword: string; pageNum: number };

export const scanQuery = (query: URLSearchParams): ScanQuery => ({
  heat: HEATS.find((one) => one === query.get('heat')) ?? null,
  keyword: keywordIn(query),
  pageNum: pageNumOf(query),
});

/** The first page of such a list. */
export function scansAddress({ heat, keyword }: Omit<ScanQuery, 'pageNum'>): string {
  const query = new URLSearchParams({ ...(heat !== null && { heat }), ...(keyword !== '' && { keyword }) });
  return query.size === 0 ? SCANS_PATH : `${SCANS_PATH}?${query}`;
}
