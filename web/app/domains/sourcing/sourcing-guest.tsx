import type { Bilingual } from '@fairbridge/contract/text.ts';
import { postSourcingPath } from '../../components/sourcing/sourcing-path.ts';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { useUser } from '../../session/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { sourcingTexts } from './sourcing.texts.ts';

/** How many requirements are open, and in which categories most of them are. */
export type SourcingSummary = {
  open: number;
  categories: readonly { code: string; name: Bilingual; count: number }[];
};

const STEPS = [
  ['step1', 'step1Lead'],
  ['step2', 'step2Lead'],
  ['step3', 'step3Lead'],
] as const;

function Steps() {
  const t = useTexts(sourcingTexts);
  return (
    <section className="mt-8" aria-labelledby="sourcing-steps">
      <h2 id="sourcing-steps" className="sr-only">
        {t('steps')}
      </h2>
      <ol className="grid gap-4 md:grid-cols-3">
        {STEPS.map(([title, lead], at) => (
          <li key={title} className="card border-t-4 border-t-action p-5">
            <p className="num text-3xl font-bold text-action" aria-hidden="true">
              {at + 1}
            </p>
            <h3 className="mt-1 text-lg">{t(title)}</h3>
            <p className="mt-1 text-soft">{t(lead)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function OpenNow({ summary: { open, categories } }: { summary: SourcingSummary }) {
  const t = useTexts(sourcingTexts);
  const lang = useLang();
  if (open === 0) return null;
  return (
    <section className="mt-8 flex flex-wrap items-center gap-x-10 gap-y-4 border-y border-line py-5">
      <p className="num text-2xl font-bold">{t('open', { count: number(open, lang) })}</p>
      {categories.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <h2 className="mr-1 text-base text-soft">{t('inCategories')}</h2>
          <ul className="flex flex-wrap gap-2">
            {categories.map(({ code, name, count }) => (
              <li key={code}>
                <LocalLink to={`/find/product?category=${encodeURIComponent(code)}`} className="chip">
                  <Says text={name} /> <span className="num font-normal">{number(count, lang)}</span>
                </LocalLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

/** To the form by the log-in, or to the registration; exhibitors to theirs. */
function WayIn() {
  const t = useTexts(sourcingTexts);
  return (
    <div className="mt-6">
      <div className="flex flex-wrap items-center gap-3">
        <ButtonLink to={postSourcingPath()}>{t('login')}</ButtonLink>
        <ButtonLink to="/register/email/0" kind="quiet">
          {t('register')}
        </ButtonLink>
        <LocalLink to="/login/actor" className="link inline-flex min-h-11 items-center sm:ml-3">
          {t('loginExhibitor')}
        </LocalLink>
      </div>
      <p className="mt-3 text-sm text-soft">
        {t('guest')}
        <br />
        {t('loginHint')}
      </p>
    </div>
  );
}

/** What sourcing is, for whoever is not logged in. */
export function SourcingGuest({ summary }: { summary: SourcingSummary }) {
  const t = useTexts(sourcingTexts);
  const user = useUser();
  return (
    <div className="page py-8 md:py-12">
      <h1 className="text-3xl">{t('title')}</h1>
      <p className="mt-2 max-w-[62ch] text-lg text-soft">{t('lead')}</p>
      {user === null && <WayIn />}
      <OpenNow summary={summary} />
      <Steps />
    </div>
  );
}
