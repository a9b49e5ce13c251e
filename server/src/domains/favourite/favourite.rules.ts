import type { CollectionSubjectType, FAVOURITE_SORTS } from '@fairbridge/contract/favourite/favourite.shapes.ts';
import { inLang, type Lang } from '@fairbridge/contract/text.ts';
import type { ExhibitorCaller, VisitorCaller } from '@fairbridge/contract/roles.ts';

/** Favourites are a visitor's, or of one employee of an exhibitor: what a salesperson keeps an eye on is that person's. */
export type Owner = { kind: 'visitor' | 'employee'; id: string };

export const ownerOf = (caller: VisitorCaller | ExhibitorCaller): Owner =>
  caller.kind === 'visitor' ? { kind: 'visitor', id: caller.visitorId } : { kind: 'employee', id: caller.employeeId };

/** Buyers keep sellers and what they show, sellers keep buyers. */
export const mayAddFavourite = (owner: Owner, type: CollectionSubjectType): boolean =>
  (owner.kind === 'employee') === (type === 'VISITOR');

type Sought = { names: readonly string[]; note: string; title_zh: string; title_en: string };
const plain = (text: string): string => text.normalize('NFKC').toLowerCase();
const collators = { zh: new Intl.Collator('zh-CN'), en: new Intl.Collator('en') };

/** Those with every word of the keyword in one of their names or in the note; by name, or in the order they came in. */
export function filterByKeyword<T extends Sought>(
  rows: readonly T[],
  { keyword, sort }: { keyword: string; sort: (typeof FAVOURITE_SORTS)[number] },
  lang: Lang,
): T[] {
  const words = plain(keyword).split(/\s+/).filter(Boolean);
  const found = rows.filter(({ names, note }) => {
    const text = plain([...names, note].join('\n'));
    return words.every((word) => text.includes(word));
  });
  if (sort === 'newest') return found;
  const title = ({ title_zh: zh, title_en: en }: T): string => inLang({ zh, en }, lang);
  return found.toSorted((one, other) => collators[lang].compare(title(one), title(other)));
}
