import { acts } from '../acts.ts';

export const voucherActs = acts({
  'badge.revoke': {
    name: ['作废胸卡', 'Revoked a badge'],
    told: ['{who} 作废了 {object} 的胸卡', '{who} revoked the badge of {object}'],
  },
});
