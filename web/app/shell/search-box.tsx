import { inLang } from '@fairbridge/contract/text.ts';
import { Suspense, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useLocation } from 'react-router';
import { bare, localHref } from '../i18n/address.ts';
import { useLang, useTexts } from '../i18n/lang.tsx';
import { lazyWithRetry } from '../lazy-with-retry.ts';
import { useUser } from '../session/session.ts';
import { Icon } from '../ui/icons.tsx';
import { isComposing } from '../ui/is-composing.ts';
import { rememberSearch } from './remembered-searches.ts';
import type { Keys, Listed } from './search-suggestions.tsx';
import { shellTexts } from './shell.texts.ts';
import { useExhibition } from '../site/site.ts';

/** No suggestions are no failure: without them the box is the plain form it was before. */
const Suggestions = lazyWithRetry(() => import('./search-suggestions.tsx').catch(() => ({ default: () => null })));
const UNLISTED: Listed = { shown: false, active: undefined };

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
  const keys = useRef<Keys>(null);
  const [text, setText] = useState(asked);
  const [entered, setEntered] = useState(false);
  const [open, setOpen] = useState(false);
  const [{ shown, active }, setListed] = useState(UNLISTED);
  // Exhibitors find visitors: what the suggestions lead to is not theirs.
  const forVisitors = useUser()?.subjectType !== 'ACTOR';
  // On a list the box stays with that list; elsewhere it searches both.
  const ofVisitors = path === '/find/product' || path === '/find/actor' ? path : '/search-list';
  const action = forVisitors ? ofVisitors : '/find/person';
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Escape') setOpen(false);
    else keys.current?.press(event);
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
        placeholder={!forVisitors ? t('searchVisitors') : hint === undefined ? t('search') : inLang(hint, lang)}
        // below 16 px a phone enlarges the page when the box is entered
        className={`min-w-0 flex-1 rounded-l-sign border-0 bg-card px-4 text-ink placeholder:text-soft ${big ? 'min-h-14 text-lg' : 'min-h-11 max-md:text-[16px]'}`}
        value={text}
        role="combobox"
        aria-expanded={shown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={active}
        onChange={(event) => {
          setText(event.target.value);
          setEntered(true);
          setOpen(true);
        }}
        onKeyDown={onKeyDown}
        onFocus={() => {
          setEntered(true);
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
        {entered && forVisitors && (
          <Suspense fallback={null}>
            <Suggestions
              id={id}
              text={text}
              open={open}
              action={action}
              keys={keys}
              onOpen={setOpen}
              onListed={setListed}
            />
          </Suspense>
        )}
      </div>
    </form>
  );
}
