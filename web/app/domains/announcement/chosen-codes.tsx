import type { Bilingual } from '@fairbridge/contract/text.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import type { Choice } from '../../ui/choices.ts';
import { Icon } from '../../ui/icons.tsx';
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
    <div className="grid content-start gap-2">
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
      {chosen.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label={label}>
          {chosen.map((code) => (
            <li key={code}>
              <button
                type="button"
                className="chip"
                aria-label={t('takeOut', { name: nameOf(code) })}
                onClick={() => onChange(chosen.filter((one) => one !== code))}
              >
                {nameOf(code)}
                <Icon name="close" size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
