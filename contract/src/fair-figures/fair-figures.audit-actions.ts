import { auditActions } from '../audit-action.ts';

export const fairFiguresAuditActions = auditActions({
  'figures.export': {
    name: ['导出数据分析', 'Exported figures'],
    sentence: ['{who} 导出了数据分析的表格', '{who} exported a table of the figures'],
  },
});
