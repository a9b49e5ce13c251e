import { useLang, useTexts } from '../i18n/lang.tsx';
import { Icon } from '../ui/icons.tsx';
import { editingTexts } from './editing.texts.ts';
import type { Editor } from './use-editor.ts';

/** As on the clock of whoever types. */
const clock = (at: number, lang: string): string =>
  new Date(at).toLocaleTimeString(lang, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** How safe what was typed is, beside the button that saves. What goes well is not read out: it would be at each pause. */
export function SavingLine({ editor: { saving } }: { editor: Pick<Editor, 'saving'> }) {
  const t = useTexts(editingTexts);
  const lang = useLang();
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
        {saving.state === 'kept' ? t('kept', { time: clock(saving.at, lang) }) : t(saving.state)}
      </span>
    </p>
  );
}
