import { auditActions } from '../audit-action.ts';

export const floorPlanAuditActions = auditActions({
  'floorPlan.import': {
    name: ['导入平面图', 'Imported the floor plan'],
    sentence: ['{who} 导入了平面图', '{who} imported the floor plan'],
  },
  'floorPlan.importBooths': {
    name: ['导入展位表', 'Imported booths'],
    sentence: ['{who} 导入了展位表', '{who} imported a list of booths'],
  },
  'floorPlan.export': {
    name: ['导出平面图', 'Exported the floor plan'],
    sentence: ['{who} 导出了平面图或展位表', '{who} exported the floor plan or its booths'],
  },
});
