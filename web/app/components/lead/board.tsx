import type { Colleague, Lead, LeadCounts, LeadState } from '@fairbridge/contract/lead/lead.shapes.ts';
import { LEAD_STATES } from '@fairbridge/contract/lead/lead.shapes.ts';
import { useEffect, useRef, useState } from 'react';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { FilterForm } from '../../ui/list/filter-form.tsx';
import { KeywordFilter } from '../../ui/list/keyword-filter.tsx';
import { OpenRecord } from '../../ui/list/record-link.tsx';
import { usePanel } from '../../ui/list/use-panel.ts';
import { BoardColumn, stageId, type Column } from './board-column.tsx';
import { BoardMove } from './board-move.tsx';
import { BoardRecord } from './board-record.tsx';
import { LeadFilters } from './lead-filters.tsx';
import { LeadHead, type LeadHeadFacts } from './lead-head.tsx';
import { inboxQuery, type LeadQuery } from './lead-query.ts';
import { leadTexts } from './lead.texts.ts';
import { LostDialog } from './lost-dialog.tsx';
import type { Scores } from './scores.ts';
import { useLeadActions } from './use-lead-actions.ts';

/** So many cards of a column are shown; the others stand in its list. */
export const BOARD_SHOWN = 12;

type Props = {
  asked: LeadQuery;
  columns: readonly Column[];
  scores: Scores;
  counts: LeadCounts;
  head: LeadHeadFacts;
  colleagues: readonly Colleague[] | null;
};

/** On a phone the columns stand one below the other. */
function StageLinks({ counts }: Pick<Props, 'counts'>) {
  const t = useTexts(leadTexts);
  const lang = useLang();
  return (
    <nav aria-label={t('jump')} className="mb-4 flex flex-wrap gap-2 lg:hidden">
      {LEAD_STATES.map((state) => (
        <a key={state} href={`#${stageId(state)}`} className="chip min-h-11">
          {t(state)} <span className="num">{number(counts[state], lang)}</span>
        </a>
      ))}
    </nav>
  );
}

type Moved = { id: string; state: LeadState };

/** Has it left all other columns? */
const hasArrived = (columns: readonly Column[], { id, state }: Moved): boolean =>
  columns.every((column) => column.state === state || column.list.every((lead) => lead.id !== id));

/**
 * Whoever moved a card by keys goes on from there: it stands in another column now, or is too old to be shown there. Not while it is asked
 * why a lead was lost: a dialog keeps the focus.
 */
function useFocusMoved(columns: readonly Column[], asks: boolean): (moved: Moved) => void {
  const moved = useRef<Moved | null>(null);
  useEffect(() => {
    if (moved.current === null || asks || !hasArrived(columns, moved.current)) return;
    const { id, state } = moved.current;
    const card = document.querySelector<HTMLElement>(`[data-move="${id}"]`);
    (card ?? document.getElementById(stageId(state)))?.focus();
    moved.current = null;
  }, [columns, asks]);
  return (next) => {
    moved.current = next;
  };
}

/** Leads by how far they are: a mouse drags a card to another column, and everybody else moves it by its button. */
export function Board({ asked, columns, scores, counts, head, colleagues }: Props) {
  const t = useTexts(leadTexts);
  const acts = useLeadActions();
  const [moving, setMoving] = useState<Lead | null>(null);
  const follow = useFocusMoved(columns, acts.losing !== null);
  const shown = columns.flatMap(({ list }) => list);
  const opened = usePanel(
    shown.map(({ id }) => id),
    undefined,
  );
  const move = (lead: Lead, state: LeadState): void => {
    setMoving(null);
    follow({ id: lead.id, state });
    acts.move(lead, state);
  };
  const dropped = (id: string, state: LeadState): void => {
    const lead = shown.find((one) => one.id === id);
    if (lead !== undefined) acts.move(lead, state);
  };
  return (
    <div className="page py-8">
      <LeadHead {...head} asked={asked} colleagues={colleagues} />
      <FilterForm
        keep={inboxQuery.hidden(asked)}
        filtered={inboxQuery.isFiltered(asked)}
        resetTo={inboxQuery.unfiltered(asked)}
        search={<KeywordFilter label={t('Search')} hint={t('searchHint')} keyword={asked.keyword} />}
      >
        <LeadFilters asked={asked} colleagues={colleagues} />
      </FilterForm>
      <StageLinks counts={counts} />
      <div className="grid gap-3 lg:auto-cols-[minmax(11rem,1fr)] lg:grid-flow-col lg:overflow-x-auto">
        <OpenRecord value={opened.open}>
          {LEAD_STATES.map((state) => (
            <BoardColumn
              key={state}
              column={columns.find((one) => one.state === state) ?? { state, list: [] }}
              scores={scores}
              count={counts[state]}
              allAt={inboxQuery.address({ ...asked, view: 'list', state })}
              onMove={setMoving}
              onDropped={(id) => dropped(id, state)}
            />
          ))}
        </OpenRecord>
      </div>
      <BoardRecord leads={shown} opened={opened} acts={acts} colleagues={colleagues} />
      <BoardMove lead={moving} onMove={move} onClose={() => setMoving(null)} />
      <LostDialog acts={acts} />
    </div>
  );
}
