import { CONTACT_SOURCE_NAMES, CONTACT_STATE_NAMES } from '@fairbridge/contract/contact/contact.names.ts';
import type { PoolContact } from '@fairbridge/contract/contact/contact.shapes.ts';
import type { FileOut } from '@fairbridge/contract/fields.ts';
import { inLang, type Lang } from '@fairbridge/contract/text.ts';
import { column } from '../../platform/spreadsheet/column.ts';
import { sheetFile } from '../../platform/spreadsheet/sheet-file.ts';
import { countryName } from '../exhibition/exhibition.countries.ts';

const COLUMNS = [
  column('name', '姓名', 'Name'),
  column('company', '公司', 'Company', 32),
  column('position', '职位', 'Position', 22),
  column('country', '国家/地区', 'Country or region'),
  column('email', '邮箱', 'E-mail', 28),
  column('mobile', '手机', 'Mobile', 20),
  column('state', '状态', 'Status'),
  column('source', '来源', 'Source'),
  { ...column('joinedAt', '加入时间', 'Joined'), kind: 'date' as const },
  column('level', '等级', 'Level', 8),
  column('tags', '标签', 'Tags', 30),
  column('employee', '负责人', 'Handled by'),
  { ...column('expiresOn', '有效期至', 'Valid until'), kind: 'date' as const },
];

const cellsOf = (contact: PoolContact, lang: Lang) => ({
  name: contact.name,
  company: contact.company,
  position: contact.position,
  country: contact.country === '' ? '' : inLang(countryName(contact.country), lang),
  email: contact.email,
  mobile: contact.mobile,
  state: inLang(CONTACT_STATE_NAMES[contact.state], lang),
  source: inLang(CONTACT_SOURCE_NAMES[contact.source], lang),
  joinedAt: new Date(contact.joinedAt),
  level: contact.level,
  tags: contact.tags.join(lang === 'zh' ? '、' : ', '),
  employee: contact.employee === null ? '' : inLang(contact.employee.name, lang),
  expiresOn: contact.expiresOn,
});

async function* rowsOf(portions: AsyncIterable<readonly PoolContact[]>, lang: Lang) {
  for await (const portion of portions) for (const contact of portion) yield cellsOf(contact, lang);
}

/** The pool, one contact a row, written as it is read: never all of it at once. */
export const poolFile = (portions: AsyncIterable<readonly PoolContact[]>, lang: Lang): Promise<FileOut> =>
  sheetFile(lang === 'zh' ? '客户池.xlsx' : 'customer-pool.xlsx', {
    sheet: lang === 'zh' ? '客户池' : 'Customer pool',
    lang,
    columns: COLUMNS,
    rows: rowsOf(portions, lang),
  });
