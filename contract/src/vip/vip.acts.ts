import { acts } from '../acts.ts';

export const vipActs = acts({
  'vip.pass': {
    name: ['通过 VIP 申请', 'Approved a VIP application'],
    told: ['{who} 通过了 {object} 的 VIP 申请', '{who} approved the VIP application of {object}'],
  },
  'vip.fail': {
    name: ['拒绝 VIP 申请', 'Declined a VIP application'],
    told: ['{who} 拒绝了 {object} 的 VIP 申请', '{who} declined the VIP application of {object}'],
  },
});
