import type { OwnCard } from '@fairbridge/contract/card/card.shapes.ts';
import { useState } from 'react';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime } from '../../i18n/numbers.ts';
import { defineClientLoad } from '../../define-load.ts';
import { OfflineCopy } from '../../shell/offline-copy.tsx';
import { MemberPage } from '../../shell/personal/personal-frame.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { useWakeLock } from '../../ui/use-wake-lock.ts';
import { CARD_PATH, cardCodeIn } from './card-code.ts';
import { cardTexts } from './card.texts.ts';
import { ExchangeCards } from './exchange-cards.tsx';
import { ownCard } from './own-card.ts';
import { OwnCardFace, OwnCardSettings } from './own-card-panel.tsx';
import { cardQuery, ReceivedCards } from './received-cards.tsx';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '名片', en: 'Visiting cards' });

const load = defineClientLoad(async ({ api, query }) => {
  const { card, keptAt } = await ownCard(api);
  const asked = cardQuery.read(query);
  const page = keptAt === null ? await api(calls.card.receivedList, asked) : null;
  return { card, keptAt, asked, page, code: cardCodeIn(query.get('code') ?? '') ?? '' };
});
export const clientLoader = load.browser;

/** The own card with its code, also without a network; exchange; the cards one has received. */
export default function CardScreen() {
  const t = useTexts(cardTexts);
  const lang = useLang();
  const { card, keptAt, asked, page, code } = load.useData();
  const [changed, setChanged] = useState<OwnCard | null>(null);
  const shown = changed ?? card;
  useWakeLock(!shown.withdrawn);
  return (
    <MemberPage>
      <h1 className="text-2xl">{t('title')}</h1>
      <p className="mt-2 max-w-2xl text-soft">{t('lead')}</p>
      <div className="mt-3">
        {keptAt === null ? (
          <OfflineCopy path={CARD_PATH} />
        ) : (
          <p className="text-sm text-soft" role="status">
            {t('offline', { at: beijingTime(keptAt, lang) })}
          </p>
        )}
      </div>
      <div className="mt-4 grid items-start gap-8 lg:grid-cols-[minmax(0,24rem)_1fr]">
        <OwnCardFace card={shown} />
        {keptAt === null && (
          <div className="grid gap-6">
            <ExchangeCards key={code} given={code} />
            <OwnCardSettings card={shown} onChange={setChanged} />
          </div>
        )}
      </div>
      {page === null ? <p className="note mt-8">{t('offlineList')}</p> : <ReceivedCards page={page} asked={asked} />}
    </MemberPage>
  );
}
