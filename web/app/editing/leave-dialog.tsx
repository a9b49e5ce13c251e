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
  const { changed } = editor;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      changed &&
      !editor.canLeave() &&
      // who has logged out goes; what was typed waits for the next log-in
      editor.isAuthor() &&
      currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <Leaving
      editor={editor}
      save={save}
      title="leaveTitle"
      open={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  );
}

type LeavingProps = {
  editor: Editor;
  save: () => Promise<void>;
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
};

/** The same before a form with changes is closed, inside a page that stays. */
export function CloseDialog(props: LeavingProps) {
  return <Leaving {...props} title="closeTitle" />;
}

function Leaving({
  editor,
  save,
  title,
  open,
  onStay,
  onLeave,
}: LeavingProps & { title: 'leaveTitle' | 'closeTitle' }) {
  const t = useTexts(editingTexts);
  const { keptForLater } = editor;
  const leave = (): void => {
    editor.allowLeaving();
    onLeave();
  };
  const saveAndLeave = async (): Promise<void> => {
    await editor.whileLeaving(() => (keptForLater ? editor.flush() : save()));
    if (keptForLater || editor.canLeave()) leave();
    else onStay();
  };
  return (
    <ConfirmDialog
      open={open}
      title={t(title)}
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
      onClose={onStay}
    >
      <p>{t(keptForLater ? 'leaveKeep' : 'leaveSave')}</p>
    </ConfirmDialog>
  );
}
