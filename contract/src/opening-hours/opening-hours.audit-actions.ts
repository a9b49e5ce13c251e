import { auditActions } from '../audit-action.ts';

export const openingHoursAuditActions = auditActions({
  'openingHours.save': {
    name: ['修改接待时间', 'Changed the opening hours'],
    sentence: ['{who} 修改了展会的接待时间', '{who} changed the opening hours of the fair'],
  },
});
