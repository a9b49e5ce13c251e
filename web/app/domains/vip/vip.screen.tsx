import { useRevalidator } from 'react-router';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { defineClientLoad } from '../../define-load.ts';
import { workMeta } from '../../site/page-meta.ts';
import { toast } from '../../ui/toast.tsx';
import { VipForm } from './vip-form.tsx';
import { VipHandedIn, VipStatusCard } from './vip-status.tsx';
import { vipTexts } from './vip.texts.ts';
import { PersonalFrame } from '../../shell/personal/personal-frame.tsx';

export { FormSkeleton as HydrateFallback } from '../../ui/form-skeleton.tsx';
export const meta = workMeta({ zh: 'VIP 邀请申请', en: 'VIP invitation' });

const load = defineClientLoad(async ({ api }) => {
  const [own, { list }] = await Promise.all([api(calls.vip.get, {}), api(calls.exhibition.countries, {})]);
  return { own, countries: list };
});
export const clientLoader = load.browser;

/** Apply for a VIP invitation; see how it stands; download the letter. */
export default function VipScreen() {
  const t = useTexts(vipTexts);
  const { own, countries } = load.useData();
  const { revalidate } = useRevalidator();
  const sent = async (): Promise<void> => {
    toast.good(t('sent'));
    await revalidate();
    window.scrollTo({ top: 0 });
  };
  return (
    <PersonalFrame title={t('title')} lead={t('lead')}>
      <div aria-live="polite">
        <VipStatusCard own={own} />
      </div>
      {own.mayApply ? (
        <section className="card p-5 md:p-7" aria-label={t(own.status === 'failed' ? 'again' : 'send')}>
          <VipForm key={own.status} own={own} countries={countries} onSent={sent} />
        </section>
      ) : (
        own.application !== null && <VipHandedIn application={own.application} />
      )}
    </PersonalFrame>
  );
}
