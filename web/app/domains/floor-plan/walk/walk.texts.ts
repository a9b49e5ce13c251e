import { texts } from '@fairbridge/contract/text.ts';

export const walkTexts = texts({
  walk: ['在三维中行走', 'Walk in 3D'],
  plan: ['回到平面图', 'Back to the plan'],
  loading: ['正在加载三维展馆…', 'Loading the halls…'],
  failed: ['三维展馆加载失败', 'The halls in 3D could not be loaded'],
  unable: ['此浏览器不能显示三维画面，请使用平面图。', 'This browser cannot show 3D. Please use the plan.'],
  walkOn: ['{floor}三维展馆', 'The halls on {floor} in 3D'],
  keys: [
    '用上下方向键前进和后退，左右方向键转身，A 和 D 侧移，按回车打开面前的展位。',
    'Walk with the up and down arrow keys, turn with left and right, sidestep with A and D, press Enter for the booth in front.',
  ],
  forward: ['前进', 'Walk forward'],
  back: ['后退', 'Walk back'],
  left: ['向左转', 'Turn left'],
  right: ['向右转', 'Turn right'],
  facing: ['面前是展位 {booth}', 'In front: booth {booth}'],
  facingNone: ['面前没有展位', 'No booth in front'],
  open: ['打开展位', 'Open booth'],
});
