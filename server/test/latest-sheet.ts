import { writeSheet } from '../src/platform/spreadsheet/write-sheet.ts';

type Line = Partial<Record<'nameZh' | 'nameEn' | 'content' | 'cas' | 'packing' | 'remark', string>>;

/** A filled-in sheet of latest products. */
export const latestSheet = (rows: readonly Line[]): Promise<Buffer> =>
  writeSheet({
    sheet: '最新产品',
    lang: 'zh',
    columns: [
      { key: 'nameZh', header: { zh: '产品名称（中文）', en: '' } },
      { key: 'nameEn', header: { zh: '产品名称（英文）', en: '' } },
      { key: 'content', header: { zh: '含量/剂型', en: '' } },
      { key: 'cas', header: { zh: 'CAS 号', en: '' } },
      { key: 'packing', header: { zh: '包装', en: '' } },
      { key: 'remark', header: { zh: '备注', en: '' } },
    ],
    rows,
  });
