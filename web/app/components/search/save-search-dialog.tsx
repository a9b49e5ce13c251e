import { cutText } from '@fairbridge/contract/text.ts';
import type { Alert } from '@fairbridge/contract/search/saved-search.calls.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Input, RadioGroup } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { useAction } from '../../ui/use-action.ts';
import type { Searched } from './searched-by.ts';
import { savedSearchTexts } from './saved-search.texts.ts';

const ALERTS: readonly Alert[] = ['daily', 'weekly', 'off'];

type SavingProps = { searched: Searched; proposed: string; onDone: () => void };

function SaveForm({ searched, proposed, onDone }: SavingProps) {
  const t = useTexts(savedSearchTexts);
  const [name, setName] = useState(cutText(proposed, LIMITS.savedSearchNameMax));
  const [alert, setAlert] = useState<Alert>('daily');
  const { busy, failure, run } = useAction({ showFailure: 'here' });
  const missing = name.trim() === '';
  const save = async (): Promise<void> => {
    if (missing) return;
    if (await run(() => api(calls.savedSearch.save, { ...searched, name, alert }), { success: t('saved') })) onDone();
  };
  return (
    <PostForm onSubmit={() => void save()}>
      <p className="text-soft">{t('keepLead')}</p>
      <Input
        label={t('name')}
        required
        maxLength={LIMITS.savedSearchNameMax}
        value={name}
        error={missing ? t('nameNeeded') : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <RadioGroup
        label={t('alert')}
        name="alert"
        value={alert}
        options={ALERTS.map((value) => ({ value, label: t(value) }))}
        onChange={(value) => setAlert(ALERTS.find((one) => one === value) ?? 'off')}
      />
      <FormFailure message={failure} />
      <DialogActions act={t('Save')} busy={busy} onClose={onDone} />
    </PostForm>
  );
}

/** Asks for a name and how often to be told. */
export default function SaveSearchDialog(props: SavingProps) {
  const t = useTexts(savedSearchTexts);
  return (
    <Dialog open onClose={props.onDone} title={t('keepTitle')}>
      <SaveForm {...props} />
    </Dialog>
  );
}
