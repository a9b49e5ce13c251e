import { texts } from '@fairbridge/contract/text.ts';

export const unsavedTexts = texts({
  leaveTitle: ['不保存就离开？', 'Leave without saving?'],
  leaveLead: ['您有未保存的修改。', 'You have unsaved changes.'],
  stay: ['继续编辑', 'Keep editing'],
  leave: ['放弃修改', 'Discard changes'],
});
