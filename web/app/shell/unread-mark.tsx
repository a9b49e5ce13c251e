import { useTexts } from '../i18n/lang.tsx';
import { shellTexts } from './shell.texts.ts';

/** How many notices wait to be read, or what else `says` tells of them; nothing where none does. */
export function UnreadMark({ count, says, className }: { count: number; says?: string; className: string }) {
  const t = useTexts(shellTexts);
  if (count === 0) return null;
  return (
    <span className={`num rounded-full bg-accent px-1.5 text-on-accent ${className}`}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{says ?? t('unread', { count })}</span>
    </span>
  );
}
