import type { Attributes } from '@fairbridge/contract/product/product.shapes.ts';
import type { LatestRow } from '@fairbridge/contract/latest-products/latest-products.shapes.ts';
import type { Db } from '../server/src/platform/database/kysely.ts';
import { random as randomOf } from './data/random.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import type { CompanyName, DemoFair, ProductDraft } from './data/shapes.ts';
import type { CompanyRows } from './demo-company.ts';
import { casOf, packOf } from './demo-product.ts';
import { drawnFileRow, latestProductsRow } from './factories/factories.ts';
import { insertRows } from '../server/src/platform/database/insert-rows.ts';

/** Which companies of a fair list what is new, and how much of it. */
const LISTS = [
  { place: 0, pictures: 6, lines: 8 },
  { place: 2, pictures: 4, lines: 5 },
  { place: 5, pictures: 0, lines: 6 },
] as const;
const SIZE = { width: 800, height: 800 };

/** Of '100 mL × 40 bottles per carton' what readers of every language understand. */
const packingOf = (packing: string): string => /^[\d.,]+ ?(?:mL|L|g|kg|t)\b(?: × \d+)?/.exec(packing)?.[0] ?? '';

/** By what is in it, since the content stands beside the name; by its own name where that says more. */
function nameOf(fair: DemoFair, draft: ProductDraft, { ingredients }: Attributes): Bilingual {
  const names = ingredients.flatMap(
    ({ code }) => fair.definition.ingredients.find((one) => one.code === code)?.name ?? [],
  );
  if (names.length === 0) return draft.name;
  return { zh: names.map(({ zh }) => zh).join('·'), en: names.map(({ en }) => en).join(' + ') };
}

/** News of a company: made for this list, so that it says nothing of exhibits that only some may see. */
function newsOf(fair: DemoFair, company: CompanyName, lines: number): ProductDraft[] {
  const random = randomOf(`latest ${company.domain}`);
  const drafts = new Map<string, ProductDraft>();
  // a company does not announce the same twice
  for (let tries = 0; tries < lines * 4 && drafts.size < lines; tries += 1) {
    const draft = fair.product(random, company);
    if (!drafts.has(draft.name.zh)) drafts.set(draft.name.zh, draft);
  }
  return [...drafts.values()];
}

/** Some companies of a fair show what is new at their booth. */
export async function giveLatest(
  db: Db,
  fair: DemoFair,
  names: readonly CompanyName[],
  companies: readonly CompanyRows[],
): Promise<void> {
  for (const { place, pictures, lines } of LISTS) {
    const [name, exhibitor] = [names[place], companies[place]?.exhibitor];
    if (name === undefined || exhibitor === undefined) continue;
    const owner = { exhibition_id: exhibitor.exhibition_id, id: exhibitor.id };
    const packs = newsOf(fair, name, lines).map((draft) => packOf(fair, draft));
    const files = packs
      .slice(0, pictures)
      .map(({ shown: { front } }) => drawnFileRow(owner.exhibition_id, owner.id, { picture: front }, SIZE, 'latest'));
    const rows = packs.map(({ draft, attributes, strength }): LatestRow => ({
      name: nameOf(fair, draft, attributes),
      content: strength,
      cas: attributes.ingredients.flatMap(({ code }) => casOf(fair, code)).join(' / '),
      packing: packingOf(attributes.packing.en),
      remark: `MOQ ${draft.minimumOrder.quantity} ${draft.minimumOrder.unit}`,
    }));
    await insertRows(db, 'file', files);
    await insertRows(db, 'latest_products', [latestProductsRow(owner, { pictures: files.map(({ id }) => id), rows })]);
  }
}
