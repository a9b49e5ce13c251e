import { useTexts } from '../../i18n/lang.tsx';
import { Icon } from '../../ui/icons.tsx';
import { shareButtonTexts } from './share-button.texts.ts';
import { toast } from '../../ui/toast.tsx';

/** Passes the address of this page on: by the device's own sheet where it has one, else copied. `onShared` once that is done. */
export function ShareButton({ title, onShared }: { title: string; onShared?: () => void }) {
  const t = useTexts(shareButtonTexts);
  const share = async (): Promise<void> => {
    // without what leads somewhere within the page
    const url = location.origin + location.pathname + location.search;
    try {
      if (typeof navigator.share === 'function') await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        toast.good(t('shared'));
      }
      onShared?.();
    } catch (error) {
      // whoever closes the phone's own dialog has chosen not to
      if (!(error instanceof DOMException && error.name === 'AbortError')) toast.error(t('shareFailed'));
    }
  };
  return (
    <button type="button" className="button button-quiet" onClick={() => void share()}>
      <Icon name="copy" />
      {t('share')}
    </button>
  );
}
