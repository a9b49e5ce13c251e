import { useTexts } from '../i18n/lang.tsx';
import { editingTexts } from './editing.texts.ts';
import type { PersistentForm } from './use-persistent-form.ts';

/** Says that a form begins with what was typed before, and how to begin anew. */
export function RestoredNotice({ form }: { form: Pick<PersistentForm<object>, 'carried' | 'startOver'> }) {
  const t = useTexts(editingTexts);
  if (!form.carried) return null;
  return (
    <p className="note flex flex-wrap items-baseline justify-between gap-x-4" role="status">
      {t('carried')}
      <button type="button" className="link" onClick={form.startOver}>
        {t('startOver')}
      </button>
    </p>
  );
}
