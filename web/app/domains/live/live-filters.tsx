import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { types } from '@fairbridge/contract/live/live.calls.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { localHref } from '../../i18n/address.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { liveListTexts } from './live-list.texts.ts';
import { isFiltered, LIVE_LIST_PATH, liveListAddress, SORTS, STATES, type LiveQuery } from './live-query.ts';

type Choice = { label: string; to: string; on: boolean };

/** One filter: its values as links, so that every state is an address and works without scripts. */
function Choices({ label, choices }: { label: string; choices: readonly Choice[] }) {
  return (
    <nav aria-label={label} className="flex items-baseline gap-3">
      <p className="w-10 shrink-0 text-sm text-soft" aria-hidden="true">
        {label}
      </p>
      <ul className="flex min-w-0 gap-1 max-md:overflow-x-auto md:flex-wrap">
        {choices.map(({ label: word, to, on }) => (
          <li key={word}>
            <LocalLink
              to={to}
              aria-current={on ? 'true' : undefined}
              className={`inline-flex min-h-8 items-center rounded-sign px-2.5 whitespace-nowrap ${on ? 'bg-action font-semibold text-on-action' : 'hover:bg-tint hover:text-action'}`}
            >
              {word}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Search({ asked }: { asked: LiveQuery }) {
  const t = useTexts(liveListTexts);
  const lang = useLang();
  const kept = [['party', asked.party], ['state', asked.state], ...asked.types.map((type) => ['type', type])] as const;
  return (
    <search>
      <form key={asked.keyword} method="get" action={localHref(lang, LIVE_LIST_PATH)} className="flex gap-2">
        {kept.map(([name = '', value = '']) =>
          value === '' ? null : <input key={`${name} ${value}`} type="hidden" name={name} value={value} />,
        )}
        {asked.sort !== 'default' && <input type="hidden" name="sort" value={asked.sort} />}
        <input
          type="search"
          name="keyword"
          className="input min-w-0 flex-1"
          aria-label={t('keyword')}
          placeholder={t('keyword')}
          maxLength={200}
          defaultValue={asked.keyword}
        />
        <Button type="submit" kind="quiet">
          {t('search')}
        </Button>
      </form>
    </search>
  );
}

/** Status, type, order and words of the list of lives. */
export function LiveFilters({ asked, kinds }: { asked: LiveQuery; kinds: OutputOf<typeof types>['list'] }) {
  const t = useTexts(liveListTexts);
  const lang = useLang();
  const to = (change: Partial<LiveQuery>): string => liveListAddress({ ...asked, ...change });
  const { types: chosen } = asked;
  return (
    <div className="mb-6 grid grid-cols-1 gap-x-10 gap-y-3 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
      <div className="grid grid-cols-1 gap-1.5">
        <Choices
          label={t('state')}
          choices={[
            { label: t('all'), to: to({ state: '' }), on: asked.state === '' },
            ...STATES.map((state) => ({ label: t(state), to: to({ state }), on: asked.state === state })),
          ]}
        />
        <Choices
          label={t('type')}
          choices={[
            { label: t('all'), to: to({ types: [] }), on: chosen.length === 0 },
            ...kinds.map(({ code, name }) => ({
              label: inLang(name, lang),
              to: to({ types: chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code] }),
              on: chosen.includes(code),
            })),
          ]}
        />
        <Choices
          label={t('sort')}
          choices={SORTS.map((sort) => ({ label: t(sort), to: to({ sort }), on: asked.sort === sort }))}
        />
      </div>
      <div className="grid gap-2 max-lg:order-first">
        <Search asked={asked} />
        {isFiltered(asked) && (
          <LocalLink
            to={liveListAddress({ party: asked.party })}
            className="link justify-self-start lg:justify-self-end"
          >
            {t('clear')}
          </LocalLink>
        )}
      </div>
    </div>
  );
}
