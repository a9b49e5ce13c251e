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
  'floorPlan.edit': {
    name: ['编辑楼层平面图', 'Edited a floor'],
    sentence: ['{who} 编辑了楼层平面图', '{who} edited the plan of a floor'],
  },
  'floorPlan.restore': {
    name: ['恢复平面图', 'Restored the floor plan'],
    sentence: ['{who} 恢复了较早的平面图', '{who} restored an earlier floor plan'],
  },
  'floorPlan.export': {
    name: ['导出平面图', 'Exported the floor plan'],
    sentence: ['{who} 导出了平面图或展位表', '{who} exported the floor plan or its booths'],
  },
});
