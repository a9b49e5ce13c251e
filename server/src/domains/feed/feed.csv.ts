import { escapeFormula } from '../../platform/spreadsheet/escape.ts';
import type { FeedEntry } from './feed.answers.ts';

/** Tells spreadsheet programs that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

const COLUMNS: readonly (readonly [header: string, cell: (entry: FeedEntry) => string])[] = [
  ['id', ({ id }) => id],
  ['name_zh', ({ name }) => name.zh],
  ['name_en', ({ name }) => name.en],
  ['brand_zh', ({ brand }) => brand.zh],
  ['brand_en', ({ brand }) => brand.en],
  ['cas', ({ ingredients }) => ingredients.flatMap(({ cas }) => cas).join('; ')],
  ['ingredients_zh', ({ ingredients }) => ingredients.map(({ name }) => name.zh).join('; ')],
  ['ingredients_en', ({ ingredients }) => ingredients.map(({ name }) => name.en).join('; ')],
  ['strength', ({ strength }) => strength],
  ['formulation', ({ formulation }) => formulation?.code ?? ''],
  ['company_zh', ({ company }) => company.name.zh],
  ['company_en', ({ company }) => company.name.en],
  ['country', ({ company }) => company.country],
  ['booth', ({ company }) => company.booth],
  [
    'registrations',
    ({ registrations }) =>
      registrations
        .map(({ country, number, validUntil, state }) => [
          country,
          number,
          validUntil,
          state === 'valid' ? '' : `(${state})`,
        ])
        .map((parts) => parts.filter((one) => one !== '').join(' '))
        .join('; '),
  ],
  [
    'minimum_order',
    ({ minimumOrder }) => (minimumOrder === null ? '' : `${minimumOrder.quantity} ${minimumOrder.unit}`),
  ],
  ['price', ({ price }) => price],
  ['price_amount', ({ salePrice }) => String(salePrice?.amount ?? '')],
  ['price_currency', ({ salePrice }) => salePrice?.currency ?? ''],
  ['price_unit', ({ salePrice }) => salePrice?.unit ?? ''],
  ['url_zh', ({ url }) => url.zh],
  ['url_en', ({ url }) => url.en],
  ['updated_at', ({ updatedAt }) => updatedAt],
];

/** One cell: nothing that a spreadsheet program would run (OWASP, CSV injection), quoted where it has to be. */
function cellOf(text: string): string {
  const safe = escapeFormula(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The entries as a table (RFC 4180). */
export function feedCsv(entries: readonly FeedEntry[]): string {
  const head = COLUMNS.map(([header]) => header);
  const lines = entries.map((entry) => COLUMNS.map(([, cell]) => cellOf(cell(entry))));
  return BYTE_ORDER_MARK + [head, ...lines].map((cells) => cells.join(',')).join('\r\n') + '\r\n';
}
