import { comparisonOf } from '@fairbridge/contract/product-comparison/product-comparison.ts';
import type { ComparedProduct, ProductDetail } from '@fairbridge/contract/product/product.shapes.ts';
import type { DocumentKind } from '@fairbridge/contract/product-document/document-kinds.ts';
import type { FileOut } from '@fairbridge/contract/fields.ts';
import type { Bilingual, Lang } from '@fairbridge/contract/text.ts';
import type { Caller } from '@fairbridge/contract/roles.ts';
import { fail } from '../../platform/http/app-error.ts';
import { sheetFile } from '../../platform/spreadsheet/sheet-file.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { detailAnswer } from '../product/product.answers.ts';
import { shownDocuments } from '../product-document/product-document.answers.ts';
import { documentsOf } from '../product-document/product-document.queries.ts';
import { product } from '../product/product.queries.ts';
import { mayView, visibilityOf } from '../product-visibility/product-visibility.rules.ts';

/** Only what is compared: the rest of the exhibit's page stays on its page (G8). */
function comparedOf(detail: ProductDetail, documents: readonly DocumentKind[]): ComparedProduct {
  const { id, name, cover, strength, minimumOrder, exhibitor, ingredients, formulation, modeOfAction, crops } = detail;
  const { targets, packing, registrations, values, identification, salePrice, salePriceText, spot, customization } =
    detail;
  return {
    id,
    name,
    cover,
    strength,
    minimumOrder,
    exhibitor,
    ingredients,
    formulation,
    modeOfAction,
    crops,
    targets,
    packing,
    registrations,
    values,
    identification,
    salePrice,
    salePriceText,
    spot,
    customization,
    class: detail.class,
    documents: [...new Set(documents)],
  };
}

/** These products as this caller may see them, in this order; all others are missing, whatever the reason (G4, G6). */
export async function comparedProducts(
  ctx: FairContext,
  caller: Caller,
  ids: readonly string[],
): Promise<ComparedProduct[]> {
  const visibility = visibilityOf(caller);
  const compared: ComparedProduct[] = [];
  for (const id of ids) {
    const row = await product(ctx, id);
    if (row === null) continue;
    const visible = { scope: row.scope, exhibitorId: row.exhibitor_id };
    if (!mayView(visible, visibility)) continue;
    const documents = await documentsOf(ctx, id, caller.kind === 'visitor' ? caller.visitorId : '');
    const kinds = shownDocuments(documents, visible, caller, visibility).map(({ kind }) => kind);
    compared.push(comparedOf(detailAnswer(ctx.exhibition, row), kinds));
  }
  return compared;
}

const HEADERS = {
  attribute: { zh: '项目', en: 'Attribute' },
  differs: { zh: '差异', en: 'Differs' },
} as const satisfies Record<string, Bilingual>;

/** The comparison as it stands on the screen: a column for each product, a mark where they differ. */
export async function comparisonFile(
  ctx: FairContext,
  caller: Caller,
  { ids, lang }: { ids: readonly string[]; lang: Lang },
): Promise<FileOut> {
  const products = await comparedProducts(ctx, caller, ids);
  if (products.length === 0) fail('notFound');
  const names = Object.fromEntries(ctx.exhibition.attributes.map(({ code, name }) => [code, name]));
  const columns = [
    { key: 'attribute', header: HEADERS.attribute, width: 20 },
    ...products.map(({ name }, at) => ({ key: `product${at}`, header: name, width: 36 })),
    { key: 'differs', header: HEADERS.differs, width: 10 },
  ];
  const rows = comparisonOf(products, names).map(({ label, cells, differs }) => ({
    attribute: label[lang] || label.zh,
    ...Object.fromEntries(cells.map((cell, at) => [`product${at}`, cell[lang] || cell.zh || cell.en])),
    differs: differs ? '≠' : '',
  }));
  return sheetFile(lang === 'zh' ? '展品对比.xlsx' : 'comparison.xlsx', {
    sheet: lang === 'zh' ? '展品对比' : 'Comparison',
    lang,
    columns,
    rows,
  });
}
