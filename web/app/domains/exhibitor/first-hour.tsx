import { LocalLink, useTexts } from '../../i18n/lang.tsx';
import { Icon } from '../../ui/icons.tsx';
import type { FirstStep } from './own-company.ts';
import { ownCompanyTexts } from './own-company.texts.ts';

function Step({ step: { text, to, done }, number }: { step: FirstStep; number: number }) {
  const t = useTexts(ownCompanyTexts);
  return (
    <li className="border-b border-line last:border-0">
      <LocalLink to={to} className="flex min-h-13 items-center gap-4 px-5 py-2 hover:bg-tint hover:text-action">
        <span
          aria-hidden="true"
          className={`num grid size-7 shrink-0 place-items-center rounded-full border text-sm ${done ? 'border-good text-good' : 'border-action font-bold text-action'}`}
        >
          {done ? <Icon name="check" size={16} /> : number}
        </span>
        <span className={`min-w-0 flex-1 ${done ? 'text-soft' : 'font-semibold'}`}>
          {t(text)}
          {done && <span className="sr-only"> · {t('stepDone')}</span>}
        </span>
        {!done && <Icon name="arrow" size={18} />}
      </LocalLink>
    </li>
  );
}

/** What a new booth begins with, one step after another. */
export function FirstHour({ steps }: { steps: readonly FirstStep[] }) {
  const t = useTexts(ownCompanyTexts);
  const done = steps.filter((step) => step.done).length;
  return (
    <section className="card border-t-[6px] border-t-accent" aria-labelledby="first-hour">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line px-5 py-3">
        <h2 id="first-hour" className="text-lg">
          {t('firstHour')}
        </h2>
        <span className="num text-sm text-soft">{t('stepsDone', { done, of: steps.length })}</span>
      </div>
      <ol>
        {steps.map((step, at) => (
          <Step key={step.text} step={step} number={at + 1} />
        ))}
      </ol>
      <p className="border-t border-line px-5 py-3 text-sm">
        <LocalLink to="/my-exhibit-import" className="link">
          {t('bySheet')}
        </LocalLink>
      </p>
    </section>
  );
}
