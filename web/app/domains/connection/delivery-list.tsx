import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { contract } from '@fairbridge/contract/index.ts';
import { deliveryState, type DeliveryRow } from '@fairbridge/contract/connection/connection.shapes.ts';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime, number } from '../../i18n/numbers.ts';
import { Button } from '../../ui/button.tsx';
import { anyTabOf, defineListQuery } from '../../ui/list/list-query.ts';
import { NothingFound, RecordList } from '../../ui/list/record-list.tsx';
import type { ResourceColumn } from '../../ui/list/resource-list.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useAction, type ActionState } from '../../ui/use-action.ts';
import { connectionTexts } from './connection.texts.ts';
import { eventWord, FAILURE_TEXT, STATE_LOOK } from './delivery-words.ts';

const AGAIN_MILLISECONDS = 2_000;
/** States in the order of the tabs. */
const STATES = deliveryState.options;

export const deliveryQuery = (id: string) => defineListQuery(`/connection/${id}`, { state: anyTabOf(STATES) });

/** What has not been sent yet is sent within seconds: the log looks again until it has been. */
function useLookingAgain(list: readonly DeliveryRow[]): void {
  const { revalidate } = useRevalidator();
  const waits = list.some(({ state, tries }) => state === 'waiting' && tries === 0);
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(() => void revalidate(), AGAIN_MILLISECONDS);
    return () => clearInterval(timer);
  }, [waits, revalidate]);
}

function Answer({ delivery }: { delivery: DeliveryRow }) {
  const t = useTexts(connectionTexts);
  const { status, failure, milliseconds, answer } = delivery;
  if (failure !== null) return <p className="text-sm">{t(FAILURE_TEXT[failure])}</p>;
  if (status === null) return <p className="text-soft">—</p>;
  return (
    <div className="min-w-0 text-sm">
      <p className="num">
        HTTP {status}
        {milliseconds !== null && <span className="text-soft"> · {t('took', { count: milliseconds })}</span>}
      </p>
      {answer !== '' && (
        <p className="max-w-md [overflow-wrap:anywhere] text-soft" translate="no">
          {answer.slice(0, 200)}
        </p>
      )}
    </div>
  );
}

function State({ delivery }: { delivery: DeliveryRow }) {
  const t = useTexts(connectionTexts);
  const lang = useLang();
  const { state, tries, nextAt } = delivery;
  return (
    <div>
      <StatusBadge look={STATE_LOOK[state]} word={t(state)} />
      {tries > 1 && <p className="num text-sm text-soft">{t('tries', { count: tries })}</p>}
      {state === 'waiting' && nextAt !== null && (
        <p className="num text-sm text-soft">{t('next', { time: beijingTime(nextAt, lang) })}</p>
      )}
    </div>
  );
}

function useColumns({ isBusy, run }: ActionState, active: boolean): readonly ResourceColumn<DeliveryRow>[] {
  const t = useTexts(connectionTexts);
  const lang = useLang();
  const resend = (id: string) =>
    run(() => api(calls.connection.replayDelivery, { id }), { key: id, success: t('resent') });
  return [
    {
      key: 'event',
      label: t('event'),
      main: true,
      cell: ({ event, createdAt, subjectId }) => (
        <div className="min-w-0">
          <p className="font-semibold">{t(eventWord(event))}</p>
          <p className="num text-sm text-soft">{beijingTime(createdAt, lang)}</p>
          <p className="num text-sm [overflow-wrap:anywhere] text-soft" translate="no">
            {subjectId}
          </p>
        </div>
      ),
    },
    { key: 'status', label: t('Status'), cell: (delivery) => <State delivery={delivery} /> },
    { key: 'answer', label: t('answer'), cell: (delivery) => <Answer delivery={delivery} /> },
    {
      key: 'resend',
      label: t('resend'),
      cell: ({ id, event, createdAt }) =>
        active ? (
          <Button
            small
            kind="quiet"
            className="whitespace-nowrap"
            busy={isBusy(id)}
            aria-label={`${t('resend')}: ${t('deliveryOf', { event: t(eventWord(event)), time: beijingTime(createdAt, lang) })}`}
            onClick={() => void resend(id)}
          >
            {t('resend')}
          </Button>
        ) : (
          '—'
        ),
    },
  ];
}

type Page = OutputOf<typeof contract.connection.deliveries>;

/** What was sent to an address, and what was answered. */
export function DeliveryList({
  id,
  page,
  asked,
  active,
}: {
  id: string;
  page: Page;
  asked: ReturnType<ReturnType<typeof deliveryQuery>['read']>;
  active: boolean;
}) {
  const t = useTexts(connectionTexts);
  const lang = useLang();
  useLookingAgain(page.list);
  const query = deliveryQuery(id);
  return (
    <section aria-labelledby="log" className="min-w-0">
      <h2 id="log" className="text-xl">
        {t('log')}
      </h2>
      <p className="mb-3 text-soft">{t('logLead')}</p>
      <RecordList
        list="webhook-deliveries"
        label={t('log')}
        query={query}
        asked={asked}
        page={page}
        tabs={{
          label: t('Status'),
          of: [undefined, ...STATES].map((state) => ({
            asked: { state },
            label: t(state ?? 'All'),
            count: page.counts[state ?? 'all'],
          })),
        }}
        found={t('found', { count: number(page.total, lang) })}
        columns={useColumns(useAction({ reload: true }), active)}
        nameOf={({ event, createdAt }) =>
          t('deliveryOf', { event: t(eventWord(event)), time: beijingTime(createdAt, lang) })
        }
        empty={
          asked.state === undefined ? (
            <EmptyState title={t('noDeliveries')}>
              <p>{t('noDeliveriesLead')}</p>
            </EmptyState>
          ) : (
            <NothingFound title={t('noneOfState')} to={query.path} act={t('ShowAll')} />
          )
        }
      />
    </section>
  );
}
