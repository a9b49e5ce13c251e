import type { Zone } from '@fairbridge/contract/opening-hours/opening-hours.shapes.ts';
import { textsWithShared } from '@fairbridge/contract/shared.texts.ts';
import { texts, type Bilingual } from '@fairbridge/contract/text.ts';

/** What the clock of a zone is called behind a time. */
export const ZONE_NAMES: Readonly<Record<Zone, Bilingual>> = {
  'America/Los_Angeles': { zh: '洛杉矶时间', en: 'Los Angeles time' },
  'America/New_York': { zh: '纽约时间', en: 'New York time' },
  'America/Sao_Paulo': { zh: '圣保罗时间', en: 'São Paulo time' },
  UTC: { zh: '协调世界时', en: 'UTC' },
  'Europe/London': { zh: '伦敦时间', en: 'London time' },
  'Europe/Berlin': { zh: '柏林时间', en: 'Berlin time' },
  'Africa/Nairobi': { zh: '内罗毕时间', en: 'Nairobi time' },
  'Asia/Dubai': { zh: '迪拜时间', en: 'Dubai time' },
  'Asia/Karachi': { zh: '卡拉奇时间', en: 'Karachi time' },
  'Asia/Kolkata': { zh: '印度时间', en: 'India time' },
  'Asia/Bangkok': { zh: '曼谷时间', en: 'Bangkok time' },
  'Asia/Shanghai': { zh: '北京时间', en: 'Beijing time' },
  'Asia/Tokyo': { zh: '东京时间', en: 'Tokyo time' },
  'Australia/Sydney': { zh: '悉尼时间', en: 'Sydney time' },
};

export const openingTexts = texts({
  openUntil: ['接待时间至 {clock}（{zone}）', 'Open now, until {clock} {zone}'],
  openAlways: ['全天接待', 'Open now, around the clock'],
  opensToday: ['现不在接待时间，今天 {clock}（{zone}）开始接待', 'Closed now. Opens today {clock} {zone}'],
  opensTomorrow: ['现不在接待时间，明天 {clock}（{zone}）开始接待', 'Closed now. Opens tomorrow {clock} {zone}'],
  opensOn: ['现不在接待时间，{day} {clock}（{zone}）开始接待', 'Closed now. Opens {day} {clock} {zone}'],
  closed: ['现不在接待时间', 'Closed now'],
  ownClock: ['（您的当地时间 {clock}）', ' ({clock} your time)'],
  ownDay: ['（您的当地时间{day} {clock}）', ' ({day} {clock} your time)'],
});

export const openingHoursTexts = textsWithShared({
  title: ['接待时间', 'Opening hours'],
  open: ['接待时间…', 'Opening hours…'],
  leadFair: [
    '买家在接待时间之外发起洽谈时，会看到何时开始接待，并可改为发送询盘。展商未设置接待时间时，按此处显示。',
    'Buyers who start a chat outside these hours see when you open and can send an inquiry instead. They also apply to exhibitors that set none of their own.',
  ],
  leadCompany: [
    '买家在接待时间之外发起洽谈时，会看到何时开始接待，并可改为发送询盘。',
    'Buyers who start a chat outside these hours see when you open and can send an inquiry instead.',
  ],
  whose: ['采用', 'Use'],
  none: ['不设接待时间', 'No opening hours'],
  asFair: ['展会的接待时间', 'The fair’s opening hours'],
  ownHours: ['以下接待时间', 'These opening hours'],
  zone: ['时区', 'Time zone'],
  monday: ['周一', 'Monday'],
  tuesday: ['周二', 'Tuesday'],
  wednesday: ['周三', 'Wednesday'],
  thursday: ['周四', 'Thursday'],
  friday: ['周五', 'Friday'],
  saturday: ['周六', 'Saturday'],
  sunday: ['周日', 'Sunday'],
  from: ['开始', 'From'],
  to: ['结束', 'To'],
  exceptions: ['特殊日期', 'Other dates'],
  exceptionsLead: [
    '例如节假日、展期。这些日期不按周几的时间。',
    'For example, holidays or fair days. They replace the hours of the weekday.',
  ],
  on: ['日期', 'Date'],
  openThen: ['当天接待', 'Open on this date'],
  add: ['添加日期', 'Add a date'],
});
