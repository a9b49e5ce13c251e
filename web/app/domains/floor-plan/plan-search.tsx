import { boothText } from '@fairbridge/contract/exhibitor/booth-text.ts';
import type { ExhibitorRef } from '@fairbridge/contract/exhibitor/exhibitor.shapes.ts';
import type { FloorPlan } from '@fairbridge/contract/floor-plan/floor-plan.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useEffect, useId, useMemo, useState } from 'react';
import { publicApi } from '../../api.ts';
import { calls } from '../../calls.ts';
import { boothPath } from '../../components/booth/booth-plate.tsx';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { useExhibition } from '../../site/site.ts';
import { floorPlanTexts } from './floor-plan.texts.ts';
import { findBooths } from './plan-search.ts';
import { plateText } from './route-address.ts';
import { useBoothPlace } from './use-booth-place.ts';
import { companyNames } from './company-names.ts';

/** So many of each kind are told. */
const MOST = 8;
const TYPED_PAUSE_MS = 300;

type Found = {
  exhibitors: readonly ExhibitorRef[];
  exhibits: readonly { id: string; name: string; by: ExhibitorRef }[];
};
const NOTHING: Found = { exhibitors: [], exhibits: [] };

/** What the portal's own search finds: it knows pinyin, other spellings and exhibits. `hasFailed`: as without a network. */
function useFound(words: string): { found: Found; hasFailed: boolean } {
  const lang = useLang();
  const [last, setLast] = useState({ words: '', found: NOTHING, hasFailed: false });
  useEffect(() => {
    if (words.length < 2) return;
    let isLeft = false;
    const ask = async (): Promise<void> => {
      const [exhibitors, exhibits] = await Promise.all([
        publicApi(calls.exhibitor.browse, { keyword: words, pageNum: 1, pageSize: MOST }),
        publicApi(calls.product.browse, { keyword: words, pageNum: 1, pageSize: MOST }),
      ]);
      if (isLeft) return;
      const found = {
        exhibitors: exhibitors.list.filter(({ booth }) => booth !== null),
        exhibits: exhibits.list
          .filter(({ exhibitor: { booth } }) => booth !== null)
          .map(({ id, name, exhibitor }) => ({ id, name: inLang(name, lang), by: exhibitor })),
      };
      setLast({ words, found, hasFailed: false });
    };
    const fail = (): void => {
      if (!isLeft) setLast({ words, found: NOTHING, hasFailed: true });
    };
    const timer = setTimeout(() => void ask().catch(fail), TYPED_PAUSE_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [words, lang]);
  return last.words === words ? last : { found: NOTHING, hasFailed: false };
}

type Hit = { key: string; to: string; title: string; place: string };

/** Booths, exhibitors and exhibits by what is typed; each leads to its booth on the map. */
export function PlanSearch({ plan }: { plan: FloorPlan }) {
  const t = useTexts(floorPlanTexts);
  const lang = useLang();
  const id = useId();
  const halls = useExhibition()?.halls;
  const placeOf = useBoothPlace();
  const [typed, setTyped] = useState('');
  const words = typed.trim();
  const hallNames = useMemo(
    () => new Map((halls ?? []).map(({ code, name }) => [code, [name.zh, name.en].filter((one) => one !== '')])),
    [halls],
  );
  const found = useMemo(() => findBooths(plan, words, hallNames, MOST), [plan, words, hallNames]);
  // who types a number wants that booth, not what is shown there
  const { found: remote, hasFailed } = useFound(found.some(({ isNamed }) => isNamed) ? '' : words);
  const booths = found.map(({ floor, booth }): Hit => ({
    key: booth.id,
    to: boothPath(placeOf(floor.code, booth)),
    title: companyNames(booth.exhibitors, lang) || t('free'),
    place: plateText(floor.code, booth),
  }));
  const known = new Set(booths.map(({ to }) => to));
  const ofBooth = (exhibitor: ExhibitorRef, key: string, title: string): Hit[] =>
    exhibitor.booth === null
      ? []
      : [
          {
            key,
            to: boothPath(exhibitor.booth),
            title,
            place: boothText(exhibitor.booth),
          },
        ];
  const exhibitors = remote.exhibitors
    .flatMap((one) => ofBooth(one, one.id, inLang(one.name, lang)))
    .filter(({ to }) => !known.has(to));
  const exhibits = remote.exhibits.flatMap(({ id: key, name, by }) =>
    ofBooth(by, key, `${name} · ${inLang(by.name, lang)}`),
  );
  const first = [...booths, ...exhibitors].slice(0, MOST);
  const count = first.length + exhibits.length;
  return (
    <search className="card p-3">
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {t('search')}
      </label>
      <input
        id={id}
        type="search"
        className="input w-full"
        value={typed}
        maxLength={100}
        placeholder={t('searchExample')}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setTyped('');
        }}
      />
      <p role="status" className="sr-only">
        {words === '' ? '' : count === 0 ? t('noResults', { words }) : t('found', { count })}
      </p>
      {words !== '' && (
        <div className="mt-2 max-h-[22rem] overflow-y-auto">
          {count === 0 && <p className="p-2 text-soft">{t('noResults', { words })}</p>}
          <Hits hits={first} />
          {exhibits.length > 0 && (
            <h2 className="mt-2 border-t border-line px-2 pt-3 pb-1 text-sm text-soft">{t('exhibits')}</h2>
          )}
          <Hits hits={exhibits} />
          {hasFailed && <p className="p-2 text-sm text-soft">{t('searchFailed')}</p>}
        </div>
      )}
    </search>
  );
}

const Hits = ({ hits }: { hits: readonly Hit[] }) => (
  <ul>
    {hits.map(({ key, to, title, place }) => (
      <li key={key}>
        <LocalLink to={to} className="flex min-h-11 items-center gap-3 rounded-sign px-2 py-1.5 hover:bg-tint">
          <span className="num shrink-0 text-sm font-semibold">{place}</span>
          <span className="clamp-2 min-w-0 flex-1">{title}</span>
        </LocalLink>
      </li>
    ))}
  </ul>
);
