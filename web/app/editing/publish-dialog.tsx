import { useTexts } from '../i18n/lang.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { editingTexts } from './editing.texts.ts';
import { ConflictValue, type FieldDescriptions } from './conflict-value.tsx';
import type { Editor } from './use-editor.ts';

/**
 * Before what everybody sees is replaced: each part that changes, in each language, as it is public now and as it will be. Beside a form
 * whose `useEditor` is told `isPublic`.
 */
export function PublishDialog({ editor: { question, changes }, ...telling }: { editor: Editor } & FieldDescriptions) {
  const t = useTexts(editingTexts);
  return (
    <ConfirmDialog
      wide
      open={question !== null}
      title={t('publishTitle')}
      act={t('publishChanges')}
      cancel={t('stay')}
      onConfirm={() => question?.answer(true)}
      onClose={() => question?.answer(false)}
    >
      <p className="text-soft">{t('publishLead', { count: changes.length })}</p>
      {/* reached by keys too: it may be longer than the screen */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul className="mt-3 grid max-h-[55vh] gap-4 overflow-y-auto" tabIndex={0} aria-label={t('publishTitle')}>
        {changes.map(({ path, before, after }) => (
          <li key={path}>
            <h3 className="mb-1 font-semibold">{telling.labelOf(path)}</h3>
            <div className="grid gap-2 sm:grid-cols-2">
              <ConflictValue title={t('publicNow')} path={path} value={before} descriptions={telling} />
              <ConflictValue title={t('publicThen')} path={path} value={after} descriptions={telling} />
            </div>
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
