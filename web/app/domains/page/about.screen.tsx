import { inLang, wordsIn } from '@fairbridge/contract/text.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { daySpan, number } from '../../i18n/numbers.ts';
import { defineLoad } from '../../define-load.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { useExhibition } from '../../site/site.ts';
import { contentTexts } from '../../components/content/content.texts.ts';
import type { FairDetails } from '@fairbridge/contract/fair-profile/fair-profile.shapes.ts';
import { fairDetailsTexts } from './fair-details.texts.ts';
import { FairHours, FairOrganizers } from './fair-details.tsx';
import { FairPage } from './fair-page.tsx';

const load = defineLoad(async ({ api }) => {
  const [page, fair, details] = await Promise.all([
    api(calls.content.pageOfFair, { page: 'about' }),
    // as whoever reads, with the numbers of the lists
    api(calls.exhibition.configuration, {}),
    api(calls.exhibition.details, {}),
  ]);
  return { page, details, exhibitors: fair.exhibitors, products: fair.products };
});
export const loader = load.server;
export const clientLoader = load.browser;

export const meta = pageMeta(({ lang }) => ({ title: wordsIn(contentTexts.about, lang) }));

function Facts({ exhibitors, products, details }: { exhibitors: number; products: number; details: FairDetails }) {
  const t = useTexts(contentTexts);
  const of = useTexts(fairDetailsTexts);
  const lang = useLang();
  const exhibition = useExhibition();
  if (exhibition === null) return null;
  const address = inLang(details.address, lang);
  return (
    <dl className="facts content-start lg:pt-4">
      <div>
        <dt>{t('dates')}</dt>
        <dd className="num">{daySpan(exhibition.startsOn, exhibition.endsOn, lang)}</dd>
      </div>
      {details.hours.length > 0 && (
        <div>
          <dt>{of('hours')}</dt>
          <dd>
            <FairHours hours={details.hours} />
          </dd>
        </div>
      )}
      <div>
        <dt>{t('venue')}</dt>
        <dd>
          {inLang(exhibition.venue, lang)}
          {address !== '' && <span className="block text-soft">{address}</span>}
        </dd>
      </div>
      <div>
        <dt>{t('exhibitors')}</dt>
        <dd className="num">{number(exhibitors, lang)}</dd>
      </div>
      <div>
        <dt>{t('products')}</dt>
        <dd className="num">{number(products, lang)}</dd>
      </div>
    </dl>
  );
}

export default function AboutScreen() {
  const { page, ...facts } = load.useData();
  return (
    <FairPage page={page} path="/aboutus" aside={<Facts {...facts} />}>
      <FairOrganizers {...facts.details} />
    </FairPage>
  );
}
