import { boothText } from '@fairbridge/contract/exhibitor/booth-text.ts';
import { article } from '@fairbridge/contract/article/public-article.calls.ts';
import type { CallApi } from '@fairbridge/contract/client.ts';
import { configuration } from '@fairbridge/contract/exhibition/exhibition.calls.ts';
import type { Exhibition } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import { detail as exhibitorDetail } from '@fairbridge/contract/exhibitor/exhibitor.calls.ts';
import type { Booth } from '@fairbridge/contract/exhibitor/exhibitor.shapes.ts';
import { namesOfCountry } from '@fairbridge/contract/country-names.ts';
import { detail as liveDetail } from '@fairbridge/contract/live/live.calls.ts';
import type { LiveState } from '@fairbridge/contract/live/live.shapes.ts';
import { detail as productDetail } from '@fairbridge/contract/product/product.calls.ts';
import { inLang, type Bilingual, type Lang } from '@fairbridge/contract/text.ts';
import { minuteInBeijing } from '../../core/days.ts';
import type { ShareFacts } from '../../platform/sharing/share-picture.ts';

/** What is drawn, and the address of the picture beside it; empty for none. */
export type Shared = { facts: ShareFacts; picture: string };
type Fair = Pick<ShareFacts, 'theme' | 'fair' | 'dates'>;
type Describe = (api: CallApi, id: string, lang: Lang) => Promise<Omit<ShareFacts, keyof Fair> & { picture: string }>;

const otherName = (name: Bilingual, lang: Lang): string => {
  const other = name[lang === 'zh' ? 'en' : 'zh'];
  return other === inLang(name, lang) ? '' : other;
};
const plateOf = (booth: Booth | null): ShareFacts['plate'] =>
  booth === null ? null : { text: boothText(booth), colour: booth.hall.colour };

const product: Describe = async (api, id, lang) => {
  const { product: shown } = await api(productDetail, { id });
  const kind = shown.class ?? shown.category;
  const ingredients = shown.ingredients
    .slice(0, 2)
    .map(({ name, cas }) =>
      [inLang(name, lang), cas[0] === undefined ? '' : `CAS ${cas[0]}`].filter(Boolean).join('  '),
    );
  return {
    kicker: kind === null ? '' : inLang(kind.name, lang),
    title: inLang(shown.name, lang),
    other: otherName(shown.name, lang),
    facts: [shown.strength, ...ingredients].filter((fact) => fact !== ''),
    company: inLang(shown.exhibitor.name, lang),
    plate: plateOf(shown.exhibitor.booth),
    fit: 'whole',
    picture: shown.cover,
  };
};

const exhibitor: Describe = async (api, id, lang) => {
  const shown = await api(exhibitorDetail, { id });
  const categories = shown.categories.map(({ name }) => inLang(name, lang)).join(lang === 'zh' ? '、' : ', ');
  const place = [inLang(shown.city, lang), inLang(namesOfCountry(shown.country), lang)].filter((one) => one !== '');
  return {
    kicker: lang === 'zh' ? '展商' : 'Exhibitor',
    title: inLang(shown.name, lang),
    other: otherName(shown.name, lang),
    facts: [categories, place.join(lang === 'zh' ? '，' : ', ')].filter((fact) => fact !== ''),
    company: shown.booth === null ? '' : inLang(shown.booth.hall.name, lang),
    plate: plateOf(shown.booth),
    fit: 'whole',
    picture: shown.logo,
  };
};

const LIVE_STATES: Readonly<Record<LiveState, Bilingual>> = {
  upcoming: { zh: '直播预告', en: 'Live stream' },
  onLive: { zh: '正在直播', en: 'Live now' },
  replay: { zh: '直播回放', en: 'Replay' },
  ended: { zh: '直播', en: 'Live stream' },
};

const live: Describe = async (api, id, lang) => {
  const shown = await api(liveDetail, { id });
  return {
    kicker: inLang(LIVE_STATES[shown.state], lang),
    title: inLang(shown.title, lang),
    other: otherName(shown.title, lang),
    facts: shown.state === 'upcoming' ? [minuteInBeijing(new Date(shown.startsAt))] : [],
    company: shown.exhibitor === null ? '' : inLang(shown.exhibitor.name, lang),
    plate: plateOf(shown.exhibitor?.booth ?? null),
    fit: 'scene',
    picture: shown.cover,
  };
};

const news: Describe = async (api, id, lang) => {
  const shown = await api(article, { id });
  return {
    kicker: lang === 'zh' ? '新闻' : 'News',
    title: inLang(shown.title, lang),
    other: inLang(shown.summary, lang),
    facts: [],
    company: '',
    plate: null,
    fit: 'scene',
    picture: shown.picture,
  };
};

const home: Describe = async (api, _id, lang) => {
  const fair = await api(configuration, {});
  return {
    kicker: inLang(fair.venue, lang),
    title: inLang(fair.name, lang),
    other: inLang(fair.slogan, lang),
    facts: [
      lang === 'zh'
        ? `${fair.exhibitors} 家展商 · ${fair.products} 件展品`
        : `${fair.exhibitors} exhibitors · ${fair.products} products`,
    ],
    company: '',
    plate: null,
    fit: 'scene',
    picture: '',
  };
};

/** The pages that have a picture of their own. */
const KINDS: Readonly<Partial<Record<string, Describe>>> = { product, exhibitor, live, news, home };

const datesOf = ({ startsOn, endsOn }: Exhibition): string =>
  `${startsOn.replaceAll('-', '.')} – ${endsOn.slice(5).replaceAll('-', '.')}`;

/** What the picture of a page says, as anybody may read it: `api` is an anonymous caller's, so what is restricted is not there. */
export async function sharedOf(api: CallApi, kind: string, id: string, lang: Lang): Promise<Shared | null> {
  const describe = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  if (describe === undefined) return null;
  const { picture, ...said } = await describe(api, id, lang);
  const fair = await api(configuration, {});
  const facts = { ...said, theme: fair.theme, fair: inLang(fair.shortName, lang), dates: datesOf(fair) };
  return { facts, picture };
}
