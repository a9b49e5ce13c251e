import { texts } from '@fairbridge/contract/text.ts';

export const planFilterTexts = texts({
  filters: ['筛选展位', 'Filter booths'],
  matching: [
    '共 {count} 个展位，其中本层（{floor}）{here} 个',
    '{count} {count|booth|booths}, {here} of them on this floor ({floor})',
  ],
  clear: ['清除筛选', 'Clear filters'],
  failed: ['筛选失败，请检查网络后重试', 'The filters could not be applied. Please check your network and try again.'],
  onLive: ['正在直播（{count}）', 'Live now ({count})'],
  isNew: ['还没去过', 'Not visited yet'],
  category: ['业务范围', 'Business scope'],
  ingredient: ['有效成分', 'Active ingredient'],
  companyType: ['企业类型', 'Company type'],
  country: ['国家/地区', 'Country'],
});
