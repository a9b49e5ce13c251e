import { textsWithShared } from '@fairbridge/contract/shared.texts.ts';

/** Of one own appointment: its room on the web and the own notes. */
export const appointmentDetailTexts = textsWithShared({
  back: ['我的洽谈', 'My appointments'],
  contact: ['联系人 {name}', 'Contact: {name}'],
  roomTitle: ['线上洽谈室', 'Online room'],
  opensAt: ['洽谈室于 {time} 开放。', 'The room opens {time}.'],
  closed: ['洽谈室已关闭。', 'The room is closed.'],
  test: ['测试麦克风、摄像头和网络', 'Test microphone, camera and network'],
  enter: ['进入洽谈室', 'Enter the room'],
  leave: ['离开洽谈室', 'Leave the room'],
  inside: ['您在洽谈室，对方可以看到。', 'You are in the room, and the other side sees it.'],
  here: ['{name} 已在洽谈室（{time} 起）', '{name} is in the room (since {time})'],
  away: ['{name} 还没到', '{name} is not here yet'],
  late: [
    '{name} 还没到，已告知将晚到 {minutes} 分钟',
    '{name} is not here yet, and said to be {minutes} {minutes|minute|minutes} late',
  ],
  runLate: ['我会晚到', 'I am running late'],
  lateMinutes: ['晚到', 'By'],
  minutes: ['{count} 分钟', '{count} {count|minute|minutes}'],
  tell: ['告知对方', 'Tell them'],
  told: ['已告知对方', 'They have been told'],
  ownLate: [
    '您已告知对方将晚到 {minutes} 分钟。',
    'You said that you will be {minutes} {minutes|minute|minutes} late.',
  ],
  callLead: ['双方都已到，可以开始通话。', 'You are both here. Either of you can call.'],
  outside: ['打开外部会议', 'Open the outside meeting'],
  notes: ['我的记录', 'My notes'],
  notesOwn: ['仅您可见，自动保存。', 'Only you can see them. They are saved as you type.'],
  notesCompany: [
    '仅贵公司可见，自动保存，也显示在该买家的线索中。',
    'Only your company can see them, also in its leads of this buyer. They are saved as you type.',
  ],
  saving: ['正在保存', 'Saving'],
  notSaved: ['未能保存', 'Not saved'],
  changedElsewhere: ['记录已在别处修改为：', 'The notes were changed elsewhere to:'],
  keepMine: ['保留我的', 'Keep mine'],
  takeLatest: ['改用最新内容', 'Use the latest'],
});
