import type { ProductCard as Card } from '@fairbridge/contract/product/product.shapes.ts';
import type { ReactNode } from 'react';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { EmptyState } from '../../ui/states.tsx';
import { ProductCard } from '../../components/product/product-card.tsx';
import { exhibitorTexts } from './exhibitor.texts.ts';

/** What stands at a booth, as somebody may see it; `none` says that they see nothing, `children` leads to more. */
export function BoothExhibits({
  list,
  total,
  none,
  children,
}: {
  list: readonly Card[];
  total: number;
  none: string;
  children?: ReactNode;
}) {
  const t = useTexts(exhibitorTexts);
  const lang = useLang();
  return (
    <section className="mt-10">
      <h2 className="mb-4 flex items-baseline gap-3 text-xl md:text-2xl">
        {t('exhibits')}
        <span className="num text-base font-normal text-soft">{number(total, lang)}</span>
      </h2>
      {list.length === 0 ? (
        <EmptyState title={none} />
      ) : (
        <div className="catalogue">
          {list.map((product) => (
            <ProductCard key={product.id} product={product} atBooth />
          ))}
        </div>
      )}
      {children}
    </section>
  );
}
