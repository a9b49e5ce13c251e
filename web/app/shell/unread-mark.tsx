import { useTexts } from '../i18n/lang.tsx';
import { shellTexts } from './shell.texts.ts';

/** How many notices wait to be read; nothing where none does. */
export function UnreadMark({ count, className }: { count: number; className: string }) {
  const t = useTexts(shellTexts);
  if (count === 0) return null;
  return (
    <span className={`num rounded-full bg-accent px-1.5 text-on-accent ${className}`}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{t('unread', { count })}</span>
    </span>
  );
}
