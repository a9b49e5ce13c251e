import { texts } from '@fairbridge/contract/text.ts';
import { meetingPageTexts } from './meeting-page.texts.ts';

/** What everybody reads where one signs up for a meeting. */
export const signupPageTexts = texts({
  title: ['采购对接会报名', 'Sign up for a meeting'],
  lead: [
    '选择要参加的采购对接会。报名由主办方审核，通过后双方互相约定洽谈时间。',
    'Select a meeting. The organizer reviews each sign-up, then both sides arrange appointments.',
  ],
  none: ['目前没有开放报名的采购对接会', 'No meeting is open for sign-up now'],
  allMeetings: meetingPageTexts.seeAll,
  otherMeetings: ['选择其他采购对接会', 'Select another meeting'],
  guestTitle: ['登录后报名', 'Log in to sign up'],
  // word for word (specification, section 8)
  registeredOnly: meetingPageTexts.registeredOnly,
  loginHint: ['请以观众身份登录（需要时以展商身份登录）', 'Log in as visitor (or exhibitor where required).'],
  begin: ['可以先填写，内容会保留。', 'You can begin here. What you write is kept.'],
  mySignup: meetingPageTexts.mySignup,
  seek: ['希望采购或提供什么（选填）', 'What you seek or offer (optional)'],
  seekHint: ['一句话，例如：长期采购草铵膦原药', 'One line, for example: glufosinate technical, regular supply'],
  details: ['补充说明（选填）', 'Details (optional)'],
  login: ['登录并继续', 'Log in and continue'],
  register: ['注册为观众', 'Register as visitor'],
  loginExhibitor: ['展商登录', 'Exhibitor login'],
  goOnRegistering: meetingPageTexts.goOnRegistering,
});
