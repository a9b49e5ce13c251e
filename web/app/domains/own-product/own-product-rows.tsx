import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icons.tsx';

/** A list of rows that can be added to and taken from, as far as `max`. */
export function OwnProductRows({
  label,
  hint,
  rows,
  max,
  add,
  remove,
  onAdd,
  onRemove,
}: {
  label: string;
  hint?: string;
  rows: readonly ReactNode[];
  max: number;
  add: string;
  remove: (number: number) => string;
  onAdd: () => void;
  onRemove: (at: number) => void;
}) {
  return (
    <fieldset className="grid gap-3">
      <legend className="field-label mb-2">{label}</legend>
      {hint !== undefined && <p className="field-hint -mt-2">{hint}</p>}
      {rows.length > 0 && (
        <ul className="grid gap-3" aria-label={label}>
          {rows.map((row, at) => (
            // rows have no identity but their place
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at} className="flex items-start gap-2">
              <div className="grid flex-1 items-start gap-3 md:grid-flow-col md:auto-cols-fr">{row}</div>
              <div className="pt-7">
                <IconButton icon="trash" label={remove(at + 1)} onClick={() => onRemove(at)} />
              </div>
            </li>
          ))}
        </ul>
      )}
      {rows.length < max && (
        <Button kind="quiet" small className="justify-self-start" onClick={onAdd}>
          <Icon name="plus" size={18} />
          {add}
        </Button>
      )}
    </fieldset>
  );
}
