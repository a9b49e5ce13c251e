import type { Lead, LeadState } from '@fairbridge/contract/lead/lead.shapes.ts';
import { useState, type DragEvent } from 'react';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { BoardCard, carriedLead } from './board-card.tsx';
import { LeadStage } from './lead-stage.tsx';
import { leadTexts } from './lead.texts.ts';
import type { Scores } from './scores.ts';

export type Column = { state: LeadState; list: readonly Lead[] };

type Props = {
  column: Column;
  scores: Scores;
  count: number;
  allAt: string;
  onMove: (lead: Lead) => void;
  onDropped: (id: string) => void;
};

/** The place of a stage on the page. */
export const stageId = (state: LeadState): string => `stage-${state}`;

/** A column takes what is let go over it, and shows that it would. */
function useDrop(onDropped: (id: string) => void) {
  const [isOver, setIsOver] = useState(false);
  const over = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(true);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    onDropped(carriedLead(event));
  };
  return { isOver, handlers: { onDragOver: over, onDragLeave: () => setIsOver(false), onDrop: drop } };
}

export function BoardColumn({ column: { state, list }, scores, count, allAt, onMove, onDropped }: Props) {
  const t = useTexts(leadTexts);
  const lang = useLang();
  const { isOver, handlers } = useDrop(onDropped);
  return (
    // what a mouse drops here is moved by the button on each card by everybody else
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      id={stageId(state)}
      aria-label={t(state)}
      tabIndex={-1}
      className={`min-w-0 rounded-lg border-2 p-2 ${isOver ? 'border-action' : 'border-transparent bg-tint'}`}
      {...handlers}
    >
      <h2 className="mb-2 flex items-center justify-between gap-2 px-1">
        <LeadStage state={state} />
        <span className="num text-sm text-soft">{number(count, lang)}</span>
      </h2>
      {list.length === 0 && <p className="px-1 pb-1 text-sm text-soft">{t('columnEmpty')}</p>}
      <ul className="grid gap-2">
        {list.map((lead) => (
          <li key={lead.id} className="min-w-0">
            <BoardCard lead={lead} score={scores.get(lead.id)} onMove={() => onMove(lead)} />
          </li>
        ))}
      </ul>
      {count > list.length && (
        <LocalLink to={allAt} className="link mt-2 block px-1 py-2 text-sm">
          {t('columnAll', { count: number(count, lang) })}
        </LocalLink>
      )}
    </section>
  );
}
