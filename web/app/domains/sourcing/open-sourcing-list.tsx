import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { openList } from '@fairbridge/contract/sourcing/sourcing.calls.ts';
import type { OpenSourcingCard } from '@fairbridge/contract/sourcing/sourcing.shapes.ts';
import { useNavigate } from 'react-router';
import { sourcingPath } from '../../components/sourcing/sourcing-path.ts';
import { localPath } from '../../i18n/address.ts';
import { countryName } from '../../i18n/countries.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Pager } from '../../ui/pager.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Deadline } from './deadline.tsx';
import { FitMark, FitReasons } from './fit-reasons.tsx';
import { GoodsList } from './goods-list.tsx';
import { NotEligible } from './not-eligible.tsx';
import { openSourcingAddress, SORTS, type OpenSourcingAsked } from './open-sourcing-query.ts';
import { openSourcingTexts } from './open-sourcing.texts.ts';
import { sourcingLineTexts } from './sourcing-line.texts.ts';
import { ParticipationMark, SourcingStateMark } from './sourcing-state.tsx';

type Props = { asked: OpenSourcingAsked; page: OutputOf<typeof openList> };

const REASONS_SHOWN = 2;

function Card({ sourcing }: { sourcing: OpenSourcingCard }) {
  const t = useTexts(openSourcingTexts);
  const of = useTexts(sourcingLineTexts);
  const lang = useLang();
  const { id, title, state, fit, destinations, signUp } = sourcing;
  // of several nobody can say which of them a reason is about
  const [destination = '', ...others] = destinations;
  const countries = destinations.map((code) => countryName(code, lang)).join(lang === 'zh' ? '、' : ', ');
  return (
    <article className="card flex flex-col p-5" aria-label={title}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="min-w-0 text-lg break-words">
          <LocalLink to={sourcingPath(id)} className="link">
            {title}
          </LocalLink>
        </h2>
        <FitMark score={fit.score} />
      </div>
      <p className="flex flex-wrap gap-x-4 text-sm text-soft">
        {countries !== '' && <span>{of('to', { countries })}</span>}
        <Deadline deadline={sourcing.deadline} state={state} />
      </p>
      <GoodsList goods={sourcing.goods} />
      <div className="mt-3 mb-4">
        <FitReasons
          fit={fit}
          side="own"
          most={REASONS_SHOWN}
          destinationOf={() => (others.length === 0 ? destination : '')}
        />
      </div>
      <p className="mt-auto flex flex-wrap items-center gap-x-4">
        {state !== 'open' && <SourcingStateMark state={state} />}
        {signUp === null ? (
          <span className="text-sm text-soft">{t('notSignedUp')}</span>
        ) : (
          <>
            <span className="font-semibold">{t('signedUp')}</span>
            <ParticipationMark participation={signUp.participation} />
          </>
        )}
      </p>
    </article>
  );
}

function SortBy({ asked }: { asked: OpenSourcingAsked }) {
  const t = useTexts(openSourcingTexts);
  const lang = useLang();
  const navigate = useNavigate();
  return (
    <label className="mb-4 flex items-center gap-3">
      <span className="text-sm text-soft">{t('sort')}</span>
      <select
        className="input w-auto pr-8"
        value={asked.sort}
        onChange={({ target }) => {
          const sort = SORTS.find((one) => one === target.value) ?? 'fit';
          void navigate(localPath(lang, openSourcingAddress({ ...asked, sort })));
        }}
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(sort)}
          </option>
        ))}
      </select>
    </label>
  );
}

function Nothing({ only }: Pick<OpenSourcingAsked, 'only'>) {
  const t = useTexts(openSourcingTexts);
  if (only === 'signedUp')
    return (
      <EmptyState title={t('emptySignedUp')}>
        <ButtonLink to={openSourcingAddress({ only: 'fitting', sort: 'fit' })} kind="quiet">
          {t('seeFitting')}
        </ButtonLink>
      </EmptyState>
    );
  return (
    <EmptyState title={t('empty')}>
      <p>{t('emptyLead')}</p>
      <ButtonLink to="/my-exhibit-list" className="mt-5">
        {t('myExhibits')}
      </ButtonLink>
    </EmptyState>
  );
}

/** Requirements that fit a company's exhibits, and those that it has signed up for. */
export default function OpenSourcingList({ asked, page }: Props) {
  const t = useTexts(openSourcingTexts);
  const tabs = (['fitting', 'signedUp'] as const).map((only) => ({
    to: openSourcingAddress({ ...asked, only }),
    label: t(only),
    count: page.counts[only],
  }));
  return (
    <div className="page py-8">
      <h1 className="text-2xl">{t('title')}</h1>
      <p className="mb-5 text-soft">{t('lead')}</p>
      {!page.eligible && <NotEligible />}
      <Tabs label={t('tabs')} tabs={tabs} current={openSourcingAddress(asked)} />
      {page.total === 0 ? (
        <Nothing only={asked.only} />
      ) : (
        <>
          <SortBy asked={asked} />
          <div className="grid gap-4 xl:grid-cols-2">
            {page.list.map((sourcing) => (
              <Card key={sourcing.id} sourcing={sourcing} />
            ))}
          </div>
        </>
      )}
      <Pager pageNum={page.pageNum} pageSize={page.pageSize} total={page.total} />
    </div>
  );
}
