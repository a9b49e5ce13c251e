import { useTexts } from '../i18n/lang.tsx';
import { useExhibition } from '../site/site.ts';
import { fairStateTexts } from './fair-state-notice.texts.ts';

/** Above every page of a fair that is not open: what the reader may expect of it. */
export function FairStateNotice() {
  const t = useTexts(fairStateTexts);
  const state = useExhibition()?.state ?? 'open';
  if (state === 'open') return null;
  return (
    <p role="note" className="border-b border-line bg-tint px-4 py-2 text-center text-ink print:hidden">
      {t(state)}
    </p>
  );
}
