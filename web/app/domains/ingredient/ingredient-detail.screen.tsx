import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { notices } from '@fairbridge/contract/compliance/compliance.calls.ts';
import type { detail } from '@fairbridge/contract/ingredient/ingredient.calls.ts';
import { inLang, type Lang } from '@fairbridge/contract/text.ts';
import type { ReactNode } from 'react';
import { calls } from '../../calls.ts';
import { htmlLang, LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { defineLoad } from '../../define-load.ts';
import { pageNumOf } from '../../i18n/query-values.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { useAttributeName } from '../../site/site.ts';
import { Crumbs } from '../../ui/crumbs.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Pager } from '../../ui/pager.tsx';
import { ComplianceNotes } from '../../components/compliance/compliance-notes.tsx';
import { NewsCard } from '../../components/article/news-card.tsx';
import { ExhibitorCard } from '../../components/exhibitor/exhibitor-card.tsx';
import { forCard } from '../../components/exhibitor/for-card.ts';
import { FollowButton } from '../../components/follow/follow-button.tsx';
import { AskLink } from '../../components/inquiry/ask-link.tsx';
import { PostSourcingLink } from '../../components/sourcing/post-sourcing-link.tsx';
import { ProductCard } from '../../components/product/product-card.tsx';
import { Counts, IngredientFacts } from './ingredient-facts.tsx';
import { ingredientPath } from '../../components/ingredient/ingredient-path.ts';
import { ingredientTexts } from './ingredient.texts.ts';

type Shown = OutputOf<typeof detail> & { compliance: OutputOf<typeof notices> };

const load = defineLoad(async ({ api, params, query, lang }): Promise<Shown> => {
  const shown = await api(calls.ingredient.detail, {
    slug: params['slug'] ?? '',
    pageNum: pageNumOf(query),
    pageSize: 12,
  });
  const { exhibitors, ingredient } = shown;
  const compliance = await api(calls.compliance.notices, { ingredients: [ingredient.code] });
  return {
    ...shown,
    compliance,
    exhibitors: { ...exhibitors, list: exhibitors.list.map((one) => forCard(one, lang)) },
  };
});
export const loader = load.server;
export const clientLoader = load.browser;

const otherOf = (lang: Lang): Lang => (lang === 'zh' ? 'en' : 'zh');

export const meta = pageMeta<Shown>(({ data: { ingredient, products, exhibitors }, lang, url }) => {
  const { name, cas, aliases } = ingredient;
  const here = inLang(name, lang);
  const other = name[otherOf(lang)];
  const path = ingredientPath(ingredient);
  const [zh, en] = ingredientTexts.summary;
  const description = (lang === 'zh' ? zh : en)
    .replace('{name}', here)
    .replace('{other}', [other, ...cas.slice(0, 1).map((one) => `CAS ${one}`)].filter(Boolean).join(' · '))
    .replace('{products}', String(products.total))
    .replace('{exhibitors}', String(exhibitors.total));
  return {
    // each language's page is found by its own name; the other one stands in the description
    title: [here, ...cas.slice(0, 1)].join(' '),
    description,
    canonical: path,
    noindex: products.total === 0,
    jsonLd: {
      '@type': 'ChemicalSubstance',
      name: here,
      url: url(path),
      alternateName: [other, ...aliases].filter((one) => one !== '' && one !== here),
      ...(cas.length > 0 && { identifier: cas.map((one) => `CAS ${one}`) }),
    },
  };
});

function Part({ title, children, more }: { title: string; children: ReactNode; more?: ReactNode }) {
  return (
    <section className="mt-12">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="text-xl md:text-2xl">{title}</h2>
        {more}
      </div>
      {children}
    </section>
  );
}

function More({ to, children }: { to: string; children: ReactNode }) {
  return (
    <LocalLink to={to} className="link num inline-flex min-h-8 items-center gap-1.5">
      {children}
      <Icon name="arrow" size={16} />
    </LocalLink>
  );
}

function Products({ shown: { ingredient, products } }: { shown: Shown }) {
  const t = useTexts(ingredientTexts);
  const lang = useLang();
  const total = `${number(products.total, lang)}${products.capped ? '+' : ''}`;
  return (
    <Part
      title={`${t('shown')} (${total})`}
      more={
        products.total > 0 && (
          <More to={`/find/product?ingredient=${encodeURIComponent(ingredient.code)}`}>{t('allProducts')}</More>
        )
      }
    >
      {products.total === 0 && <p className="text-soft">{t('none')}</p>}
      <p className="mb-4 flex flex-wrap gap-3 empty:hidden">
        <AskLink products={products.list.map(({ id }) => id)} />
        <PostSourcingLink ingredient={ingredient.code} />
      </p>
      <div className="catalogue">
        {products.list.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </div>
      <Pager pageNum={products.pageNum} pageSize={products.pageSize} total={products.total} />
    </Part>
  );
}

function Head({ shown: { ingredient, products, exhibitors } }: { shown: Shown }) {
  const t = useTexts(ingredientTexts);
  const lang = useLang();
  const { name } = ingredient;
  const other = otherOf(lang);
  return (
    <div>
      <h1 className="mt-2 text-2xl md:text-[2.2rem]">
        <Says text={name} />
      </h1>
      {name[lang] !== '' && name[other] !== '' && name[other] !== name[lang] && (
        <p lang={htmlLang(other)} className="mt-1 text-lg text-soft">
          {name[other]}
        </p>
      )}
      <p className="num mt-3 text-soft">
        {t('products', { count: number(products.total, lang) })}
        {' · '}
        {t('allExhibitors', { count: number(exhibitors.total, lang) })}
      </p>
      <p className="mt-4 empty:hidden">
        <FollowButton kind="ingredient" subject={ingredient.code} name={inLang(name, lang)} />
      </p>
    </div>
  );
}

/** Everything the fair shows of one active ingredient, at one address for each language. */
export default function IngredientDetailScreen() {
  const shown = load.useData();
  const t = useTexts(ingredientTexts);
  const lang = useLang();
  const named = useAttributeName();
  const { ingredient, exhibitors, articles, related } = shown;
  return (
    <div className="page">
      <Crumbs
        label={t('path')}
        crumbs={[
          { to: '/', label: t('home') },
          { to: '/ingredients', label: t('listOf', { attribute: named('ingredients', t('list')) }) },
        ]}
      />
      <div className="grid gap-x-12 gap-y-8 pt-2 lg:grid-cols-[1fr_22rem]">
        <div>
          <Head shown={shown} />
          <div className="mt-6 max-w-2xl">
            <IngredientFacts ingredient={ingredient} />
            <ComplianceNotes {...shown.compliance} />
          </div>
        </div>
        <div className="grid content-start gap-6 lg:pt-4">
          <Counts title={t('formulations')} facet="formulation" values={shown.formulations} code={ingredient.code} />
          <Counts title={t('countries')} facet="country" values={shown.countries} code={ingredient.code} />
          <Counts title={t('registeredIn')} facet="registeredIn" values={shown.registeredIn} code={ingredient.code} />
        </div>
      </div>
      <Products shown={shown} />
      {exhibitors.list.length > 0 && (
        <Part
          title={t('exhibitors')}
          more={
            <More to={`/find/actor?ingredient=${encodeURIComponent(ingredient.code)}`}>
              {t('allExhibitors', { count: number(exhibitors.total, lang) })}
            </More>
          }
        >
          <div className="catalogue catalogue-wide">
            {exhibitors.list.map((exhibitor) => (
              <ExhibitorCard key={exhibitor.id} exhibitor={exhibitor} />
            ))}
          </div>
        </Part>
      )}
      {articles.length > 0 && (
        <Part title={t('news')}>
          <div className="catalogue catalogue-news">
            {articles.map((article) => (
              <NewsCard key={article.id} article={article} />
            ))}
          </div>
        </Part>
      )}
      {related.length > 0 && (
        <Part title={t('related')}>
          <ul className="flex flex-wrap gap-2">
            {related.map((one) => (
              <li key={one.code}>
                <LocalLink to={ingredientPath(one)} className="chip">
                  <Says text={one.name} />
                </LocalLink>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <p className="mt-12">
        <More to={`/find-opportunity?${new URLSearchParams({ keyword: inLang(ingredient.name, lang) })}`}>
          {t('circle')}
        </More>
      </p>
    </div>
  );
}
