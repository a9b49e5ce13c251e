import type { FileOut } from '@fairbridge/contract/fields.ts';
import { INQUIRY_DOCUMENTS } from '@fairbridge/contract/inquiry/inquiry.words.ts';
import { priceText } from '@fairbridge/contract/product/price.ts';
import { quantityText } from '@fairbridge/contract/product/units.ts';
import {
  REGISTRATION_NEEDS,
  SOURCING_STATES,
  type SourcingState,
} from '@fairbridge/contract/sourcing/sourcing.words.ts';
import { inLang, type Lang } from '@fairbridge/contract/text.ts';
import { dayInBeijing } from '../../core/days.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { column } from '../../platform/spreadsheet/column.ts';
import { sheetFile } from '../../platform/spreadsheet/sheet-file.ts';
import { countryName } from '../exhibition/exhibition.countries.ts';
import { sourcingRecords, type RecordRow, type SourcingFilter } from './organizer-sourcing.queries.ts';
import { sourcingLine } from '@fairbridge/contract/sourcing/sourcing.shapes.ts';
import { lineAnswer } from './sourcing.answers.ts';
import { stateOf } from './sourcing.rules.ts';

const NUMBER = { kind: 'number' as const };
const COLUMNS = [
  column('title', '标题', 'Title', 32),
  column('goods', '采购品', 'Wanted', 32),
  column('wanted', '数量', 'Quantity', 14),
  column('packing', '包装', 'Packing'),
  column('destination', '目的国/地区', 'Destination'),
  column('terms', '贸易术语', 'Delivery terms', 18),
  column('documents', '文件', 'Documents', 32),
  column('registration', '登记', 'Registration', 24),
  column('targetPrice', '目标价', 'Target price', 16),
  column('expectedOn', '期望日期', 'Needed by', 12),
  column('state', '状态', 'Status', 12),
  column('deadline', '截止日期', 'Last day', 12),
  { ...column('matches', '匹配展商', 'Matching exhibitors', 10), ...NUMBER },
  { ...column('signUps', '报名', 'Signed up', 10), ...NUMBER },
  { ...column('agreed', '已同意', 'Agreed', 10), ...NUMBER },
  column('buyer', '买家', 'Buyer'),
  column('company', '公司', 'Company', 24),
  column('country', '国家/地区', 'Country or region'),
  { ...column('postedAt', '发布时间', 'Posted'), kind: 'date' as const },
];

function cellsOf({ exhibition }: FairContext, row: RecordRow, at: number, lang: Lang) {
  const stored = row.lines[at];
  if (stored === undefined) return null;
  const line = sourcingLine.parse(lineAnswer(exhibition, stored));
  const country = (code: string | null): string =>
    code === null || code === '' ? '' : inLang(countryName(code), lang);
  return {
    title: row.title,
    goods: lang === 'zh' ? stored.label_zh : stored.label_en,
    wanted: quantityText(line.wanted.quantity, line.wanted.unit, lang),
    packing: line.packing,
    destination: country(line.destination),
    terms: [line.incoterm, line.port].filter(Boolean).join(' '),
    documents: line.documents.map((code) => inLang(INQUIRY_DOCUMENTS[code], lang)).join(lang === 'zh' ? '、' : ', '),
    registration: line.registration === null ? '' : inLang(REGISTRATION_NEEDS[line.registration], lang),
    targetPrice: line.targetPrice === null ? '' : priceText(line.targetPrice, lang),
    expectedOn: line.expectedOn ?? '',
    state: inLang(SOURCING_STATES[stateOf(row, dayInBeijing(new Date()))], lang),
    deadline: row.deadline,
    matches: row.matches,
    signUps: row.sign_ups,
    agreed: row.agreed,
    buyer: row.buyer_name,
    company: row.buyer_company,
    country: country(row.buyer_country),
    postedAt: row.created_at,
  };
}

type Wanted = SourcingFilter & { state?: SourcingState | undefined; lang: Lang };
const PORTION = 500;

async function* rowsOf(ctx: FairContext, wanted: Wanted) {
  for (let offset = 0; ; offset += PORTION) {
    const rows = await sourcingRecords(ctx, wanted, { limit: PORTION, offset });
    for (const row of rows)
      for (const at of row.lines.keys()) {
        const cells = cellsOf(ctx, row, at, wanted.lang);
        if (cells !== null) yield cells;
      }
    if (rows.length < PORTION) return;
  }
}

/** Requirements as the list has them, a row for each of their lines. */
export const sourcingSheet = (ctx: FairContext, wanted: Wanted): Promise<FileOut> =>
  sheetFile(wanted.lang === 'zh' ? '采购需求.xlsx' : 'requirements.xlsx', {
    sheet: wanted.lang === 'zh' ? '采购需求' : 'Requirements',
    lang: wanted.lang,
    columns: COLUMNS,
    rows: rowsOf(ctx, wanted),
  });
