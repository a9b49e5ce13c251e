import { useEffect } from 'react';
import { useTexts } from '../i18n/lang.tsx';
import { toast } from '../ui/toast.tsx';
import { shellTexts } from './shell.texts.ts';

/** Online and offline notices, five seconds each (specification, section 8). */
export function NetworkNotices() {
  const t = useTexts(shellTexts);
  useEffect(() => {
    const online = (): void => toast.good(t('online'));
    const offline = (): void => toast.network(t('offline'));
    window.addEventListener('online', online);
    window.addEventListener('offline', offline);
    return () => {
      window.removeEventListener('online', online);
      window.removeEventListener('offline', offline);
    };
  });
  return null;
}
