import { boothText } from '@fairbridge/contract/exhibitor/booth-text.ts';
import { shownPrice } from '@fairbridge/contract/product/price.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';
import { detailAnswer } from '../product/product.answers.ts';
import type { PublicRow } from '../product/public-product.queries.ts';

const twins = (site: string, path: string): Bilingual => ({ zh: site + path, en: `${site}/en${path}` });

/** An exhibit as the public feed tells it: what its page shows to anybody, by stable ids. `site` begins its addresses. */
export function feedEntry(exhibition: Exhibition, site: string, row: PublicRow) {
  const product = detailAnswer(exhibition, row);
  const { exhibitor } = product;
  return {
    id: product.id,
    name: product.name,
    brand: product.brand,
    url: twins(site, `/find-exhibit/detail/${product.id}`),
    picture: product.cover === '' ? '' : `${site}${product.cover}/w1200.jpg`,
    company: {
      id: exhibitor.id,
      name: exhibitor.name,
      country: exhibitor.country,
      booth: exhibitor.booth === null ? '' : boothText(exhibitor.booth),
      url: twins(site, `/find-exhibitor/detail/${exhibitor.id}`),
    },
    ingredients: product.ingredients.map(({ code, name, cas, content, unit, modeOfAction }) => ({
      code,
      name,
      cas,
      content,
      unit,
      modeOfAction,
    })),
    strength: product.strength,
    formulation: product.formulation,
    class: product.class,
    crops: product.crops,
    registrations: product.registrations,
    compliance: product.complianceMarks,
    minimumOrder: product.minimumOrder,
    /** As a text, and where amount, currency and unit stand apart, as these. */
    price: shownPrice(product.salePrice, product.salePriceText, 'en'),
    salePrice: product.salePrice,
    spot: product.spot,
    publishedAt: product.publishedAt,
    updatedAt: row.updated_at.toISOString(),
  };
}
export type FeedEntry = ReturnType<typeof feedEntry>;
