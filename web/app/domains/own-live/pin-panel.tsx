import type { ProductCard } from '@fairbridge/contract/product/product.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { useAction } from '../../ui/use-action.ts';
import { ExhibitLine } from './live-exhibits.tsx';
import { ownLiveTexts } from './own-live.texts.ts';

/** Which exhibit viewers see below the picture: one at a time, by one press. */
export function PinPanel({
  liveId,
  exhibits,
  pinned: told,
}: {
  liveId: string;
  exhibits: readonly ProductCard[];
  pinned: string | null;
}) {
  const t = useTexts(ownLiveTexts);
  const lang = useLang();
  const { isBusy, run } = useAction();
  // what was pressed holds until it is told
  const [pressed, setPressed] = useState<{ over: string | null; id: string | null } | null>(null);
  const pinned = pressed !== null && pressed.over === told ? pressed.id : told;
  const pin = (productId: string | null): void => {
    setPressed({ over: told, id: productId });
    void run(() => api(calls.ownLive.pin, { id: liveId, productId }), {
      key: productId ?? 'none',
      onFailure: () => setPressed(null),
    });
  };
  return (
    <section className="card grid content-start gap-2 p-4">
      <h2 className="text-lg">{t('Exhibits')}</h2>
      <p className="text-sm text-soft">{t(exhibits.length === 0 ? 'noneToPin' : 'pinHint')}</p>
      <ul className="max-h-44 overflow-y-auto">
        {exhibits.map((exhibit) => {
          const isPinned = exhibit.id === pinned;
          const name = inLang(exhibit.name, lang);
          return (
            <li
              key={exhibit.id}
              className={`flex items-center gap-3 border-b border-line px-2 py-2 last:border-b-0 ${isPinned ? 'bg-tint' : ''}`}
            >
              <ExhibitLine exhibit={exhibit} />
              {isPinned && (
                <span className="rounded-sign bg-accent px-1.5 text-sm font-semibold whitespace-nowrap text-on-accent">
                  {t('pinned')}
                </span>
              )}
              <button
                type="button"
                className={`button button-small shrink-0 ${isPinned ? 'button-quiet' : ''}`}
                aria-pressed={isPinned}
                aria-busy={isBusy(exhibit.id)}
                aria-label={t(isPinned ? 'unpinOf' : 'pinOf', { name })}
                onClick={() => pin(isPinned ? null : exhibit.id)}
              >
                {t(isPinned ? 'unpin' : 'pin')}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
