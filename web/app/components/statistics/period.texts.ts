import { textsWithShared } from '@fairbridge/contract/shared.texts.ts';

/** Of the days that figures are told of, and of their charts. */
export const periodTexts = textsWithShared({
  period: ['时间范围', 'Period'],
  today: ['今天', 'Today'],
  week: ['近 7 天', 'Last 7 days'],
  month: ['近 30 天', 'Last 30 days'],
  fair: ['展期', 'Fair days'],
  from: ['从', 'From'],
  to: ['到', 'To'],
  wrongPeriod: ['时间范围不正确', 'This period is not valid'],

  definition: ['说明', 'Definition'],
  chart: ['图表', 'Chart'],
  table: ['表格', 'Table'],
  drawing: ['正在绘制图表…', 'Drawing the chart…'],
  chartAbout: [
    '{figure}，按时间的柱状图；表格中有同样的数据。',
    '{figure} as bars over time. The table holds the same numbers.',
  ],
  day: ['日期', 'Day'],
  hour: ['时段', 'Hour'],
  value: ['数值', 'Value'],
});
