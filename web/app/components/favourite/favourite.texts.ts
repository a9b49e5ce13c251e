import { texts } from '@fairbridge/contract/text.ts';

export const favouriteTexts = texts({
  save: ['收藏', 'Add to favourites'],
  saved: ['已收藏', 'In your favourites'],
  saveNamed: ['收藏 {name}', 'Add {name} to favourites'],
});
