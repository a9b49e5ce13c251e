import { useState } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { PICTURE_KINDS } from '../../components/upload/picture-use.ts';
import { UploadRows } from '../../components/upload/upload-rows.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DropZone } from '../../ui/drop-zone.tsx';
import { FolderButton } from './folder-button.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useAction } from '../../ui/use-action.ts';
import { Found } from './draft-pictures-found.tsx';
import { planOfFiles, type Plan } from './draft-pictures-plan.ts';
import { draftPicturesTexts } from './draft-pictures.texts.ts';
import { usePictureUploads } from './use-picture-uploads.ts';
import { useLeaving } from '../../ui/use-leaving.ts';

const ACCEPT = `${PICTURE_KINDS},.zip,application/zip`;

/** Reads what was given; the plan stands until it is done or put away. */
function usePlan() {
  const t = useTexts(draftPicturesTexts);
  const [plan, setPlan] = useState<Plan | null>(null);
  const { busy, failure, forget, run } = useAction({ showFailure: 'here' });
  const [refused, setRefused] = useState('');
  const read = (files: readonly File[]): void => {
    setRefused('');
    void run(async () => setPlan(await planOfFiles(files)), {
      onFailure: (_failure, error) => {
        const why = reasonOf(error);
        if (why !== null) setRefused(t(why));
        return why !== null;
      },
    });
  };
  const dismiss = (): void => {
    setPlan(null);
    setRefused('');
    forget();
  };
  return { plan, reading: busy, failure: refused === '' ? failure : refused, read, dismiss };
}

const REASONS = ['unreadable', 'locked', 'tooMany'] as const;
/** The archive reader comes lazily: its error is known by what it says. */
const reasonOf = (error: unknown): (typeof REASONS)[number] | null =>
  error instanceof Error && 'reason' in error ? (REASONS.find((reason) => reason === error.reason) ?? null) : null;

/** Pictures for many drafts at once: an archive, a folder or single files, matched by article number. */
export default function DraftPictures() {
  const t = useTexts(draftPicturesTexts);
  const { uploads, give } = usePictureUploads();
  const leaving = useLeaving(uploads.running > 0);
  const { plan, reading, failure, read, dismiss } = usePlan();
  return (
    <section className="card mb-6 grid gap-3 p-5" aria-labelledby="draft-pictures">
      <h2 id="draft-pictures" className="text-lg">
        {t('title')}
      </h2>
      <p className="max-w-3xl text-soft">{t('lead')}</p>
      {failure !== '' && <FormFailure message={failure} />}
      {plan === null ? (
        <DropZone
          label={t('title')}
          icon="upload"
          words={{ drop: t('drop'), choose: t('choose') }}
          accept={ACCEPT}
          onFiles={read}
          {...(reading && { sending: <p role="status">{t('reading')}</p> })}
        >
          <FolderButton label={t('chooseFolder')} onFiles={read} />
          <p className="text-sm text-soft">{t('rule')}</p>
        </DropZone>
      ) : (
        <Found
          plan={plan}
          onUpload={(choice) => {
            give(plan.givings, choice);
            dismiss();
          }}
          onDismiss={dismiss}
        />
      )}
      <div className="max-h-96 overflow-y-auto empty:hidden">
        <UploadRows uploads={uploads} />
      </div>
      <ConfirmDialog
        open={leaving.asks}
        title={t('leaveTitle')}
        act={t('leave')}
        kind="bad"
        cancel={t('stay')}
        onConfirm={leaving.leave}
        onClose={leaving.stay}
      >
        <p>{t('leaveLead')}</p>
      </ConfirmDialog>
    </section>
  );
}
