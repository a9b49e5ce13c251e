import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import type { Editor } from '../../editing/use-editor.ts';
import { localPath } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useAction } from '../../ui/use-action.ts';
import { ANNOUNCEMENTS_PATH } from './announcement-address.ts';
import { announcementTexts } from './announcement.texts.ts';

/** Deletes a draft, after asking once. */
export function RemoveDraft({ id, editor }: { id: string; editor: Editor }) {
  const t = useTexts(announcementTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const { busy, run } = useAction();
  const remove = async (): Promise<void> => {
    await api(calls.announcement.remove, { id, version: editor.version });
    editor.forget();
    editor.allowLeaving();
    await navigate(localPath(lang, ANNOUNCEMENTS_PATH));
  };
  return (
    <>
      <Button kind="plain" className="text-bad" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('remove')}
      </Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('removeTitle')}
        act={t('remove')}
        kind="bad"
        busy={busy}
        onConfirm={() => void run(remove, { success: t('removed'), onFailure: () => setOpen(false) })}
      >
        <p>{t('removeLead')}</p>
      </ConfirmDialog>
    </>
  );
}
