import { createContext, use, type MouseEvent, type ReactNode } from 'react';
import { LocalLink } from '../../i18n/lang.tsx';

/** Opens a record of the list beside it; null where the list has no panel. */
export const OpenRecord = createContext<((id: string) => void) | null>(null);

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * What a row is opened by. In a list with a panel a press opens it there; in a new tab, and in a list without one, the link leads to the
 * record's own page. A record without a page (no `to`) is a button, or plain where nothing can be opened.
 */
export function RecordLink({
  id,
  to,
  className = '',
  draggable,
  children,
}: {
  id: string;
  to?: string;
  className?: string;
  /** False where what it stands on is dragged. */
  draggable?: boolean;
  children: ReactNode;
}) {
  const open = use(OpenRecord);
  if (to === undefined)
    return open === null ? (
      <span className={className}>{children}</span>
    ) : (
      <button type="button" data-record className={`link text-left ${className}`} onClick={() => open(id)}>
        {children}
      </button>
    );
  return (
    <LocalLink
      to={to}
      data-record
      className={`link ${className}`}
      draggable={draggable}
      onClick={(event) => {
        if (open === null || !isPlain(event)) return;
        event.preventDefault();
        open(id);
      }}
    >
      {children}
    </LocalLink>
  );
}
