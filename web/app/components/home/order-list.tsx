import { useState, type ReactNode } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { Icon } from '../../ui/icons.tsx';
import { useOptimisticOrder } from '../../ui/use-optimistic-order.ts';
import { useReorder } from '../../ui/use-reorder.ts';
import { homeConfigTexts } from './home-config.texts.ts';

const SMALL = 'grid size-9 place-items-center rounded-sign hover:bg-tint aria-disabled:opacity-35';

type Props<T> = {
  label: string;
  items: readonly T[];
  keyOf: (item: T) => string;
  nameOf: (item: T) => string;
  onMove: (from: number, to: number) => void;
  busy?: boolean;
  /** Whoever keeps the order says each move. */
  told?: boolean;
  actions?: (item: T, index: number) => ReactNode;
  children: (item: T, index: number) => ReactNode;
};

/**
 * A list whose order matters: rows are dragged by their grips with a mouse or a finger, or moved by its keys or by their arrows. `onMove` gets
 * the places before and after.
 */
export function OrderList<T>({
  label,
  items,
  keyOf,
  nameOf,
  onMove,
  busy = false,
  told = false,
  actions,
  children,
}: Props<T>) {
  const t = useTexts(homeConfigTexts);
  const [said, setSaid] = useState('');
  const { shown, show } = useOptimisticOrder(items, busy);
  const move = (from: number, to: number): void => {
    const item = shown[from];
    if (busy || item === undefined || to < 0 || to >= items.length || from === to) return;
    if (!told) setSaid(t('sorted', { name: nameOf(item), place: to + 1 }));
    show(from, to);
    onMove(from, to);
  };
  const { list, dragged, grip } = useReorder<HTMLOListElement>(items.length, move);
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ol ref={list} className="card overflow-hidden" aria-label={label}>
        {shown.map((item, index) => {
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
          const isOver = dragged !== null && dragged.to === index && dragged.from !== index;
          return (
            <li
              key={keyOf(item)}
              data-place={index}
              className={`flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-3 py-3 last:border-b-0 md:flex-nowrap md:px-4 ${isOver ? 'bg-tint' : ''} ${dragged?.from === index ? 'opacity-50' : ''}`}
            >
              <button
                type="button"
                className="grid size-9 shrink-0 cursor-grab touch-none place-items-center rounded-sign text-soft select-none hover:bg-tint"
                aria-label={t('drag', { name })}
                title={t('drag', { name })}
                {...(busy ? { 'data-grip': index } : grip(index))}
              >
                <span aria-hidden="true">⠿</span>
              </button>
              <span className="num w-6 shrink-0 text-right text-soft">{index + 1}</span>
              <div className="min-w-0 flex-1 max-md:basis-[calc(100%-6rem)]">{children(item, index)}</div>
              <div className="ml-auto flex shrink-0 items-center gap-1">
                {arrow(index - 1, 'up')}
                {arrow(index + 1, 'down')}
                {actions?.(item, index)}
              </div>
            </li>
          );
        })}
      </ol>
    </>
  );
}
