import { textsWithShared } from '@fairbridge/contract/shared.texts.ts';

export const searchTermTexts = textsWithShared({
  title: ['热门搜索', 'Search trends'],
  lead: [
    '七天内至少五个不同账号搜索过的词。能找到公开内容、且未被屏蔽的前十个会显示在搜索框下。',
    'Terms searched by at least five different accounts within seven days. The top ten that return public results and are not blocked appear below the search box.',
  ],
  term: ['搜索词', 'Term'],
  accounts: ['账号数（7 天）', 'Accounts (7 days)'],
  shown: ['显示中', 'Shown'],
  hidden: ['未显示', 'Not shown'],
  blocked: ['已屏蔽', 'Blocked'],
  few: ['少于 5', 'fewer than 5'],
  block: ['屏蔽', 'Block'],
  blockNamed: ['屏蔽“{term}”', 'Block “{term}”'],
  unblock: ['取消屏蔽', 'Unblock'],
  unblockNamed: ['取消屏蔽“{term}”', 'Unblock “{term}”'],
  blockedDone: ['已屏蔽“{term}”', '“{term}” blocked'],
  unblockedDone: ['已取消屏蔽“{term}”', '“{term}” unblocked'],
  add: ['屏蔽搜索词', 'Block a term'],
  addHintPlain: ['别名与英文名一并屏蔽。', 'Aliases and English names are blocked too.'],
  addHint: ['别名、英文名与 CAS 号一并屏蔽。', 'Aliases, English names and CAS numbers are blocked too.'],
  empty: ['暂无达到统计门槛的搜索词', 'No search terms have reached the threshold yet'],
});
