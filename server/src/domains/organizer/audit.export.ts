import { wordsIn } from '@fairbridge/contract/text.ts';
import { AUDIT_ACTIONS, type AuditAction } from '@fairbridge/contract/audit-actions.ts';
import type { FileOut } from '@fairbridge/contract/fields.ts';
import type { Bilingual, Lang } from '@fairbridge/contract/text.ts';
import { column } from '../../platform/spreadsheet/column.ts';
import { sheetFile } from '../../platform/spreadsheet/sheet-file.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { auditRows, type AuditFilter, type AuditRow } from '../audit/audit.queries.ts';

const COLUMNS = [
  { ...column('at', '时间', 'Time', 20), kind: 'date' as const },
  column('name', '操作人', 'By'),
  column('email', '邮箱', 'E-mail', 28),
  column('role', '角色', 'Role', 12),
  column('act', '操作', 'Act', 30),
  column('object', '对象', 'Object', 32),
  column('details', '明细（原始记录）', 'Details (as recorded)', 60),
  column('address', 'IP 地址', 'IP address'),
];

const ROLE: Readonly<Record<string, Bilingual>> = {
  owner: { zh: '负责人', en: 'Owner' },
  reviewer: { zh: '审核员', en: 'Reviewer' },
  editor: { zh: '编辑', en: 'Editor' },
  support: { zh: '客服', en: 'Support' },
};

const isKnown = (act: string): act is AuditAction => Object.hasOwn(AUDIT_ACTIONS, act);
const actName = (act: string, lang: Lang): string => (isKnown(act) ? wordsIn(AUDIT_ACTIONS[act].name, lang) : act);

function cellsOf(row: AuditRow, lang: Lang) {
  const details = JSON.stringify(row.details);
  return {
    at: row.at,
    name: row.by_name ?? '',
    email: row.by_email ?? '',
    role: ROLE[row.role]?.[lang] ?? row.role,
    act: actName(row.act, lang),
    object: row.object_name ?? row.object_id,
    details: details === '{}' ? '' : details,
    address: row.address,
  };
}

const PORTION = 500;

/** On by the place of the last one: a log that grows meanwhile puts nothing twice into it. */
async function* rowsOf(ctx: FairContext, filter: Omit<AuditFilter, 'cursor' | 'pageSize'>, lang: Lang) {
  for (let cursor: string | undefined; ;) {
    const rows = await auditRows(ctx, { ...filter, cursor, pageSize: PORTION });
    for (const row of rows.slice(0, PORTION)) yield cellsOf(row, lang);
    if (rows.length <= PORTION) return;
    cursor = rows[PORTION - 1]?.id;
  }
}

/** The log, newest first, filtered as the list is. */
export const auditFile = (
  ctx: FairContext,
  filter: Omit<AuditFilter, 'cursor' | 'pageSize'>,
  lang: Lang,
): Promise<FileOut> =>
  sheetFile(lang === 'zh' ? '操作日志.xlsx' : 'audit-log.xlsx', {
    sheet: lang === 'zh' ? '操作日志' : 'Audit log',
    lang,
    columns: COLUMNS,
    rows: rowsOf(ctx, filter, lang),
  });
