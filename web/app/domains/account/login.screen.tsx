import { useParams } from 'react-router';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { daySpan, number } from '../../i18n/numbers.ts';
import { workMeta } from '../../shell/page-meta.ts';
import { useExhibition } from '../../shell/site.ts';
import { Icon } from '../../ui/icons.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { accountTexts } from './account.texts.ts';
import { useLoginKind } from './login-kind.ts';
import { LoginForm } from './login-form.tsx';

export const meta = workMeta({ zh: '登录', en: 'Log in' });

function Benefits({ exhibitor }: { exhibitor: boolean }) {
  const t = useTexts(accountTexts);
  const lang = useLang();
  const fair = useExhibition();
  const lines = exhibitor
    ? [t('benefitExhibitor1'), t('benefitExhibitor2'), t('benefitExhibitor3')]
    : [t('benefit1'), t('benefit2'), t('benefit3')];
  return (
    <aside
      className="on-band hidden flex-col bg-band p-10 text-on-band md:flex"
      aria-label={t(exhibitor ? 'benefitsExhibitor' : 'benefits')}
    >
      {fair !== null && (
        <p className="text-2xl leading-snug font-bold">
          <Says text={fair.name} />
        </p>
      )}
      <p className="mt-8 font-semibold text-accent">{t(exhibitor ? 'benefitsExhibitor' : 'benefits')}</p>
      <ul className="mt-3 grid gap-3">
        {lines.map((line) => (
          <li key={line} className="flex items-start gap-3">
            <span className="mt-0.5 text-accent">
              <Icon name="check" />
            </span>
            {line}
          </li>
        ))}
      </ul>
      {fair !== null && (
        <div className="mt-auto pt-10">
          <p className="num">
            {t('fairSize', { exhibitors: number(fair.exhibitors, lang), products: number(fair.products, lang) })}
          </p>
          <p className="num mt-1">{daySpan(fair.startsOn, fair.endsOn, lang)}</p>
          {/* The signs of the halls, as they hang over the aisles. */}
          <div className="mt-4 flex flex-wrap gap-1.5" aria-hidden="true">
            {fair.halls.map(({ code, colour }) => (
              <span key={code} className="h-3 w-8 rounded-sign" style={{ background: colour }} />
            ))}
          </div>
        </div>
      )}
    </aside>
  );
}

/** Log-in of visitors and exhibitors. Whoever is signed in already is sent home by the door. */
export default function LoginScreen() {
  const t = useTexts(accountTexts);
  const { type } = useParams();
  const kind = useLoginKind(type);
  const exhibitor = kind === 'actor';
  return (
    <div className="page py-8 md:py-14">
      <div className="card mx-auto grid max-w-4xl overflow-hidden md:grid-cols-[1.25fr_1fr]">
        <div className="p-5 sm:p-8 md:p-10">
          <h1 className="text-2xl">{t(exhibitor ? 'welcomeExhibitor' : 'welcomeVisitor')}</h1>
          <p className="mt-1 mb-5 text-soft">{t(exhibitor ? 'leadExhibitor' : 'leadVisitor')}</p>
          <Tabs
            label={t('kinds')}
            current={exhibitor ? '/login/actor' : '/login/person'}
            tabs={[
              { to: '/login/person', label: t('visitor') },
              { to: '/login/actor', label: t('exhibitor') },
            ]}
          />
          <LoginForm key={kind} type={kind} />
          {exhibitor ? (
            <p className="mt-6 text-soft">{t('firstExhibitor')}</p>
          ) : (
            <p className="mt-6">
              {t('noAccount')}{' '}
              <LocalLink to="/register/email/0" className="link font-semibold">
                {t('registerVisitor')}
              </LocalLink>
            </p>
          )}
        </div>
        <Benefits exhibitor={exhibitor} />
      </div>
    </div>
  );
}
