import { auditActions } from '../audit-action.ts';

export const campaignAuditActions = auditActions({
  'campaign.create': {
    name: ['新建推广链接', 'Created a campaign link'],
    sentence: ['{who} 新建了推广链接“{object}”', '{who} created the campaign link “{object}”'],
  },
  'campaign.change': {
    name: ['修改推广链接', 'Edited a campaign link'],
    sentence: ['{who} 修改了推广链接“{object}”', '{who} edited the campaign link “{object}”'],
  },
  'campaign.end': {
    name: ['结束推广链接', 'Ended a campaign link'],
    sentence: ['{who} 结束了推广链接“{object}”', '{who} ended the campaign link “{object}”'],
  },
  'campaign.remove': {
    name: ['删除推广链接', 'Deleted a campaign link'],
    sentence: ['{who} 删除了推广链接“{object}”', '{who} deleted the campaign link “{object}”'],
  },
  'campaign.export': {
    name: ['导出推广链接', 'Exported campaign links'],
    sentence: ['{who} 导出了推广链接', '{who} exported the campaign links'],
  },
});
