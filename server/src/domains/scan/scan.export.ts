import type { FileOut } from '@fairbridge/contract/fields.ts';
import type { Heat, Scan } from '@fairbridge/contract/scan/scan.shapes.ts';
import { inLang, type Bilingual, type Lang } from '@fairbridge/contract/text.ts';
import { column } from '../../platform/spreadsheet/column.ts';
import { sheetFile } from '../../platform/spreadsheet/sheet-file.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';

const COLUMNS = [
  { ...column('scannedAt', '扫描时间', 'Scanned'), kind: 'date' as const },
  column('name', '姓名', 'Name'),
  column('company', '公司', 'Company', 32),
  column('position', '职位', 'Position', 22),
  column('country', '国家/地区', 'Country or region'),
  column('email', '邮箱', 'E-mail', 28),
  column('mobile', '手机', 'Mobile', 20),
  column('heat', '意向', 'Interest level'),
  column('interests', '感兴趣的类别', 'Categories of interest', 36),
  column('note', '备注', 'Note', 40),
  column('employee', '扫描人', 'Scanned by'),
];

const HEAT: Record<Heat, Bilingual> = {
  hot: { zh: '高', en: 'Hot' },
  warm: { zh: '中', en: 'Warm' },
  cold: { zh: '低', en: 'Cold' },
};

/** Scans with whose badges they were of, one a row. */
export const scansFile = ({ categories }: Exhibition, scans: readonly Scan[], lang: Lang): Promise<FileOut> =>
  sheetFile(lang === 'zh' ? '胸卡扫描.xlsx' : 'badge-scans.xlsx', {
    sheet: lang === 'zh' ? '胸卡扫描' : 'Badge scans',
    lang,
    columns: COLUMNS,
    rows: scans.map(({ person, scannedAt, heat, interests, note, employee }) => ({
      scannedAt: new Date(scannedAt),
      ...person,
      country: inLang(person.country, lang),
      heat: heat === null ? '' : inLang(HEAT[heat], lang),
      interests: interests.map((code) => inLang(categories.get(code)?.name ?? { zh: code, en: code }, lang)).join(', '),
      note,
      employee: inLang(employee.name, lang),
    })),
  });
