import { texts } from '@fairbridge/contract/text.ts';

export const talkLineTexts = texts({
  audioEnded: ['语音通话 {duration}', 'Audio call, {duration}'],
  videoEnded: ['视频通话 {duration}', 'Video call, {duration}'],
  audioRefusedOwn: ['语音通话：对方已拒接', 'Audio call: declined'],
  videoRefusedOwn: ['视频通话：对方已拒接', 'Video call: declined'],
  audioRefused: ['已拒接语音通话', 'Audio call you declined'],
  videoRefused: ['已拒接视频通话', 'Video call you declined'],
  audioMissedOwn: ['语音通话：对方未接听', 'Audio call: no answer'],
  videoMissedOwn: ['视频通话：对方未接听', 'Video call: no answer'],
  audioMissed: ['未接语音通话', 'Missed audio call'],
  videoMissed: ['未接视频通话', 'Missed video call'],
  audioUnableOwn: [
    '语音通话：对方的麦克风未获准或无法使用',
    'Audio call: their microphone was not allowed or not available',
  ],
  videoUnableOwn: [
    '视频通话：对方的麦克风或摄像头未获准或无法使用',
    'Video call: their microphone or camera was not allowed or not available',
  ],
  audioUnable: ['未能接听语音通话：麦克风无法使用', 'Audio call not answered: no microphone'],
  videoUnable: ['未能接听视频通话：麦克风或摄像头无法使用', 'Video call not answered: no microphone or camera'],
  audioBusyOwn: ['语音通话：对方正在通话中', 'Audio call: they were in another call'],
  videoBusyOwn: ['视频通话：对方正在通话中', 'Video call: they were in another call'],
});
