import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { localPath } from '../../i18n/address.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { isComposing } from '../is-composing.ts';
import { searchTexts } from './search.texts.ts';
import { useDialogSearch, type Ask, type DialogSearch } from './use-dialog-search.ts';

/** One thing that was found, or the way to all of a kind; without an address only words. */
export type FoundLine = { key: string; to: string | null; title: string; beside: string; mark: string };
export type FoundGroup = { kind: string; title: string; lines: readonly FoundLine[] };

/** What a search asks, and how its answer reads: groups in which something was found. */
export type Search<Found> = Ask<Found> & { groupsOf: (found: Found, words: string) => readonly FoundGroup[] };

type ListProps = {
  id: string;
  groups: readonly FoundGroup[];
  active: FoundLine | undefined;
  onActive: (line: FoundLine) => void;
  onDone: () => void;
};

function Groups({ id, groups, active, onActive, onDone }: ListProps) {
  return groups.map(({ kind, title, lines }) => (
    <div key={kind} role="group" aria-label={title} className="py-1.5">
      <p aria-hidden="true" className="px-3 pb-1 text-sm text-soft">
        {title}
      </p>
      {lines.map((line) => {
        const { key, to, title: named, mark, beside } = line;
        if (to === null)
          return (
            <p key={key} aria-hidden="true" className="px-3 py-1.5 text-sm text-soft">
              {named}
            </p>
          );
        return (
          <LocalLink
            key={key}
            to={to}
            id={`${id}-${key}`}
            role="option"
            tabIndex={-1}
            aria-selected={key === active?.key}
            className={`flex min-h-11 flex-wrap items-center gap-x-3 rounded-sign px-3 py-1 ${key === active?.key ? 'bg-tint' : ''}`}
            onPointerEnter={() => onActive(line)}
            onClick={onDone}
          >
            <span className={`num min-w-0 ${beside === '' ? 'link' : 'font-semibold'}`}>{named}</span>
            {mark !== '' && <span className="rounded-sign border border-line px-1.5 text-sm text-soft">{mark}</span>}
            <span className="num min-w-0 truncate text-soft">{beside}</span>
          </LocalLink>
        );
      })}
    </div>
  ));
}

/** What is said instead of lines, or beside them to whoever does not see them. */
function useSaid(finding: DialogSearch<unknown>, count: number): { said: string; seen: boolean } {
  const t = useTexts(searchTexts);
  if (finding.state !== 'found') {
    const words = { idle: '', short: t('tooShort'), searching: t('searching'), failed: t('failed') };
    return { said: words[finding.state], seen: finding.state !== 'idle' };
  }
  return count === 0
    ? { said: t('none', { words: finding.words }), seen: true }
    : { said: t('found', { count }), seen: false };
}

/** The box of a search with what it finds below (combobox pattern): the arrows choose, Enter opens. */
export function SearchBox<Found>({
  search,
  hint,
  onDone,
}: {
  search: Search<Found>;
  hint: string;
  onDone: () => void;
}) {
  const t = useTexts(searchTexts);
  const lang = useLang();
  const id = useId();
  const navigate = useNavigate();
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState('');
  const finding = useDialogSearch(typed, search);
  const groups = finding.state === 'found' ? search.groupsOf(finding.found, finding.words) : [];
  const lines = groups.flatMap((group) => group.lines).filter(({ to }) => to !== null);
  const active = lines.find(({ key }) => key === at) ?? lines[0];
  const { said, seen } = useSaid(finding, lines.length);
  // the dialog that it stands in opens after this, and gives the focus to whatever asks for it
  useEffect(() => box.current?.setAttribute('autofocus', ''), []);

  const choose = ({ to }: FoundLine): void => {
    if (to === null) return;
    onDone();
    void navigate(localPath(lang, to));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event.nativeEvent) || active === undefined) return;
    const here = lines.indexOf(active);
    if (event.key === 'Enter') choose(active);
    else if (event.key === 'ArrowDown') setAt(lines[(here + 1) % lines.length]?.key ?? '');
    else if (event.key === 'ArrowUp') setAt(lines[(here + lines.length - 1) % lines.length]?.key ?? '');
    else return;
    event.preventDefault();
  };
  return (
    <>
      <label className="sr-only" htmlFor={id}>
        {t('label')}
      </label>
      <input
        ref={box}
        id={id}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={200}
        placeholder={hint}
        className="input w-full"
        value={typed}
        role="combobox"
        aria-expanded={lines.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={active === undefined ? undefined : `${id}-${active.key}`}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <p role="status" className={seen ? 'pt-3 text-soft' : 'sr-only'}>
        {said}
      </p>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t('results')}
        hidden={groups.length === 0}
        className="-mx-3 mt-2 max-h-[min(34rem,60dvh)] overflow-y-auto"
      >
        <Groups id={id} groups={groups} active={active} onActive={({ key }) => setAt(key)} onDone={onDone} />
      </div>
      <p className="mt-3 hidden text-sm text-soft md:block">{t('keys')}</p>
    </>
  );
}
