import type { ProductCard as Card } from '@fairbridge/contract/product/product.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { Highlight } from '../../ui/highlight.tsx';
import { OtherName } from '../../ui/other-name.tsx';
import { Picture } from '../../ui/picture.tsx';
import { ComplianceMark } from '../compliance/compliance-mark.tsx';
import { BoothPlate } from '../booth/booth-plate.tsx';
import { FavouriteButton } from '../favourite/favourite-button.tsx';
import { CompareButton } from '../product-comparison/compare-button.tsx';
import { productCardTexts } from './product-card.texts.ts';
import { unitName } from '@fairbridge/contract/product/units.ts';

export const productPath = (id: string): string => `/find-exhibit/detail/${id}`;

function Stand({ exhibitor, minimum }: { exhibitor: Card['exhibitor']; minimum: string }) {
  return (
    <div className="mt-auto border-t border-line pt-2.5">
      <p className="truncate text-sm">
        <Says text={exhibitor.name} />
      </p>
      <div className="mt-1.5 flex min-h-6 items-center justify-between gap-2">
        {exhibitor.booth === null ? <span /> : <BoothPlate booth={exhibitor.booth} />}
        <span className="num hidden text-sm text-soft sm:block">{minimum}</span>
      </div>
    </div>
  );
}

const NO_WORDS: readonly string[] = [];

/** An exhibit as an entry of a printed catalogue: packshot, names, what the trade calls it, and where it stands (which its own booth need not say). `first`: among the first of its page, its picture is wanted at once. */
export function ProductCard({
  product,
  words = NO_WORDS,
  atBooth = false,
  first = false,
}: {
  product: Card;
  words?: readonly string[];
  atBooth?: boolean;
  first?: boolean;
}) {
  const t = useTexts(productCardTexts);
  const lang = useLang();
  const name = inLang(product.name, lang);
  const { minimumOrder } = product;
  const minimum =
    minimumOrder === null
      ? ''
      : t('minimumOrder', {
          quantity: number(minimumOrder.quantity, lang),
          unit: unitName(minimumOrder.unit, lang, minimumOrder.quantity),
        });
  return (
    <article className="entry">
      <div className="stage">
        <Picture
          address={product.cover}
          alt=""
          sizes="(max-width: 480px) 46vw, 260px"
          width={400}
          height={400}
          eager={first}
        />
      </div>
      <div className="absolute top-2 right-2">
        <FavouriteButton kind="PRODUCT" id={product.id} name={name} />
      </div>
      <div className="absolute top-2 left-2">
        <CompareButton id={product.id} name={name} />
      </div>
      <div className="flex flex-1 flex-col gap-1 p-2.5 sm:p-3.5">
        <h3 className="entry-title clamp-2 text-[1.05rem]">
          <LocalLink to={productPath(product.id)}>
            <Highlight text={name} words={words} />
          </LocalLink>
        </h3>
        <OtherName name={product.name} words={words} className="clamp-2 text-sm text-soft" />
        <p className="num mt-1 flex flex-wrap items-baseline gap-x-3 text-sm">
          {product.strength !== '' && <span className="font-bold">{product.strength}</span>}
          {product.cas[0] !== undefined && (
            <span className="text-soft">
              CAS <Highlight text={product.cas[0]} words={words} />
            </span>
          )}
        </p>
        <ComplianceMark marks={product.complianceMarks} />
        {atBooth ? (
          <p className="num mt-auto pt-1 text-sm text-soft">{minimum}</p>
        ) : (
          <Stand exhibitor={product.exhibitor} minimum={minimum} />
        )}
      </div>
    </article>
  );
}
