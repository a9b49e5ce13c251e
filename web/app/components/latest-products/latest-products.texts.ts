import { texts } from '@fairbridge/contract/text.ts';

/** A company's latest products: written in the workbench, shown on the booth. */
export const latestProductsTexts = texts({
  title: ['最新产品', 'Latest products'],
  lead: [
    '在展位上快速列出新品：最多 {pictures} 张图片，最多 {rows} 行。所有访客可见。',
    'A quick list of new products on your booth: up to {pictures} pictures and {rows} rows. Visible to everyone.',
  ],
  pictures: ['图片', 'Pictures'],
  picture: ['最新产品图片 {number}', 'Latest products, picture {number}'],
  rowMeter: ['产品：{count} / {max}', 'Products: {count} of {max}'],
  full: ['已满', 'full'],
  rows: ['产品列表', 'Product list'],
  importHint: [
    '仅支持 Excel（.xlsx）。导入后替换下方列表，保存后生效。',
    'Excel (.xlsx) only. Replaces the list below; takes effect when you save.',
  ],
  read: ['已导入 {count} 行，请核对后保存', '{count} {count|row|rows} imported. Please check and save.'],
  nameZh: ['名称（中文）', 'Chinese name'],
  nameEn: ['名称（英文）', 'English name'],
  content: ['含量/剂型', 'Content / formulation'],
  cas: ['CAS 号', 'CAS number'],
  packing: ['包装', 'Packing'],
  remark: ['备注', 'Remark'],
  addRow: ['添加一行', 'Add row'],
  removeRow: ['删除第 {number} 行', 'Remove row {number}'],
  row: ['第 {number} 行', 'Row {number}'],
  published: ['在展位上展示', 'Show on booth'],
  publishedHint: ['取消勾选后仅贵公司可见', 'If unticked, only your company can see them'],
  save: ['保存', 'Save'],
  saved: ['已保存', 'Saved'],
  savedShown: ['已保存，展位上已更新', 'Saved and updated on your booth'],
  preview: ['预览展位', 'Preview booth'],
  name: ['产品', 'Product'],
});
