import type { Lead } from '@fairbridge/contract/lead/lead.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import type { DragEvent } from 'react';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { RecordLink } from '../../ui/list/record-link.tsx';
import { QuoteStateMark } from '../quote/quote-state.tsx';
import { LeadFollowUp } from './lead-follow-up.tsx';
import { leadAddress } from './lead-query.ts';
import { LeadWaiting } from './lead-waiting.tsx';
import { leadTexts } from './lead.texts.ts';
import { ScoreMark } from './score-mark.tsx';

const CARRIED = 'text/plain';

/** The id of the lead that is dropped; of anything else no lead is found. */
export const carriedLead = ({ dataTransfer }: DragEvent): string => dataTransfer.getData(CARRIED);

function About({ lead: { kind, product, otherProducts } }: { lead: Lead }) {
  const t = useTexts(leadTexts);
  const lang = useLang();
  return (
    <p className="text-sm break-words">
      {product === null ? t('wholeBooth') : inLang(product.name, lang)}
      {otherProducts > 0 && ` ${t('more', { count: otherProducts })}`}
      <span className="block text-soft">{t(kind)}</span>
    </p>
  );
}

type Props = { lead: Lead; score: number | undefined; onMove: () => void };

/** A lead on the board: who, how warm, about what, since when, whose, until when, and the way to another column. */
export function BoardCard({ lead, score, onMove }: Props) {
  const t = useTexts(leadTexts);
  const lang = useLang();
  const { id, buyer, employee } = lead;
  const carry = ({ dataTransfer }: DragEvent): void => {
    dataTransfer.setData(CARRIED, id);
    dataTransfer.effectAllowed = 'move';
  };
  return (
    // dragged by a mouse; everybody else has the button below
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <article aria-label={buyer.name} className="card grid min-w-0 gap-1 p-3" draggable onDragStart={carry}>
      <div className="flex items-baseline justify-between gap-2">
        <RecordLink id={id} to={leadAddress(id)} className="min-w-0 font-semibold break-words" draggable={false}>
          {buyer.name}
        </RecordLink>
        <ScoreMark points={score} />
      </div>
      {buyer.company !== '' && <p className="text-sm break-words">{buyer.company}</p>}
      <About lead={lead} />
      <LeadWaiting lead={lead} />
      {lead.quote !== null && <QuoteStateMark state={lead.quote} side="from" />}
      <LeadFollowUp lead={lead} />
      <div className="flex items-center justify-between gap-2">
        <p className="min-w-0 text-sm break-words text-soft">
          {employee === null ? t('nobody') : t('handledBy', { name: inLang(employee.name, lang) })}
        </p>
        <Button
          kind="plain"
          small
          className="-mr-2 shrink-0"
          data-move={id}
          aria-haspopup="dialog"
          aria-label={`${t('moveAct')} ${buyer.name}`}
          onClick={onMove}
        >
          {t('moveAct')}
        </Button>
      </div>
    </article>
  );
}
