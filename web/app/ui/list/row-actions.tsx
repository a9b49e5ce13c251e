import { LocalLink, useTexts } from '../../i18n/lang.tsx';
import { listTexts } from './list.texts.ts';
import { Popover } from './popover.tsx';

/** One act of a row's menu: a place to go to, or something to do. */
export type RowAction = { label: string; bad?: boolean } & ({ to: string } | { act: () => void });

const ITEM = 'flex min-h-9 w-full items-center rounded-sign px-3 text-left whitespace-nowrap hover:bg-tint';

/** What can be done with one row beside opening it. */
export function RowActions({ name, acts }: { name: string; acts: readonly RowAction[] }) {
  const t = useTexts(listTexts);
  if (acts.length === 0) return null;
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
            onClick={one.act}
          >
            {one.label}
          </button>
        ),
      )}
    </Popover>
  );
}
