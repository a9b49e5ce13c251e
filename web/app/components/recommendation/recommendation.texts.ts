import { textsWithShared } from '@fairbridge/contract/shared.texts.ts';

export const recommendationTexts = textsWithShared({
  titleForAll: ['大家都在看', 'Popular at the fair'],
  loading: ['正在加载推荐', 'Loading recommendations'],
  looked: ['因为您看过“{name}”', 'Because you viewed {name}'],
  favourite: ['因为您收藏了“{name}”', 'Because you favourited {name}'],
  follow: ['因为您关注“{name}”', 'Because you follow {name}'],
  category: ['您在问卷中选择了“{name}”', 'You selected {name} in the questionnaire'],
  popular: ['本届展会的热门展品', 'Popular at this fair'],
  newest: ['本届展会的新展品', 'New at this fair'],
  mute: ['不感兴趣', 'Not interested'],
  muteNamed: ['不感兴趣：{name}', 'Not interested: {name}'],
  muted: ['已不再推荐', 'No longer recommended'],
  again: ['恢复全部推荐', 'Reset recommendations'],
});
