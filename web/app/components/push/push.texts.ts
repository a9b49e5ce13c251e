import { textsWithShared } from '@fairbridge/contract/shared.texts.ts';

export const pushTexts = textsWithShared({
  title: ['设备通知', 'Device notifications'],
  lead: [
    '有新消息时，即使没有打开本站，此设备也会收到通知。通知显示在锁屏上，不包含联系方式和展品详情。',
    'Get notifications on this device, even when this site is not open. They appear on your lock screen without contact or exhibit details.',
  ],
  turnOn: ['在此设备上接收通知', 'Notify me on this device'],
  turnOff: ['关闭此设备的通知', 'Turn off on this device'],
  on: ['此设备的通知已开启', 'Notifications are on for this device'],
  turnedOff: ['此设备的通知已关闭', 'Notifications are off for this device'],
  removed: ['已移除该设备', 'Device removed'],
  untilLogOut: ['退出登录后，此设备不再收到通知。', 'This device stops getting notifications when you log out.'],
  blocked: [
    '浏览器已禁止本站发送通知。请在浏览器的网站设置中允许通知，然后重新打开此页。',
    'Your browser blocks notifications from this site. Allow them in the site settings of your browser, then reload this page.',
  ],
  notAllowed: [
    '您还没有允许本站发送通知。再次点击按钮，并在浏览器的提示中选择“允许”。',
    'You have not allowed notifications yet. Press the button again and select “Allow” when your browser asks.',
  ],
  homeScreen: [
    '在 iPhone 和 iPad 上，请先通过“分享”菜单将本站添加到主屏幕，再从主屏幕打开并开启通知。',
    'On iPhone and iPad, first add this site to your home screen with the Share menu. Then open it from there and turn on notifications.',
  ],
  unsupported: [
    '此浏览器不支持通知，请换一个浏览器。',
    'This browser does not support notifications. Please try another one.',
  ],
  failed: [
    '浏览器无法连接其通知服务，请稍后重试或换一个浏览器。',
    'Your browser could not reach its notification service. Please try again later or use another browser.',
  ],
  devices: ['接收通知的设备', 'Devices that get notifications'],
  unknown: ['未知设备', 'Unknown device'],
  current: ['本设备', 'This device'],
  since: ['开启于 {time}', 'Turned on {time}'],
  removeOne: ['移除设备：{device}', 'Remove device: {device}'],
  loading: ['正在加载设备通知', 'Loading device notifications'],
});
