import { inLang, type Bilingual } from '@fairbridge/contract/text.ts';
import { Suspense, useState } from 'react';
import { Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { lazyWithRetry } from '../../lazy-with-retry.ts';
import { useUser } from '../../session/session.ts';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import { ProductCard } from '../product/product-card.tsx';
import { recommendationTexts } from './recommendation.texts.ts';
import { isMuted, useRecommendations, type Item } from './use-recommendations.ts';

// Guests mute nothing, and others seldom do.
const MuteDialog = lazyWithRetry(() => import('./mute-dialog.tsx'));

function Waiting({ amount }: { amount: number }) {
  const t = useTexts(recommendationTexts);
  return (
    <div className="catalogue">
      <p className="sr-only" role="status">
        {t('loading')}
      </p>
      {Array.from({ length: amount }, (_, at) => (
        <div key={at} className="card">
          <SkeletonLine className="aspect-square" />
          <div className="grid gap-2 p-4">
            <SkeletonLine className="h-5" />
            <SkeletonLine className="h-4 w-2/3" />
            <SkeletonLine className="mt-4 h-6 w-1/2" />
            <SkeletonLine className="mt-6 h-8" />
          </div>
        </div>
      ))}
    </div>
  );
}

function Recommendation({ item, onMute }: { item: Item; onMute: (() => void) | null }) {
  const t = useTexts(recommendationTexts);
  const lang = useLang();
  const { product, reason } = item;
  const { kind } = reason;
  return (
    <li className="grid grid-rows-[1fr_auto]">
      <ProductCard product={product} />
      <div className="flex flex-wrap items-start justify-between gap-x-2 pt-1.5 text-sm sm:min-h-14 sm:flex-nowrap">
        <p className="clamp-2 min-w-0 basis-full text-soft sm:basis-auto">
          {kind === 'popular' || kind === 'newest' ? t(kind) : t(kind, { name: inLang(reason.name, lang) })}
        </p>
        {onMute !== null && (
          <button
            type="button"
            className="min-h-7 shrink-0 text-soft underline underline-offset-4 hover:text-ink"
            aria-haspopup="dialog"
            aria-label={t('muteNamed', { name: inLang(product.name, lang) })}
            onClick={onMute}
          >
            {t('mute')}
          </button>
        )}
      </div>
    </li>
  );
}

/** In the place of what was muted: that it is, and the way back. */
function MutedPlace({ onUndo }: { onUndo: () => void }) {
  const t = useTexts(recommendationTexts);
  return (
    <li className="card grid min-h-40 place-content-center gap-2 p-4 text-center text-soft">
      <p role="status">{t('muted')}</p>
      <button type="button" className="link min-h-8" onClick={onUndo}>
        {t('Undo')}
      </button>
    </li>
  );
}

/**
 * What this reader may like, each with its reason; guests see what is popular. It asks in the browser, so that the served page stays the same
 * for everybody, and keeps its place meanwhile.
 */
export default function YouMayLike({
  title,
  amount,
  className = '',
}: {
  title: Bilingual;
  amount: number;
  className?: string;
}) {
  const t = useTexts(recommendationTexts);
  const lang = useLang();
  const user = useUser();
  const { found, mutes, mute, undo, again } = useRecommendations();
  const [asked, setAsked] = useState<Item | null>(null);
  const visitor = user?.subjectType === 'VISITOR';
  if (found !== null && found.list.length === 0 && found.muted === 0) return null;
  const left = (found?.list ?? []).filter(
    (item) => mutes.some(({ at }) => at === item.product.id) || !mutes.some(({ muted }) => isMuted(item, muted)),
  );
  return (
    <section className={`${className} print:hidden`} aria-label={visitor ? inLang(title, lang) : t('titleForAll')}>
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-2xl md:text-[1.7rem]">{visitor ? <Says text={title} /> : t('titleForAll')}</h2>
        {visitor && (found?.muted ?? 0) + mutes.length > 0 && (
          <button type="button" className="link inline-flex min-h-8 items-center" onClick={again}>
            {t('again')}
          </button>
        )}
      </div>
      {found === null ? (
        <Waiting amount={amount} />
      ) : (
        <ul className="catalogue">
          {left.slice(0, amount).map((item) => {
            const muted = mutes.find(({ at }) => at === item.product.id);
            return muted === undefined ? (
              <Recommendation key={item.product.id} item={item} onMute={visitor ? () => setAsked(item) : null} />
            ) : (
              <MutedPlace key={item.product.id} onUndo={() => undo(muted.at, muted.muted)} />
            );
          })}
        </ul>
      )}
      {asked !== null && (
        <Suspense fallback={null}>
          <MuteDialog
            item={asked}
            onClose={() => setAsked(null)}
            onMute={(muted) => {
              mute(asked.product.id, muted);
              setAsked(null);
            }}
          />
        </Suspense>
      )}
    </section>
  );
}
