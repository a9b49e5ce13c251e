import { useTexts } from '../../i18n/lang.tsx';
import { NavIcon } from '../nav-icons.tsx';
import { listTexts } from './list.texts.ts';
import { Popover } from './popover.tsx';

/** Which columns are shown. */
export function ColumnPicker({
  columns,
  hidden,
  turn,
}: {
  columns: readonly { key: string; label: string }[];
  hidden: ReadonlySet<string>;
  turn: (key: string) => void;
}) {
  const t = useTexts(listTexts);
  return (
    <Popover
      button={
        <>
          <NavIcon name="sliders" size={18} />
          {t('columns')}
        </>
      }
      className="button button-quiet button-small inline-flex items-center gap-2"
    >
      {columns.map(({ key, label }) => (
        <label key={key} className="flex min-h-9 items-center gap-3 px-2 whitespace-nowrap">
          <input
            type="checkbox"
            className="size-5 accent-[var(--action)]"
            checked={!hidden.has(key)}
            onChange={() => turn(key)}
          />
          {label}
        </label>
      ))}
    </Popover>
  );
}
