import { offered } from '@fairbridge/contract/exhibition/offered.ts';
import type { NamedCode } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import type { WrittenTable } from '../../platform/spreadsheet/spreadsheet.shapes.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';
import { bothHeader, RANGE_ENTRIES } from './sheet.columns.ts';
import { UNIT_ENTRIES } from './sheet.units.ts';

type Listed = { code: string; name: Bilingual; more?: string };
type CodeRow = { list: string; code: string; zh: string; en: string; more: string };

const rowsOf = (list: Bilingual, entries: Iterable<Listed>): CodeRow[] =>
  [...entries].map(({ code, name, more = '' }) => ({
    list: `${list.zh} / ${list.en}`,
    code,
    zh: name.zh,
    en: name.en,
    more,
  }));

/** Whatever may be written into a cell that takes codes or names: vocabularies, options of attributes, ranges, units. */
export function codeTable(exhibition: Exhibition): WrittenTable {
  const nameOf = (code: string, zh: string, en: string): Bilingual =>
    exhibition.attributes.find((attribute) => attribute.code === code)?.name ?? { zh, en };
  const uses = (code: string): boolean => exhibition.attributes.some((attribute) => attribute.code === code);
  const own = new Set(['formulation', 'class', 'crops', 'ingredients']);
  const rows = [
    ...rowsOf(
      { zh: '主要类别、产品标签', en: 'Main category, product tags' },
      offered([...exhibition.categories.values()]),
    ),
    ...(uses('formulation')
      ? rowsOf(nameOf('formulation', '', ''), offered([...exhibition.formulations.values()]))
      : []),
    ...(uses('class') ? rowsOf(nameOf('class', '', ''), offered([...exhibition.classes.values()])) : []),
    ...(uses('crops') ? rowsOf(nameOf('crops', '', ''), offered([...exhibition.crops.values()])) : []),
    ...exhibition.attributes.filter(({ code }) => !own.has(code)).flatMap(({ name, options }) => rowsOf(name, options)),
    ...rowsOf({ zh: '可见范围', en: 'Visible to' }, RANGE_ENTRIES.map(plain)),
    ...rowsOf({ zh: '起订量和价格的单位', en: 'Units of minimum order and prices' }, UNIT_ENTRIES.map(plain)),
    ...rowsOf(
      nameOf('ingredients', '有效成分', 'Ingredients'),
      offered([...exhibition.ingredients.values()]).map(({ code, name, cas }) => ({
        code,
        name,
        more: cas.join('; '),
      })),
    ),
  ];
  const columns = [
    { key: 'list', header: bothHeader({ zh: '列', en: 'Column' }), width: 40 },
    { key: 'code', header: bothHeader({ zh: '代码', en: 'Code' }), width: 28 },
    { key: 'zh', header: bothHeader({ zh: '中文名', en: 'Name in Chinese' }), width: 28 },
    { key: 'en', header: bothHeader({ zh: '英文名', en: 'Name in English' }), width: 34 },
    { key: 'more', header: bothHeader({ zh: 'CAS 号', en: 'CAS number' }) },
  ];
  return { sheet: '代码 Codes', columns, rows };
}

const plain = ({ code, name }: NamedCode): Listed => ({ code, name });
