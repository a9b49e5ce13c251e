import { textsWithShared } from '@fairbridge/contract/shared.texts.ts';

/** Texts of exhibits by spreadsheet: import, its report, drafts, export. */
export const productImportTexts = textsWithShared({
  title: ['用表格管理展品', 'Manage exhibits by spreadsheet'],
  back: ['返回我的展品', 'Back to my exhibits'],
  export: ['导出我的展品', 'Export my exhibits'],
  exportFiltered: ['导出筛选出的展品', 'Export filtered exhibits'],

  stepFill: ['填写表格', 'Fill in'],
  stepCheck: ['上传检查', 'Upload and check'],
  stepConfirm: ['确认导入', 'Confirm'],

  fillTitle: ['新增展品：下载模板', 'New exhibits: download the template'],
  fillLead: [
    '模板按本届展会的展品属性生成，带 * 的列必填。“代码”页列出可填写的类别、剂型、成分等，“示例”页有一行范例。也可以直接上传自己的表格，上传后再核对各列。',
    'The template matches this fair’s exhibit attributes. Columns marked * are required. Your own spreadsheet works too: you check its columns after the upload. The “Codes” sheet lists the categories, formulations, ingredients and other values you can use; the “Example” sheet shows a sample row.',
  ],
  template: ['下载模板', 'Download template'],
  editTitle: ['修改展品：先导出', 'Edit exhibits: export first'],
  editLead: [
    '导出的表格与模板列一致。改好后直接上传，只有改动过的展品会被修改；删去的列保持原样。',
    'The export has the same columns as the template. Edit and upload it: only changed exhibits are updated, and columns you remove stay as they are.',
  ],

  uploadTitle: ['上传表格', 'Upload spreadsheet'],
  uploadAgain: ['修改后重新上传', 'Correct and upload again'],
  drop: ['将表格拖到这里，或', 'Drop the file here, or'],
  choose: ['选择文件', 'choose a file'],
  fileRule: ['Excel（.xlsx）或 CSV，不超过 5 MB、{max} 行', 'Excel (.xlsx) or CSV, up to 5 MB and {max} rows'],
  oneFile: ['一次只能上传一个文件', 'Please upload one file at a time'],
  notExcel: ['请上传 Excel（.xlsx）或 CSV 文件', 'Please upload an Excel (.xlsx) or CSV file.'],
  uploading: ['正在上传 {name}', 'Uploading {name}'],
  nothingYet: [
    '上传后先检查，确认之前不会改动任何展品。',
    'The file is checked first. No exhibits change until you confirm.',
  ],

  quota: ['剩余名额', 'Places left'],
  roomDrafts: ['可新增的草稿', 'Drafts you can add'],
  roomExhibits: ['可发布的展品', 'Exhibits you can publish'],
  roomPublic: ['其中对所有买家可见', 'Of these, visible to all buyers'],
  roomShort: [
    '导入后共有新草稿 {count} 件，目前最多可发布 {quota} 件。',
    'You are adding {count} {count|draft|drafts}, but can publish up to {quota} at present.',
  ],

  rules: ['导入规则', 'Import rules'],
  ruleDraft: [
    '新展品先存为草稿。按货号命名图片，打包为 ZIP 在草稿页一次补齐，即可一起发布。',
    'New exhibits are saved as drafts. Name their pictures by article number, add them all at once as a ZIP file under “Drafts”, then publish them together.',
  ],
  ruleChange: [
    '货号（或展品编号）与已有展品相同的行会修改该展品，图片保留。',
    'Rows with the article number (or exhibit ID) of an existing exhibit update that exhibit and keep its pictures.',
  ],
  ruleAll: ['一份表格要么全部导入，要么一行也不导入。', 'All rows are imported together, or none.'],

  checking: ['正在检查', 'Checking'],
  doing: ['正在导入', 'Importing'],
  progress: ['{done} / {total} 行', '{done} of {total} {total|row|rows}'],
  byWhom: ['由 {name} 上传', 'Uploaded by {name}'],
  leaveOpen: ['可以离开此页，完成后结果会保留一天。', 'You can leave this page. The result is kept for a day.'],
  cancel: ['取消导入', 'Cancel import'],
  cancelled: ['已取消，没有任何改动', 'Cancelled. Nothing was changed.'],

  checkedGood: ['检查通过，确认后一次完成', 'Check passed. Confirm to import all rows.'],
  checkedSame: ['这份表格与现有展品完全一致，无需导入', 'This file matches your existing exhibits. Nothing to import.'],
  checkedBad: [
    '有 {count} 行需要改正，整份表格暂不能导入',
    '{count} {count|row needs|rows need} correcting before the file can be imported',
  ],
  refused: [
    '没有导入任何内容：检查之后有 {count} 行的展品发生了变化。请重新上传同一份表格再检查一次。',
    'Nothing was imported: exhibits in {count} {count|row|rows} changed after the check. Please upload the file again for a new check.',
  ],
  doneTitle: ['导入完成', 'Import complete'],
  countDraft: ['新草稿', 'New drafts'],
  countDraftChange: ['修改草稿', 'Drafts changed'],
  countChange: ['修改展品', 'Exhibits changed'],
  countUnchanged: ['无变化', 'Unchanged'],
  countWrong: ['有误', 'Errors'],
  confirm: ['确认导入 {count} 行', 'Import {count} {count|row|rows}'],
  dismiss: ['完成', 'Done'],
  discard: ['放弃此次导入', 'Discard import'],
  another: ['再导入一份', 'Import another file'],
  toDrafts: ['为草稿补图', 'Add pictures to drafts'],
  toList: ['查看我的展品', 'View my exhibits'],
  report: ['下载结果', 'Download report'],
  reportHint: [
    '您的表格按原来的列排列，首列说明错误，出错的单元格标红，缺少的列补在最后；改好后可直接上传。',
    'Your file with its own columns, errors in the first column, wrong cells in red and missing columns at the end. Correct it and upload it again.',
  ],

  values: ['查看读到的内容', 'View what was read'],
  sheetRead: ['读取的工作表：{sheet}', 'Sheet: {sheet}'],
  rowsTitle: ['逐行结果', 'Results by row'],
  onlyWrong: ['只看有误的行', 'Only rows with errors'],
  row: ['行', 'Row'],
  outcome: ['结果', 'Result'],
  effectDraft: ['新增草稿', 'New draft'],
  effectDraftChange: ['修改草稿', 'Update draft'],
  effectChange: ['修改展品', 'Update exhibit'],
  effectUnchanged: ['无变化', 'Unchanged'],
  effectWrong: ['有误', 'Error'],
  noName: ['（无名称）', '(no name)'],
  more: ['再显示 {count} 行', 'Show {count} more {count|row|rows}'],
  loading: ['加载中', 'Loading'],
});
