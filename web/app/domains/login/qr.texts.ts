import { texts } from '@fairbridge/contract/text.ts';

export const qrTexts = texts({
  title: ['扫码登录', 'Log in by QR code'],
  how: [
    '请用已登录本展会的手机扫描，并在手机上确认。',
    'Scan it with a phone that is logged in to this fair, and confirm there.',
  ],
  picture: ['登录二维码', 'QR code to log in'],
  seconds: ['{seconds} 秒后过期', 'Expires in {seconds} s'],
  waiting: ['等待扫描', 'Waiting to be scanned'],
  scanned: ['已扫描，请在手机上确认', 'Scanned; please confirm on the phone'],
  expired: ['二维码已过期', 'This code has expired'],
  refused: ['已在手机上拒绝登录', 'The log-in was refused on the phone'],
  used: ['二维码已被使用', 'This code was already used'],
  adminDoor: ['在展商登录页用密码登录', 'Log in with the password at the exhibitors’ log-in'],
  adminDoorThere: [
    '请在要登录的那台设备上打开“展商登录”，用密码登录。',
    'On the device that wants to log in, open the exhibitors’ log-in and use the password.',
  ],
  refresh: ['刷新二维码', 'New code'],
  confirmTitle: ['确认登录', 'Confirm the log-in'],
  confirmLead: ['另一台设备正在用您的账号登录：', 'Another device wants to log in with your account:'],
  fair: ['展会', 'Fair'],
  device: ['设备', 'Device'],
  role: ['身份', 'As'],
  account: ['账号', 'Account'],
  visitor: ['观众', 'Visitor'],
  exhibitor: ['展商', 'Exhibitor'],
  careful: [
    '只有当这台设备就在您面前、由您操作时才确认。',
    'Confirm only if that device is in front of you and it was you who asked.',
  ],
  confirm: ['确认登录', 'Confirm'],
  refuse: ['拒绝', 'Refuse'],
  confirmed: ['已确认', 'Confirmed'],
  confirmedLead: [
    '另一台设备即将登录，您可以关闭此页面。',
    'The other device is being logged in. You can close this page.',
  ],
  refusedTitle: ['已拒绝', 'Refused'],
  refusedLead: [
    '另一台设备没有登录。如果不是您本人发起的，无需其他操作。',
    'The other device was not logged in. If it was not you who asked, there is nothing more to do.',
  ],
  failedTitle: ['无法确认', 'This cannot be confirmed'],
  unknown: ['二维码无效，请在电脑上刷新后重新扫描', 'This code is not valid; load a new one and scan again.'],
  home: ['回到首页', 'To the home page'],
});
