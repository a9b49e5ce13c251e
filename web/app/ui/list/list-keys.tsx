import { useState, type RefObject } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { listTexts } from './list.texts.ts';
import { useListKeys } from './use-list-keys.ts';

const KEYS = [
  ['keyNext', ['j', '↓']],
  ['keyPrevious', ['k', '↑']],
  ['keyChoose', ['x']],
  ['keyOpen', ['Enter']],
  ['Search', ['/']],
  ['keyDecide', ['a', 'r']],
  ['keyUndo', ['z']],
  ['keyClose', ['Esc']],
  ['keySheet', ['?']],
] as const satisfies readonly (readonly [keyof typeof listTexts, readonly string[]])[];

/** Of a list whose records open beside it. */
const OF_PANEL: readonly string[] = ['keyDecide', 'keyUndo', 'keyClose'];

/** The keys of a list, and the sheet that names them. Without a keyboard there is no need of either. */
export function ListKeys({
  table,
  choosing,
  opening,
}: {
  table: RefObject<HTMLTableElement | null>;
  choosing: boolean;
  opening: boolean;
}) {
  const t = useTexts(listTexts);
  const [open, setOpen] = useState(false);
  const { on, turn } = useListKeys(table, setOpen);
  return (
    <>
      <div className="mt-2 flex justify-end max-md:hidden">
        <Button kind="plain" small className="text-sm text-soft" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('keys')}
        </Button>
      </div>
      <Dialog open={open} title={t('keys')} onClose={() => setOpen(false)}>
        <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2">
          {KEYS.filter(([name]) => (choosing || name !== 'keyChoose') && (opening || !OF_PANEL.includes(name))).map(
            ([name, keys]) => (
              <div key={name} className="contents">
                <dt className="whitespace-nowrap">
                  {keys.map((key, at) => (
                    <span key={key}>
                      {at > 0 && ` ${t('or')} `}
                      <kbd className="num rounded-sign border border-line px-2 py-1">{key}</kbd>
                    </span>
                  ))}
                </dt>
                <dd>{t(name)}</dd>
              </div>
            ),
          )}
        </dl>
        <label className="mt-4 flex min-h-9 items-center gap-3">
          <input
            type="checkbox"
            className="size-5 accent-[var(--action)]"
            checked={on}
            onChange={(event) => turn(event.target.checked)}
          />
          {t('keysOn')}
        </label>
      </Dialog>
    </>
  );
}
