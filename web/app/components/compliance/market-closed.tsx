import { marketName } from '@fairbridge/contract/compliance/markets.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { complianceTexts } from './compliance.texts.ts';

/** Stands where the intent order would, for a buyer from a market that takes none. */
export function MarketClosed({ market }: { market: string }) {
  const t = useTexts(complianceTexts);
  const lang = useLang();
  return (
    <section className="card border-t-4 border-t-line p-5" aria-labelledby="market-closed-title">
      <h2 id="market-closed-title" className="text-lg">
        {t('closedTitle')}
      </h2>
      <p className="mt-2 text-soft">{t('closedLead', { market: inLang(marketName(market), lang) })}</p>
    </section>
  );
}
