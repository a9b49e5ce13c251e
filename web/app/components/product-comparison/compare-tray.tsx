import type { ComparedProduct } from '@fairbridge/contract/product/product.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { publicApi } from '../../api.ts';
import { calls } from '../../calls.ts';
import { bare } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Picture } from '../../ui/picture.tsx';
import { AskLink } from '../inquiry/ask-link.tsx';
import { compareTrayTexts } from './compare-tray.texts.ts';
import { clearCompared, COMPARED_MAX, comparePath, removeCompared, useCompared } from './compared.ts';

/** Where exhibits are chosen or looked at; elsewhere the tray would only be in the way. */
const PLACES =
  /^\/(find\/product|find-exhibit|find-exhibitor|actorDetail|search-list|ingredient|collection\/product)(\/|$)/;

/** What the chosen ids stand for, as far as this reader may see it. */
function useProducts(ids: readonly string[], shown: boolean): readonly ComparedProduct[] {
  const [products, setProducts] = useState<readonly ComparedProduct[]>([]);
  const asked = ids.join();
  useEffect(() => {
    if (!shown || asked === '') return undefined;
    const leaving = new AbortController();
    publicApi(calls.product.compare, { ids: asked.split(',') }, leaving.signal).then(
      ({ list }) => {
        if (!leaving.signal.aborted) setProducts(list);
      },
      () => {
        // Without names the tray still counts and leads on.
      },
    );
    return () => leaving.abort();
  }, [asked, shown]);
  return ids.flatMap((id) => products.find((product) => product.id === id) ?? []);
}

/** The exhibits chosen so far, at the lower edge, with the way to their comparison. */
export default function CompareTray() {
  const t = useTexts(compareTrayTexts);
  const lang = useLang();
  const ids = useCompared();
  const path = bare(useLocation().pathname);
  const shown = ids.length > 0 && PLACES.test(path);
  const products = useProducts(ids, shown);
  if (!shown) return null;
  return (
    <section
      aria-label={t('tray')}
      className="compare-tray fixed inset-x-0 z-30 border-t-2 border-action bg-card shadow-lg print:hidden"
    >
      <div className="page flex items-center gap-3 py-2">
        <ul className="hidden min-w-0 flex-1 gap-2 sm:flex">
          {products.map(({ id, name, cover }) => (
            <li
              key={id}
              className="flex min-w-0 max-w-60 flex-1 items-center gap-2 rounded-sign border border-line pr-1"
            >
              <Picture
                address={cover}
                alt=""
                sizes="40px"
                width={40}
                height={40}
                className="size-10 shrink-0 rounded-sign object-cover"
              />
              <span className="min-w-0 flex-1 truncate text-sm">{inLang(name, lang)}</span>
              <button
                type="button"
                className="grid size-7 shrink-0 place-items-center"
                aria-label={t('remove', { name: inLang(name, lang) })}
                onClick={() => removeCompared(id)}
              >
                <Icon name="close" size={14} />
              </button>
            </li>
          ))}
        </ul>
        <p className="num flex-1 text-sm text-soft sm:flex-none" role="status">
          {t('chosen', { count: ids.length, max: COMPARED_MAX })}
        </p>
        <Button kind="plain" small onClick={clearCompared}>
          {t('clear')}
        </Button>
        <AskLink small products={ids} />
        <ButtonLink small to={comparePath(ids)}>
          {t('start')}
        </ButtonLink>
      </div>
    </section>
  );
}
