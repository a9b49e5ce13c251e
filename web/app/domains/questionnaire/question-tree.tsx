import { inLang } from '@fairbridge/contract/text.ts';
import { useMemo, useState } from 'react';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { branches, matching, mostOf, toggled, type Branch } from './answers.ts';
import { ChosenChips, type ChoicesProps } from './question-choices.tsx';
import { questionnaireTexts } from './questionnaire.texts.ts';

type BranchProps = {
  branch: Branch;
  choices: readonly string[];
  full: boolean;
  open: boolean;
  toggle: (code: string) => void;
  chooseAll: (codes: readonly string[]) => void;
};

function Box({
  code,
  label,
  choices,
  full,
  toggle,
}: { code: string; label: string } & Pick<BranchProps, 'choices' | 'full' | 'toggle'>) {
  const checked = choices.includes(code);
  return (
    <label className={`choice ${full && !checked ? 'text-soft' : ''}`}>
      <input
        type="checkbox"
        checked={checked}
        aria-disabled={full && !checked ? true : undefined}
        onChange={() => toggle(code)}
      />
      <span>{label}</span>
    </label>
  );
}

function TreeBranch({ branch, choices, full, open, toggle, chooseAll }: BranchProps) {
  const t = useTexts(questionnaireTexts);
  const lang = useLang();
  const name = inLang(branch.choice.name, lang);
  if (branch.leaves.length === 0)
    return <Box code={branch.choice.code} label={name} choices={choices} full={full} toggle={toggle} />;
  const chosen = branch.leaves.filter(({ code }) => choices.includes(code)).length;
  return (
    <details className="border-b border-line last:border-b-0" open={open}>
      <summary className="flex min-h-11 items-center justify-between gap-3 py-2 font-semibold">
        <span>{name}</span>
        {chosen > 0 && (
          <span className="num rounded-full bg-tint px-2 text-sm text-action">{t('chosen', { count: chosen })}</span>
        )}
      </summary>
      <div className="pb-3">
        <button
          type="button"
          className="link mb-1 text-sm"
          aria-label={t('wholeGroup', { name })}
          onClick={() => chooseAll(branch.leaves.map(({ code }) => code))}
        >
          {t('all')}
        </button>
        <div className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
          {branch.leaves.map(({ code, name: leaf }) => (
            <Box key={code} code={code} label={inLang(leaf, lang)} choices={choices} full={full} toggle={toggle} />
          ))}
        </div>
      </div>
    </details>
  );
}

/** A tree of categories, up to 80 of them, with a search in both languages (specification, section 9). */
export function TreeChoice({ question, choices, onChange }: ChoicesProps) {
  const t = useTexts(questionnaireTexts);
  const [search, setSearch] = useState('');
  const tree = useMemo(() => branches(question.options), [question.options]);
  const shown = matching(tree, search);
  const max = mostOf(question);
  const toggle = (code: string): void => onChange(toggled(choices, code, max));
  const chooseAll = (codes: readonly string[]): void => {
    const all = codes.every((code) => choices.includes(code));
    const rest = choices.filter((code) => !codes.includes(code));
    onChange(all ? rest : [...rest, ...codes].slice(0, max ?? undefined));
  };
  return (
    <div className="card p-3 md:p-4">
      <ChosenChips question={question} choices={choices} onChange={onChange} />
      <input
        className="input mb-2"
        type="search"
        value={search}
        placeholder={t('searchIn')}
        aria-label={t('searchIn')}
        onChange={(event) => setSearch(event.target.value)}
        onKeyDown={(event) => {
          // Enter searches; it must not send the questionnaire.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {shown.length === 0 && <p className="py-4 text-center text-soft">{t('noMatch')}</p>}
      <div>
        {shown.map((branch) => (
          <TreeBranch
            key={`${branch.choice.code}${search === '' ? '' : ' found'}`}
            branch={branch}
            choices={choices}
            full={max !== null && choices.length >= max}
            open={search !== ''}
            toggle={toggle}
            chooseAll={chooseAll}
          />
        ))}
      </div>
    </div>
  );
}
