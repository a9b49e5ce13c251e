import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

/** What the bars at the foot of a phone cover, in px. */
const FOOT = 72;

/**
 * What a button opens beside itself: closed by Escape, by a press elsewhere and when the focus leaves it. A disclosure, not a menu: what stands in
 * it are links, buttons and boxes, which Tab reaches as everywhere; the arrows are a shorter way.
 */
export function Popover({
  button,
  name,
  className,
  tabIndex,
  children,
}: {
  button: ReactNode;
  /** Read out instead of the button's own text. */
  name?: string;
  className: string;
  /** -1 where many stand in a row and arrows lead from one to the next. */
  tabIndex?: 0 | -1;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const [side, setSide] = useState('right-0');
  const [upwards, setUpwards] = useState(false);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  // above the button where there is room above it alone: what lies under the bars of a phone cannot be pressed
  useLayoutEffect(() => {
    const shown = open ? box.current?.querySelector(`[id="${id}"]`)?.getBoundingClientRect() : undefined;
    const { top = 0, bottom = 0 } = opener.current?.getBoundingClientRect() ?? {};
    setUpwards(shown !== undefined && bottom + shown.height > window.innerHeight - FOOT && top - shown.height > FOOT);
  }, [open, id]);
  useEffect(() => {
    if (!open) return undefined;
    box.current?.querySelector(`[id="${id}"]`)?.scrollIntoView({ block: 'nearest' });
    const onPress = (event: PointerEvent): void => {
      if (event.target instanceof Node && box.current?.contains(event.target) !== true) setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [open, id]);
  const close = (): void => {
    setOpen(false);
    opener.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!open) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      close();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const all = [...(box.current?.querySelectorAll<HTMLElement>('a[href], button, input') ?? [])];
      const at = all.findIndex((one) => one === document.activeElement);
      all[(at + (event.key === 'ArrowDown' ? 1 : -1) + all.length) % all.length]?.focus();
    }
  };
  return (
    <div
      ref={box}
      role="presentation"
      className="relative inline-block"
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={opener}
        type="button"
        className={className}
        tabIndex={tabIndex}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={name}
        onClick={(event) => {
          // towards the middle of the window, or of what scrolls or floats in it, where there is room
          const { left, right } = event.currentTarget.getBoundingClientRect();
          const around = event.currentTarget.closest('dialog, [role="log"]')?.getBoundingClientRect();
          const { left: from, right: to } = around ?? { left: 0, right: window.innerWidth };
          setSide(left + right < from + to ? 'left-0' : 'right-0');
          setOpen(!open);
        }}
      >
        {button}
      </button>
      {open && (
        <div
          id={id}
          role="presentation"
          className={`card absolute ${side} ${upwards ? 'bottom-full mb-1' : 'top-full mt-1'} z-30 grid min-w-44 gap-1 p-2 shadow-lg`}
          // what was pressed is done; boxes stay open, since several may be ticked
          onClick={(event) => {
            if (event.target instanceof Element && event.target.closest('a, button') !== null) close();
          }}
        >
          {children}
        </div>
      )}
    </div>
  );
}
