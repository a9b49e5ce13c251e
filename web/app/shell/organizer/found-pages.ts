import type { StaffRole } from '@fairbridge/contract/roles.ts';
import { inLang, LANGS, type Lang } from '@fairbridge/contract/text.ts';
import type { FoundGroup } from '../../ui/search-dialog/search-box.tsx';
import { menuOf } from './organizer-menu.ts';

const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** The pages of the console that are called so, or hold what is called so, in either language; of those that this role may open. */
export function foundPages(role: StaffRole, keyword: string, lang: Lang, title: string): readonly FoundGroup[] {
  const word = plain(keyword);
  const lines = menuOf(role).flatMap((item) => {
    const named = LANGS.some((one) => plain(item.title[one]).includes(word));
    const held = item.holds?.find((one) => LANGS.some((each) => plain(one[each]).includes(word)));
    if (!named && held === undefined) return [];
    const beside = named || held === undefined ? '' : inLang(held, lang);
    return [{ key: `page-${item.to}`, to: item.to, title: inLang(item.title, lang), beside, mark: '' }];
  });
  return lines.length === 0 ? [] : [{ kind: 'pages', title, lines }];
}
