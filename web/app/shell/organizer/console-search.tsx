import type { StaffRole } from '@fairbridge/contract/roles.ts';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { SearchDialog } from '../../ui/search-dialog/search-dialog.tsx';
import { consoleSearchTexts } from './console-search.texts.ts';
import { foundGroups } from './found-lines.ts';
import { foundPages } from './found-pages.ts';

/** What each role finds; the server decides. */
const HINT = {
  owner: 'hintBoth',
  support: 'hintBoth',
  reviewer: 'hintPeople',
  editor: 'hintCompanies',
} as const satisfies Record<StaffRole, keyof typeof consoleSearchTexts>;

const ask = (keyword: string, signal: AbortSignal) => api(calls.organizer.search, { keyword }, signal);

/** One search over people, companies, booths, badges and the pages of the console. */
export function ConsoleSearch({ role }: { role: StaffRole }) {
  const t = useTexts(consoleSearchTexts);
  const lang = useLang();
  return (
    <SearchDialog
      title={t('title')}
      hint={t(HINT[role])}
      search={{
        least: 2,
        ask,
        groupsOf: (found, words) => [
          ...foundPages(role, words, lang, t('pages')),
          ...foundGroups(found, words, lang, t),
        ],
      }}
    />
  );
}
