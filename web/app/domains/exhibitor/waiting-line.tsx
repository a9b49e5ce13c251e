import { LocalLink, useTexts } from '../../i18n/lang.tsx';
import { Icon } from '../../ui/icons.tsx';
import { RoomIcon } from '../../ui/room-icons.tsx';
import { employeeTexts } from './employee.texts.ts';

/** How many asked by the company's code, and where they are answered. */
export function WaitingLine({ count }: { count: number }) {
  const t = useTexts(employeeTexts);
  if (count === 0) return null;
  return (
    <LocalLink
      to="/my-employee-list?state=waiting"
      className="card mt-4 flex min-h-12 items-center gap-3 border-l-4 border-l-accent px-4 py-2 hover:border-action"
    >
      <RoomIcon name="people" />
      <span className="min-w-0 flex-1">{t('waitingLine', { count })}</span>
      <Icon name="arrow" size={18} />
    </LocalLink>
  );
}
