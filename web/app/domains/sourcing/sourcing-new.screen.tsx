import { LIMITS } from '@fairbridge/contract/limits.ts';
import { cutText } from '@fairbridge/contract/text.ts';
import { calls } from '../../calls.ts';
import { SOURCING } from '../../components/sourcing/sourcing-path.ts';
import { defineClientLoad } from '../../define-load.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { PersonalPage } from '../../shell/personal/personal-frame.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { SourcingForm } from './sourcing-form.tsx';
import { sourcingFormTexts } from './sourcing-form.texts.ts';
import { sourcingTexts } from './sourcing.texts.ts';

export { FormSkeleton as HydrateFallback } from '../../ui/form-skeleton.tsx';
export const meta = workMeta({ zh: '发布采购需求', en: 'Post a requirement' });

/** What the address names is filled in; codes that this fair does not know are left out. */
const load = defineClientLoad(async ({ api, query }) => {
  const [vocabulary, { list: countries }] = await Promise.all([
    api(calls.exhibition.vocabulary, {}),
    api(calls.exhibition.countries, {}),
  ]);
  const known = (list: readonly { code: string }[], code: string): string =>
    list.some((one) => one.code === code) ? code : '';
  const first = {
    ingredients: known(vocabulary.ingredients, query.get('ingredient') ?? ''),
    category: known(vocabulary.categories, query.get('category') ?? ''),
    name: cutText(query.get('name') ?? '', LIMITS.sourcingNameMax),
  };
  return { vocabulary, countries, first };
});
export const clientLoader = load.browser;

/** A buyer says what is wanted. */
export default function SourcingNewScreen() {
  const { vocabulary, countries, first } = load.useData();
  const t = useTexts(sourcingFormTexts);
  const place = ['sourcing', ...Object.values(first)].join(' ').trim();
  return (
    <PersonalPage>
      <div>
        <BackLink to={SOURCING}>{useTexts(sourcingTexts)('title')}</BackLink>
      </div>
      <h1 className="text-2xl">{t('newTitle')}</h1>
      <p className="mt-2 mb-6 max-w-2xl text-soft">{t('lead')}</p>
      <SourcingForm key={place} place={place} first={first} vocabulary={vocabulary} countries={countries} />
    </PersonalPage>
  );
}
