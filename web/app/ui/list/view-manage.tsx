import type { ListView } from '@fairbridge/contract/list-view/list-view.calls.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { useState } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { Button } from '../button.tsx';
import { DialogActions } from '../dialog-actions.tsx';
import { Dialog } from '../dialog.tsx';
import { FormFailure } from '../form-failure.tsx';
import { PostForm } from '../post-form.tsx';
import { useAction } from '../use-action.ts';
import { listTexts } from './list.texts.ts';

type Props = {
  open: boolean;
  views: readonly ListView[];
  onChange: (view: ListView) => Promise<void>;
  onRemove: (id: string) => Promise<void>;
  onClose: () => void;
};

type Line = { view: ListView; name: string; gone: boolean };

function OneView({ line, onLine }: { line: Line; onLine: (line: Line) => void }) {
  const t = useTexts(listTexts);
  const { view, name, gone } = line;
  return (
    <li className="flex items-center gap-2">
      <input
        className={`input min-w-0 flex-1 ${gone ? 'line-through' : ''}`}
        aria-label={t('viewNameOf', { name: view.name })}
        maxLength={LIMITS.listViewNameMax}
        disabled={gone}
        value={name}
        onChange={(event) => onLine({ ...line, name: event.target.value })}
      />
      <Button
        kind="plain"
        small
        aria-label={t(gone ? 'viewKeep' : 'viewDelete', { name: view.name })}
        onClick={() => onLine({ ...line, gone: !gone })}
      >
        {t(gone ? 'Undo' : 'Delete')}
      </Button>
    </li>
  );
}

function ManageForm({ views, onChange, onRemove, onClose }: Props) {
  const t = useTexts(listTexts);
  const [lines, setLines] = useState(() => views.map((view): Line => ({ view, name: view.name, gone: false })));
  const [opening, setOpening] = useState(() => views.find(({ opens }) => opens)?.id ?? '');
  const { busy, failure, run } = useAction({ showFailure: 'here' });
  const left = lines.filter(({ gone }) => !gone);
  const change = async (): Promise<void> => {
    for (const { view, gone } of lines) if (gone) await onRemove(view.id);
    for (const { view, name } of left) {
      const next = { ...view, name: name.trim() === '' ? view.name : name.trim(), opens: view.id === opening };
      if (next.name !== view.name || next.opens !== view.opens) await onChange(next);
    }
  };
  const save = async (): Promise<void> => {
    if (await run(change, { success: t('Saved') })) onClose();
  };
  return (
    <PostForm className="grid gap-4" onSubmit={() => void save()}>
      <ul className="grid gap-2">
        {lines.map((line) => (
          <OneView
            key={line.view.id}
            line={line}
            onLine={(next) => setLines(lines.map((one) => (one.view.id === next.view.id ? next : one)))}
          />
        ))}
      </ul>
      <label className="field">
        <span className="field-label">{t('viewOpensWith')}</span>
        <select className="input" value={opening} onChange={(event) => setOpening(event.target.value)}>
          <option value="">{t('viewUsual')}</option>
          {left.map(({ view, name }) => (
            <option key={view.id} value={view.id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <FormFailure message={failure} />
      <DialogActions act={t('Save')} busy={busy} onClose={onClose} />
    </PostForm>
  );
}

/** Renames and deletes views, and says which of them opens the list; nothing is done before it is saved. */
export function ManageViews(props: Props) {
  const t = useTexts(listTexts);
  return (
    <Dialog open={props.open} onClose={props.onClose} title={t('viewManageTitle')}>
      <ManageForm {...props} />
    </Dialog>
  );
}
