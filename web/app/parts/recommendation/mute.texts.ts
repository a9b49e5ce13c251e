import { texts } from '@fairbridge/contract/text.ts';

export const muteTexts = texts({
  muteTitle: ['不再推荐什么？', 'What shall we not recommend?'],
  product: ['这件展品', 'This exhibit'],
  exhibitor: ['{name} 的展品', 'Exhibits of {name}'],
  reason: ['与“{name}”有关的推荐', 'Anything because of {name}'],
  cancel: ['取消', 'Cancel'],
});
