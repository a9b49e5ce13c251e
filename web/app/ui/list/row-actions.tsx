import { LocalLink, useTexts } from '../../i18n/lang.tsx';
import { Button } from '../button.tsx';
import { listTexts } from './list.texts.ts';
import { Popover } from './popover.tsx';

/** Something to do with a row: here (`act`), or by a call whose end is told (`send`). What cannot be undone asks first. */
export type RowAct = { label: string } & (
  | { act: () => unknown; send?: undefined; ask?: undefined }
  | { send: () => Promise<unknown>; said: string; ask?: { title: string; lead: string; act?: string } }
);
/** One act of a row's menu: a place to go to, or something to do. */
export type RowAction = { bad?: boolean } & ({ label: string; to: string } | RowAct);

const ITEM = 'flex min-h-9 w-full items-center rounded-sign px-3 text-left whitespace-nowrap hover:bg-tint';

/** What can be done with one row beside opening it. */
export function RowActions({
  name,
  acts,
  onAct,
}: {
  name: string;
  acts: readonly RowAction[];
  onAct: (one: RowAct) => void;
}) {
  const t = useTexts(listTexts);
  const [only] = acts;
  if (only === undefined) return null;
  // one act alone needs no menu, unless it takes something away
  if (acts.length === 1 && !('to' in only) && only.bad !== true)
    return (
      <Button kind="quiet" small aria-label={t('actOf', { act: only.label, name })} onClick={() => onAct(only)}>
        {only.label}
      </Button>
    );
  return (
    <Popover
      button={<span aria-hidden="true">⋯</span>}
      name={t('actsOf', { name })}
      className="grid size-9 place-items-center rounded-sign font-bold hover:bg-tint"
    >
      {acts.map((one) =>
        'to' in one ? (
          <LocalLink key={one.label} to={one.to} className={ITEM}>
            {one.label}
          </LocalLink>
        ) : (
          <button
            key={one.label}
            type="button"
            className={`${ITEM} ${one.bad === true ? 'text-bad' : ''}`}
            onClick={() => onAct(one)}
          >
            {one.label}
          </button>
        ),
      )}
    </Popover>
  );
}
