import type { Bilingual } from '@fairbridge/contract/text.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import type { Choice } from '../../ui/choices.ts';
import { ChosenChips } from '../../ui/chosen-chips.tsx';
import { SearchSelect } from '../../ui/search-select.tsx';
import { announcementTexts } from './announcement.texts.ts';

export type Coded = { code: string; name: Bilingual; note?: string };

/** Several of many: those chosen as chips that can be taken out, the others found by typing. */
export function ChosenCodes({
  label,
  hint,
  name,
  error,
  offered,
  chosen,
  onChange,
}: {
  label: string;
  hint: string;
  name: string;
  error?: string | undefined;
  offered: readonly Coded[];
  chosen: readonly string[];
  onChange: (codes: readonly string[]) => void;
}) {
  const t = useTexts(announcementTexts);
  const lang = useLang();
  const other = lang === 'zh' ? 'en' : 'zh';
  const nameOf = (code: string): string => offered.find((one) => one.code === code)?.name[lang] ?? code;
  const choices = offered.flatMap(({ code, name: names, note }): Choice[] =>
    chosen.includes(code)
      ? []
      : [{ value: code, label: names[lang], also: [names[other]], ...(note !== undefined && { note }) }],
  );
  return (
    <div>
      <SearchSelect
        label={label}
        hint={hint}
        name={name}
        error={error}
        value=""
        choices={choices}
        placeholder={t('addCode')}
        onChange={(code) => {
          if (code !== '' && !chosen.includes(code)) onChange([...chosen, code]);
        }}
      />
      <ChosenChips
        codes={chosen}
        nameOf={nameOf}
        removes={(chip) => t('RemoveOf', { name: chip })}
        label={label}
        onChange={onChange}
      />
    </div>
  );
}
