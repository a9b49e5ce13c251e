import type { Suggestion } from '@fairbridge/contract/search/search.calls.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { Fragment, useEffect, useId, useState, type KeyboardEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { publicApi } from '../api.ts';
import { calls } from '../calls.ts';
import { bare, localHref, localPath } from '../i18n/address.ts';
import { useLang, useTexts } from '../i18n/lang.tsx';
import { Icon } from '../ui/icons.tsx';
import { rememberSearch, useSearchStart } from './search-start.ts';
import { shellTexts } from './shell.texts.ts';
import { useExhibition } from './site.ts';

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
  const asked = active ? text.trim().slice(0, 200) : '';
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
  // A hint often begins with the name it stands beside.
  const hint = one.hint.replace(other, '').replace(/^[\s·]+/, '');
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
  const t = useTexts(shellTexts);
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

type Group = { label: string; options: readonly Option[] };

/** The list in its parts; before typing each has its heading. */
function useOptions(text: string, open: boolean): { groups: readonly Group[]; forgetRecent: () => void } {
  const t = useTexts(shellTexts);
  const suggestions = useSuggestions(text, open);
  const { recent, trends, forgetRecent } = useSearchStart(open && text.trim() === '');
  const groups: Group[] = [
    { label: '', options: suggestions.map((one) => ({ kind: 'suggestion', one })) },
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

/** The one search box: a plain GET form that works without JavaScript, with suggestions (combobox pattern) where it runs. */
export function SearchBox({ big = false }: { big?: boolean }) {
  const { pathname, search } = useLocation();
  const path = bare(pathname);
  const asked =
    path === '/search-list' || path.startsWith('/find/') ? (new URLSearchParams(search).get('keyword') ?? '') : '';
  // A new page or question brings a new box, with what was asked in it.
  return <SearchForm key={`${pathname} ${asked}`} big={big} asked={asked} path={path} />;
}

function SearchForm({ big, asked, path }: { big: boolean; asked: string; path: string }) {
  const hint = useExhibition()?.searchHint;
  const t = useTexts(shellTexts);
  const lang = useLang();
  const id = useId();
  const navigate = useNavigate();
  const [text, setText] = useState(asked);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { groups, forgetRecent } = useOptions(text, open);
  const list = groups.flatMap(({ options }) => options);
  // On a list the box stays with that list; elsewhere it searches both.
  const action = path === '/find/product' || path === '/find/actor' ? path : '/search-list';
  const shown = open && list.length > 0;
  const choose = (option: Option): void => {
    if (option.kind === 'forget') {
      setActive(-1);
      forgetRecent();
      return;
    }
    setOpen(false);
    const asked = option.kind === 'suggestion' ? option.one.text : option.text;
    rememberSearch(asked);
    const there =
      option.kind === 'suggestion'
        ? suggestionPath(option.one)
        : `${action}?${new URLSearchParams({ keyword: asked })}`;
    void navigate(localPath(lang, there));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const chosen = list[active];
    if (event.key === 'Escape') setOpen(false);
    else if (event.key === 'Enter' && shown && chosen !== undefined) {
      event.preventDefault();
      choose(chosen);
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && list.length > 0) {
      event.preventDefault();
      setOpen(true);
      setActive((active + (event.key === 'ArrowDown' ? 1 : list.length + (active < 0 ? 0 : -1))) % list.length);
    }
  };
  return (
    <form
      role="search"
      aria-label={t(big ? 'searchFair' : 'search')}
      method="get"
      action={localHref(lang, action)}
      className="relative flex text-ink"
      onSubmit={() => {
        setOpen(false);
        rememberSearch(text);
      }}
    >
      <label className="sr-only" htmlFor={id}>
        {t('search')}
      </label>
      <input
        id={id}
        name="keyword"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={200}
        placeholder={hint === undefined ? t('search') : inLang(hint, lang)}
        className={`min-w-0 flex-1 rounded-l-sign border-0 bg-card px-4 text-ink placeholder:text-soft ${big ? 'min-h-14 text-lg' : 'min-h-11'}`}
        value={text}
        role="combobox"
        aria-expanded={shown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={shown && active >= 0 ? `${id}-${active}` : undefined}
        onChange={(event) => {
          setText(event.target.value);
          setOpen(true);
          setActive(-1);
        }}
        onKeyDown={onKeyDown}
        onFocus={() => {
          if (text.trim() === '') setOpen(true);
        }}
        onBlur={() => setOpen(false)}
      />
      <button
        type="submit"
        className={`flex items-center gap-2 rounded-r-sign bg-accent px-4 font-semibold text-on-accent hover:brightness-110 ${big ? 'sm:px-7 sm:text-lg' : ''}`}
      >
        <Icon name="search" />
        <span className="sr-only sm:not-sr-only">{t('search')}</span>
      </button>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t('suggestions')}
        hidden={!shown}
        className="absolute inset-x-0 top-full z-50 mt-1 max-h-[min(32rem,60vh)] overflow-auto rounded-sign border border-line bg-card py-1 shadow-lg"
      >
        {shown &&
          groups.map(({ label, options }) => {
            const lines = options.map((option, rank) => {
              const index = list.indexOf(option);
              return (
                // The input keeps the focus; keys are handled there.
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
                  onPointerEnter={() => setActive(index)}
                >
                  <Line option={option} rank={rank} />
                </div>
              );
            });
            if (label === '') return <Fragment key={label}>{lines}</Fragment>;
            return (
              <div key={label} role="group" aria-label={label} className="py-1">
                <p aria-hidden="true" className="px-4 pt-1 pb-0.5 text-sm text-soft">
                  {label}
                </p>
                {lines}
              </div>
            );
          })}
      </div>
    </form>
  );
}
