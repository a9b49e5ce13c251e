import { textsWithShared } from '@fairbridge/contract/shared.texts.ts';

export const qrTexts = textsWithShared({
  title: ['扫码登录', 'Log in with QR code'],
  how: [
    '请用已登录本展会的手机扫描，并在手机上确认。',
    'Scan with a phone that is logged in to this fair, then confirm on the phone.',
  ],
  picture: ['登录二维码', 'Login QR code'],
  seconds: ['{seconds} 秒后过期', 'Expires in {seconds} s'],
  waiting: ['等待扫描', 'Waiting for scan'],
  scanned: ['已扫描，请在手机上确认', 'Scanned. Please confirm on the phone.'],
  expired: ['二维码已过期', 'QR code expired'],
  refused: ['已在手机上拒绝登录', 'Login declined on the phone'],
  used: ['二维码已被使用', 'QR code already used'],
  adminDoor: ['在展商登录页用密码登录', 'Log in with your password on the exhibitor login page'],
  adminDoorThere: [
    '请在要登录的那台设备上打开“展商登录”，用密码登录。',
    'On the device you want to log in, open “Exhibitor login” and use your password.',
  ],
  refresh: ['刷新二维码', 'Refresh QR code'],
  confirmTitle: ['确认登录', 'Confirm login'],
  confirmLead: ['另一台设备正在用您的账号登录：', 'Another device wants to log in with your account:'],
  fair: ['展会', 'Fair'],
  device: ['设备', 'Device'],
  role: ['身份', 'Role'],
  careful: [
    '只有当这台设备就在您面前、由您操作时才确认。',
    'Confirm only if that device is in front of you and you started this login.',
  ],
  confirm: ['确认登录', 'Confirm login'],
  confirmed: ['已确认', 'Confirmed'],
  confirmedLead: [
    '另一台设备即将登录，您可以关闭此页面。',
    'The other device is being logged in. You can close this page.',
  ],
  refusedLead: [
    '另一台设备没有登录。如果不是您本人发起的，无需其他操作。',
    'The other device was not logged in. If you did not start this login, no further action is needed.',
  ],
  failedTitle: ['无法确认', 'Could not confirm'],
  unknown: ['二维码无效，请在电脑上刷新后重新扫描', 'Invalid QR code. Refresh it on the computer and scan again.'],
});
