import { textsWithShared } from '@fairbridge/contract/shared.texts.ts';

/** Of the own agenda, as a visitor and an exhibitor's employee read it. */
export const agendaTexts = textsWithShared({
  title: ['我的日程', 'My agenda'],
  lead: [
    '您参加的对接会、洽谈、直播和同期活动，从今天起按时间排列。',
    'Your procurement meetings, appointments, lives and events from today on.',
  ],
  visitPlan: ['安排参观顺序', 'Plan your visit'],
  empty: ['还没有日程', 'Nothing on your agenda yet'],
  emptyLead: [
    '报名参加采购对接会，或预约直播，即可在此查看。',
    'Sign up for a procurement meeting or ask to be reminded of a live, and it is listed here.',
  ],
  seeMeetings: ['查看采购对接会', 'View procurement meetings'],
  seeLives: ['查看直播', 'View lives'],

  meeting: ['采购对接会', 'Procurement meeting'],
  appointment: ['洽谈', 'Appointment'],
  live: ['直播', 'Live'],
  programme: ['同期活动', 'Event'],
  presents: ['您主讲的直播', 'Your live'],
  online: ['线上', 'Online'],
  table: ['{table} 号桌', 'Table {table}'],
  proposedHere: ['拟定时间', 'Proposed time'],
  toAnswer: ['等待您答复', 'Awaiting your answer'],
  toAnswerTheirs: ['等待对方答复', 'Awaiting their answer'],
  held: ['已洽谈', 'Held'],
  missed: ['未到场', 'Missed'],
  conflictWith: ['与“{title}”时间冲突', 'At the same time as “{title}”'],
  conflictBusy: ['与您导入的日历时间冲突', 'You are busy then in your imported calendar'],

  feed: ['日历订阅', 'Calendar subscription'],
  feedLead: [
    '生成一个专属地址，添加到手机或电脑的日历中，日程会自动更新。',
    'Create a private address and add it to your phone or computer calendar. It stays up to date by itself.',
  ],
  feedWarning: [
    '任何拿到该地址的人都能查看您的日程，请勿转发。您可以随时更换或停用。',
    'Anyone who has this address can read your agenda, so do not pass it on. You can replace or stop it at any time.',
  ],
  feedSince: ['自 {time} 起启用', 'Open since {time}'],
  feedOpen: ['生成地址', 'Create address'],
  feedOpened: ['地址已生成', 'Address created'],
  feedOnce: ['请现在复制，离开本页后不再显示。', 'Copy it now. It is not shown again once you leave this page.'],
  feedReplace: ['更换地址…', 'Replace address…'],
  feedReplaceTitle: ['更换日历地址？', 'Replace the calendar address?'],
  feedReplaceLead: [
    '原地址立即失效，使用该地址的日历不再更新。',
    'The present address stops working at once, and calendars that use it are no longer updated.',
  ],
  feedReplaceAct: ['更换地址', 'Replace address'],
  feedClose: ['停用…', 'Stop…'],
  feedCloseTitle: ['停用日历订阅？', 'Stop the calendar subscription?'],
  feedCloseLead: [
    '地址立即失效。需要时可以重新生成。',
    'The address stops working at once. You can create another one later.',
  ],
  feedCloseAct: ['停用', 'Stop'],
  feedClosed: ['日历订阅已停用', 'Calendar subscription stopped'],

  busy: ['我的忙碌时间', 'My busy times'],
  busyLead: [
    '从您的日历导出 ICS 文件并上传，约洽谈时会避开这些时间。只保存起止时间，不保存内容，其他人看不到。',
    'Export an ICS file from your calendar and upload it. Appointments are then offered around those times. Only start and end are kept, and no one else sees them.',
  ],
  busyLimit: ['ICS 文件，最大 1 MB', 'ICS file, up to 1 MB'],
  busyTimes: ['{count} 段，导入于 {time}', '{count} {count|time|times}, imported on {time}'],
  busyNone: ['还没有导入', 'Nothing imported yet'],
  busyFile: ['日历文件', 'Calendar file'],
  busyImport: ['上传日历…', 'Upload calendar…'],
  busyAgain: ['重新上传…', 'Upload again…'],
  busyImported: ['日历已导入', 'Calendar imported'],
  busyClear: ['删除…', 'Delete…'],
  busyClearTitle: ['删除忙碌时间？', 'Delete your busy times?'],
  busyClearLead: [
    '删除后无法恢复，但可以重新上传日历。',
    'This cannot be undone, but you can upload a calendar again.',
  ],
  busyCleared: ['忙碌时间已删除', 'Busy times deleted'],
});
