import { comparableBooth } from '@fairbridge/contract/floor-plan/booth-number.ts';
import type { FloorPlan } from '@fairbridge/contract/floor-plan/floor-plan.shapes.ts';
import { routeBetween, type Route } from '@fairbridge/contract/floor-plan/route.ts';
import { number } from '@fairbridge/contract/numbers.ts';
import { useEffect, useId, useMemo, useRef } from 'react';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { useExhibition } from '../../site/site.ts';
import { Button } from '../../ui/button.tsx';
import type { Choice } from '../../ui/choices.ts';
import { Checkbox } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { SearchSelect } from '../../ui/search-select.tsx';
import type { Marks } from './plan-map-signs.ts';
import { boothName, entrancesOf, mapPath, plateText, routeEnd, type AskedRoute } from './route-address.ts';
import { entranceText, routeSentences } from './route-sentences.ts';
import { routeTexts } from './route.texts.ts';
import { useWalkways } from './use-walkways.ts';
import { companyNames } from './company-names.ts';

/** What a route may lead from and to: where one is, the entrances, the own booths, then all booths. */
function useChoices(plan: FloorPlan, own: Marks, here: string): readonly Choice[] {
  const hereText = useTexts(routeTexts)('here');
  const lang = useLang();
  const halls = useExhibition()?.halls;
  return useMemo(() => {
    const entrances = entrancesOf(plan).map(({ floor, element }) => ({
      value: element.id,
      label: entranceText(floor, element, lang),
      also: [element.name.zh, element.name.en],
    }));
    const booths = plan.floors.flatMap((floor) =>
      floor.booths.map((booth) => {
        const hall = halls?.find(({ code }) => code === booth.hall);
        const before = [
          booth.hall,
          booth.hall + floor.code,
          ...(hall === undefined ? [] : [hall.name.zh, hall.name.en]),
        ];
        const names = booth.exhibitors.flatMap(({ name }) => [name.zh, name.en]);
        return {
          id: booth.id,
          value: boothName(booth),
          label: plateText(floor.code, booth),
          // also without the zeros that people leave out
          also: [...names, ...before.flatMap((place) => [place + booth.number, place + comparableBooth(booth.number)])],
          note: companyNames(booth.exhibitors, lang),
        };
      }),
    );
    const at = booths.find(({ value }) => value === here);
    return [
      ...(at === undefined ? [] : [{ ...at, note: hereText }]),
      ...entrances,
      ...booths.filter(({ id, value }) => own.has(id) && value !== here),
      ...booths.filter(({ id, value }) => !own.has(id) && value !== here),
    ];
  }, [plan, own, here, hereText, halls, lang]);
}

type Panel = {
  plan: FloorPlan;
  /** Code of the floor in sight. */
  floor: string;
  asked: AskedRoute;
  /** By booth, the own ones alone. */
  own: Marks;
  /** The booth where the person is, as addresses have it; empty where that is not known. */
  here: string;
  /** How often a route was asked for at a booth of this page: the focus comes here each time. */
  timesAsked: number;
  onAsk: (asked: AskedRoute) => void;
  onLegs: (legs: Route['legs']) => void;
  onClose: () => void;
};

/** Where a route leads from and to, how long it is, and what to do on the way. */
export default function RoutePanel(panel: Panel) {
  const { plan, floor, asked, own, here, timesAsked, onAsk, onLegs, onClose } = panel;
  const t = useTexts(routeTexts);
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const choices = useChoices(plan, own, here);
  const walkways = useWalkways(plan);
  const [from, to] = useMemo(
    () => [routeEnd(plan, asked.from), routeEnd(plan, asked.to)],
    [plan, asked.from, asked.to],
  );
  const [fromId, toId] = [from?.id, to?.id];
  const route = useMemo(() => {
    if (walkways === null || fromId === undefined || toId === undefined) return null;
    return routeBetween(walkways, fromId, toId, { stepFree: asked.stepFree });
  }, [walkways, fromId, toId, asked.stepFree]);
  useEffect(() => {
    onLegs(route?.legs ?? []);
    return () => onLegs([]);
  }, [route, onLegs]);
  useEffect(() => {
    if (timesAsked > 0) section.current?.focus();
  }, [timesAsked]);
  const errorOf = (name: string, end: unknown): string | undefined =>
    name !== '' && end === undefined ? t('gone') : undefined;
  const isAsked = from !== undefined && to !== undefined;
  const hasStepsAlone =
    isAsked &&
    route === null &&
    walkways !== null &&
    asked.stepFree &&
    routeBetween(walkways, from.id, to.id, { stepFree: false }) !== null;
  return (
    <section ref={section} tabIndex={-1} className="card grid gap-3 p-4" aria-labelledby={titleId}>
      <div className="flex items-center justify-between gap-2">
        <h2 id={titleId} className="text-lg">
          {t('title')}
        </h2>
        <IconButton icon="close" label={t('close')} onClick={onClose} />
      </div>
      <SearchSelect
        name="from"
        label={t('from')}
        placeholder={t('placeHint')}
        value={asked.from}
        choices={choices}
        error={errorOf(asked.from, from)}
        onChange={(value) => onAsk({ ...asked, from: value })}
      />
      <SearchSelect
        name="to"
        label={t('to')}
        placeholder={t('placeHint')}
        value={asked.to}
        choices={choices}
        error={errorOf(asked.to, to)}
        onChange={(value) => onAsk({ ...asked, to: value })}
      />
      <p>
        <Button kind="quiet" small onClick={() => onAsk({ ...asked, from: asked.to, to: asked.from })}>
          {t('swap')}
        </Button>
      </p>
      <Checkbox
        label={t('stepFree')}
        checked={asked.stepFree}
        onChange={({ target }) => onAsk({ ...asked, stepFree: target.checked })}
      />
      <div role="status" className="grid gap-2">
        {!isAsked && <p className="text-soft">{t('choose')}</p>}
        {isAsked && walkways === null && <p className="text-soft">{t('looking')}</p>}
        {isAsked && walkways !== null && route === null && <p>{t(hasStepsAlone ? 'onlySteps' : 'noWay')}</p>}
        {route !== null && <Length route={route} />}
        {route !== null && route.legs.length > 0 && !route.legs.some((leg) => leg.floor === floor) && (
          <p className="text-soft">{t('otherFloor')}</p>
        )}
      </div>
      {hasStepsAlone && (
        <p>
          <Button kind="quiet" small onClick={() => onAsk({ ...asked, stepFree: false })}>
            {t('withSteps')}
          </Button>
        </p>
      )}
      {route !== null && <Directions plan={plan} floor={floor} asked={asked} route={route} />}
    </section>
  );
}

function Length({ route: { seconds, metres } }: { route: Route }) {
  const t = useTexts(routeTexts);
  const lang = useLang();
  const minutes = number(Math.ceil(seconds / 60), lang);
  return (
    <p className="num text-lg font-semibold">{t('length', { minutes, metres: number(Math.round(metres), lang) })}</p>
  );
}

function Directions({ plan, floor, asked, route }: Pick<Panel, 'plan' | 'floor' | 'asked'> & { route: Route }) {
  const t = useTexts(routeTexts);
  const lang = useLang();
  const sentences = routeSentences(plan, route.steps, lang);
  const first = route.legs[0]?.floor;
  const floorLink = (code: string) => (
    <LocalLink className="link inline-block min-h-6" to={mapPath(code, { route: asked })}>
      {t('toFloor', { floor: code })}
    </LocalLink>
  );
  return (
    <ol aria-label={t('sentences')} className="grid list-decimal gap-2 pl-6">
      {sentences.map(({ text, floor: next }, at) => (
        <li key={at}>
          {text}
          {at === 0 && first !== undefined && first !== floor && <p>{floorLink(first)}</p>}
          {next !== null && next !== floor && <p>{floorLink(next)}</p>}
        </li>
      ))}
    </ol>
  );
}
