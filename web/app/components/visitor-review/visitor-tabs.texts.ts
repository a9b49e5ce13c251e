import { textsWithShared } from '@fairbridge/contract/shared.texts.ts';

export const visitorTabTexts = textsWithShared({
  rooms: ['观众管理', 'Rooms of visitors'],
  duplicates: ['疑似重复', 'Possible duplicates'],
  blocks: ['屏蔽列表', 'Blocked'],
  receipts: ['删除凭证', 'Erasure receipts'],
});
