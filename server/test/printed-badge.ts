import type { Badge } from '../src/domains/voucher/voucher.shapes.ts';

/** A badge in Chinese with nothing unusual. */
export const BADGE: Badge = {
  kind: 'visitor',
  name: '张伟',
  company: '深圳市创新智能装备有限公司',
  position: '采购总监',
  country: { zh: '中国', en: 'China' },
  number: 'V26-004217',
  qr: 'https://fair.example/b/Zk3nQ0v8b2Xy7TqLw1RrA9sJ4uHc6DpE',
};
