import type { FairProgress, ListedFair } from '@fairbridge/contract/fair/fair.calls.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { defineClientLoad } from '../../define-load.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingMinute, daySpan, number } from '../../i18n/numbers.ts';
import { FairTabs } from '../../shell/organizer/fair-tabs.tsx';
import { OrganizerPage, OrganizerPart } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Facts } from '../../ui/facts.tsx';
import { useAction } from '../../ui/use-action.ts';
import { FairStateBadge } from './fair-state-badge.tsx';
import { fairTexts } from './fair.texts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '全部展会', en: 'All fairs' });

const load = defineClientLoad(async ({ api: ask }) => ask(calls.fair.list, {}));
export const clientLoader = load.browser;

/** How often it is asked how far a fair has come. */
const EVERY_MS = 1_500;

function FairCard({ fair }: { fair: ListedFair }) {
  const t = useTexts(fairTexts);
  const lang = useLang();
  const { run, busy } = useAction();
  const goTo = (): void =>
    void run(async () => location.assign((await api(calls.organizer.handOver, { fair: fair.code })).url));
  return (
    <section className="card grid gap-4 p-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-lg wrap-anywhere">{inLang(fair.name, lang)}</h2>
          <p className="mt-1">
            <FairStateBadge state={fair.state} />
          </p>
        </div>
        {fair.here ? (
          <span className="rounded-full bg-tint px-3 py-1 text-sm text-action">{t('here')}</span>
        ) : (
          <Button kind="quiet" small busy={busy} onClick={goTo}>
            {t('openConsole')}
          </Button>
        )}
      </div>
      {fair.deletingAt !== null && (
        <p className="note note-bad">{t('deletingOn', { at: beijingMinute(fair.deletingAt, lang) })}</p>
      )}
      <Facts
        rows={[
          [t('days'), daySpan(fair.startsOn, fair.endsOn, lang)],
          [t('host'), fair.host === '' ? t('anyHost') : fair.host],
          [t('code'), fair.code],
          [t('Exhibitors'), number(fair.exhibitors, lang)],
          [t('Exhibits'), number(fair.exhibits, lang)],
          [t('Visitors'), number(fair.visitors, lang)],
        ]}
      />
    </section>
  );
}

/** A fair that is being made, and how far that has come. */
function Making({ making: { name, state, step, steps } }: { making: FairProgress }) {
  const t = useTexts(fairTexts);
  const lang = useLang();
  return (
    <li className="grid gap-1">
      <p className="font-semibold">{inLang(name, lang)}</p>
      <p role="status" className="text-soft">
        {t(state)}
        {state === 'running' && steps > 0 && ` · ${t('stepOf', { step, steps })}`}
      </p>
      {state === 'running' && steps > 0 && (
        <progress className="w-full" max={steps} value={step} aria-label={t('making')} />
      )}
    </li>
  );
}

/** The fairs of this installation that the caller helps to run. */
export default function FairListScreen() {
  const t = useTexts(fairTexts);
  const { list, making } = load.useData();
  const { revalidate } = useRevalidator();
  const goesOn = making.some(({ state }) => state === 'waiting' || state === 'running');
  useEffect(() => {
    if (!goesOn) return;
    const timer = setInterval(() => void revalidate(), EVERY_MS);
    return () => clearInterval(timer);
  }, [goesOn, revalidate]);
  return (
    <OrganizerPage
      title={t('listTitle')}
      lead={t('listLead')}
      actions={<ButtonLink to="/organizer/fairs/new">{t('newFair')}</ButtonLink>}
    >
      <FairTabs part="fairs" />
      {making.length > 0 && (
        <OrganizerPart title={t('making')}>
          <ul className="grid gap-4">
            {making.map((one) => (
              <Making key={one.id} making={one} />
            ))}
          </ul>
        </OrganizerPart>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        {list.map((fair) => (
          <FairCard key={fair.code} fair={fair} />
        ))}
      </div>
    </OrganizerPage>
  );
}
