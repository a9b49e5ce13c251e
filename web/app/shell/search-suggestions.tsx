import type { Suggestion } from '@fairbridge/contract/search/search.calls.ts';
import { inLang, cutText } from '@fairbridge/contract/text.ts';
import { useEffect, useImperativeHandle, useState, type KeyboardEvent, type Ref } from 'react';
import { useNavigate } from 'react-router';
import { publicApi } from '../api.ts';
import { calls } from '../calls.ts';
import { localPath } from '../i18n/address.ts';
import { useLang, useTexts } from '../i18n/lang.tsx';
import { useAttributeName } from '../site/site.ts';
import { Icon } from '../ui/icons.tsx';
import { rememberSearch } from './remembered-searches.ts';
import { suggestionTexts } from './search-suggestions.texts.ts';
import { useSearchStart } from './search-start.ts';

const DEBOUNCE_MS = 150;

/** Where a chosen suggestion leads: a product or company to its own page, everything else to the search for it. */
function suggestionPath(one: Suggestion): string {
  if (/^[A-Za-z0-9]{10,}$/.test(one.code)) {
    if (one.kind === 'product') return `/find-exhibit/detail/${one.code}`;
    if (one.kind === 'exhibitor') return `/find-exhibitor/detail/${one.code}`;
  }
  return `/find/product?${new URLSearchParams({ keyword: one.text })}`;
}

const NONE: readonly Suggestion[] = [];

/** Suggestions for what is typed, 150 ms after the last key; a newer question cancels an older answer. */
function useSuggestions(text: string, active: boolean): readonly Suggestion[] {
  const [list, setList] = useState(NONE);
  const asked = active ? cutText(text.trim(), 200) : '';
  useEffect(() => {
    if (asked === '') return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      publicApi(calls.search.suggest, { text: asked }, abort.signal).then(
        (answer) => setList(answer.list),
        () => null, // no suggestions is no failure
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [asked]);
  return asked === '' ? NONE : list;
}

function OptionLine({ one }: { one: Suggestion }) {
  const lang = useLang();
  const name = inLang(one.name, lang);
  const other = lang === 'zh' ? one.name.en : one.name.zh;
  // the hint often has the name it stands beside
  const hint = one.hint
    .split(' · ')
    .filter((part) => part !== other)
    .join(' · ');
  return (
    <>
      <span className="shrink-0 font-semibold">{name === '' ? one.text : name}</span>
      {other !== '' && other !== name && <span className="ml-2.5 min-w-0 truncate text-soft">{other}</span>}
      {hint !== '' && <span className="num ml-auto shrink-0 pl-3 text-sm text-soft">{hint}</span>}
    </>
  );
}

/** A line of the list: what is suggested for what is typed; before that what was searched lately, the way to forget it, and what trends. */
type Option =
  | { kind: 'suggestion'; one: Suggestion }
  | { kind: 'recent'; text: string }
  | { kind: 'trend'; text: string }
  | { kind: 'forget' };

const keyOf = (option: Option): string => {
  if (option.kind === 'suggestion') return `${option.one.kind}-${option.one.code}-${option.one.text}`;
  return option.kind === 'forget' ? option.kind : `${option.kind}-${option.text}`;
};

function Line({ option, rank }: { option: Option; rank: number }) {
  const t = useTexts(suggestionTexts);
  if (option.kind === 'suggestion') return <OptionLine one={option.one} />;
  if (option.kind === 'forget') return <span className="text-sm text-soft">{t('forgetSearches')}</span>;
  return (
    <>
      {option.kind === 'recent' ? (
        <span className="mr-2.5 shrink-0 text-soft">
          <Icon name="clock" size={16} />
        </span>
      ) : (
        <span
          aria-hidden="true"
          className={`num mr-2.5 w-4 shrink-0 font-bold ${rank < 3 ? 'text-action' : 'text-soft'}`}
        >
          {rank + 1}
        </span>
      )}
      <span className="min-w-0 truncate">{option.text}</span>
    </>
  );
}

/** What a suggestion is: some names differ from fair to fair, as 'Active ingredient' and 'Raw material'. */
function useSuggestionName(): (one: Suggestion) => string {
  const t = useTexts(suggestionTexts);
  const named = useAttributeName();
  return ({ kind }) => {
    if (kind === 'product' || kind === 'exhibitor' || kind === 'category' || kind === 'country') return t(kind);
    if (kind === 'ingredient') return named('ingredients', t(kind));
    if (kind === 'crop') return named('crops', t(kind));
    if (kind === 'formulation' || kind === 'class' || kind === 'modeOfAction') return named(kind, t(kind));
    return t('place');
  };
}

type Group = { label: string; options: readonly Option[] };

/** The list in its parts, each with its heading. */
function useOptions(text: string, open: boolean): { groups: readonly Group[]; forgetRecent: () => void } {
  const t = useTexts(suggestionTexts);
  const suggestions = useSuggestions(text, open);
  const { recent, trends, forgetRecent } = useSearchStart(open && text.trim() === '');
  const nameOf = useSuggestionName();
  const groups: Group[] = [
    ...[...Map.groupBy(suggestions, (one) => nameOf(one))].map(([label, some]) => ({
      label,
      options: some.map((one) => ({ kind: 'suggestion', one }) as const),
    })),
    {
      label: t('recentSearches'),
      options:
        recent.length === 0
          ? []
          : [...recent.map((one) => ({ kind: 'recent', text: one }) as const), { kind: 'forget' }],
    },
    { label: t('trends'), options: trends.map((one) => ({ kind: 'trend', text: one })) },
  ];
  return { groups: groups.filter(({ options }) => options.length > 0), forgetRecent };
}

/** What the box tells those who do not see the list: whether it stands open, and the id of the line the arrows are on. */
export type Listed = { shown: boolean; active: string | undefined };
/** Keys are pressed in the box, which keeps the focus. */
export type Keys = { press: (event: KeyboardEvent) => void };

type SearchSuggestionsProps = {
  id: string;
  text: string;
  open: boolean;
  /** Path of the list that a chosen word is searched in. */
  action: string;
  keys: Ref<Keys>;
  onOpen: (open: boolean) => void;
  onListed: (listed: Listed) => void;
};

/** The list under the search box (combobox pattern): it comes when the box is first entered. */
export default function SearchSuggestions({ id, text, open, action, keys, onOpen, onListed }: SearchSuggestionsProps) {
  const lang = useLang();
  const navigate = useNavigate();
  const [at, setAt] = useState({ text, index: -1 });
  const { groups, forgetRecent } = useOptions(text, open);
  const list = groups.flatMap(({ options }) => options);
  const shown = open && list.length > 0;
  // other words have other lines
  const active = at.text === text ? at.index : -1;
  const goTo = (index: number): void => setAt({ text, index });
  const listed = shown && active >= 0 ? `${id}-${active}` : undefined;
  useEffect(() => onListed({ shown, active: listed }), [shown, listed, onListed]);

  const choose = (option: Option): void => {
    if (option.kind === 'forget') {
      goTo(-1);
      forgetRecent();
      return;
    }
    onOpen(false);
    const asked = option.kind === 'suggestion' ? option.one.text : option.text;
    rememberSearch(asked);
    const there =
      option.kind === 'suggestion'
        ? suggestionPath(option.one)
        : `${action}?${new URLSearchParams({ keyword: asked })}`;
    void navigate(localPath(lang, there));
  };
  useImperativeHandle(keys, () => ({
    press: (event) => {
      const chosen = list[active];
      if (event.key === 'Enter' && shown && chosen !== undefined) {
        event.preventDefault();
        choose(chosen);
      } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && list.length > 0) {
        event.preventDefault();
        onOpen(true);
        goTo((active + (event.key === 'ArrowDown' ? 1 : list.length + (active < 0 ? 0 : -1))) % list.length);
      }
    },
  }));

  if (!shown) return null;
  return groups.map(({ label, options }) => {
    const lines = options.map((option, rank) => {
      const index = list.indexOf(option);
      return (
        <div
          key={keyOf(option)}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          className={`flex min-h-10 cursor-pointer items-center px-4 ${index === active ? 'bg-tint' : ''}`}
          onPointerDown={(event) => {
            event.preventDefault();
            choose(option);
          }}
          onPointerEnter={() => goTo(index)}
        >
          <Line option={option} rank={rank} />
        </div>
      );
    });
    return (
      <div key={label} role="group" aria-label={label} className="py-1">
        <p aria-hidden="true" className="px-4 pt-1 pb-0.5 text-sm text-soft">
          {label}
        </p>
        {lines}
      </div>
    );
  });
}
