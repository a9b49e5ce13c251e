import { planList } from '@fairbridge/contract/floor-plan/plan.list.ts';
import type { PlanFloor } from '@fairbridge/contract/floor-plan/floor-plan.shapes.ts';
import type { ChangeEvent } from 'react';
import { useSearchFacets } from '../../components/search/searched-list.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { useAttributeName } from '../../site/site.ts';
import { Button } from '../../ui/button.tsx';
import { FacetForm } from '../../ui/facets.tsx';
import { Checkbox } from '../../ui/field.tsx';
import { askedFilter, filterCount, writeFilter, type PlanFilter } from './plan-filter.ts';
import { planFilterTexts } from './plan-filter.texts.ts';
import type { Filtered } from './use-plan-filter.ts';

const LIST = { kind: 'exhibitor', find: planList } as const;
const NO_VALUES = { category: [], ingredient: [], companyType: [], country: [] };

const send = ({ target }: ChangeEvent<HTMLInputElement>): void => target.form?.requestSubmit();

type Filters = {
  floor: PlanFloor;
  isVisitor: boolean;
  filter: PlanFilter;
  filtered: Filtered;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onFilter: (filter: PlanFilter) => void;
};

/** Narrows what the plan shows: by what exhibitors show and where they come from, who broadcasts now, where the visitor has not been. */
export function PlanFilters({ floor, isVisitor, filter, filtered, isOpen, onOpen, onFilter }: Filters) {
  const { booths, answer, hasFailed } = filtered;
  const t = useTexts(planFilterTexts);
  const named = useAttributeName();
  const facets = useSearchFacets(LIST, answer?.facets ?? NO_VALUES, (name) =>
    name === 'ingredient' ? named('ingredients', t(name)) : t(name),
  );
  const count = filterCount(filter);
  const here = booths === null ? 0 : floor.booths.filter(({ id }) => booths.has(id)).length;
  const chosen = new URLSearchParams();
  writeFilter(chosen, filter);
  return (
    <details className="card" open={isOpen} onToggle={(event) => onOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer items-center justify-between px-4 font-semibold">
        {t('filters')} {count > 0 && <span className="num text-soft">{count}</span>}
      </summary>
      <div className="max-h-[16rem] overflow-y-auto lg:max-h-[28rem] px-4 pb-3">
        <p role="status" className="text-sm">
          {booths !== null && t('matching', { count: booths.size, here, floor: floor.code })}
        </p>
        {count > 0 && (
          <Button kind="quiet" small onClick={() => onFilter(askedFilter(new URLSearchParams()))}>
            {t('clear')}
          </Button>
        )}
        {hasFailed && <p className="py-2 text-sm text-soft">{t('failed')}</p>}
        <FacetForm facets={facets} chosen={chosen} onChosen={(next) => onFilter(askedFilter(next))}>
          <div className="grid gap-2 py-2">
            {(filter.onLive || (answer !== null && answer.onLive > 0)) && (
              <Checkbox
                name="live"
                value="1"
                label={t('onLive', { count: answer?.onLive ?? 0 })}
                checked={filter.onLive}
                onChange={send}
              />
            )}
            {isVisitor && <Checkbox name="new" value="1" label={t('isNew')} checked={filter.isNew} onChange={send} />}
          </div>
        </FacetForm>
      </div>
    </details>
  );
}
