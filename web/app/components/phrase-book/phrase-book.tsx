import { useState, type KeyboardEvent } from 'react';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { phraseBookTexts } from './phrase-book.texts.ts';
import { PHRASE_GROUPS, PHRASES, toFillIn, type Phrase, type PhraseGroup } from './phrases.ts';

/** A phrase in which all these words stand, in either language. */
const holds = ({ zh, en }: Phrase, words: readonly string[]): boolean =>
  words.every((word) => zh.toLowerCase().includes(word) || en.toLowerCase().includes(word));

/** From one phrase to the next; from the search field to the first. */
function onArrow(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-phrase], input')];
  const at = all.findIndex((one) => one === document.activeElement);
  const next = at === -1 ? undefined : all[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

function Groups({ group, onChoose }: { group: PhraseGroup | null; onChoose: (group: PhraseGroup | null) => void }) {
  const t = useTexts(phraseBookTexts);
  return (
    <div
      role="group"
      aria-label={t('groups')}
      className="-mx-1 mt-3 flex gap-2 overflow-x-auto px-1 pb-2 md:flex-wrap md:overflow-visible"
    >
      {[null, ...PHRASE_GROUPS].map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === group}
          className={`min-h-9 shrink-0 rounded-full border px-3 whitespace-nowrap ${one === group ? 'border-action bg-tint font-semibold text-action' : 'border-line hover:bg-tint'}`}
          onClick={() => onChoose(one)}
        >
          {t(one ?? 'All')}
        </button>
      ))}
    </div>
  );
}

/** In the writer's language, with the other one below. */
function PhraseRow({ phrase, onPick }: { phrase: Phrase; onPick: (text: string) => void }) {
  const lang = useLang();
  const other = lang === 'zh' ? 'en' : 'zh';
  return (
    <li>
      <button
        type="button"
        data-phrase
        className="grid w-full gap-0.5 px-3 py-2 text-left hover:bg-tint"
        onClick={() => onPick(toFillIn(phrase, lang))}
      >
        <span>{toFillIn(phrase, lang)}</span>
        <span className="text-sm text-soft" lang={other === 'zh' ? 'zh-CN' : 'en'}>
          {toFillIn(phrase, other)}
        </span>
      </button>
    </li>
  );
}

/** Sentences of the trade, which the other side reads in its own language. */
export default function PhraseBook({
  engine,
  onPick,
  onClose,
}: {
  /** Does an engine translate what is no phrase? Null until it is known. */
  engine: boolean | null;
  onPick: (text: string) => void;
  onClose: () => void;
}) {
  const t = useTexts(phraseBookTexts);
  const [keyword, setKeyword] = useState('');
  const [group, setGroup] = useState<PhraseGroup | null>(null);
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean);
  const found = PHRASES.filter((phrase) => (group === null || phrase.group === group) && holds(phrase, words));
  const groups = PHRASE_GROUPS.filter((one) => found.some((phrase) => phrase.group === one));
  return (
    <Dialog open wide onClose={onClose} title={t('title')}>
      <p className="mb-3 text-soft">{t(engine === false ? 'leadAlone' : 'lead')}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrows are a shorter way between what stands in it */}
      <div onKeyDown={onArrow}>
        <input
          type="search"
          className="input"
          aria-label={t('search')}
          placeholder={t('search')}
          maxLength={100}
          value={keyword}
          onChange={({ target }) => setKeyword(target.value)}
        />
        <Groups group={group} onChoose={setGroup} />
        <p className="sr-only" role="status">
          {t('found', { count: found.length })}
        </p>
        <div className="h-[min(26rem,48dvh)] overflow-auto rounded border border-line">
          {found.length === 0 && <p className="py-10 text-center text-soft">{t('none')}</p>}
          {groups.map((one) => (
            <section key={one} aria-label={t(one)}>
              {group === null && (
                <h3 className="sticky top-0 border-b border-line bg-card px-3 py-1.5 text-sm font-semibold text-soft">
                  {t(one)}
                </h3>
              )}
              <ul className="divide-y divide-line">
                {found
                  .filter((phrase) => phrase.group === one)
                  .map((phrase) => (
                    <PhraseRow key={phrase.key} phrase={phrase} onPick={onPick} />
                  ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </Dialog>
  );
}
