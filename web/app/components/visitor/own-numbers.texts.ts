import { texts } from '@fairbridge/contract/text.ts';

export const ownNumbersTexts = texts({
  numbers: ['一览', 'At a glance'],
  orders: ['询盘和订单', 'Inquiries and orders'],
  favourites: ['收藏', 'Favourites'],
  unread: ['未读消息', 'Unread messages'],
  seenExhibits: ['看过的展品', 'Exhibits viewed'],
});
