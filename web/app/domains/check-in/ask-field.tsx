import { inLang } from '@fairbridge/contract/text.ts';
import { useEffect, useRef, useState } from 'react';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime } from '../../i18n/numbers.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { checkInTexts } from './check-in.texts.ts';
import { WORDS_LEAST, type Candidate } from './use-check-in.ts';

const ID = 'ask-field';
const field = (): HTMLElement | null => document.getElementById(ID);
export const focusAskField = (): void => field()?.focus();

/** Does what is typed belong where the focus is? Not to a button, a box or a link. */
const takesText = (at: Element | null): boolean =>
  at !== null &&
  (at.closest('dialog') !== null || at.matches('textarea, select, input:not([type=checkbox], [type=radio])'));

/** A reader types wherever the focus is: what is typed beside any field goes into this one. */
function useFocusKept(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isTyped = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (isTyped && !takesText(document.activeElement)) field()?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

function CandidateRow({ candidate, onChoose }: { candidate: Candidate; onChoose: () => void }) {
  const t = useTexts(checkInTexts);
  const lang = useLang();
  const { name, company, position, number, fault, before } = candidate;
  return (
    <li className="border-t border-line">
      <button
        type="button"
        className="grid w-full gap-0.5 px-2 py-2.5 text-left hover:bg-tint"
        onClick={onChoose}
        disabled={fault !== null && number === ''}
      >
        <span className="font-semibold wrap-anywhere">{name}</span>
        <span className="wrap-anywhere text-soft">{[company, position].filter((part) => part !== '').join(' · ')}</span>
        <span className="num text-sm text-soft">{number === '' ? t('noNumber') : number}</span>
        {fault !== null && <span className="text-sm font-semibold text-bad">{t(fault)}</span>}
        {before !== null && (
          <span className="text-sm">
            {t('lastEntry', { at: beijingTime(before.at, lang), gate: inLang(before.gate, lang) })}
          </span>
        )}
      </button>
    </li>
  );
}

type Props = {
  act: string;
  busy: boolean;
  failure: string;
  found: { words: string; list: readonly Candidate[] } | null;
  onTake: (typed: string) => void;
  onChoose: (candidate: Candidate) => void;
};

/** One field for all: what a reader types, a number, or part of a name; who is found by name stands below it. */
export function AskField({ act, busy, failure, found, onTake, onChoose }: Props) {
  const t = useTexts(checkInTexts);
  const [typed, setTyped] = useState('');
  const [isShort, setShort] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useFocusKept();
  useEffect(() => {
    // by keys alone: the first one found is a press of Enter away
    if (found !== null && found.list.length > 0) list.current?.querySelector('button')?.focus();
  }, [found]);
  const take = (): void => {
    const text = typed.trim();
    setShort(text !== '' && text.length < WORDS_LEAST);
    if (text.length < WORDS_LEAST) return;
    setTyped('');
    onTake(text);
  };
  return (
    <div className="grid gap-3">
      <PostForm className="grid gap-3" onSubmit={take}>
        <Input
          id={ID}
          label={t('asked')}
          hint={t('askedHint')}
          {...(isShort && { error: t('tooShort') })}
          name="asked"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          className="num min-h-12 text-lg"
          placeholder="V26-0412873"
          maxLength={200}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <FormFailure message={failure} />
        <Button type="submit" busy={busy} className="justify-self-start">
          {act}
        </Button>
      </PostForm>
      <div role="status">
        {found !== null && (
          <p className="font-semibold">
            {found.list.length === 0 ? t('noneFound') : t('found', { count: found.list.length })}
          </p>
        )}
      </div>
      {found !== null && found.list.length > 0 && (
        <ul ref={list} aria-label={t('found', { count: found.list.length })}>
          {found.list.map((candidate) => (
            <CandidateRow
              key={JSON.stringify(candidate.holder)}
              candidate={candidate}
              onChoose={() => onChoose(candidate)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
