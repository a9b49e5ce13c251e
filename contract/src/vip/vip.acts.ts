import { acts } from '../acts.ts';

export const vipActs = acts({
  'vip.pass': {
    name: ['通过 VIP 申请', 'Passed a VIP application'],
    told: ['{who} 通过了 {object} 的 VIP 申请', '{who} passed the VIP application of {object}'],
  },
  'vip.fail': {
    name: ['未通过 VIP 申请', 'Did not pass a VIP application'],
    told: ['{who} 未通过 {object} 的 VIP 申请', '{who} did not pass the VIP application of {object}'],
  },
});
