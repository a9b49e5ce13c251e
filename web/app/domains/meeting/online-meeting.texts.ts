import { texts } from '@fairbridge/contract/text.ts';
import { meetingPageTexts } from './meeting-page.texts.ts';

/** What everybody reads at the way into online meetings. */
export const onlineMeetingTexts = texts({
  title: ['线上会议', 'Online meetings'],
  lead: [
    '正在进行和即将开始的线上采购对接会，以及您的洽谈日程。',
    'Online meetings that run now or come next, and your own schedule.',
  ],
  none: ['目前没有线上会议', 'No online meetings now'],
  noneLead: ['可以查看其他采购对接会。', 'See which other meetings there are.'],
  allMeetings: meetingPageTexts.seeAll,
  meetings: ['会议入口', 'Way in'],
  agenda: ['我的日程', 'My schedule'],
  noAgenda: ['近期没有已确认的线上洽谈。', 'No confirmed online appointments coming up.'],
  join: ['进入会议室', 'Join'],
  joinOf: ['进入会议室：{name}（在新标签页打开）', 'Join: {name} (opens in a new tab)'],
  opensAt: ['会议室于 {time} 开放', 'The room opens {time}'],
  fromAgenda: ['请从“我的日程”进入洽谈室。', 'Join each appointment from your schedule.'],
  logIn: ['登录并报名后，可在此进入会议室。', 'Log in and sign up to join here.'],
  notSignedUp: ['您尚未报名。', 'You have not signed up.'],
  over: ['报名已截止，您没有报名。', 'The sign-up is over and you did not sign up.'],
  review: ['报名正在审核，通过后可进入会议室。', 'Your sign-up is under review. Once approved, you can join.'],
  notApproved: ['您的报名未通过。', 'Your sign-up was not approved.'],
  confirm: ['请先确认参加，再进入会议室。', 'Please say that you take part, then you can join.'],
  toConfirm: ['确认参加', 'Take part'],
  signUp: meetingPageTexts.signUp,
});
