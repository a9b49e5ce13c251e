import { texts } from '@fairbridge/contract/text.ts';

export const heatMapTexts = texts({
  title: ['展位热度图', 'Heat map'],
  lead: [
    '观众在展馆的哪些位置停留、浏览和询盘。',
    'Where in the halls visitors are scanned, and whose pages they open and ask.',
  ],
  figures: ['指标', 'Figures'],
  floors: ['楼层', 'Floors'],
  halls: ['各展馆', 'Halls'],
  notDrawn: ['平面图上还没有展位', 'There are no booths on the plan yet'],
  most: ['{floor}热度最高的展位', 'Busiest booths on {floor}'],
  none: ['该楼层在这段时间没有记录', 'Nothing on this floor in this period'],
  booth: ['展位', 'Booth'],
  exhibitors: ['展商', 'Exhibitors'],
});
