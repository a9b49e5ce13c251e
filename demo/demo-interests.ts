import { randomBytes } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Db, Tables } from '../server/src/platform/database/kysely.ts';
import { dayInBeijing } from '../server/src/core/days.ts';
import type { CompanyRows } from './demo-company.ts';
import type { Random } from './data/shapes.ts';
import { insertRows } from '../server/src/platform/database/insert-rows.ts';

type Row<T extends keyof Tables> = Insertable<Tables[T]>;
type Product = CompanyRows['products'][number];

/** So many exhibits are popular, and so many words trend. */
const POPULAR = 14;
const TRENDS = 8;

const codesOf = (product: Product): string[] => {
  const attributes: unknown = product.attributes;
  if (typeof attributes !== 'object' || attributes === null || !('ingredients' in attributes)) return [];
  const { ingredients } = attributes;
  return Array.isArray(ingredients)
    ? ingredients.flatMap(({ code }: { code?: unknown }) => (typeof code === 'string' ? [code] : []))
    : [];
};

type Given = {
  open: readonly Product[];
  visitors: readonly { id: string }[];
  /** What has been favoured already. */
  favourites: readonly Row<'favourite'>[];
  random: Random;
};

/** What the fair wants and searches for: favourites of many, and words that trend. Counted for nobody in particular. */
export async function loadInterests(
  db: Db,
  exhibitionId: string,
  { open, visitors, favourites: before, random }: Given,
): Promise<void> {
  if (open.length === 0 || visitors.length === 0) return;
  const known = new Set(before.map((row) => `${row.visitor_id} ${row.subject_id}`));
  const wanted = Array.from({ length: POPULAR }, () => random.pick(open));
  const favourites = new Map<string, Row<'favourite'>>();
  for (const [place, product] of wanted.entries())
    for (let fan = 0; fan < 5 + (POPULAR - place); fan += 1) {
      const visitor = random.pick(visitors);
      if (known.has(`${visitor.id} ${product.id}`)) continue;
      favourites.set(`${visitor.id} ${product.id}`, {
        exhibition_id: exhibitionId,
        visitor_id: visitor.id,
        subject_type: 'PRODUCT',
        subject_id: product.id,
        deleted: false,
      });
    }
  await insertRows(db, 'favourite', [...favourites.values()]);
  const codes = [...new Set(open.flatMap(codesOf))].slice(0, TRENDS);
  const day = dayInBeijing(new Date());
  const uses = codes.flatMap((code, place) =>
    Array.from({ length: 6 + (TRENDS - place) }, () => ({
      exhibition_id: exhibitionId,
      term: `=ingredient:${code}`,
      day,
      who: `\\x${randomBytes(16).toString('hex')}`,
    })),
  );
  // the hash as PostgreSQL writes bytes
  await insertRows(db, 'search_term_use', uses as unknown as Row<'search_term_use'>[]);
}
