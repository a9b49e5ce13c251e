import { textsWithShared } from '@fairbridge/contract/shared.texts.ts';

/** Texts of the step between a file and its import: what each column is taken for. */
export const sheetColumnsTexts = textsWithShared({
  title: ['核对各列', 'Check the columns'],
  lead: [
    '请确认每一列导入为哪一项，不需要的列选“不导入”。下次上传相同列名的表格时会沿用。',
    'Check what each column is imported as, and leave out those you do not need. Your choice is kept for the next file with these column names.',
  ],
  rows: ['共 {count} 行', '{count} {count|row|rows}'],
  sheet: ['工作表：{sheet}', 'Sheet: {sheet}'],
  column: ['表格中的列', 'Column in your file'],
  samples: ['内容示例', 'Examples'],
  field: ['导入为', 'Import as'],
  fieldOf: ['“{head}”导入为', 'Import “{head}” as'],
  leaveOut: ['不导入', 'Leave out'],
  noHead: ['（无列名）', '(no name)'],
  unknown: ['未识别', 'Not recognized'],
  remembered: ['沿用上次的选择', 'As you chose last time'],
  noText: ['（空）', '(empty)'],
  needs: ['请选择哪一列是{fields}', 'Select the column that holds {fields}'],
  valuesTitle: ['表格中没有的内容', 'Not in your file'],
  valuesLead: [
    '可以为所有行统一填写；各行已写明或以后补充的，可以留空。',
    'You can set one value for all rows. Leave it empty if the rows say it themselves, or to add it later.',
  ],
  notSaid: ['留空', 'Leave empty'],
  rowsTitle: ['请留意', 'Please note'],
  hidden: ['导入 {count} 个隐藏行（第 {rows} 行）', 'Import {count} hidden {count|row|rows} ({count|row|rows} {rows})'],
  totals: [
    '导入 {count} 个合计行（{rows}）',
    'Import {count} {count|row that looks|rows that look} like a total ({rows})',
  ],
  totalRow: ['第 {row} 行“{text}”', 'row {row}, “{text}”'],
  merged: [
    '合并单元格（{areas}）的内容会填入其中的每一行。',
    'The text of merged cells ({areas}) is used for each of their rows.',
  ],
  pictures: [
    '工作表上的 {count} 张图片不会导入。',
    '{count} {count|picture|pictures} on the sheet will not be imported.',
  ],
  go: ['检查表格', 'Check file'],
  change: ['调整各列…', 'Change columns…'],
  leftColumns: ['以下列不导入：{heads}', 'Columns left out: {heads}'],
  leftHidden: ['未导入隐藏行：{count} 行', 'Hidden rows left out: {count}'],
  leftTotals: ['未导入合计行：第 {rows} 行', 'Totals left out (row {rows})'],
});
