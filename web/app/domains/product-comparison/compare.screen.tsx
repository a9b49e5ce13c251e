import { wordsIn } from '@fairbridge/contract/text.ts';
import type { ComparedProduct } from '@fairbridge/contract/product/product.shapes.ts';
import { comparisonOf } from '@fairbridge/contract/product-comparison/product-comparison.ts';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { calls } from '../../calls.ts';
import { localPath } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { defineLoad } from '../../define-load.ts';
import { downloadFile } from '../../download.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { useExhibition } from '../../site/site.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/field.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { compareTexts } from './compare.texts.ts';
import { AskLink } from '../../components/inquiry/ask-link.tsx';
import { PostSourcingLink } from '../../components/sourcing/post-sourcing-link.tsx';
import { comparedIds, comparePath, removeCompared, useCompared } from '../../components/product-comparison/compared.ts';
import { ComparisonTable } from './comparison-table.tsx';

type Loaded = { ids: readonly string[]; products: readonly ComparedProduct[] };

const load = defineLoad(async ({ api, query }): Promise<Loaded> => {
  const ids = comparedIds((query.get('ids') ?? '').split(','));
  if (ids.length === 0) return { ids, products: [] };
  return { ids, products: (await api(calls.product.compare, { ids })).list };
});
export const loader = load.server;
export const clientLoader = load.browser;

export const meta = pageMeta<Loaded>(({ lang }) => ({
  title: wordsIn(compareTexts.title, lang),
  noindex: true,
}));

/** An address without ids, as somebody types it or a bookmark keeps it: what was chosen in this browser is compared. */
function Nothing() {
  const t = useTexts(compareTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const chosen = useCompared();
  useEffect(() => {
    if (chosen.length > 0) void navigate(localPath(lang, comparePath(chosen)), { replace: true });
  }, [chosen, lang, navigate]);
  return (
    <EmptyState title={t('empty')}>
      <p>{t('emptyLead')}</p>
      <p className="mt-5">
        <ButtonLink to="/find/product">{t('findProducts')}</ButtonLink>
      </p>
    </EmptyState>
  );
}

/** Up to four exhibits side by side, to be printed and taken away as a spreadsheet. */
export default function CompareScreen() {
  const { ids, products } = load.useData();
  const t = useTexts(compareTexts);
  const lang = useLang();
  const exhibition = useExhibition();
  const navigate = useNavigate();
  const [differing, setDiffering] = useState(false);
  const rows = comparisonOf(products, exhibition?.attributeNames ?? {});
  const shown = differing ? rows.filter(({ differs }) => differs) : rows;
  const gone = ids.length - products.length;
  const present = products.map(({ id }) => id);
  const remove = (id: string): void => {
    removeCompared(id);
    void navigate(localPath(lang, comparePath(present.filter((one) => one !== id))), { replace: true });
  };
  return (
    <div className="page pt-8">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pb-5">
        <div>
          <h1 className="text-2xl md:text-3xl">{t('title')}</h1>
          <p className="mt-1 text-soft">{t('lead')}</p>
        </div>
        {products.length > 0 && (
          <div className="flex flex-wrap items-center gap-3 print:hidden">
            <SaveButton save={() => downloadFile(calls.product.exportCompared, { ids: present, lang })}>
              {t('export')}
            </SaveButton>
            <Button kind="quiet" onClick={() => window.print()}>
              {t('print')}
            </Button>
            <AskLink products={present} />
            <PostSourcingLink products={present.join(',')} />
          </div>
        )}
      </div>
      {gone > 0 && <p className="note mb-4">{t('gone', { count: gone })}</p>}
      {products.length === 1 && <p className="note mb-4">{t('one')}</p>}
      {products.length === 0 && <Nothing />}
      {products.length > 1 && (
        <div className="pb-3 print:hidden">
          <Checkbox
            label={t('onlyDifferences')}
            name="differing"
            checked={differing}
            onChange={({ target }) => setDiffering(target.checked)}
          />
        </div>
      )}
      {products.length > 0 && shown.length > 0 && (
        <ComparisonTable products={products} rows={shown} onRemove={remove} />
      )}
      {products.length > 0 && shown.length === 0 && <p className="note">{t('noDifferences')}</p>}
    </div>
  );
}
