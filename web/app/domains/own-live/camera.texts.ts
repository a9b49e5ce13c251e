import { texts } from '@fairbridge/contract/text.ts';

/** Texts of going live with the camera of this device. */
export const cameraTexts = texts({
  title: ['用本机摄像头直播', 'Use this device’s camera'],
  lead: [
    '无需安装软件：用手机或电脑的摄像头直接直播。',
    'No software needed: go live with the camera of your phone or computer.',
  ],
  open: ['打开摄像头', 'Open camera'],
  close: ['关闭摄像头', 'Close camera'],
  picture: ['本机画面', 'Picture of this device'],
  camera: ['摄像头', 'Camera'],
  microphone: ['麦克风', 'Microphone'],
  deviceNumber: ['设备 {number}', 'Device {number}'],
  level: ['麦克风音量', 'Microphone level'],
  noMicrophone: ['未找到麦克风，观众将听不到声音。', 'Microphone not found. Viewers will hear nothing.'],
  screen: ['共享屏幕', 'Share screen'],
  backToCamera: ['切回摄像头', 'Back to camera'],
  send: ['发送画面', 'Send picture'],
  sendLead: [
    '发送后请先确认预览画面，再点击“开播”。观众此时还看不到。',
    'Then check the preview and select “Go live”. Viewers see nothing yet.',
  ],
  stop: ['停止发送', 'Stop sending'],
  stay: [
    '发送时请保持本页打开，锁屏或切换应用会中断画面。',
    'Keep this page open while sending. Locking the screen or switching apps interrupts the picture.',
  ],
  good: ['网络良好', 'Good connection'],
  slow: ['网络较慢，画面有延迟', 'Slow connection: the picture lags'],
  poor: ['网络不佳，已降低清晰度', 'Poor connection: the picture quality is reduced'],
  rate: ['{rate} kbit/s', '{rate} kbit/s'],
  ended: ['发送已停止', 'Sending has stopped'],
  notAllowed: [
    '浏览器未获准使用摄像头或麦克风。请点击地址栏的锁形图标，允许后重试。',
    'Your browser does not allow the camera or microphone. Click the lock in the address bar, allow them, then try again.',
  ],
  notSecure: [
    '此地址不支持摄像头，请通过 https 打开本站。',
    'The camera does not work at this address. Please open this site by https.',
  ],
  inUse: ['设备正由其他程序使用，请关闭后重试', 'The device is in use by another program. Close it and try again.'],
  noCamera: ['未找到摄像头，请检查浏览器设置', 'Camera not found, please check your browser settings'],
  unable: [
    '此浏览器不能录制 H.264 画面，请改用 Chrome、Edge 或 Safari，或使用 OBS。',
    'This browser cannot record H.264. Please use Chrome, Edge or Safari, or OBS.',
  ],
  noAac: [
    '此浏览器不能录制 AAC 声音，而本站的服务器无法转换。请改用 Safari、Windows 或 Mac 上的 Chrome、Edge，或使用 OBS。',
    'This browser cannot record AAC sound, and this server cannot convert it. Please use Safari, Chrome or Edge on Windows or Mac, or OBS.',
  ],
  silent: [
    '此浏览器没有录制到任何画面，发送已停止。请改用 Chrome 或 Edge，或使用 OBS。',
    'This browser records nothing, so sending has stopped. Please use Chrome or Edge, or OBS.',
  ],
  unplugged: ['摄像头已断开，发送已停止', 'The camera was disconnected and sending has stopped'],
  leaveTitle: ['停止发送画面并离开？', 'Stop sending and leave?'],
  leave: ['停止并离开', 'Stop and leave'],
  leaveLead: [
    '离开本页后，观众将看不到画面。如需查看直播间，请在新窗口中打开。',
    'Viewers lose the picture when you leave this page. To see the live room, open it in a new window.',
  ],
});
