import { useId, useState } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icons.tsx';

/**
 * On a phone the list comes first, its filters when they are asked for: whether they are open, and the button that says so. What they
 * are stands in an element of this `id`, with this `look`; on a desktop it is always there.
 */
export function usePhoneFilters({
  label,
  filtered,
  className,
}: {
  label: string;
  filtered: boolean;
  className: string;
}) {
  const id = useId();
  const [open, setOpen] = useState(filtered);
  const button = (
    <Button
      kind="quiet"
      className={`${className} md:hidden`}
      aria-expanded={open}
      aria-controls={id}
      onClick={() => setOpen(!open)}
    >
      <Icon name="filter" />
      {label}
    </Button>
  );
  return { id, button, look: open ? '' : 'max-md:hidden' };
}
