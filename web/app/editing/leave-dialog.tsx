import { useBlocker } from 'react-router';
import { useTexts } from '../i18n/lang.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { editingTexts } from './editing.texts.ts';
import type { Editor } from './use-editor.ts';

/**
 * Asks before a form with changes is left inside the portal: to save them (a new record, which may still lack something, is kept for
 * later instead), to discard them, or to stay. A window that closes is not asked: all of it comes back.
 */
export function LeaveDialog({ editor, save }: { editor: Editor; save: () => Promise<void> }) {
  const t = useTexts(editingTexts);
  const { changed, keptForLater } = editor;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      changed &&
      !editor.mayLeave() &&
      // who has logged out goes; what was typed waits for the next log-in
      editor.isAuthor() &&
      currentLocation.pathname !== nextLocation.pathname,
  );
  const stay = (): void => blocker.reset?.();
  const leave = (): void => {
    editor.letLeave();
    blocker.proceed?.();
  };
  const saveAndLeave = async (): Promise<void> => {
    await editor.whileLeaving(() => (keptForLater ? editor.flush() : save()));
    if (keptForLater || editor.mayLeave()) leave();
    else stay();
  };
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t('leaveTitle')}
      act={t(keptForLater ? 'keepForLater' : 'saveAndLeave')}
      cancel={t('stay')}
      busy={editor.form.busy}
      instead={{
        act: t('discard'),
        kind: 'bad',
        onAct: () => {
          editor.forget();
          leave();
        },
      }}
      onConfirm={() => void saveAndLeave()}
      onClose={stay}
    >
      <p>{t(keptForLater ? 'leaveKeep' : 'leaveSave')}</p>
    </ConfirmDialog>
  );
}
