import { LIMITS } from '@fairbridge/contract/limits.ts';
import { FILE_POLICY } from '../../platform/http/attachment.ts';
import { Page } from '../../platform/pages/page.ts';
import { FacetNumbers } from '../../platform/search/facets.ts';
import { tally } from '../../platform/search/tallies.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { publicProducts } from '../product/public-product.queries.ts';
import { feedEntry } from './feed.answers.ts';
import { feedCsv } from './feed.csv.ts';
import { feedSearch, type FeedQuery } from './feed.query.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const CSV_TYPE = 'text/csv; charset=utf-8';
export type FeedFormat = 'json' | 'csv';

/** One page of the catalogue; `next` leads on, until there is none. */
export async function cataloguePage(
  ctx: FairContext,
  site: string,
  format: FeedFormat,
  query: FeedQuery,
): Promise<Page> {
  const rows = await publicProducts(ctx, { ...query, limit: query.limit + 1 });
  const shown = rows.slice(0, query.limit);
  const last = shown.at(-1);
  const next =
    rows.length > query.limit && last !== undefined
      ? `${site}/feed/catalogue.${format}${feedSearch({ ...query, after: last.id })}`
      : '';
  const entries = shown.map((row) => feedEntry(ctx.exhibition, site, row));
  const newest = shown.reduce((latest, { updated_at: at }) => Math.max(latest, at.getTime()), 0);
  const { id, name, shortName, startsOn, endsOn } = ctx.exhibition;
  const body =
    format === 'csv'
      ? feedCsv(entries)
      : JSON.stringify({ fair: { id, name, shortName, startsOn, endsOn, url: `${site}/` }, products: entries, next });
  return new Page({
    status: 200,
    type: format === 'csv' ? CSV_TYPE : JSON_TYPE,
    body: Buffer.from(body),
    headers: {
      'content-security-policy': FILE_POLICY,
      ...(format === 'csv' && { 'content-disposition': 'attachment; filename="catalogue.csv"' }),
      ...(next !== '' && { link: `<${next}>; rel="next"` }),
      ...(newest > 0 && { 'last-modified': new Date(newest).toUTCString() }),
    },
    keep: true,
  });
}

/** The ingredients that something public is made of, by CAS number, with where the exhibits are listed. */
export async function ingredientsPage(ctx: FairContext, site: string): Promise<Page> {
  const { facets } = await tally(ctx.db, ctx.exhibition.id, 'product', [0]);
  const { ingredient = [] } = await new FacetNumbers(ctx.db).named(facets, ['ingredient']);
  const list = ingredient.flatMap(({ code, count }) => {
    const known = ctx.exhibition.ingredients.get(code);
    if (known === undefined) return [];
    const search = feedSearch({ ingredients: [code], after: '', limit: LIMITS.feedPageSize });
    return [
      {
        code,
        name: known.name,
        cas: known.cas,
        products: count,
        catalogue: { json: `${site}/feed/catalogue.json${search}`, csv: `${site}/feed/catalogue.csv${search}` },
      },
    ];
  });
  const usage = {
    json: `${site}/feed/catalogue.json{?cas*,ingredient*,cursor,limit}`,
    csv: `${site}/feed/catalogue.csv{?cas*,ingredient*,cursor,limit}`,
  };
  return new Page({
    status: 200,
    type: JSON_TYPE,
    body: Buffer.from(JSON.stringify({ usage, ingredients: list })),
    headers: { 'content-security-policy': FILE_POLICY },
    keep: true,
  });
}
