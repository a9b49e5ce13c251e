import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { localPath } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { failureText } from '../../ui/failure-text.ts';
import { toast } from '../../ui/toast.tsx';
import { ANNOUNCEMENTS_PATH } from './announcement-query.ts';
import { announcementTexts } from './announcement.texts.ts';

/** Deletes a draft, after asking once. */
export function RemoveDraft({ kept, onRemoved }: { kept: { id: string; version: number }; onRemoved: () => void }) {
  const t = useTexts(announcementTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const remove = async (): Promise<void> => {
    setBusy(true);
    try {
      await api(calls.announcement.remove, { id: kept.id, version: kept.version });
      onRemoved();
      toast.good(t('removed'));
      await navigate(localPath(lang, ANNOUNCEMENTS_PATH));
    } catch (error) {
      toast.error(failureText(error, lang));
      setOpen(false);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button kind="plain" className="ml-auto text-bad" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('remove')}
      </Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('removeTitle')}
        act={t('remove')}
        kind="bad"
        busy={busy}
        onConfirm={() => void remove()}
      >
        <p>{t('removeLead')}</p>
      </ConfirmDialog>
    </>
  );
}
