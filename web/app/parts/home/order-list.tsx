import { useState, type DragEvent, type ReactNode } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { Icon } from '../../ui/icons.tsx';
import { homeConfigTexts } from './home-config.texts.ts';

const SMALL = 'grid size-9 place-items-center rounded-sign hover:bg-tint aria-disabled:opacity-35';

/** A list whose order matters: rows are dragged, or moved by their arrows. `onMove` gets the places before and after. */
export function OrderList<T>({
  label,
  items,
  keyOf,
  nameOf,
  onMove,
  busy = false,
  actions,
  children,
}: {
  label: string;
  items: readonly T[];
  keyOf: (item: T) => string;
  nameOf: (item: T) => string;
  onMove: (from: number, to: number) => void;
  busy?: boolean;
  actions?: (item: T, index: number) => ReactNode;
  children: (item: T, index: number) => ReactNode;
}) {
  const t = useTexts(homeConfigTexts);
  const [dragged, setDragged] = useState<number | null>(null);
  const [target, setTarget] = useState<number | null>(null);
  const move = (from: number, to: number): void => {
    if (!busy && to >= 0 && to < items.length && from !== to) onMove(from, to);
  };
  const over = (index: number) => (event: DragEvent) => {
    if (dragged === null) return;
    event.preventDefault();
    setTarget(index);
  };
  const drop = (index: number) => (event: DragEvent) => {
    event.preventDefault();
    if (dragged !== null) move(dragged, index);
  };
  return (
    <ol className="card overflow-hidden" aria-label={label}>
      {items.map((item, index) => {
        const name = nameOf(item);
        const arrow = (to: number, key: 'up' | 'down') => (
          <button
            type="button"
            className={SMALL}
            aria-label={t(key, { name })}
            aria-disabled={busy || to < 0 || to >= items.length || undefined}
            onClick={() => move(index, to)}
          >
            <Icon name={key} size={18} />
          </button>
        );
        return (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a place to drop a dragged row; the arrows do the same
          <li
            key={keyOf(item)}
            className={`flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-3 py-3 last:border-b-0 md:flex-nowrap md:px-4 ${target === index && dragged !== null && dragged !== index ? 'bg-tint' : ''}`}
            onDragOver={over(index)}
            onDrop={drop(index)}
          >
            <span
              draggable
              className="hidden cursor-grab px-1 text-soft select-none md:block"
              title={t('drag', { name })}
              aria-hidden="true"
              onDragStart={() => setDragged(index)}
              onDragEnd={() => {
                setDragged(null);
                setTarget(null);
              }}
            >
              ⠿
            </span>
            <span className="num w-6 shrink-0 text-right text-soft">{index + 1}</span>
            <div className="min-w-0 flex-1 max-md:basis-[calc(100%-3rem)]">{children(item, index)}</div>
            <div className="ml-auto flex shrink-0 items-center gap-1">
              {arrow(index - 1, 'up')}
              {arrow(index + 1, 'down')}
              {actions?.(item, index)}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
