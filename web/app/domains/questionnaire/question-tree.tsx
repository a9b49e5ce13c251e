import { mostChoices } from '@fairbridge/contract/questionnaire/questionnaire.rules.ts';
import { useMemo, useState } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { Icon } from '../../ui/icons.tsx';
import { branches, groupToggled, leavesOf, matching, toggled, type Branch } from './answers.ts';
import { ChosenChips, useOptionName, type ChoicesProps } from './question-choices.tsx';
import { questionnaireTexts } from './questionnaire.texts.ts';

type TreeProps = {
  choices: readonly string[];
  full: boolean;
  /** While searching every group lies open. */
  searching: boolean;
  leaves: (code: string) => readonly string[];
  toggle: (code: string) => void;
  toggleGroup: (codes: readonly string[]) => void;
};

function Leaf({ branch, choices, full, toggle }: { branch: Branch } & TreeProps) {
  const nameOf = useOptionName();
  const { option } = branch;
  const checked = choices.includes(option.code);
  return (
    <label className={`choice max-md:py-2.5 ${full && !checked ? 'text-soft' : ''}`}>
      <input
        type="checkbox"
        checked={checked}
        aria-disabled={full && !checked ? true : undefined}
        onChange={() => toggle(option.code)}
      />
      <span>{nameOf(option)}</span>
    </label>
  );
}

function WholeGroup({ name, codes, ...props }: { name: string; codes: readonly string[] } & TreeProps) {
  const t = useTexts(questionnaireTexts);
  const chosen = codes.filter((code) => props.choices.includes(code)).length;
  const all = chosen === codes.length;
  return (
    <label className={`choice max-md:py-2.5 ${props.full && chosen === 0 ? 'text-soft' : ''}`}>
      <input
        type="checkbox"
        checked={all}
        ref={(box) => {
          if (box !== null) box.indeterminate = chosen > 0 && !all;
        }}
        aria-disabled={props.full && !all ? true : undefined}
        onChange={() => props.toggleGroup(codes)}
      />
      <span className="font-semibold">{t('wholeGroup', { name })}</span>
    </label>
  );
}

function Group({ branch, ...props }: { branch: Branch } & TreeProps) {
  const t = useTexts(questionnaireTexts);
  const nameOf = useOptionName();
  const name = nameOf(branch.option);
  const codes = props.leaves(branch.option.code);
  const chosen = codes.filter((code) => props.choices.includes(code)).length;
  return (
    <details className="border-b border-line last:border-b-0 [&[open]>summary_svg]:rotate-180" open={props.searching}>
      <summary className="flex min-h-11 items-center justify-between gap-3 py-2 font-semibold">
        <span className="flex-1">{name}</span>
        {chosen > 0 && (
          <span className="num shrink-0 rounded-full bg-tint px-2 text-sm text-action">
            {t('chosen', { count: chosen })}
          </span>
        )}
        <Icon name="down" size={18} />
      </summary>
      <div className="pb-3 pl-3">
        <WholeGroup name={name} codes={codes} {...props} />
        <Branches list={branch.below} {...props} />
      </div>
    </details>
  );
}

/** Choices side by side, groups below one another. */
function Branches({ list, ...props }: { list: readonly Branch[] } & TreeProps) {
  const leaves = list.filter(({ below }) => below.length === 0);
  const groups = list.filter(({ below }) => below.length > 0);
  return (
    <>
      {groups.map((branch) => (
        <Group key={`${branch.option.code}${props.searching ? ' found' : ''}`} branch={branch} {...props} />
      ))}
      {leaves.length > 0 && (
        <div className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
          {leaves.map((branch) => (
            <Leaf key={branch.option.code} branch={branch} {...props} />
          ))}
        </div>
      )}
    </>
  );
}

/** A tree of categories, up to 80 of them, with a search in both languages (specification, section 9). */
export function TreeChoice({ question, choices, onChange }: ChoicesProps) {
  const t = useTexts(questionnaireTexts);
  const [search, setSearch] = useState('');
  const tree = useMemo(() => branches(question.options), [question.options]);
  const shown = matching(tree, search);
  const max = mostChoices(question);
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
      {shown.length === 0 && (
        <p className="py-4 text-center text-soft" role="status">
          {t('noMatch')}
        </p>
      )}
      <Branches
        list={shown}
        choices={choices}
        full={max !== null && choices.length >= max}
        searching={search.trim() !== ''}
        leaves={(code) => leavesOf(question, code)}
        toggle={(code) => onChange(toggled(choices, code, max))}
        toggleGroup={(codes) => onChange(groupToggled(choices, codes, max))}
      />
    </div>
  );
}
