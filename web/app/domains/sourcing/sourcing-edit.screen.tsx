import { calls } from '../../calls.ts';
import { sourcingPath } from '../../components/sourcing/sourcing-path.ts';
import { defineClientLoad } from '../../define-load.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { PersonalPage } from '../../shell/personal/personal-frame.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { SourcingForm } from './sourcing-form.tsx';
import { sourcingFormTexts } from './sourcing-form.texts.ts';

export { FormSkeleton as HydrateFallback } from '../../ui/form-skeleton.tsx';
export const meta = workMeta({ zh: '修改采购需求', en: 'Edit requirement' });

const load = defineClientLoad(async ({ api, params }) => {
  const [sourcing, vocabulary, { list: countries }] = await Promise.all([
    api(calls.sourcing.own, { id: params['id'] ?? '' }),
    api(calls.exhibition.vocabulary, {}),
    api(calls.exhibition.countries, {}),
  ]);
  return { sourcing, vocabulary, countries };
});
export const clientLoader = load.browser;

/** An own requirement written anew. */
export default function SourcingEditScreen() {
  const { sourcing, ...words } = load.useData();
  const t = useTexts(sourcingFormTexts);
  const place = `sourcing ${sourcing.id} ${sourcing.version}`;
  return (
    <PersonalPage>
      <div>
        <BackLink to={sourcingPath(sourcing.id)}>{sourcing.title}</BackLink>
      </div>
      <h1 className="mb-6 text-2xl">{t('editTitle')}</h1>
      <SourcingForm key={place} place={place} edited={sourcing} {...words} />
    </PersonalPage>
  );
}
