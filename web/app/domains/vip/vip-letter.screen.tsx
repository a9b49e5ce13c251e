import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingDay } from '../../i18n/numbers.ts';
import { defineClientLoad } from '../../define-load.ts';
import { workMeta } from '../../site/page-meta.ts';
import { Facts } from '../../ui/facts.tsx';
import { Icon } from '../../ui/icons.tsx';
import { vipTexts } from './vip.texts.ts';

export { FormSkeleton as HydrateFallback } from '../../ui/form-skeleton.tsx';
export const meta = workMeta({ zh: '邀请函核验', en: 'Verify invitation letter' });

const load = defineClientLoad(async ({ api, params }) => api(calls.vip.checkLetter, { code: params['code'] ?? '-' }));
export const clientLoader = load.browser;

/** Where the code on a letter of invitation leads: is it genuine, and does it say the same? */
export default function VipLetterScreen() {
  const t = useTexts(vipTexts);
  const lang = useLang();
  const { genuine, letter } = load.useData();
  const rows =
    letter === null
      ? []
      : ([
          [t('letterNumber'), letter.number],
          [t('name'), letter.name],
          [t('passportNumber'), letter.passportNumber],
          [t('issuedAt'), beijingDay(letter.issuedAt, lang)],
        ] as const);
  return (
    <div className="page-card py-8 md:py-14">
      <div className="card p-5 sm:p-8">
        <p className="text-soft">{t('letterTitle')}</p>
        <h1 className={`mt-1 flex items-center gap-3 text-2xl ${genuine ? 'text-good' : 'text-bad'}`}>
          <Icon name={genuine ? 'check' : 'warning'} size={28} />
          {t(genuine ? 'genuine' : 'notGenuine')}
        </h1>
        <p className="mt-3">{t(genuine ? 'genuineLead' : 'notGenuineLead')}</p>
        {rows.length > 0 && <Facts className="mt-5" values="num font-semibold" rows={rows} empty="" />}
      </div>
    </div>
  );
}
