import { textsWithShared } from '@fairbridge/contract/shared.texts.ts';

export const muteTexts = textsWithShared({
  muteTitle: ['不再推荐什么？', 'What should we stop recommending?'],
  product: ['这件展品', 'This exhibit'],
  exhibitor: ['{name} 的展品', 'Exhibits by {name}'],
  reason: ['与“{name}”有关的推荐', 'Anything related to {name}'],
});
