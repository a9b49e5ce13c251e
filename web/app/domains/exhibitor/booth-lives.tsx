import type { LiveCard as Live } from '@fairbridge/contract/live/live.shapes.ts';
import { Suspense } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { lazyWithRetry } from '../../lazy-with-retry.ts';
import { exhibitorTexts } from './exhibitor.texts.ts';

const LiveCards = lazyWithRetry(() => import('../../components/live/live-cards.tsx'));

/** Lives of the company that the reader may watch: on the air, to come, replays. */
export function BoothLives({ lives }: { lives: readonly Live[] }) {
  const t = useTexts(exhibitorTexts);
  if (lives.length === 0) return null;
  return (
    <section className="mt-12 print:hidden" aria-labelledby="booth-lives">
      <h2 id="booth-lives" className="mb-4 text-xl md:text-2xl">
        {t('lives')}
      </h2>
      <Suspense fallback={null}>
        <LiveCards lives={lives} />
      </Suspense>
    </section>
  );
}
