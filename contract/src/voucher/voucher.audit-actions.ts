import { auditActions } from '../audit-action.ts';

export const voucherAuditActions = auditActions({
  'badge.revoke': {
    name: ['作废胸卡', 'Revoked a badge'],
    sentence: ['{who} 作废了 {object} 的胸卡', '{who} revoked the badge of {object}'],
  },
});
