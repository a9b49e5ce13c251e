import { inLang } from '@fairbridge/contract/text.ts';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLang, useTexts } from '../i18n/lang.tsx';
import { beijingTime } from '../i18n/numbers.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Picture } from '../ui/picture.tsx';
import { editingTexts } from './editing.texts.ts';
import { partsOf, type Overlap } from './typed.ts';
import type { Editor } from './use-editor.ts';
import { picturesIn, wordsOf } from './words-of.ts';

/** What a form calls a part, and says of its value where that is no plain text: null for what it says nothing of. */
export type Telling = { labelOf: (path: string) => string; say?: (path: string, value: unknown) => string | null };

function Restored({ at, onDrop }: { at: number; onDrop: () => void }) {
  const t = useTexts(editingTexts);
  const lang = useLang();
  const [asking, setAsking] = useState(false);
  return (
    <div className="note mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2" role="status">
      <span className="num">{t('restored', { at: beijingTime(new Date(at).toISOString(), lang) })}</span>
      <button type="button" className="link min-h-8" onClick={() => setAsking(true)}>
        {t('drop')}
      </button>
      <ConfirmDialog
        open={asking}
        title={t('dropTitle')}
        act={t('discard')}
        kind="bad"
        onConfirm={() => {
          setAsking(false);
          onDrop();
        }}
        onClose={() => setAsking(false)}
      >
        <p>{t('dropLead')}</p>
      </ConfirmDialog>
    </div>
  );
}

/** One side of an overlap: what it says, and the button that takes it. */
function Side({
  title,
  value,
  words,
  children,
}: {
  title: string;
  value: unknown;
  words: string;
  children: ReactNode;
}) {
  const pictures = picturesIn(value);
  return (
    <div className="grid content-between gap-2 rounded-sign border border-line bg-paper p-3">
      <div>
        <p className="text-sm text-soft">{title}</p>
        {pictures.length === 0 ? (
          <p className="mt-1 break-words whitespace-pre-wrap">{words}</p>
        ) : (
          <div className="mt-1 flex flex-wrap gap-1">
            {pictures.map((address) => (
              <Picture
                key={address}
                address={address}
                alt=""
                sizes="64px"
                width={64}
                height={64}
                className="size-16 object-cover"
              />
            ))}
          </div>
        )}
      </div>
      <div>{children}</div>
    </div>
  );
}

function OneOverlap({
  overlap: { path, theirs, from },
  mine,
  telling: { labelOf, say },
  onTake,
}: {
  overlap: Overlap;
  mine: unknown;
  telling: Telling;
  onTake: (side: 'mine' | 'theirs') => void;
}) {
  const t = useTexts(editingTexts);
  const lang = useLang();
  const label = labelOf(path);
  const words = (value: unknown): string =>
    say?.(path, value) ?? wordsOf(value, lang, { empty: t('empty'), yes: t('yes'), no: t('no') });
  return (
    <li className="mt-4">
      <h3 className="mb-2 font-semibold">{label}</h3>
      <div className="grid gap-3 sm:grid-cols-2">
        <Side title={t('mine')} value={mine} words={words(mine)}>
          <Button kind="quiet" small aria-label={t('keepOf', { label })} onClick={() => onTake('mine')}>
            {t('keepMine')}
          </Button>
        </Side>
        <Side title={t(from === 'window' ? 'otherWindow' : 'theirs')} value={theirs} words={words(theirs)}>
          <Button kind="quiet" small aria-label={t('takeOf', { label })} onClick={() => onTake('theirs')}>
            {t('takeTheirs')}
          </Button>
        </Side>
      </div>
    </li>
  );
}

/** Who saved the other side, and when, as far as that is known. */
function Saver({ editor: { otherAt, otherBy } }: { editor: Pick<Editor, 'otherAt' | 'otherBy'> }) {
  const t = useTexts(editingTexts);
  const lang = useLang();
  if (otherAt === null) return null;
  const at = beijingTime(otherAt, lang);
  return otherBy === null ? t('savedAt', { at }) : t('savedBy', { by: inLang(otherBy, lang), at });
}

/** Above an editor's form: that something came back, and what two have changed at once, side by side. */
export function EditorNotices({ editor, ...telling }: { editor: Editor } & Telling) {
  const t = useTexts(editingTexts);
  const { restored, overlaps, asked, take, drop } = editor;
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (asked === 0) return;
    place.current?.scrollIntoView({ block: 'center' });
    place.current?.focus({ preventScroll: true });
  }, [asked]);
  const now = partsOf(editor.form.values, editor.inParts);
  return (
    <>
      {restored !== null && <Restored at={restored} onDrop={drop} />}
      {overlaps.length > 0 && (
        <section
          ref={place}
          tabIndex={-1}
          className="note mb-4 scroll-mt-24"
          role="alert"
          aria-label={t('overlapsTitle', { count: overlaps.length })}
        >
          <h2 className="text-lg">{t('overlapsTitle', { count: overlaps.length })}</h2>
          <p className="num text-soft">
            {t('overlapsLead')} <Saver editor={editor} />
          </p>
          <ul>
            {overlaps.map((overlap) => (
              <OneOverlap
                key={overlap.path}
                overlap={overlap}
                mine={now[overlap.path] ?? overlap.mine}
                telling={telling}
                onTake={(side) => take(overlap.path, side)}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
