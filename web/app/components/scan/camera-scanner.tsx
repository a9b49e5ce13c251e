import { useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { NavIcon } from '../../ui/nav-icons.tsx';
import { scannerTexts } from './camera-scanner.texts.ts';
import { useCamera } from './use-camera.ts';

/** Reads QR codes by the camera in the page. Whoever has none types: every screen with it has a field as well. */
export function CameraScanner({ onRead }: { onRead: (text: string) => void }) {
  const t = useTexts(scannerTexts);
  const { video, state, start, stop } = useCamera(onRead);
  const open = state === 'starting' || state === 'on';
  return (
    <div className="grid justify-items-start gap-3">
      <video
        ref={video}
        muted
        playsInline
        aria-label={t('picture')}
        className={open ? 'aspect-square w-full max-w-80 rounded-lg bg-black object-cover' : 'hidden'}
      />
      <p role="status" className={state === 'off' ? 'sr-only' : 'text-soft'}>
        {state === 'off' ? '' : t(state === 'on' ? 'looking' : state)}
      </p>
      {open ? (
        <Button kind="quiet" onClick={stop}>
          {t('stop')}
        </Button>
      ) : (
        <Button onClick={() => void start()}>
          <NavIcon name="qr" />
          {t('start')}
        </Button>
      )}
    </div>
  );
}
