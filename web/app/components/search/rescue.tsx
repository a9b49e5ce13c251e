import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { rescue } from '@fairbridge/contract/search/search.calls.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import type { ReactNode } from 'react';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { Icon } from '../../ui/icons.tsx';
import { ExhibitorCard } from '../exhibitor/exhibitor-card.tsx';
import { MoreForRegistered } from '../product/more-for-registered.tsx';
import { ProductCard } from '../product/product-card.tsx';
import { PostSourcingLink } from '../sourcing/post-sourcing-link.tsx';
import { usePartName } from './question-notes.tsx';
import { rescueTexts } from './rescue.texts.ts';

export type Rescued = OutputOf<typeof rescue>;
type Props = { rescued: Rescued; keyword: string; path: '/find/product' | '/find/actor' };

const asked = (path: string, keyword: string): string => `${path}?${new URLSearchParams({ keyword })}`;

/** A way on: what is asked for instead, and how much there is of it. */
function Way({ to, count, children }: { to: string; count?: string; children: ReactNode }) {
  return (
    <li>
      <LocalLink to={to} className="flex min-h-10 items-baseline gap-3 border-b border-line py-2 hover:text-action">
        <Icon name="arrow" size={14} />
        <span className="min-w-0 flex-1">{children}</span>
        {count !== undefined && <span className="num text-soft">{count}</span>}
      </LocalLink>
    </li>
  );
}

function Ways({ rescued, keyword, path }: Props) {
  const t = useTexts(rescueTexts);
  const lang = useLang();
  const nameOf = usePartName();
  const counted = (total: number, capped = false): string => `${number(total, lang)}${capped ? '+' : ''}`;
  return (
    <ul className="mt-2">
      {rescued.withoutFilters > 0 && (
        <Way to={asked(path, keyword)} count={counted(rescued.withoutFilters)}>
          {t('withoutFilters')}
        </Way>
      )}
      {rescued.steps.map(({ kind, name, code, rest, total, capped }) => (
        <Way key={`${kind} ${code}`} to={asked(path, rest)} count={counted(total, capped)}>
          <b>{rest}</b>{' '}
          <span className="text-sm text-soft">
            {t('without', { part: kind === 'content' ? inLang(name, lang) : `${nameOf(kind)} ${inLang(name, lang)}` })}
          </span>
        </Way>
      ))}
      {rescued.class !== null && (
        <Way to={`/find/product?class=${encodeURIComponent(rescued.class.code)}`} count={counted(rescued.class.count)}>
          {t('sameClass')} <b>{inLang(rescued.class.name, lang)}</b>
        </Way>
      )}
    </ul>
  );
}

function Strengths({ rescued: { strengths } }: { rescued: Rescued }) {
  const t = useTexts(rescueTexts);
  if (strengths.length === 0) return null;
  return (
    <div className="mt-5">
      <h3 className="font-semibold">{t('strengths')}</h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        {strengths.map(({ strength, keyword, count }) => (
          <li key={strength}>
            <LocalLink to={asked('/find/product', keyword)} className="chip num">
              {strength} <span className="font-normal">({count})</span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Around({ rescued: { around } }: { rescued: Rescued }) {
  const t = useTexts(rescueTexts);
  const lang = useLang();
  if (around.length === 0) return null;
  return (
    <div className="mt-6">
      <h3 className="font-semibold">{t('around')}</h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        {around.map(({ facet, code, name, count }) => (
          <li key={code}>
            <LocalLink to={`/find/product?${facet}=${encodeURIComponent(code)}`} className="chip">
              {inLang(name, lang)} <span className="num font-normal">{number(count, lang)}</span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Instead of an empty list: what there is without the strictest word, of the same class, and from whom to ask. */
export default function Rescue({ rescued, keyword, path }: Props) {
  const t = useTexts(rescueTexts);
  const lang = useLang();
  const { products, exhibitors } = rescued;
  const leads = rescued.withoutFilters > 0 || rescued.steps.length > 0 || rescued.class !== null;
  return (
    <div className="grid gap-8">
      <section className="card p-5 md:p-7">
        <h2 className="text-lg">{t(path === '/find/product' ? 'noProducts' : 'noExhibitors')}</h2>
        <p className="mt-1 text-soft">{t(leads ? 'instead' : 'other')}</p>
        <Ways rescued={rescued} keyword={keyword} path={path} />
        <Strengths rescued={rescued} />
        {!leads && <Around rescued={rescued} />}
        {keyword !== '' && (
          <p className="mt-5">
            <LocalLink to={asked(path === '/find/product' ? '/find/actor' : '/find/product', keyword)} className="link">
              {t(path === '/find/product' ? 'askExhibitors' : 'askProducts')}
            </LocalLink>
          </p>
        )}
        {keyword !== '' && (
          <p className="mt-6 border-t border-line pt-5 empty:hidden">
            <PostSourcingLink name={keyword} />
          </p>
        )}
        {path === '/find/product' && <MoreForRegistered />}
      </section>
      {products.length > 0 && (
        <section>
          <h2 className="mb-3 text-lg">{t('close')}</h2>
          <div className="catalogue">
            {products.map((product) => (
              <ProductCard key={product.id} product={product} />
            ))}
          </div>
        </section>
      )}
      {exhibitors !== null && path === '/find/product' && (
        <section>
          <div className="mb-3 flex flex-wrap items-baseline justify-between gap-3">
            <h2 className="text-lg">{t('whoShows')}</h2>
            <LocalLink to={`/find/actor?ingredient=${encodeURIComponent(exhibitors.ingredient)}`} className="link num">
              {t('allExhibitors', { count: number(exhibitors.total, lang) })}
            </LocalLink>
          </div>
          <div className="catalogue catalogue-wide">
            {exhibitors.list.map((exhibitor) => (
              <ExhibitorCard key={exhibitor.id} exhibitor={exhibitor} />
            ))}
          </div>
        </section>
      )}
    </div>
  );
}
