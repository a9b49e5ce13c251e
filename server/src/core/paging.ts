import type { Page } from '@fairbridge/contract/fields.ts';
import type { PageOfRows, Range } from '../platform/database/paginate.ts';

/** Rows to skip and to take for a page by number. */
export const rangeOf = ({ pageNum, pageSize }: Page) => ({
  limit: pageSize,
  offset: Math.min((pageNum - 1) * pageSize, 1_000_000_000),
});

/** A page as every list answers it (ruling 1.8). */
export function pageAnswer<T>(list: T[], total: number, { pageNum, pageSize }: Page) {
  return { list, total, pageNum, pageSize, hasNextPage: pageNum * pageSize < total };
}

const PORTION = 500;

/** All rows of a list for a file, portion by portion, so that never all of them are held at once. */
export async function* inPortions<Row>(read: (range: Range) => Promise<readonly Row[] | PageOfRows<Row>>): AsyncGenerator<Row> {
  for (let offset = 0; ; offset += PORTION) {
    const answer = await read({ limit: PORTION, offset });
    const rows = 'total' in answer ? answer.rows : answer;
    yield* rows;
    if (rows.length < PORTION) return;
  }
}
