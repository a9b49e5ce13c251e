import { auditActions } from '../audit-action.ts';

export const vipAuditActions = auditActions({
  'vip.pass': {
    name: ['通过 VIP 申请', 'Approved a VIP application'],
    sentence: ['{who} 通过了 {object} 的 VIP 申请', '{who} approved the VIP application of {object}'],
  },
  'vip.fail': {
    name: ['拒绝 VIP 申请', 'Declined a VIP application'],
    sentence: ['{who} 拒绝了 {object} 的 VIP 申请', '{who} declined the VIP application of {object}'],
  },
});
