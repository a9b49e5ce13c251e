import type { ComparisonRow } from '@fairbridge/contract/product-comparison/product-comparison.ts';
import type { ComparedProduct } from '@fairbridge/contract/product/product.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Picture } from '../../ui/picture.tsx';
import { compareTrayTexts } from '../../components/product-comparison/compare-tray.texts.ts';
import { compareTexts } from './compare.texts.ts';
import { productPath } from '../../components/product/product-card.tsx';

type Props = {
  products: readonly ComparedProduct[];
  rows: readonly ComparisonRow[];
  onRemove: (id: string) => void;
};

function Head({ product, onRemove }: { product: ComparedProduct; onRemove: Props['onRemove'] }) {
  const t = useTexts(compareTrayTexts);
  const lang = useLang();
  const name = inLang(product.name, lang);
  return (
    <th scope="col" className="comparison-product">
      <div className="relative">
        <Picture
          address={product.cover}
          alt=""
          sizes="200px"
          width={400}
          height={400}
          className="aspect-square w-full max-w-40 rounded-sign object-cover"
        />
        <button
          type="button"
          className="absolute top-1 left-1 grid size-8 place-items-center rounded-full border border-line bg-card print:hidden"
          aria-label={t('remove', { name })}
          onClick={() => onRemove(product.id)}
        >
          <Icon name="close" size={15} />
        </button>
      </div>
      <LocalLink to={productPath(product.id)} className="link mt-2 block font-semibold">
        <Says text={product.name} />
      </LocalLink>
    </th>
  );
}

/** A line each for what is compared; lines in which the exhibits differ are marked in words and by a sign, not by colour alone. */
export function ComparisonTable({ products, rows, onRemove }: Props) {
  const t = useTexts(compareTexts);
  const lang = useLang();
  return (
    // the first column stays while the others are moved under it
    <div className="comparison" role="region" aria-label={t('title')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('attribute')}</th>
            {products.map((product) => (
              <Head key={product.id} product={product} onRemove={onRemove} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, cells, differs }) => (
            <tr key={key} className={differs ? 'differs' : undefined}>
              <th scope="row">
                {inLang(label, lang)}
                {differs && (
                  <span className="differs-mark" title={t('differs')}>
                    <span aria-hidden="true">≠</span>
                    <span className="sr-only">({t('differs')})</span>
                  </span>
                )}
              </th>
              {cells.map((cell, at) => (
                <td key={products[at]?.id} className="num whitespace-pre-line">
                  {inLang(cell, lang) === '' ? (
                    <span className="text-soft">
                      <span aria-hidden="true">—</span>
                      <span className="sr-only">{t('notSaid')}</span>
                    </span>
                  ) : (
                    <Says text={cell} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
