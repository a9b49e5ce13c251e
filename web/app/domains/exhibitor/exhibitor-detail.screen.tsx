import type { ExhibitorDetail } from '@fairbridge/contract/exhibitor/exhibitor.shapes.ts';
import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { ofExhibitor } from '@fairbridge/contract/product/product.calls.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import type { ReactNode } from 'react';
import { calls } from '../../calls.ts';
import { Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { defineLoad, pageNumOf } from '../../loading.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Crumbs } from '../../ui/crumbs.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Paragraphs } from '../../ui/paragraphs.tsx';
import { Picture } from '../../ui/picture.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { webAddress } from '../../ui/web-address.ts';
import { FavouriteButton } from '../favourite/favourite-button.tsx';
import { OtherName, ProductCard } from '../product/product-card.tsx';
import { BoothPlate, boothPath } from './booth-plate.tsx';
import { exhibitorPath } from './exhibitor-card.tsx';
import { EmployeesToMeet } from './employees-to-meet.tsx';
import { exhibitorTexts } from './exhibitor.texts.ts';

type Loaded = { exhibitor: ExhibitorDetail; exhibits: OutputOf<typeof ofExhibitor> };

const load = defineLoad(async ({ api, params, query }): Promise<Loaded> => {
  const id = params['id'] ?? '';
  const [exhibitor, exhibits] = await Promise.all([
    api(calls.exhibitor.detail, { id }),
    api(calls.product.ofExhibitor, { exhibitorId: id, pageNum: pageNumOf(query), pageSize: 24 }),
  ]);
  return { exhibitor, exhibits };
});
export const loader = load.server;
export const clientLoader = load.browser;

export const meta = pageMeta<Loaded>(({ data: { exhibitor }, lang, url, site }) => {
  const name = inLang(exhibitor.name, lang);
  const path = exhibitorPath(exhibitor.id);
  const website = webAddress(exhibitor.website);
  return {
    title: name,
    description: inLang(exhibitor.introduction, lang),
    canonical: path,
    picture: exhibitor.logo,
    jsonLd: {
      '@type': 'Organization',
      name,
      ...(exhibitor.name.zh !== '' &&
        exhibitor.name.en !== '' && { alternateName: lang === 'zh' ? exhibitor.name.en : exhibitor.name.zh }),
      description: inLang(exhibitor.introduction, lang),
      url: url(path),
      ...(exhibitor.logo !== '' && { logo: `${site.origin}${exhibitor.logo}/w400.webp` }),
      ...(website !== null && { sameAs: [website] }),
      ...(exhibitor.foundedYear !== null && { foundingDate: String(exhibitor.foundedYear) }),
      address: {
        '@type': 'PostalAddress',
        addressCountry: exhibitor.country,
        ...(inLang(exhibitor.province, lang) !== '' && { addressRegion: inLang(exhibitor.province, lang) }),
        ...(inLang(exhibitor.city, lang) !== '' && { addressLocality: inLang(exhibitor.city, lang) }),
      },
    },
  };
});

/** The front of the booth: a fascia in the hall's colour, sign plate, mark, names, one row of actions, and the banner beside it. */
function Fascia({ exhibitor }: { exhibitor: ExhibitorDetail }) {
  const t = useTexts(exhibitorTexts);
  const lang = useLang();
  const name = inLang(exhibitor.name, lang);
  const { booth } = exhibitor;
  const banner = exhibitor.banners[0];
  return (
    <section className="card mt-4 overflow-hidden" aria-label={name}>
      <div className="h-2.5" style={booth === null ? undefined : { background: booth.hall.colour }} />
      <div className="grid lg:grid-cols-[minmax(0,1fr)_36rem]">
        <div className="order-last flex flex-col gap-5 p-5 md:p-8 lg:order-none">
          {booth !== null && (
            <p className="flex flex-wrap items-center gap-3">
              <BoothPlate booth={booth} big />
              <Says text={booth.hall.name} />
            </p>
          )}
          <div className="flex items-center gap-5">
            <Picture
              address={exhibitor.logo}
              alt=""
              sizes="96px"
              width={96}
              height={96}
              className="size-20 shrink-0 rounded-sign border border-line object-cover md:size-24"
            />
            <div className="min-w-0">
              <h1 className="text-2xl md:text-[1.9rem]">{name}</h1>
              <OtherName name={exhibitor.name} className="mt-1 text-lg text-soft" />
            </div>
          </div>
          <div className="mt-auto flex flex-wrap gap-3">
            <FavouriteButton kind="ACTOR" id={exhibitor.id} name={name} text />
            {booth !== null && (
              <ButtonLink kind="quiet" to={boothPath(booth)}>
                <Icon name="map" />
                {t('onMap')}
              </ButtonLink>
            )}
          </div>
        </div>
        {banner !== undefined && (
          <div className="aspect-[1200/560] overflow-hidden bg-[var(--stage)] lg:aspect-auto lg:min-h-[16.8rem]">
            <Picture
              address={banner}
              alt=""
              sizes="(max-width: 1024px) 100vw, 576px"
              width={1200}
              height={560}
              className="h-full w-full object-cover"
            />
          </div>
        )}
      </div>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}

function Company({ exhibitor }: { exhibitor: ExhibitorDetail }) {
  const t = useTexts(exhibitorTexts);
  const lang = useLang();
  const place = [exhibitor.city, exhibitor.province].map((one) => inLang(one, lang)).filter(Boolean);
  const country = new Intl.DisplayNames(lang === 'zh' ? 'zh-CN' : 'en', { type: 'region', fallback: 'code' });
  const website = webAddress(exhibitor.website);
  const said = (text: { zh: string; en: string }): boolean => inLang(text, lang) !== '';
  return (
    <section className="mt-14 grid gap-x-14 gap-y-8 lg:grid-cols-[1fr_24rem]">
      <div>
        <h2 className="mb-3 text-xl md:text-2xl">{t('introduction')}</h2>
        <Paragraphs text={inLang(exhibitor.introduction, lang)} />
        <ul className="mt-5 flex flex-wrap gap-2">
          {exhibitor.categories.map(({ code, name }) => (
            <li key={code} className="tag">
              <Says text={name} />
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h2 className="border-b-2 border-action pb-1.5 text-lg">{t('company')}</h2>
        <dl className="facts">
          <Fact label={t('place')}>
            {[...(lang === 'zh' ? [...place].reverse() : place)].join(lang === 'zh' ? '' : ', ')}
            {place.length > 0 && (lang === 'zh' ? ' · ' : ', ')}
            {/^[A-Z]{2}$/.test(exhibitor.country) ? country.of(exhibitor.country) : exhibitor.country}
          </Fact>
          {said(exhibitor.address) && (
            <Fact label={t('address')}>
              <Says text={exhibitor.address} />
            </Fact>
          )}
          {said(exhibitor.mainBusinessScope) && (
            <Fact label={t('scope')}>
              <Says text={exhibitor.mainBusinessScope} />
            </Fact>
          )}
          {said(exhibitor.sourcingDemand) && (
            <Fact label={t('sourcing')}>
              <Says text={exhibitor.sourcingDemand} />
            </Fact>
          )}
          {exhibitor.brand !== '' && <Fact label={t('brand')}>{exhibitor.brand}</Fact>}
          {exhibitor.foundedYear !== null && (
            <Fact label={t('founded')}>
              <span className="num">{exhibitor.foundedYear}</span>
            </Fact>
          )}
          {exhibitor.scale !== '' && (
            <Fact label={t('scale')}>
              <span className="num">{exhibitor.scale}</span>
            </Fact>
          )}
          {website !== null && (
            <Fact label={t('website')}>
              <a href={website} rel="noopener nofollow ugc" target="_blank" className="link">
                {exhibitor.website}
              </a>
            </Fact>
          )}
        </dl>
      </div>
    </section>
  );
}

export default function ExhibitorDetailScreen() {
  const { exhibitor, exhibits } = load.useData();
  const t = useTexts(exhibitorTexts);
  const lang = useLang();
  return (
    <div className="page">
      <Crumbs
        label={t('path')}
        crumbs={[
          { to: '/', label: t('home') },
          { to: '/find/actor', label: t('exhibitors') },
          ...(exhibitor.booth === null
            ? []
            : [
                {
                  to: `/find/actor?hall=${encodeURIComponent(exhibitor.booth.hall.code)}`,
                  label: inLang(exhibitor.booth.hall.name, lang),
                },
              ]),
        ]}
      />
      <Fascia exhibitor={exhibitor} />
      <section className="mt-10">
        <h2 className="mb-4 flex items-baseline gap-3 text-xl md:text-2xl">
          {t('exhibits')}
          <span className="num text-base font-normal text-soft">{number(exhibits.total, lang)}</span>
        </h2>
        {exhibits.list.length === 0 ? (
          <EmptyState title={t('noExhibits')} />
        ) : (
          <div className="catalogue">
            {exhibits.list.map((product) => (
              <ProductCard key={product.id} product={product} atBooth />
            ))}
          </div>
        )}
        <Pager pageNum={exhibits.pageNum} pageSize={exhibits.pageSize} total={exhibits.total} />
      </section>
      <EmployeesToMeet exhibitorId={exhibitor.id} />
      <Company exhibitor={exhibitor} />
    </div>
  );
}
