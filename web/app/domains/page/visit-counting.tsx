import { useState } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { useHydrated } from '../../site/hydrated.ts';
import { chooseCounted, isCounted } from '../../tracking/counting-choice.ts';
import { asksNotToTrack } from '../../tracking/track.ts';
import { Checkbox } from '../../ui/field.tsx';
import { visitCountingTexts } from './visit-counting.texts.ts';

/** What is counted of visits, and the box by which whoever reads this stops it for this browser. */
export function VisitCounting() {
  const t = useTexts(visitCountingTexts);
  const hydrated = useHydrated();
  const [counted, setCounted] = useState<boolean | null>(null);
  const asked = hydrated && asksNotToTrack();
  return (
    <section id="counting" className="mt-12 border-t border-line pt-6">
      <h2 className="text-lg">{t('title')}</h2>
      <p className="mt-3 max-w-[68ch]">{t('what')}</p>
      <p className="mt-3 max-w-[68ch]">{t('how')}</p>
      <p className="mt-3 mb-4 max-w-[68ch]">{t('campaigns')}</p>
      <Checkbox
        label={t('counted')}
        hint={t(asked ? 'asked' : 'countedHint')}
        checked={hydrated ? !asked && (counted ?? isCounted()) : true}
        disabled={!hydrated || asked}
        onChange={({ target }) => {
          chooseCounted(target.checked);
          setCounted(target.checked);
        }}
      />
    </section>
  );
}
