import { textsWithShared } from '@fairbridge/contract/shared.texts.ts';

export const leadScoreTexts = textsWithShared({
  points: ['评分 {count}', 'Score {count}'],
  title: ['评分依据', 'Score and evidence'],
  fades: [
    '得分每 {days} 天减半，同类行为只计最近 {most} 次。',
    'Points halve every {days} days. Of each type, the latest {most} count.',
  ],
  none: ['近期没有可计分的行为', 'No recent activity that counts'],
  order: ['提交意向订单', 'Sent an intent order'],
  quoteAccepted: ['接受报价', 'Accepted a quote'],
  inquiry: ['发送询盘', 'Sent an inquiry'],
  documentAsked: ['申请资料', 'Requested a document'],
  documentOpened: ['打开资料', 'Opened a document'],
  cardGiven: ['交换名片', 'Exchanged cards'],
  badgeScanned: ['现场扫描胸卡', 'Badge scanned on site'],
  favourite: ['加入收藏', 'Added to favourites'],
  visit: ['再次浏览', 'Viewed again'],
  visitTimes: ['再次浏览 {count} 次', 'Viewed again {count} {count|time|times}'],
  booth: ['展位', 'Booth'],
  worth: ['+{count}', '+{count}'],
  settings: ['评分设置…', 'Score settings…'],
  settingsTitle: ['评分设置', 'Score settings'],
  settingsLead: [
    '每种行为计多少分，0 表示不计分。对本公司所有线索和客户生效。',
    'Points for each type of activity. Use 0 to leave it out. Applies to all leads and contacts of your company.',
  ],
  weight: ['0–{max} 分', '0–{max} points'],
  saved: ['评分设置已保存', 'Score settings saved'],
  openScore: ['{name}：评分 {count}，查看依据', '{name}: score {count}, see the evidence'],
});
