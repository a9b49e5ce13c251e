import type { Bilingual, Lang } from '@fairbridge/contract/text.ts';

const both = (zh: string, en: string): Bilingual => ({ zh, en });

/** Ports of the trade; whatever else is written in a blank stays as it is. */
const PORTS: readonly Bilingual[] = [
  both('上海', 'Shanghai'),
  both('上海港', 'Shanghai'),
  both('宁波', 'Ningbo'),
  both('青岛', 'Qingdao'),
  both('天津', 'Tianjin'),
  both('深圳', 'Shenzhen'),
  both('广州', 'Guangzhou'),
  both('厦门', 'Xiamen'),
  both('大连', 'Dalian'),
  both('连云港', 'Lianyungang'),
  both('南京', 'Nanjing'),
  both('香港', 'Hong Kong'),
  both('桑托斯', 'Santos'),
  both('巴拉那瓜', 'Paranaguá'),
  both('布宜诺斯艾利斯', 'Buenos Aires'),
  both('卡亚俄', 'Callao'),
  both('拉各斯', 'Lagos'),
  both('蒙巴萨', 'Mombasa'),
  both('德班', 'Durban'),
  both('孟买', 'Mumbai'),
  both('卡拉奇', 'Karachi'),
  both('吉大港', 'Chittagong'),
  both('胡志明市', 'Ho Chi Minh City'),
  both('曼谷', 'Bangkok'),
  both('雅加达', 'Jakarta'),
  both('马尼拉', 'Manila'),
  both('鹿特丹', 'Rotterdam'),
  both('汉堡', 'Hamburg'),
  both('伊斯坦布尔', 'Istanbul'),
  both('迪拜', 'Dubai'),
];

const UNITS: readonly Bilingual[] = [
  both('吨', 't'),
  both('公斤', 'kg'),
  both('千克', 'kg'),
  both('克', 'g'),
  both('升', 'L'),
  both('毫升', 'mL'),
  both('桶', 'drums'),
  both('箱', 'cartons'),
  both('袋', 'bags'),
  both('瓶', 'bottles'),
];

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();
const other = (lang: Lang): Lang => (lang === 'zh' ? 'en' : 'zh');
const AMOUNT = /^(\d[\d.,\s–~-]{0,20}?)\s?(\D{1,10})$/u;

/** What was written in a blank, in the other language where it is known there: a port, or a quantity. */
export function blankIn(written: string, lang: Lang): string {
  const port = PORTS.find((one) => same(one[other(lang)], written));
  if (port !== undefined) return port[lang];
  const [, figures, word = ''] = AMOUNT.exec(written.trim()) ?? [];
  const unit = UNITS.find((one) => same(one[other(lang)], word));
  return figures === undefined || unit === undefined ? written : `${figures} ${unit[lang]}`;
}
