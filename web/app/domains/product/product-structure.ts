import type { ProductDetail } from '@fairbridge/contract/product/product.shapes.ts';
import { inLang, type Bilingual, type Lang } from '@fairbridge/contract/text.ts';
import { breadcrumbList } from '../../site/structured-data.ts';
import { exhibitorPath } from '../../components/exhibitor/exhibitor-path.ts';
import { offerOf } from './offer.ts';
import { propertiesOf } from './product-properties.ts';

type Page = {
  lang: Lang;
  url: (path: string) => string;
  origin: string;
  description: string;
  path: string;
  /** What this fair calls its own attributes, by code. */
  attributes: Readonly<Record<string, Bilingual>>;
};

/** An exhibit and where it stands, as schema.org tells it; an offer only where its price is public and clear. */
export function productStructure(product: ProductDetail, page: Page): object[] {
  const { lang, url, origin, description, path } = page;
  const name = inLang(product.name, lang);
  const { exhibitor, category } = product;
  const offer = offerOf(product.salePrice, product.salePriceText, lang);
  const other = product.name[lang === 'zh' ? 'en' : 'zh'];
  const properties = propertiesOf(product, page);
  const company = {
    '@type': 'Organization',
    name: inLang(exhibitor.name, lang),
    url: url(exhibitorPath(exhibitor.id)),
  };
  const brand = inLang(product.brand, lang);
  const thing = {
    '@type': 'Product',
    name,
    ...(other !== '' && other !== name && { alternateName: other }),
    description,
    url: url(path),
    ...(product.pictures.length > 0 && {
      image: product.pictures.map((picture) => `${origin}${picture}/w1200.jpg`),
    }),
    ...(brand !== '' && { brand: { '@type': 'Brand', name: brand } }),
    ...(product.articleNumber !== '' && { sku: product.articleNumber }),
    ...(category !== null && { category: inLang(category.name, lang) }),
    manufacturer: company,
    ...(properties.length > 0 && { additionalProperty: properties }),
    ...(offer !== null && {
      offers: {
        '@type': 'Offer',
        ...offer,
        url: url(path),
        seller: company,
        ...(product.spot && { availability: 'https://schema.org/InStock' }),
      },
    }),
  };
  const crumbs = breadcrumbList(url, [
    { path: '/', name: lang === 'zh' ? '首页' : 'Home' },
    { path: '/find/product', name: lang === 'zh' ? '展品' : 'Products' },
    { path, name },
  ]);
  return [thing, crumbs];
}
