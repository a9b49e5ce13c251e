import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { useTexts } from '../i18n/lang.tsx';
import { uiTexts } from '../ui/ui.texts.ts';

const VISIBLE_AFTER_MS = 200;

/** A thin line at the top while the next page loads, only when that takes noticeable time. */
export function ProgressBar() {
  const loading = useNavigation().state !== 'idle';
  const t = useTexts(uiTexts);
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    if (!loading) {
      setVisible(false);
      return;
    }
    const timer = setTimeout(() => setVisible(true), VISIBLE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [loading]);
  return visible ? (
    <div role="status" className="fixed inset-x-0 top-0 z-50 h-1 bg-accent motion-safe:animate-pulse">
      <span className="sr-only">{t('loading')}</span>
    </div>
  ) : null;
}
