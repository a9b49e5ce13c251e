import { useTexts } from '../../i18n/lang.tsx';
import { periodTexts } from './period.texts.ts';

/** What a number counts, one press away from it. */
export function Definition({ of, definition, className = '' }: { of: string; definition: string; className?: string }) {
  const t = useTexts(periodTexts);
  return (
    <details className={`text-sm ${className}`}>
      <summary className="inline-flex min-h-8 cursor-pointer items-center text-soft underline decoration-dotted underline-offset-4">
        {t('definition')}
        <span className="sr-only"> {of}</span>
      </summary>
      <p className="mt-1">{definition}</p>
    </details>
  );
}
