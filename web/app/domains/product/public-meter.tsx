import { useTexts } from '../../i18n/lang.tsx';
import { ownProductTexts } from './own-product.texts.ts';

/** How many of the exhibits that may be visible to all are used (specification, section 9: at most 10). */
export function PublicMeter({ count, max }: { count: number; max: number }) {
  const t = useTexts(ownProductTexts);
  const full = count >= max;
  return (
    <div className="grid gap-1">
      <p className="num text-sm">
        {t('meter', { count, max })}
        {full && <span className="text-soft"> · {t('meterFull')}</span>}
      </p>
      <div className="flex gap-1" aria-hidden="true">
        {Array.from({ length: max }, (_, at) => (
          <span
            key={at}
            className={`h-2 w-5 rounded-[2px] ${at < count ? (full ? 'bg-accent' : 'bg-action') : 'bg-line'}`}
          />
        ))}
      </div>
    </div>
  );
}
