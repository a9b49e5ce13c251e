import { isLang, texts } from '@fairbridge/contract/text.ts';
import { savePendingAction, consumePendingAction } from '../../session/pending-action.ts';
import { toast } from '../../ui/toast.tsx';
import { setFavourite, type FavouriteKind } from './favourites.ts';

const carriedTexts = texts({ carried: ['已收藏：{name}', 'Saved: {name}'] });
const INTENT = 'favourite';

/** Keeps over the log-in what was starred signed out. */
export const storeFavourite = (kind: FavouriteKind, id: string, name: string): void =>
  savePendingAction(INTENT, { kind, id, name });

/** Saves what was starred before the log-in, and says so. */
export async function saveStoredFavourite(): Promise<void> {
  const { kind, id = '', name = '' } = consumePendingAction(INTENT) ?? {};
  if (kind !== 'PRODUCT' && kind !== 'ACTOR' && kind !== 'LIVE') return;
  await setFavourite(kind, id, true);
  const { lang } = document.documentElement;
  toast.good(carriedTexts.carried[isLang(lang) && lang !== 'zh' ? 1 : 0].replace('{name}', name));
}
