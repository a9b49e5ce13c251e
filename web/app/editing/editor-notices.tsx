import { inLang } from '@fairbridge/contract/text.ts';
import { useEffect, useRef, useState } from 'react';
import { useLang, useTexts } from '../i18n/lang.tsx';
import { beijingTime } from '../i18n/numbers.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { editingTexts } from './editing.texts.ts';
import { ConflictValue, type FieldDescriptions } from './conflict-value.tsx';
import { partsOf, type MergeConflict } from './three-way-merge.ts';
import type { Editor } from './use-editor.ts';

export type { FieldDescriptions } from './conflict-value.tsx';

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

function OneOverlap({
  conflict: { path, theirs, from },
  mine,
  descriptions,
  onTake,
}: {
  conflict: MergeConflict;
  mine: unknown;
  descriptions: FieldDescriptions;
  onTake: (side: 'mine' | 'theirs') => void;
}) {
  const t = useTexts(editingTexts);
  const label = descriptions.labelOf(path);
  const side = { path, descriptions };
  return (
    <li className="mt-4">
      <h3 className="mb-2 font-semibold">{label}</h3>
      <div className="grid gap-3 sm:grid-cols-2">
        <ConflictValue title={t('mine')} value={mine} {...side}>
          <Button kind="quiet" small aria-label={t('keepOf', { label })} onClick={() => onTake('mine')}>
            {t('keepMine')}
          </Button>
        </ConflictValue>
        <ConflictValue title={t(from === 'window' ? 'otherWindow' : 'theirs')} value={theirs} {...side}>
          <Button kind="quiet" small aria-label={t('takeOf', { label })} onClick={() => onTake('theirs')}>
            {t('takeTheirs')}
          </Button>
        </ConflictValue>
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
export function EditorNotices({ editor, ...telling }: { editor: Editor } & FieldDescriptions) {
  const t = useTexts(editingTexts);
  const { restored, overlaps: conflicts, asked, take, drop } = editor;
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
      {conflicts.length > 0 && (
        <section
          ref={place}
          tabIndex={-1}
          className="note mb-4 scroll-mt-24"
          role="alert"
          aria-label={t('overlapsTitle', { count: conflicts.length })}
        >
          <h2 className="text-lg">{t('overlapsTitle', { count: conflicts.length })}</h2>
          <p className="num text-soft">
            {t('overlapsLead')} <Saver editor={editor} />
          </p>
          <ul>
            {conflicts.map((conflict) => (
              <OneOverlap
                key={conflict.path}
                conflict={conflict}
                mine={now[conflict.path] ?? conflict.mine}
                descriptions={telling}
                onTake={(side) => take(conflict.path, side)}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
