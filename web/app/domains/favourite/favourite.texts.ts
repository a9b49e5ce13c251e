import { texts } from '@fairbridge/contract/text.ts';

export const favouriteTexts = texts({
  carried: ['已收藏：{name}', 'Saved: {name}'],
  save: ['收藏', 'Add to favourites'],
  saved: ['已收藏', 'In your favourites'],
  saveNamed: ['收藏 {name}', 'Favourite {name}'],
});
