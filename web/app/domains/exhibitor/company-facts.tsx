import type { ExhibitorDetail } from '@fairbridge/contract/exhibitor/exhibitor.shapes.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import type { ReactNode } from 'react';
import { BoothOnPlan } from '../../components/booth/booth-on-plan.tsx';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { Paragraphs } from '../../ui/paragraphs.tsx';
import { Picture } from '../../ui/picture.tsx';
import { VideoPlayer } from '../../ui/video-player.tsx';
import { track } from '../../tracking/track.ts';
import { webAddress } from '../../ui/web-address.ts';
import { exhibitorFindTexts } from './exhibitor-find.texts.ts';
import { exhibitorTexts } from './exhibitor.texts.ts';

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}

/** How to reach the company; whoever has not registered is told what it takes. */
function Reach({ exhibitor: { id, reach } }: { exhibitor: ExhibitorDetail }) {
  const t = useTexts(exhibitorTexts);
  if (reach === null)
    return (
      <p className="note mt-4 text-sm">
        {t('reachHidden')}{' '}
        <LocalLink to="/login/person" className="link">
          {t('logIn')}
        </LocalLink>
      </p>
    );
  return (
    <dl className="facts">
      {reach.telephone !== '' && (
        <Fact label={t('telephone')}>
          <a
            className="link num"
            href={`tel:${reach.telephone.replaceAll(/[^+\d]/g, '')}`}
            onClick={() => track('001034003', id)}
          >
            {reach.telephone}
          </a>
        </Fact>
      )}
      {reach.fax !== '' && (
        <Fact label={t('fax')}>
          <span className="num">{reach.fax}</span>
        </Fact>
      )}
      {reach.email !== '' && (
        <Fact label={t('email')}>
          <a className="link" href={`mailto:${reach.email}`} onClick={() => track('001034004', id)}>
            {reach.email}
          </a>
        </Fact>
      )}
    </dl>
  );
}

/** Place of a company, the largest part first in Chinese, last in English. */
function usePlace({ country, province, city }: ExhibitorDetail): string {
  const lang = useLang();
  const names = new Intl.DisplayNames(lang === 'zh' ? 'zh-CN' : 'en', { type: 'region', fallback: 'code' });
  const parts = [city, province].map((one) => inLang(one, lang)).filter(Boolean);
  const near = lang === 'zh' ? parts.toReversed().join('') : parts.join(', ');
  const far = /^[A-Z]{2}$/.test(country) ? names.of(country) : country;
  return [near, far].filter(Boolean).join(lang === 'zh' ? ' · ' : ', ');
}

/** What the company shows of itself in motion. */
function Videos({ exhibitor: { name, videos } }: { exhibitor: ExhibitorDetail }) {
  const t = useTexts(exhibitorTexts);
  const lang = useLang();
  if (videos.length === 0) return null;
  return (
    <section className="mt-8">
      <h3 className="mb-3 text-lg">{t('videos')}</h3>
      <ul className={videos.length === 1 ? 'grid' : 'grid gap-4 sm:grid-cols-2'}>
        {videos.map((video, at) => (
          <li key={video.url}>
            <VideoPlayer video={video} label={t('videoOf', { name: inLang(name, lang), number: at + 1 })} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The further pictures of a company; the first stands at the front of the booth. */
function MorePictures({ banners }: { banners: readonly string[] }) {
  const [, ...more] = banners;
  if (more.length === 0) return null;
  return (
    <div className="mt-6 grid gap-4 sm:grid-cols-2">
      {more.map((address) => (
        <Picture
          key={address}
          address={address}
          alt=""
          sizes="(max-width: 640px) 100vw, 400px"
          width={1200}
          height={560}
          className="aspect-[1200/560] w-full rounded-sign object-cover"
        />
      ))}
    </div>
  );
}

/** A text of some length under a heading of its own; nothing where the company wrote none. */
function Part({ title, text }: { title: string; text: Bilingual }) {
  const lang = useLang();
  if (inLang(text, lang) === '') return null;
  return (
    <>
      <h3 className="mt-6 mb-2 text-lg">{title}</h3>
      <Paragraphs text={inLang(text, lang)} />
    </>
  );
}

/** What a company says of itself, beside the facts about it. */
export function CompanyFacts({ exhibitor }: { exhibitor: ExhibitorDetail }) {
  const t = useTexts(exhibitorTexts);
  const find = useTexts(exhibitorFindTexts);
  const lang = useLang();
  const place = usePlace(exhibitor);
  const website = webAddress(exhibitor.website);
  const texts = [
    { label: t('address'), text: exhibitor.address },
    { label: t('scope'), text: exhibitor.mainBusinessScope },
    { label: t('sourcing'), text: exhibitor.sourcingDemand },
    { label: t('warehouse'), text: exhibitor.abroadWarehouse },
  ].filter(({ text }) => inLang(text, lang) !== '');
  const figures = [
    { label: t('founded'), value: exhibitor.foundedYear },
    { label: t('scale'), value: exhibitor.scale },
    { label: t('capital'), value: exhibitor.registeredCapital },
    { label: t('attended'), value: exhibitor.attendTimes },
    { label: t('listed'), value: exhibitor.listed ? t('yes') : '' },
  ].filter(({ value }) => value !== null && value !== '');
  return (
    <section className="mt-14 grid gap-x-14 gap-y-8 lg:grid-cols-[1fr_24rem]">
      <div>
        <h2 className="mb-3 text-xl md:text-2xl">{t('introduction')}</h2>
        {inLang(exhibitor.introduction, lang) === '' && <p className="text-soft">{t('noIntroduction')}</p>}
        <Paragraphs text={inLang(exhibitor.introduction, lang)} />
        <Part title={t('ourProducts')} text={exhibitor.productIntroduction} />
        <ul className="mt-5 flex flex-wrap gap-2">
          {exhibitor.categories.map(({ code, name }) => (
            <li key={code} className="tag">
              <Says text={name} />
            </li>
          ))}
        </ul>
        <MorePictures banners={exhibitor.banners} />
        <Videos exhibitor={exhibitor} />
      </div>
      <div>
        {exhibitor.booth !== null && (
          <div className="card mb-6 overflow-hidden">
            <BoothOnPlan booth={exhibitor.booth} />
          </div>
        )}
        <h2 className="border-b-2 border-action pb-1.5 text-lg">{t('company')}</h2>
        <dl className="facts">
          {exhibitor.companyTypes.length > 0 && (
            <Fact label={find('companyType')}>
              {exhibitor.companyTypes.map(({ name }) => inLang(name, lang)).join(lang === 'zh' ? '、' : ', ')}
            </Fact>
          )}
          {place !== '' && <Fact label={t('place')}>{place}</Fact>}
          {texts.map(({ label, text }) => (
            <Fact key={label} label={label}>
              <Says text={text} />
            </Fact>
          ))}
          {exhibitor.brand !== '' && <Fact label={t('brand')}>{exhibitor.brand}</Fact>}
          {figures.map(({ label, value }) => (
            <Fact key={label} label={label}>
              <span className="num">{value}</span>
            </Fact>
          ))}
          {website !== null && (
            <Fact label={t('website')}>
              <a
                href={website}
                rel="noopener nofollow ugc"
                target="_blank"
                className="link"
                onClick={() => track('001034002', exhibitor.id)}
              >
                {exhibitor.website}
              </a>
            </Fact>
          )}
        </dl>
        <Reach exhibitor={exhibitor} />
      </div>
    </section>
  );
}
