import type { WorkbenchFound } from '@fairbridge/contract/workbench/workbench.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { localPath } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingDay } from '../../i18n/numbers.ts';
import { Icon } from '../../ui/icons.tsx';
import { workbenchTexts } from './workbench.texts.ts';

const DEBOUNCE_MS = 200;

/** Of the last words that were answered; an older answer is shown until the newer one is there. */
type Answer = { keyword: string; found: WorkbenchFound };

function useFound(keyword: string): Answer | null {
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    if (keyword === '') return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      api(calls.workbench.search, { keyword }, stop.signal).then(
        (found) => setAnswer({ keyword, found }),
        () => null, // what is not found is looked for in its room
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [keyword]);
  return keyword === '' ? null : answer;
}

type Line = { key: string; to: string; name: string; hint: string };
type Group = { label: string; lines: readonly Line[] };

const onPage = (pageNum: number): string => (pageNum > 1 ? `&pageNum=${pageNum}` : '');

/** What was found, each with the place where it is worked on. */
function useGroups(answer: Answer | null): readonly Group[] {
  const t = useTexts(workbenchTexts);
  const lang = useLang();
  if (answer === null) return [];
  const { exhibits, drafts, orders, documentRequests, colleagues } = answer.found;
  const hint = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ');
  const groups: Group[] = [
    {
      label: t('exhibits'),
      lines: exhibits.map(({ id, name, strength }) => ({
        key: id,
        to: `/exhibit/${id}`,
        name: inLang(name, lang),
        hint: strength,
      })),
    },
    {
      label: t('drafts'),
      lines: drafts.map(({ id, name, articleNumber }) => ({
        key: id,
        to: `/add-exhibit?draft=${id}`,
        name: inLang(name, lang),
        hint: articleNumber,
      })),
    },
    {
      label: t('orders'),
      lines: orders.map(({ id, buyer, company, product, state, orderedAt, pageNum }) => ({
        key: id,
        to: `/potential-order?state=${state}${onPage(pageNum)}`,
        name: hint(company, buyer),
        hint: hint(t(state), inLang(product, lang), beijingDay(orderedAt, lang)),
      })),
    },
    {
      label: t('documentRequests'),
      lines: documentRequests.map(({ id, visitor, company, product, state, askedAt, pageNum }) => ({
        key: id,
        to: `/document-requests?state=${state}${onPage(pageNum)}`,
        name: hint(company, visitor),
        hint: hint(t(state), inLang(product, lang), beijingDay(askedAt, lang)),
      })),
    },
    {
      label: t('colleagues'),
      lines: colleagues.map(({ id, name, position, state }) => ({
        key: id,
        to: state === 'waiting' ? '/my-employee-list?state=waiting' : `/employee/${id}`,
        name: inLang(name, lang),
        hint: hint(inLang(position, lang), t(state === 'waiting' ? 'waitingState' : state)),
      })),
    },
  ];
  return groups.filter(({ lines }) => lines.length > 0);
}

/** '/' brings the cursor here from anywhere that nothing is typed in. */
function useSlash(focus: () => void): void {
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent): void => {
      const { target, key, ctrlKey, metaKey, altKey } = event;
      const typing =
        target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
      if (key !== '/' || ctrlKey || metaKey || altKey || typing || document.querySelector('dialog[open]') !== null)
        return;
      event.preventDefault();
      focus();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}

function Results({
  id,
  groups,
  active,
  onChoose,
  onPoint,
}: {
  id: string;
  groups: readonly Group[];
  active: number;
  onChoose: (line: Line) => void;
  onPoint: (index: number) => void;
}) {
  const all = groups.flatMap(({ lines }) => lines);
  return groups.map(({ label, lines }) => (
    <div key={label} role="group" aria-label={label} className="py-1">
      <p aria-hidden="true" className="px-4 pt-1 pb-0.5 text-sm text-soft">
        {label}
      </p>
      {lines.map((line) => {
        const index = all.indexOf(line);
        return (
          <div
            key={line.key}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={`grid min-h-10 cursor-pointer content-center px-4 py-1.5 ${index === active ? 'bg-tint' : ''}`}
            onPointerDown={(event) => {
              event.preventDefault();
              onChoose(line);
            }}
            onPointerEnter={() => onPoint(index)}
          >
            <span className="truncate font-semibold">{line.name}</span>
            {line.hint !== '' && <span className="num truncate text-sm text-soft">{line.hint}</span>}
          </div>
        );
      })}
    </div>
  ));
}

/** Finds what is the company's own: arrows and Enter, or a press; a new page brings an empty box. */
export function WorkbenchSearch({ hint }: { hint: string }) {
  const { pathname, search } = useLocation();
  return <SearchBox key={pathname + search} hint={hint} />;
}

function SearchBox({ hint }: { hint: string }) {
  const t = useTexts(workbenchTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const keyword = text.trim();
  const answer = useFound(keyword);
  const groups = useGroups(answer);
  const lines = groups.flatMap((group) => group.lines);
  const shown = open && lines.length > 0;
  const none = open && keyword !== '' && !shown;
  useSlash(() => box.current?.focus());

  const choose = (line: Line | undefined): void => {
    if (line === undefined) return;
    setOpen(false);
    setText('');
    void navigate(localPath(lang, line.to));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      setOpen(false);
      return;
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      // of other words than those typed now nothing is opened
      if (answer?.keyword === keyword) choose(lines[active]);
      return;
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || lines.length === 0) return;
    event.preventDefault();
    setOpen(true);
    setActive((active + step + lines.length) % lines.length);
  };
  return (
    <div role="search" aria-label={t('search')} className="relative text-ink">
      <label className="sr-only" htmlFor={id}>
        {t('search')}
      </label>
      <span className="pointer-events-none absolute inset-y-0 left-3 grid place-items-center text-soft">
        <Icon name="search" size={18} />
      </span>
      <input
        ref={box}
        id={id}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={200}
        placeholder={hint}
        className="min-h-10 w-full rounded-sign border-0 bg-card pr-3 pl-10 text-ink placeholder:text-soft"
        value={text}
        role="combobox"
        aria-expanded={shown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-keyshortcuts="/"
        aria-activedescendant={shown ? `${id}-${active}` : undefined}
        onChange={(event) => {
          setText(event.target.value);
          setActive(0);
          setOpen(true);
        }}
        onKeyDown={onKeyDown}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t('found')}
        hidden={!shown}
        className="absolute inset-x-0 top-full z-50 mt-1 max-h-[min(36rem,70vh)] overflow-auto rounded-sign border border-line bg-card py-1 shadow-lg lg:min-w-96"
      >
        {shown && <Results id={id} groups={groups} active={active} onChoose={choose} onPoint={setActive} />}
      </div>
      {/* always there, so that what it says is read out */}
      <p
        role="status"
        className={
          none
            ? 'absolute inset-x-0 top-full z-50 mt-1 rounded-sign border border-line bg-card px-4 py-3 text-soft shadow-lg'
            : 'sr-only'
        }
      >
        {none && (answer?.keyword === keyword ? t('nothing', { keyword }) : t('searching'))}
      </p>
    </div>
  );
}
