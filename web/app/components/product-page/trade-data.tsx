import type { ProductDetail } from '@fairbridge/contract/product/product.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import type { ReactNode } from 'react';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { useAttributeName } from '../../site/site.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { FollowButton } from '../follow/follow-button.tsx';
import { ingredientPath } from '../ingredient/ingredient-path.ts';
import { productFindTexts } from './product-find.texts.ts';
import { productTexts } from '../product/product.texts.ts';
import { ShownRegistrations } from './shown-registrations.tsx';

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

const search = (keyword: string): string => `/find/product?${new URLSearchParams({ keyword })}`;

function Ingredients({ product, preview }: { product: ProductDetail; preview: boolean }) {
  const t = useTexts(productTexts);
  const of = useTexts(productFindTexts);
  const lang = useLang();
  return (
    <ul className="grid gap-3">
      {product.ingredients.map(({ code, name, cas, content, unit, modeOfAction, aliases }) => (
        <li key={code}>
          <p className="flex flex-wrap items-baseline gap-x-2">
            <LocalLink to={ingredientPath({ code, name })} className="link font-semibold">
              {name.zh}
              {name.en !== '' && name.en !== name.zh && <span lang="en"> {name.en}</span>}
            </LocalLink>
            <span className="num font-bold">
              {content} {unit}
            </span>
            {modeOfAction !== '' && (
              <span className="tag num">
                {of('modeOfAction')} {modeOfAction}
              </span>
            )}
          </p>
          {aliases.length > 0 && <p className="text-sm text-soft">{t('aliases', { names: aliases.join(', ') })}</p>}
          {cas.length > 0 && (
            <p className="mt-1 flex flex-wrap items-center gap-2">
              <span className="text-sm text-soft">CAS</span>
              {cas.map((one) => (
                <CopyButton key={one} value={one} />
              ))}
            </p>
          )}
          <p className="mt-1.5 empty:hidden">
            <FollowButton kind="ingredient" subject={code} name={inLang(name, lang)} small always={preview} />
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The trade's data of an exhibit as the table of a catalogue: only what is known. */
export function TradeData({ product, preview = false }: { product: ProductDetail; preview?: boolean }) {
  const t = useTexts(productTexts);
  const of = useTexts(productFindTexts);
  const lang = useLang();
  const named = useAttributeName();
  const list = (texts: readonly { zh: string; en: string }[]): string =>
    texts.map((one) => inLang(one, lang)).join(lang === 'zh' ? '、' : ', ');
  return (
    <dl className="facts">
      {product.ingredients.length > 0 && (
        <Fact label={named('ingredients', of('ingredient'))}>
          <Ingredients product={product} preview={preview} />
        </Fact>
      )}
      {product.formulation !== null && (
        <Fact label={named('formulation', of('formulation'))}>
          <LocalLink to={`/find/product?formulation=${encodeURIComponent(product.formulation.code)}`} className="link">
            {named('registrations', '') !== '' && <b className="num">{product.formulation.code} </b>}
            <Says text={product.formulation.name} />
          </LocalLink>
        </Fact>
      )}
      {product.class !== null && (
        <Fact label={named('class', of('class'))}>
          <LocalLink to={`/find/product?class=${encodeURIComponent(product.class.code)}`} className="link">
            <Says text={product.class.name} />
          </LocalLink>
        </Fact>
      )}
      {product.modeOfAction.length > 0 && (
        <Fact label={named('modeOfAction', of('modeOfAction'))}>
          {<span className="num">{product.modeOfAction.join(', ')}</span>}
        </Fact>
      )}
      {product.crops.length > 0 && (
        <Fact label={named('crops', t('crops'))}>{list(product.crops.map(({ name }) => name))}</Fact>
      )}
      {product.targets.length > 0 && <Fact label={t('targets')}>{list(product.targets)}</Fact>}
      {inLang(product.packing, lang) !== '' && (
        <Fact label={t('packing')}>
          <Says text={product.packing} />
        </Fact>
      )}
      {product.registrations.length > 0 && (
        <Fact label={t('registrations')}>
          <ShownRegistrations registrations={product.registrations} />
        </Fact>
      )}
      {product.values.map(({ code, name, text }) => (
        <Fact key={code} label={inLang(name, lang)}>
          <Says text={text} />
        </Fact>
      ))}
      {inLang(product.brand, lang) !== '' && (
        <Fact label={t('brand')}>
          <LocalLink to={search(inLang(product.brand, lang))} className="link">
            <Says text={product.brand} />
          </LocalLink>
        </Fact>
      )}
      {product.articleNumber !== '' && (
        <Fact label={t('articleNumber')}>
          <CopyButton value={product.articleNumber} />
        </Fact>
      )}
      {product.identification !== '' && <Fact label={t('identification')}>{product.identification}</Fact>}
    </dl>
  );
}
