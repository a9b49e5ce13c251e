import { texts } from '@fairbridge/contract/text.ts';

export const scannerTexts = texts({
  start: ['打开摄像头扫描', 'Scan with the camera'],
  stop: ['关闭摄像头', 'Turn the camera off'],
  starting: ['正在打开摄像头…', 'Turning the camera on…'],
  looking: ['请将二维码置于画面中', 'Hold the QR code in view'],
  refused: [
    '浏览器未获得摄像头权限。请在浏览器设置中允许，或在下方输入。',
    'The browser has no permission to use the camera. Allow it in the browser settings, or type below.',
  ],
  missing: ['此设备没有可用的摄像头，请在下方输入。', 'No camera is available on this device. Please type below.'],
  picture: ['摄像头画面', 'Camera view'],
});
