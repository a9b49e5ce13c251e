import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { useTexts } from '../i18n/lang.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { unsavedTexts } from './use-unsaved.texts.ts';

/**
 * Asks before unsaved changes are left behind: by a dialog inside the portal, by the browser's own question when the window closes.
 * `allow()` lets the next navigation through, after saving.
 */
export function useUnsaved(unsaved: boolean) {
  const t = useTexts(unsavedTexts);
  const allowed = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && !allowed.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!unsaved) return;
    const warn = (event: BeforeUnloadEvent): void => {
      if (!allowed.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [unsaved]);
  const stay = (): void => blocker.reset?.();
  const dialog = (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t('leaveTitle')}
      act={t('leave')}
      kind="bad"
      cancel={t('stay')}
      onConfirm={() => blocker.proceed?.()}
      onClose={stay}
    >
      <p>{t('leaveLead')}</p>
    </ConfirmDialog>
  );
  const allow = (): void => {
    allowed.current = true;
  };
  return { dialog, allow };
}
