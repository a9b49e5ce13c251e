import { textsWithShared } from '@fairbridge/contract/shared.texts.ts';

export const badgeSheetTexts = textsWithShared({
  visitor: ['观众', 'VISITOR'],
  vip: ['贵宾', 'VIP'],
  code: ['胸卡二维码', 'Badge QR code'],
  print: ['打印胸卡', 'Print badge'],
  printAgain: ['再次打印', 'Print again'],
  againTitle: ['再次打印这张胸卡？', 'Print this badge again?'],
  againLead: [
    '此胸卡已打印过。原因将记入操作日志；原胸卡丢失的，请先作废再打印新的。',
    'This badge was printed before. The reason is kept in the audit log. If the earlier one was lost, revoke it first and print the new one.',
  ],
  printed: ['已送往打印（第 {count} 次）', 'Sent to the printer ({count}×)'],
});
