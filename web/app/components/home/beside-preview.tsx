import type { UnsavedHome } from '@fairbridge/contract/home/home.shapes.ts';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { HomePreview } from './home-preview.tsx';
import { homePreviewTexts } from './home-preview.texts.ts';

/** Opens and closes the preview. */
export function PreviewSwitch({ open, onChange }: { open: boolean; onChange: (open: boolean) => void }) {
  const t = useTexts(homePreviewTexts);
  return (
    <Button kind="quiet" aria-expanded={open} onClick={() => onChange(!open)}>
      {t(open ? 'close' : 'preview')}
    </Button>
  );
}

/** What is edited, and while the preview is open the home page itself: beside it where there is room, else above. */
export function BesidePreview({
  open,
  unsaved,
  saved,
  children,
}: {
  open: boolean;
  unsaved: UnsavedHome;
  /** Of what is kept on the server: when it changes, the page is made anew. */
  saved?: string;
  children: ReactNode;
}) {
  const t = useTexts(homePreviewTexts);
  return (
    <div className={open ? 'grid items-start gap-6 2xl:grid-cols-2' : ''}>
      {open && (
        <section aria-label={t('title')} className="min-w-0 2xl:sticky 2xl:top-20 2xl:order-last">
          <HomePreview unsaved={unsaved} {...(saved !== undefined && { saved })} />
        </section>
      )}
      <div className="min-w-0">{children}</div>
    </div>
  );
}
