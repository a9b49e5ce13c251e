import { acts } from '../acts.ts';

export const complianceActs = acts({
  'compliance.create': {
    name: ['添加合规规则', 'Added a compliance rule'],
    told: ['{who} 添加了“{object}”的合规规则', '{who} added a compliance rule for “{object}”'],
  },
  'compliance.change': {
    name: ['修改合规规则', 'Edited a compliance rule'],
    told: ['{who} 修改了“{object}”的合规规则', '{who} edited a compliance rule for “{object}”'],
  },
  'compliance.remove': {
    name: ['删除合规规则', 'Deleted a compliance rule'],
    told: ['{who} 删除了“{object}”的合规规则', '{who} deleted a compliance rule for “{object}”'],
  },
  'compliance.import': {
    name: ['导入合规规则', 'Imported compliance rules'],
    told: ['{who} 导入了合规规则', '{who} imported compliance rules'],
  },
});
