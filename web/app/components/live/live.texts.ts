import { texts } from '@fairbridge/contract/text.ts';

/** Texts of lives wherever they stand: cards, lists, the room. */
export const liveTexts = texts({
  upcoming: ['预告', 'Upcoming'],
  onLive: ['直播中', 'Live now'],
  replay: ['回放', 'Replay'],
  ended: ['已结束', 'Ended'],
  programme: ['同期活动', 'Event'],
  shownIn: ['本展品参与的直播', 'Live streams that show this exhibit'],
  organizer: ['主办方', 'Organizer'],
  viewers: ['{count} 人正在观看', '{count} watching'],
  watched: ['{count} 人看过', '{count} {count|view|views}'],
  wanted: ['{count} 人想看', '{count} interested'],
  calendar: ['加入日历', 'Add to calendar'],
  remind: ['开播提醒', 'Remind me'],
  remindOf: ['开播提醒：{title}', 'Remind me: {title}'],
  reminded: ['已设提醒', 'Reminder set'],
  remindedOf: ['已设提醒：{title}', 'Reminder set: {title}'],
  remindDone: ['开播前将提醒您', 'We will remind you before it starts'],
});
