import type { FileOut } from '@fairbridge/contract/fields.ts';
import { inLang, type Bilingual, type Lang } from '@fairbridge/contract/text.ts';
import type { VisitorState } from '@fairbridge/contract/visitor-review/visitor-review.shapes.ts';
import { column } from '../../platform/spreadsheet/column.ts';
import { sheetFile } from '../../platform/spreadsheet/sheet-file.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { countryName } from '../exhibition/exhibition.countries.ts';
import { exportedVisitors, type ExportedRow } from './visitor-export.queries.ts';
import { lineOf } from './visitor-review.answers.ts';

const COLUMNS = [
  column('name', '姓名', 'Name'),
  column('company', '公司', 'Company', 32),
  column('position', '职位', 'Position', 22),
  column('country', '国家/地区', 'Country or region'),
  column('email', '邮箱', 'E-mail', 28),
  column('mobile', '手机', 'Mobile', 20),
  column('state', '状态', 'Status'),
  column('source', '来源', 'Source'),
  column('consent', '隐私政策', 'Privacy policy'),
  { ...column('createdAt', '开始注册', 'Started'), kind: 'date' as const },
  { ...column('completedAt', '完成注册', 'Completed'), kind: 'date' as const },
];

const STATE: Record<VisitorState, Bilingual> = {
  underReview: { zh: '待审核', en: 'Under review' },
  approved: { zh: '已通过', en: 'Approved' },
  notApproved: { zh: '未通过', en: 'Not approved' },
  unfinished: { zh: '未完成注册', en: 'Registration unfinished' },
  suspended: { zh: '已停用', en: 'Suspended' },
};
const SOURCE: Record<'direct' | 'invitation', Bilingual> = {
  direct: { zh: '自行注册', en: 'Direct' },
  invitation: { zh: '展商邀请', en: 'Invitation' },
};
const CONSENT: Record<'given' | 'missing', Bilingual> = {
  given: { zh: '已同意', en: 'Agreed' },
  missing: { zh: '未同意', en: 'Not agreed' },
};

/** How to reach somebody is told of those alone who have agreed to it. */
function cellsOf(row: ExportedRow, lang: Lang) {
  const line = lineOf(row);
  return {
    name: line.name,
    company: line.company,
    position: line.position,
    country: line.country === '' ? '' : inLang(countryName(line.country), lang),
    email: row.consented ? line.email : '',
    mobile: row.consented ? line.mobile : '',
    state: inLang(STATE[line.state], lang),
    source: inLang(SOURCE[line.source], lang),
    consent: inLang(CONSENT[row.consented ? 'given' : 'missing'], lang),
    createdAt: row.created_at,
    completedAt: row.completed_at,
  };
}

const PORTION = 500;

async function* rowsOf(ctx: FairContext, ids: readonly string[], lang: Lang) {
  for (let at = 0; at < ids.length; at += PORTION)
    for (const row of await exportedVisitors(ctx, ids.slice(at, at + PORTION))) yield cellsOf(row, lang);
}

/** Visitors, one a row, read and written portion by portion; their ids were read at once, so that nobody is in it twice or not at all. */
export const visitorsFile = (ctx: FairContext, ids: readonly string[], lang: Lang): Promise<FileOut> =>
  sheetFile(lang === 'zh' ? '观众.xlsx' : 'visitors.xlsx', {
    sheet: lang === 'zh' ? '观众' : 'Visitors',
    lang,
    columns: COLUMNS,
    rows: rowsOf(ctx, ids, lang),
  });
