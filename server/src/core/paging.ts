import type { Page } from '@fairbridge/contract/fields.ts';

/** Rows to skip and to take for a page by number. */
export const rangeOf = ({ pageNum, pageSize }: Page) => ({
  limit: pageSize,
  offset: Math.min((pageNum - 1) * pageSize, 1_000_000_000),
});

/** A page as every list answers it (ruling 1.8). */
export function pageAnswer<T>(list: T[], total: number, { pageNum, pageSize }: Page) {
  return { list, total, pageNum, pageSize, hasNextPage: pageNum * pageSize < total };
}
