import { textsWithShared } from '@fairbridge/contract/shared.texts.ts';

export const readSheetTexts = textsWithShared({
  import: ['从表格导入', 'Import spreadsheet'],
  template: ['下载模板', 'Download template'],
  wrong: [
    '表格中有 {count} 处需要更正，未导入任何内容',
    '{count} {count|cell needs|cells need} correcting. Nothing was imported.',
  ],
  fault: ['第 {row} 行 · {column}：{message}', 'Row {row} · {column}: {message}'],
});
