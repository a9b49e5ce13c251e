import { LIMITS } from '@fairbridge/contract/limits.ts';
import { cutText } from '@fairbridge/contract/text.ts';
import { calls } from '../../calls.ts';
import { comparedIds } from '../../components/product-comparison/compared.ts';
import { SOURCING } from '../../components/sourcing/sourcing-path.ts';
import { defineClientLoad } from '../../define-load.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { PersonalPage } from '../../shell/personal/personal-frame.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { SourcingForm } from './sourcing-form.tsx';
import { linesOfCompared } from './sourcing-form-values.ts';
import { sourcingFormTexts } from './sourcing-form.texts.ts';
import { sourcingTexts } from './sourcing.texts.ts';

export { FormSkeleton as HydrateFallback } from '../../ui/form-skeleton.tsx';
export const meta = workMeta({ zh: '发布采购需求', en: 'Post a requirement' });

/** What the address names is filled in; codes that this fair does not know are left out. */
const load = defineClientLoad(async ({ api, query, lang }) => {
  const ids = comparedIds((query.get('products') ?? '').split(','));
  const [vocabulary, { list: countries }, products] = await Promise.all([
    api(calls.exhibition.vocabulary, {}),
    api(calls.exhibition.countries, {}),
    ids.length === 0 ? null : api(calls.product.compare, { ids }),
  ]);
  const known = (list: readonly { code: string }[], code: string): string =>
    list.some((one) => one.code === code) ? code : '';
  const first = {
    ingredients: known(vocabulary.ingredients, query.get('ingredient') ?? ''),
    category: known(vocabulary.categories, query.get('category') ?? ''),
    name: cutText(query.get('name') ?? '', LIMITS.sourcingNameMax),
  };
  const compared = linesOfCompared(products?.list ?? [], lang);
  return { vocabulary, countries, lines: compared.length > 0 ? compared : [first], place: `sourcing ${query}`.trim() };
});
export const clientLoader = load.browser;

/** A buyer says what is wanted. */
export default function SourcingNewScreen() {
  const { vocabulary, countries, lines, place } = load.useData();
  const t = useTexts(sourcingFormTexts);
  return (
    <PersonalPage>
      <div>
        <BackLink to={SOURCING}>{useTexts(sourcingTexts)('title')}</BackLink>
      </div>
      <h1 className="text-2xl">{t('newTitle')}</h1>
      <p className="mt-2 mb-6 max-w-2xl text-soft">{t('lead')}</p>
      <SourcingForm key={place} place={place} lines={lines} vocabulary={vocabulary} countries={countries} />
    </PersonalPage>
  );
}
