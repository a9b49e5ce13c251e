import type { Suggestion } from '@fairbridge/contract/search/search.calls.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { publicApi } from '../api.ts';
import { calls } from '../calls.ts';
import { bare, localHref, localPath } from '../i18n/address.ts';
import { useLang, useTexts } from '../i18n/lang.tsx';
import { Icon } from '../ui/icons.tsx';
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
  const list = useSuggestions(text, open);
  // On a list the box stays with that list; elsewhere it searches both.
  const action = path === '/find/product' || path === '/find/actor' ? path : '/search-list';
  const shown = open && list.length > 0;
  const choose = (one: Suggestion): void => {
    setOpen(false);
    void navigate(localPath(lang, suggestionPath(one)));
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
      onSubmit={() => setOpen(false)}
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
        className="absolute inset-x-0 top-full z-50 mt-1 max-h-96 overflow-auto rounded-sign border border-line bg-card py-1 shadow-lg"
      >
        {shown &&
          list.map((one, index) => (
            // The input keeps the focus; keys are handled there.
            <div
              key={`${one.kind}-${one.code}-${one.text}`}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              className={`flex min-h-10 cursor-pointer items-center px-4 ${index === active ? 'bg-tint' : ''}`}
              onPointerDown={(event) => {
                event.preventDefault();
                choose(one);
              }}
              onPointerEnter={() => setActive(index)}
            >
              <OptionLine one={one} />
            </div>
          ))}
      </div>
    </form>
  );
}
