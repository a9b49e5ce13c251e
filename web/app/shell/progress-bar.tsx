import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { useTexts } from '../i18n/lang.tsx';
import { uiTexts } from '../ui/ui.texts.ts';

const VISIBLE_AFTER_MS = 200;

/** A thin line at the top while the next page loads, only when that takes noticeable time. */
export function ProgressBar() {
  const target = useNavigation().location;
  const t = useTexts(uiTexts);
  const [slow, setSlow] = useState<typeof target>(undefined);
  useEffect(() => {
    if (target === undefined) return;
    const timer = setTimeout(() => setSlow(target), VISIBLE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [target]);
  return target !== undefined && slow === target ? (
    <div role="status" className="fixed inset-x-0 top-0 z-50 h-1 bg-accent motion-safe:animate-pulse">
      <span className="sr-only">{t('loading')}</span>
    </div>
  ) : null;
}
