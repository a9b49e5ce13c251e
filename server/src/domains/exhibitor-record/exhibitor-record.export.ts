import type {
  ExhibitorFilter,
  ExhibitorSort,
  ExhibitorState,
  InvitationState,
  Lack,
} from '@fairbridge/contract/exhibitor-record/exhibitor-record.shapes.ts';
import type { FileOut } from '@fairbridge/contract/fields.ts';
import { inLang, type Bilingual, type Lang } from '@fairbridge/contract/text.ts';
import { column } from '../../platform/spreadsheet/column.ts';
import { sheetFile } from '../../platform/spreadsheet/sheet-file.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { cellsOf, exportedColumns } from './exhibitor-import.columns.ts';
import { knownExhibitors, type KnownExhibitor } from './exhibitor-import.queries.ts';
import { rowOf } from './exhibitor-import.row.ts';
import { lineAnswer } from './exhibitor-record.answers.ts';
import { administratorNames, exhibitorLines, type ExhibitorLineRow } from './exhibitor-record.queries.ts';

const NUMBER = { kind: 'number' as const };
const DATE = { kind: 'date' as const };
/** Those of the sheet that is imported, so that it can be changed and imported again; then what nobody types there. */
const COLUMNS = [
  ...exportedColumns,
  column('state', '状态', 'Status'),
  column('admins', '管理员账号', 'Administrator accounts', 36),
  column('invitation', '邀请状态', 'Invitation'),
  { ...column('invitedAt', '邀请状态日期', 'Invitation date'), ...DATE },
  column('lacks', '待完善', 'Missing', 32),
  { ...column('products', '展品', 'Exhibits', 10), ...NUMBER },
  { ...column('createdAt', '添加时间', 'Added'), ...DATE },
];

const STATE: Record<ExhibitorState, Bilingual> = {
  open: { zh: '已公开', en: 'Public' },
  waiting: { zh: '尚未公开', en: 'Not public yet' },
  disabled: { zh: '已停用', en: 'Disabled' },
};
const INVITATION: Record<InvitationState, Bilingual> = {
  never: { zh: '尚未邀请', en: 'Not invited' },
  invited: { zh: '已邀请', en: 'Invited' },
  reminded: { zh: '已提醒', en: 'Reminded' },
  accepted: { zh: '已登录', en: 'Logged in' },
};
const LACK: Record<Lack, Bilingual> = {
  login: { zh: '管理员未登录', en: 'Administrator login' },
  booth: { zh: '展位', en: 'Booth' },
  logo: { zh: '公司标志', en: 'Logo' },
  introductionZh: { zh: '中文介绍', en: 'Introduction in Chinese' },
  introductionEn: { zh: '英文介绍', en: 'Introduction in English' },
  exhibit: { zh: '展品', en: 'Exhibits' },
};

type Exported = { row: ExhibitorLineRow; known: KnownExhibitor; admins: readonly string[] };

function cellsOfExhibitor({ exhibition }: FairContext, { row, known, admins }: Exported, lang: Lang) {
  const line = lineAnswer(exhibition, row);
  return {
    ...cellsOf(exhibition, rowOf(known), lang),
    state: inLang(STATE[line.state], lang),
    admins: admins.join('; '),
    invitation: inLang(INVITATION[line.invitation.state], lang),
    invitedAt: row.invitation_at,
    lacks: line.lacks.map((lack) => inLang(LACK[lack], lang)).join(lang === 'zh' ? '、' : ', '),
    products: line.products,
    createdAt: row.created_at,
  };
}

type Wanted = ExhibitorFilter & { state?: ExhibitorState | undefined; sort: ExhibitorSort; descending: boolean };

const PORTION = 500;

async function* rowsOf(ctx: FairContext, wanted: Wanted, lang: Lang) {
  for (let offset = 0; ; offset += PORTION) {
    const rows = await exhibitorLines(ctx, wanted, { limit: PORTION, offset });
    const ids = rows.map(({ id }) => id);
    const known = new Map((await knownExhibitors(ctx, ids)).map((one) => [one.id, one]));
    const names = await administratorNames(ctx, ids);
    for (const row of rows) {
      const one = known.get(row.id);
      if (one !== undefined) yield cellsOfExhibitor(ctx, { row, known: one, admins: names.get(row.id) ?? [] }, lang);
    }
    if (rows.length < PORTION) return;
  }
}

/** Exhibitors with all that was typed of them, one a row, filtered and sorted as the list is. */
export const exhibitorsFile = (ctx: FairContext, wanted: Wanted, lang: Lang): Promise<FileOut> =>
  sheetFile(lang === 'zh' ? '展商.xlsx' : 'exhibitors.xlsx', {
    sheet: lang === 'zh' ? '展商' : 'Exhibitors',
    lang,
    columns: COLUMNS,
    rows: rowsOf(ctx, wanted, lang),
  });
