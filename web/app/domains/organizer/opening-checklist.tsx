import type { OpeningStep } from '@fairbridge/contract/organizer/opening.shapes.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { useCanOpen } from '../../shell/organizer/use-can-open.ts';
import { Icon } from '../../ui/icons.tsx';
import { openingTexts } from './opening-checklist.texts.ts';

/** Where a step is done; those of the system administrator are done on the server. */
const PLACES: Readonly<Record<OpeningStep['name'], string | null>> = {
  names: '/organizer/fair',
  plan: '/organizer/vocabulary',
  mail: null,
  address: null,
  team: '/organizer/staff',
  secondOwner: '/organizer/staff',
  legal: '/organizer/pages',
  home: '/organizer/home',
  questionnaire: '/organizer/questionnaire',
  service: '/organizer/settings',
  booths: '/organizer/exhibitors',
  invited: '/organizer/exhibitors',
  complete: '/organizer/exhibitors',
  opening: '/organizer/settings',
};
const HINTS = {
  names: 'namesHint',
  plan: 'planHint',
  mail: 'mailHint',
  address: 'addressHint',
  team: 'teamHint',
  secondOwner: 'secondOwnerHint',
  legal: 'legalHint',
  home: 'homeHint',
  questionnaire: 'questionnaireHint',
  service: 'serviceHint',
  booths: 'boothsHint',
  invited: 'invitedHint',
  complete: 'completeHint',
  opening: 'openingHint',
} as const satisfies Record<OpeningStep['name'], keyof typeof openingTexts>;

function Step({ step: { name, done, by, counted } }: { step: OpeningStep }) {
  const t = useTexts(openingTexts);
  const lang = useLang();
  const may = useCanOpen();
  const to = PLACES[name];
  return (
    <li className="flex gap-3 border-b border-line py-2.5">
      <span
        className={`mt-0.5 grid size-6 shrink-0 place-items-center rounded-full ${done ? 'bg-action text-on-action' : 'border border-current text-soft'}`}
      >
        {done && <Icon name="check" size={16} />}
        <span className="sr-only">{t(done ? 'done' : 'toDo')}</span>
      </span>
      <span className="min-w-0 flex-1">
        {to !== null && may(to) ? (
          <LocalLink to={to} className="font-semibold hover:text-action hover:underline">
            {t(name)}
          </LocalLink>
        ) : (
          <span className="font-semibold">{t(name)}</span>
        )}
        {!done && <span className="block text-sm text-soft">{t(HINTS[name])}</span>}
      </span>
      {counted !== null && (
        <span className="num shrink-0 text-sm leading-7 text-soft">
          {t('counted', { count: number(counted.count, lang), of: number(counted.of, lang) })}
        </span>
      )}
      {!done && <span className="shrink-0 text-sm leading-7 text-soft">{t(by)}</span>}
    </li>
  );
}

/** What is still to be done before the fair opens, by whom; what is done folds away. */
export function OpeningChecklist({ steps }: { steps: readonly OpeningStep[] }) {
  const t = useTexts(openingTexts);
  const done = steps.filter((step) => step.done);
  const open = steps.filter((step) => !step.done);
  return (
    <>
      <p className="num mb-2">{t('progress', { count: done.length, of: steps.length })}</p>
      <div aria-hidden="true" className="mb-3 h-2 overflow-hidden rounded-full bg-tint">
        <div className="h-full bg-action" style={{ width: `${(100 * done.length) / Math.max(1, steps.length)}%` }} />
      </div>
      {open.length > 0 && (
        <ul>
          {open.map((step) => (
            <Step key={step.name} step={step} />
          ))}
        </ul>
      )}
      {done.length > 0 && (
        <details className="mt-3">
          <summary className="link w-fit cursor-pointer">{t('showDone')}</summary>
          <ul className="mt-1">
            {done.map((step) => (
              <Step key={step.name} step={step} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
