import { textsWithShared } from '@fairbridge/contract/shared.texts.ts';

export const videoTexts = textsWithShared({
  drop: ['将视频拖到这里，或', 'Drop a video here, or'],
  choose: ['选择视频', 'choose a video'],
  rule: [
    '{kinds}，不超过 {megabytes} MB、{minutes} 分钟；最多 {max} 个',
    '{kinds}, up to {megabytes} MB and {minutes} minutes; up to {max}',
  ],
  ruleOne: ['{kinds}，不超过 {megabytes} MB、{minutes} 分钟', '{kinds}, up to {megabytes} MB and {minutes} minutes'],
  resumes: [
    '可以先保存，视频上传完成后会自动加上。网络中断或刷新页面后，重新选择同一个文件即可接着上传',
    'You can save in the meantime; the video is added once it is ready. After a lost connection or reload, choose the same file to resume the upload',
  ],
  figures: ['{percent}% · {sent} / {total} MB', '{percent}% · {sent} of {total} MB'],
  left: ['剩余约 {time}', 'about {time} left'],
  seconds: ['{count} 秒', '{count} s'],
  minutes: ['{count} 分钟', '{count} min'],
  paused: ['已暂停', 'Paused'],
  waiting: ['网络中断，正在重试', 'Connection lost, trying again'],
  pause: ['暂停', 'Pause'],
  goOn: ['继续', 'Resume'],
  preparing: ['已上传，正在检查和处理', 'Uploaded, processing'],
  ready: ['视频已就绪', 'Video ready'],
  play: ['预览视频 {number}', 'Preview video {number}'],
  changeCover: ['更换封面', 'Change cover'],
  cover: ['视频封面', 'Video cover'],
  coverHint: ['默认取视频画面作封面', 'A frame from the video is used unless you choose a cover'],
  remove: ['移除视频', 'Remove video'],
  oneAtATime: ['一次上传一个视频，这些没有添加', 'One video at a time; not added'],
  joining: ['正在上传的视频（请勿关闭此页）', 'Videos still uploading (please keep this page open)'],
  joined: ['视频已加到：{title}', 'Video added to {title}'],
});
