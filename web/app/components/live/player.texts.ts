import { texts } from '@fairbridge/contract/text.ts';

/** Texts of the player of lives. */
export const playerTexts = texts({
  video: ['直播画面：{title}', 'Live video: {title}'],
  loading: ['正在加载画面…', 'Loading video…'],
  waiting: ['连接中断，正在重新连接…', 'Connection lost. Reconnecting…'],
  away: ['主播暂时离开', 'The host is away for a moment'],
  awayLead: ['画面恢复后将自动继续播放，无需刷新。', 'Playback continues by itself when the stream is back.'],
  soundOnly: ['仅有声音', 'Sound only'],
  soundOnlyLead: ['主播没有发送画面。', 'The host sends no picture.'],
  soundless: ['本场直播暂无声音', 'This live has no sound at the moment'],
  failed: ['画面加载失败', 'The video could not be loaded'],
  failedLead: ['请检查网络后重试。', 'Please check your network and try again.'],
  retry: ['重试', 'Try again'],
  sound: ['点击播放声音', 'Play with sound'],
  play: ['播放', 'Play'],
  stop: ['停止播放', 'Stop'],
  mute: ['静音', 'Mute'],
  unmute: ['取消静音', 'Unmute'],
  fullScreen: ['全屏', 'Full screen'],
  leaveFullScreen: ['退出全屏', 'Exit full screen'],
  small: ['画中画', 'Picture in picture'],
  controls: ['播放控制', 'Player controls'],
});
