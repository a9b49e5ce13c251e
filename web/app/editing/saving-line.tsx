import { useTexts } from '../i18n/lang.tsx';
import { beijingClock } from '../i18n/numbers.ts';
import { Icon } from '../ui/icons.tsx';
import { editingTexts } from './editing.texts.ts';
import type { Editor } from './use-editor.ts';

/** How safe what was typed is, beside the button that saves. What goes well is not read out: it would be at each pause. */
export function SavingLine({
  editor: { saving, overlaps: conflicts, toOverlaps, waitingFor, isPublic },
}: {
  editor: Editor;
}) {
  const t = useTexts(editingTexts);
  if (conflicts.length > 0)
    return (
      <p className="mr-auto flex items-center gap-2 text-sm text-bad" data-saving="undecided">
        <Icon name="warning" size={16} />
        <button type="button" className="link min-h-8 text-left" onClick={toOverlaps}>
          {t('overlapsTitle', { count: conflicts.length })}
        </button>
      </p>
    );
  if (waitingFor > 0)
    return (
      <p className="num mr-auto text-sm text-soft" role="status" data-saving="files">
        {t('waiting', { count: waitingFor })}
      </p>
    );
  if (saving.state === 'none') return <p className="mr-auto" />;
  const well = saving.state === 'kept' || saving.state === 'here';
  return (
    <p
      className={`mr-auto flex items-center gap-2 text-sm ${well ? 'text-soft' : 'text-bad'}`}
      data-saving={saving.state}
      {...(!well && { role: 'status' })}
    >
      {saving.state !== 'here' && <Icon name={well ? 'check' : 'warning'} size={16} />}
      <span className="num">
        {saving.state === 'kept'
          ? t(isPublic ? 'keptUnpublished' : 'kept', { time: beijingClock(new Date(saving.at).toISOString()) })
          : t(saving.state)}
      </span>
    </p>
  );
}
