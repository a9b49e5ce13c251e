import { texts } from '@fairbridge/contract/text.ts';

export const unsavedTexts = texts({
  leaveTitle: ['离开而不保存？', 'Leave without saving?'],
  leaveLead: ['您的修改尚未保存。', 'Your changes are not saved yet.'],
  stay: ['继续编辑', 'Keep editing'],
  leave: ['放弃修改', 'Drop my changes'],
});
