import { LIMITS } from '@fairbridge/contract/limits.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import type { ExhibitQuota } from '../../components/own-product/exhibit-quota.ts';
import { productImportTexts } from './product-import.texts.ts';

/** What a company may still add by a spreadsheet, and publish then. */
export type ImportQuota = ExhibitQuota & { drafts: number };

/** `drafts`: how many there are. */
export const importQuotaOf = (quota: ExhibitQuota, drafts: number): ImportQuota => ({
  ...quota,
  drafts: Math.max(0, LIMITS.productDraftsMax - drafts),
});

const ROWS = ['drafts', 'exhibits', 'publicExhibits'] as const satisfies readonly (keyof ImportQuota)[];
const LABEL = { drafts: 'roomDrafts', exhibits: 'roomExhibits', publicExhibits: 'roomPublic' } as const;

/** Told before anything is uploaded: a file that is too long is work in vain. */
export function ImportQuotaCard({ quota }: { quota: ImportQuota }) {
  const t = useTexts(productImportTexts);
  const lang = useLang();
  return (
    <section className="card p-5" aria-labelledby="import-quota">
      <h2 id="import-quota" className="mb-2 text-lg">
        {t('quota')}
      </h2>
      <dl className="grid gap-1.5">
        {ROWS.map((row) => (
          <div key={row} className="flex items-baseline justify-between gap-4">
            <dt className="text-soft">{t(LABEL[row])}</dt>
            <dd className={`num font-semibold ${quota[row] === 0 ? 'text-bad' : ''}`}>{number(quota[row], lang)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
