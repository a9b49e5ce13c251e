/**
 * In which order acts stand beside one another, on cards, pages and rows alike: first what only looks, then what keeps, then what reaches
 * somebody; of what is one's own the changes, from the least to what takes it away. `scripts/act-order.test.ts` keeps it.
 */
export const ACT_ORDER = [
  'see',
  'favourite',
  'follow',
  'compare',
  'order',
  'map',
  'edit',
  'copy',
  'earlier',
  'later',
  'cover',
  'report',
  'withdraw',
  'remove',
] as const;
export type Act = (typeof ACT_ORDER)[number];

/** The parts that are an act. */
export const ACT_PARTS: Readonly<Record<string, Act>> = {
  FavouriteButton: 'favourite',
  FollowButton: 'follow',
  CompareButton: 'compare',
  Remove: 'remove',
};

/** The sign of an act; what has another sign says what it does in words. Of pictures, moved by signs alone, a star is the cover. */
export const ACT_SIGNS: Readonly<Record<string, Act>> = {
  star: 'favourite',
  order: 'order',
  map: 'map',
  edit: 'edit',
  copy: 'copy',
  back: 'earlier',
  up: 'earlier',
  arrow: 'later',
  down: 'later',
  flag: 'report',
  trash: 'remove',
};

/** The name of the text that says an act. */
export const ACT_TEXTS: Readonly<Record<string, Act>> = {
  see: 'see',
  order: 'order',
  edit: 'edit',
  copy: 'copy',
  copyOne: 'copy',
  withdraw: 'withdraw',
  remove: 'remove',
  delete: 'remove',
};
