import type { OpenSourcing } from '@fairbridge/contract/sourcing/sourcing.shapes.ts';
import { SOURCING } from '../../components/sourcing/sourcing-path.ts';
import { countryName } from '../../i18n/countries.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime } from '../../i18n/numbers.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Deadline } from './deadline.tsx';
import { FitMark, FitReasons } from './fit-reasons.tsx';
import { NotEligible } from './not-eligible.tsx';
import { openSourcingTexts } from './open-sourcing.texts.ts';
import { OwnSignUp } from './own-sign-up.tsx';
import { SourcingFacts, SourcingLineFacts } from './sourcing-facts.tsx';
import { sourcingLineTexts } from './sourcing-line.texts.ts';
import { SourcingStateMark } from './sourcing-state.tsx';

/** A requirement as a company reads it: what is asked, why it fits, and the own sign-up. Who asks is told once the buyer agrees. */
export function OpenSourcingPage({ sourcing }: { sourcing: OpenSourcing }) {
  const t = useTexts(openSourcingTexts);
  const of = useTexts(sourcingLineTexts);
  const lang = useLang();
  const { title, state, lines, fit, changedAt, country } = sourcing;
  // what it has said before stays, whatever its package is now
  const shut = !sourcing.eligible && sourcing.signUp === null;
  const destinationOf = (lineId: string): string => lines.find(({ id }) => id === lineId)?.destination ?? '';
  return (
    <div className="page py-8">
      <BackLink to={SOURCING}>{t('all')}</BackLink>
      <h1 className="text-2xl break-words">{title}</h1>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-soft">
        <SourcingStateMark state={state} />
        <Deadline deadline={sourcing.deadline} state={state} />
      </p>
      <p className="num text-sm text-soft">
        {of('postedAt', { time: beijingTime(sourcing.postedAt, lang) })}
        {changedAt !== null && ` · ${of('changedAt', { time: beijingTime(changedAt, lang) })}`}
      </p>
      {shut && (
        <div className="mt-5">
          <NotEligible />
        </div>
      )}
      <div className={`mt-6 grid items-start gap-6 ${shut ? 'max-w-3xl' : 'xl:grid-cols-2'}`}>
        <div className="grid gap-4">
          <section className="card p-5" aria-labelledby="sourcing-fit">
            <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-6">
              <h2 id="sourcing-fit" className="text-lg">
                {t('fitTitle')}
              </h2>
              <FitMark score={fit.score} />
            </div>
            <FitReasons fit={fit} side="own" destinationOf={destinationOf} />
          </section>
          <h2 className="sr-only">{t('facts')}</h2>
          {lines.map((line, at) => (
            <SourcingLineFacts key={line.id} line={line} number={at + 1} />
          ))}
          <div className="card px-5 py-2">
            <SourcingFacts sourcing={sourcing} rows={[[t('buyerCountry'), countryName(country, lang)]]} />
          </div>
        </div>
        {!shut && (
          <section className="card grid gap-5 p-5 md:p-6" aria-label={t('signUpTitle')}>
            <OwnSignUp sourcing={sourcing} />
          </section>
        )}
      </div>
    </div>
  );
}
