import type { Hall } from '../vocabulary.ts';

/** Halls with their sign colours: dark enough for white lettering (4.5:1), and told apart by hue. */
export const agroHalls: Hall[] = [
  { code: 'H1', name: { zh: '1号馆', en: 'Hall 1' }, floor: '1F', colour: '#1D5C8F', sort: 1 },
  { code: 'H2', name: { zh: '2号馆', en: 'Hall 2' }, floor: '1F', colour: '#7A3E9D', sort: 2 },
  { code: 'H3', name: { zh: '3号馆', en: 'Hall 3' }, floor: '2F', colour: '#B34A1E', sort: 3 },
  { code: 'H4', name: { zh: '4号馆', en: 'Hall 4' }, floor: '2F', colour: '#2F6B3C', sort: 4 },
  { code: 'H5', name: { zh: '5号馆', en: 'Hall 5' }, floor: '3F', colour: '#7D5A00', sort: 5 },
  { code: 'H6', name: { zh: '6号馆', en: 'Hall 6' }, floor: 'B1F', colour: '#00696F', sort: 6 },
  { code: 'G2', name: { zh: '花厅 G2', en: 'Flowers G2' }, floor: '7F', colour: '#A8326B', sort: 7 },
  { code: 'G3', name: { zh: '花厅 G3', en: 'Flowers G3' }, floor: '7F', colour: '#5346B5', sort: 8 },
  { code: 'LZ', name: { zh: '灯光区', en: 'Lighting Zone' }, floor: 'M2', colour: '#8C2F2F', sort: 9 },
  { code: 'LB', name: { zh: '大堂', en: 'Lobby' }, floor: '1F', colour: '#4A5560', sort: 10 },
  { code: 'OD', name: { zh: '室外展区', en: 'Outdoor' }, floor: '1F', colour: '#56681A', sort: 11 },
];
