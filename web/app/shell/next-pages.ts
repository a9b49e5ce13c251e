import type { CurrentUser } from '@fairbridge/contract/account/account.shapes.ts';
import { registrationOnly } from './menus.ts';
import type { nextPagesTexts } from './next-pages.texts.ts';

type WayOn = { to: string; text: keyof typeof nextPagesTexts };

/** Where somebody goes on who got to an address that is not there, or not yet: to what this person may find, the likeliest first. */
export function nextPages(user: CurrentUser | null, mode: 1 | 2): readonly WayOn[] {
  if (registrationOnly(user, mode)) return [{ to: '/news', text: 'news' }];
  if (user?.subjectType === 'ACTOR') return [{ to: '/find/person', text: 'findVisitors' }];
  return [
    { to: '/find/product', text: 'findProducts' },
    { to: '/find/actor', text: 'findExhibitors' },
  ];
}
