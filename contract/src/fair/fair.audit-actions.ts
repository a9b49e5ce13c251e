import { auditActions } from '../audit-action.ts';

export const fairAuditActions = auditActions({
  'fair.create': {
    name: ['新建展会', 'Made a fair'],
    sentence: ['{who} 新建了另一个展会', '{who} made another fair'],
  },
  'fair.clone': {
    name: ['复制展会', 'Copied a fair'],
    sentence: ['{who} 以本展会为蓝本新建了展会', '{who} made another fair from this one'],
  },
  'fair.open': { name: ['开放展会', 'Opened the fair'], sentence: ['{who} 开放了展会', '{who} opened the fair'] },
  'fair.archive': {
    name: ['归档展会', 'Archived the fair'],
    sentence: ['{who} 将展会归档', '{who} archived the fair'],
  },
  'fair.makeDefault': {
    name: ['设为默认展会', 'Made the fair the default one'],
    sentence: ['{who} 将本展会设为默认展会', '{who} made this the default fair'],
  },
  'fair.renewPreview': {
    name: ['生成预览链接', 'Made a preview link'],
    sentence: ['{who} 生成了预览链接', '{who} made a preview link'],
  },
  'fair.endPreview': {
    name: ['停用预览链接', 'Ended the preview link'],
    sentence: ['{who} 停用了预览链接', '{who} ended the preview link'],
  },
  'fair.askDeletion': {
    name: ['申请删除展会', 'Asked for the fair to be deleted'],
    sentence: ['{who} 申请删除展会', '{who} asked for the fair to be deleted'],
  },
  'fair.takeDeletionBack': {
    name: ['撤销删除展会', 'Cancelled the deletion of the fair'],
    sentence: ['{who} 撤销了删除展会的申请', '{who} cancelled the deletion of the fair'],
  },
});
