import { textsWithShared } from '@fairbridge/contract/shared.texts.ts';

export const exhibitorImportTexts = textsWithShared({
  title: ['导入展商', 'Import exhibitors'],
  back: ['返回展商列表', 'Back to exhibitors'],
  lead: [
    '从表格一次添加或更新多家展商。检查后才会导入，任何一行有错误时都不会导入。',
    'Add or update many exhibitors at once from a spreadsheet. It is checked first. If any row has an error, nothing is imported.',
  ],
  fillTitle: ['准备表格', 'Prepare the spreadsheet'],
  fillLead: [
    '下载模板填写，或直接上传自己的表格。“示例”页可供参考，不会导入。',
    'Fill in the template, or upload a spreadsheet of your own. The “Example” sheet is for reference and is not imported.',
  ],
  byReference: [
    '编号相同的展商会更新，不会重复添加；没有编号时按公司名称判断。',
    'Exhibitors with the same reference number are updated, not added again. Without a number, the company name decides.',
  ],
  emptyCells: [
    '空单元格不会改变已有内容。展商自己填写的简称、类型、网址和电话会保留。',
    'Empty cells change nothing. Short name, type, website and telephone stay as the exhibitor wrote them.',
  ],
  invitesNobody: [
    '导入不会发送邮件，之后可在展商列表中统一邀请管理员。',
    'Importing sends no e-mails. You can invite all administrators from the list of exhibitors afterwards.',
  ],
  template: ['下载模板', 'Download template'],
  uploadTitle: ['上传表格', 'Upload the spreadsheet'],
  drop: ['把文件拖到这里，或', 'Drop the file here, or'],
  choose: ['选择文件', 'choose a file'],
  fileRule: ['XLSX 或 CSV，最多 {max} 行', 'XLSX or CSV, up to {max} rows'],
  checking: ['正在检查 {name}…', 'Checking {name}…'],
  resultTitle: ['检查结果', 'Check result'],
  added: ['新增', 'Add'],
  changed: ['更新', 'Update'],
  unchanged: ['无变化', 'Unchanged'],
  wrong: ['有错误', 'Errors'],
  row: ['行', 'Row'],
  changes: ['更新：{columns}', 'Updates: {columns}'],
  importNow: ['导入 {count} 家展商', 'Import {count} {count|exhibitor|exhibitors}'],
  nothing: ['表格与现有展商一致，无需导入。', 'The spreadsheet matches the exhibitors. Nothing to import.'],
  correct: [
    '{count} 行有错误，请修改表格后重新上传。',
    '{count} {count|row has|rows have} errors. Please correct the spreadsheet and upload it again.',
  ],
  firstRows: ['仅显示前 {count} 行', 'Only the first {count} {count|row is|rows are} shown'],
  changedMeanwhile: [
    '检查之后展商信息有变化，请查看新的检查结果。',
    'Exhibitors have changed since the check. Please look at the new result.',
  ],
  imported: ['已导入 {count} 家展商', '{count} {count|exhibitor|exhibitors} imported'],
});
