import { inLang } from '@fairbridge/contract/text.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { daySpan, number } from '../../i18n/numbers.ts';
import { defineLoad } from '../../loading.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import { useExhibition } from '../../shell/site.ts';
import { Paragraphs } from '../../ui/paragraphs.tsx';
import { contentTexts } from './content.texts.ts';

const load = defineLoad(({ api }) => api(calls.exhibition.page, {}));
export const loader = load.server;
export const clientLoader = load.browser;

export const meta = pageMeta(({ lang }) => ({ title: contentTexts.about[lang === 'zh' ? 0 : 1] }));

export default function AboutScreen() {
  const { about } = load.useData();
  const t = useTexts(contentTexts);
  const lang = useLang();
  const exhibition = useExhibition();
  return (
    <div className="page grid gap-x-14 gap-y-8 pt-8 lg:grid-cols-[1fr_22rem]">
      <div>
        <h1 className="mb-5 text-3xl">{t('about')}</h1>
        <Paragraphs text={inLang(about, lang)} className="text-[1.05rem]" />
      </div>
      {exhibition !== null && (
        <dl className="facts content-start lg:pt-4">
          <div>
            <dt>{t('dates')}</dt>
            <dd className="num">{daySpan(exhibition.startsOn, exhibition.endsOn, lang)}</dd>
          </div>
          <div>
            <dt>{t('venue')}</dt>
            <dd>{inLang(exhibition.venue, lang)}</dd>
          </div>
          <div>
            <dt>{t('exhibitors')}</dt>
            <dd className="num">{number(exhibition.exhibitors, lang)}</dd>
          </div>
          <div>
            <dt>{t('products')}</dt>
            <dd className="num">{number(exhibition.products, lang)}</dd>
          </div>
        </dl>
      )}
    </div>
  );
}
