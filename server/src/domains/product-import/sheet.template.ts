import type { FileOut } from '@fairbridge/contract/fields.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { sheetFile } from '../../platform/spreadsheet/sheet-file.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';
import { codeTable } from './sheet.codes.ts';
import { sheetColumns, writtenColumns } from './sheet.columns.ts';
import { BLANK, type SheetColumn, type SheetForm } from './sheet.form.ts';

/** A form as the cells of a row. */
export const cellsOf = (columns: readonly SheetColumn[], form: SheetForm, lang: Lang) =>
  Object.fromEntries(columns.map(({ key, write }) => [key, write(form, lang)]));

/** A row that could be imported, made of this fair's own words. */
function example(exhibition: Exhibition): SheetForm {
  const category = [...exhibition.categories.values()].findLast(({ parent }) => parent !== null);
  const ingredient = exhibition.ingredients.get('glufosinate-ammonium') ?? exhibition.ingredients.values().next().value;
  const formulation = exhibition.formulations.has('SL') ? 'SL' : ([...exhibition.formulations.keys()][0] ?? '');
  const strength = formulation === 'SL' ? ' 200 g/L SL' : '';
  const categoryCode = exhibition.categories.has('herbicides') ? 'herbicides' : (category?.code ?? null);
  const klass = exhibition.classes.get(ingredient?.class ?? '')?.code ?? [...exhibition.classes.keys()][0] ?? '';
  return {
    ...BLANK,
    name: { zh: (ingredient?.name.zh ?? '') + strength, en: (ingredient?.name.en ?? '') + strength },
    brand: { zh: '示例品牌', en: 'Example brand' },
    articleNumber: 'EX-0001',
    categoryCode,
    tags: categoryCode === null ? [] : [categoryCode],
    attributes: {
      ...BLANK.attributes,
      ingredients:
        ingredient === undefined
          ? []
          : [
              {
                code: ingredient.code,
                content: formulation === 'SL' ? 200 : 98,
                unit: formulation === 'SL' ? 'g/L' : '%',
              },
            ],
      formulation,
      class: klass,
      crops: [...exhibition.crops.keys()].slice(0, 2),
      packing: { zh: '1 L × 12 瓶/箱', en: '12 × 1 L per carton' },
      registrations: [{ country: 'CN', number: 'PD20990001', validUntil: '2029-05-01' }],
    },
    introduction: { zh: '一两句话介绍展品。', en: 'One or two sentences about the exhibit.' },
    minimumOrder: { quantity: 1000, unit: 'kg' },
    salePrice: { amount: 3.2, currency: 'USD', unit: 'kg' },
    spot: true,
    scope: 2,
    sortNumber: 1,
  };
}

/** The spreadsheet to write exhibits into: empty, with what may be chosen, the codes of this fair and an example on sheets of their own. */
export async function templateFile(exhibition: Exhibition, lang: Lang): Promise<FileOut> {
  const columns = sheetColumns(exhibition);
  const written = writtenColumns(columns, lang);
  const sample = { sheet: '示例 Example', columns: written, rows: [cellsOf(columns, example(exhibition), lang)] };
  return sheetFile(lang === 'zh' ? '展品导入模板.xlsx' : 'exhibit-template.xlsx', {
    sheet: lang === 'zh' ? '展品' : 'Exhibits',
    lang,
    columns: written,
    rows: [],
    more: [codeTable(exhibition), sample],
  });
}
