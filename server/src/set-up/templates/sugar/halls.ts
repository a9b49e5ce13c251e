import type { Hall } from '../vocabulary.ts';

/** Halls of the sugar and liquor fair with their sign colours, dark enough for white lettering (4.5:1). */
export const sugarHalls: Hall[] = [
  { code: 'S1', name: { zh: '名酒馆', en: 'Baijiu Hall' }, floor: '1F', colour: '#8E1B3A', sort: 1 },
  { code: 'S2', name: { zh: '酱酒馆', en: 'Sauce Aroma Hall' }, floor: '1F', colour: '#8A4B08', sort: 2 },
  { code: 'S3', name: { zh: '葡萄酒馆', en: 'Wine Hall' }, floor: '2F', colour: '#6D2E8C', sort: 3 },
  { code: 'S4', name: { zh: '国际烈酒馆', en: 'Spirits Hall' }, floor: '2F', colour: '#1F5673', sort: 4 },
  { code: 'S5', name: { zh: '食糖馆', en: 'Sugar Hall' }, floor: '3F', colour: '#A33B20', sort: 5 },
  { code: 'S6', name: { zh: '饮料食品馆', en: 'Drinks and Foods Hall' }, floor: '3F', colour: '#236B45', sort: 6 },
  {
    code: 'S7',
    name: { zh: '包装机械馆', en: 'Packaging and Machinery Hall' },
    floor: 'B1F',
    colour: '#45535E',
    sort: 7,
  },
  { code: 'MZ', name: { zh: '品鉴廊', en: 'Tasting Gallery' }, floor: 'M2', colour: '#9A2F6C', sort: 8 },
  { code: 'SK', name: { zh: '云顶黄酒坊', en: 'Huangjiu Loft' }, floor: '7F', colour: '#6B5B12', sort: 9 },
  { code: 'LB', name: { zh: '大堂', en: 'Lobby' }, floor: '1F', colour: '#474B8F', sort: 10 },
  { code: 'OD', name: { zh: '啤酒花园', en: 'Beer Garden' }, floor: '1F', colour: '#2C6A71', sort: 11 },
];
