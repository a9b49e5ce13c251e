import { textsWithShared } from '@fairbridge/contract/shared.texts.ts';

export const replyTemplateTexts = textsWithShared({
  use: ['使用模板', 'Use a template'],
  select: ['请选择', 'Select'],
  manage: ['管理模板…', 'Manage templates…'],
  title: ['回复模板', 'Reply templates'],
  lead: [
    '本公司所有员工都可使用。可以写入 {places}，使用时自动换成买家姓名、买家公司和展品名称。',
    'Everyone at your company can use them. You can write {places}: they become the buyer’s name, the buyer’s company and the name of the exhibit.',
  ],
  name: ['模板名称', 'Template name'],
  nameHint: ['与已有模板同名时，原模板将更新。', 'A template of the same name is updated.'],
  text: ['内容', 'Text'],
  save: ['保存模板', 'Save template'],
  saved: ['模板已保存', 'Template saved'],
  none: ['还没有模板', 'No templates yet'],
  removeOf: ['删除模板“{name}”', 'Delete the template “{name}”'],
  removed: ['模板已删除', 'Template deleted'],
});
