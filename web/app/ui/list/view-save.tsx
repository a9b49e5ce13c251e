import type { ListView } from '@fairbridge/contract/list-view/list-view.calls.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { useState } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { DialogActions } from '../dialog-actions.tsx';
import { Dialog } from '../dialog.tsx';
import { Input } from '../field.tsx';
import { FormFailure } from '../form-failure.tsx';
import { PostForm } from '../post-form.tsx';
import { useAction } from '../use-action.ts';
import { listTexts } from './list.texts.ts';

type Props = {
  open: boolean;
  views: readonly ListView[];
  onSave: (name: string, opens: boolean) => Promise<void>;
  onClose: () => void;
};

function SaveForm({ views, onSave, onClose }: Props) {
  const t = useTexts(listTexts);
  const [name, setName] = useState('');
  const [opens, setOpens] = useState(false);
  const [missing, setMissing] = useState(false);
  const { busy, failure, run } = useAction({ showFailure: 'here' });
  const replaces = views.some((view) => view.name === name.trim());
  const save = async (): Promise<void> => {
    setMissing(name.trim() === '');
    if (name.trim() === '') return;
    if (await run(() => onSave(name, opens), { success: t('viewSaved') })) onClose();
  };
  return (
    <PostForm className="grid gap-4" onSubmit={() => void save()}>
      <p>{t('viewSaveLead')}</p>
      <Input
        label={t('viewName')}
        name="name"
        required
        autoFocus
        autoComplete="off"
        maxLength={LIMITS.listViewNameMax}
        value={name}
        hint={replaces ? t('viewReplaces') : t('viewNameHint')}
        error={missing ? t('viewNameMissing') : undefined}
        onChange={(event) => {
          setName(event.target.value);
          setMissing(false);
        }}
      />
      <label className="flex min-h-9 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-[var(--action)]"
          checked={opens}
          onChange={(event) => setOpens(event.target.checked)}
        />
        {t('viewOpens')}
      </label>
      <FormFailure message={failure} />
      <DialogActions act={t('Save')} busy={busy} onClose={onClose} />
    </PostForm>
  );
}

/** Asks for the name of what a list shows now. */
export function SaveView(props: Props) {
  const t = useTexts(listTexts);
  return (
    <Dialog open={props.open} onClose={props.onClose} title={t('viewSaveTitle')}>
      <SaveForm {...props} />
    </Dialog>
  );
}
