import type { Lead } from '@fairbridge/contract/lead/lead.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { TimeCell } from '../../ui/list/cells.tsx';
import { RecordLink } from '../../ui/list/record-link.tsx';
import type { ResourceColumn } from '../../ui/list/resource-list.tsx';
import { BuyerLines } from '../order/buyer-lines.tsx';
import { QuoteStateMark } from '../quote/quote-state.tsx';
import { ScoreMark } from './score-mark.tsx';
import type { Scores } from './scores.ts';
import { LeadContact } from './lead-contact.tsx';
import { LeadFollowUp } from './lead-follow-up.tsx';
import { stageOf } from './lead-query.ts';
import { LeadStage } from './lead-stage.tsx';
import { LeadSubject } from './lead-subject.tsx';
import { LeadWaiting } from './lead-waiting.tsx';
import { leadTexts } from './lead.texts.ts';
import type { LeadActions } from './use-lead-actions.ts';

function Buyer({ lead, points }: { lead: Lead; points: number | undefined }) {
  const t = useTexts(leadTexts);
  const { name, ...rest } = lead.buyer;
  return (
    <>
      <RecordLink id={lead.id} className="font-semibold">
        <span className="sr-only">{t('open', { name })}</span>
        <span aria-hidden="true">{name}</span>
      </RecordLink>
      <BuyerLines buyer={{ name: '', ...rest }} />
      <div className="mt-1">
        <ScoreMark points={points} />
      </div>
    </>
  );
}

function Stage({ lead, acts }: { lead: Lead; acts: LeadActions }) {
  const t = useTexts(leadTexts);
  return (
    <div className="grid justify-items-start gap-2">
      <LeadStage state={stageOf(lead)} />
      <LeadWaiting lead={lead} />
      {lead.quote !== null && <QuoteStateMark state={lead.quote} side="from" />}
      {lead.state === 'new' && lead.closing === null && (
        <Button
          small
          className="whitespace-nowrap"
          aria-label={`${t('mark')}: ${lead.buyer.name}`}
          onClick={() => acts.move(lead, 'contacted')}
        >
          {t('mark')}
        </Button>
      )}
    </div>
  );
}

export function useLeadColumns(acts: LeadActions, scores: Scores): readonly ResourceColumn<Lead>[] {
  const t = useTexts(leadTexts);
  const lang = useLang();
  return [
    {
      key: 'buyer',
      label: t('buyer'),
      main: true,
      order: { by: 'buyer', first: 'ascending' },
      cell: (lead) => <Buyer lead={lead} points={scores.get(lead.id)} />,
    },
    { key: 'subject', label: t('subject'), cell: (lead) => <LeadSubject lead={lead} /> },
    { key: 'contact', label: t('Contact'), cell: (lead) => <LeadContact lead={lead} /> },
    {
      key: 'createdAt',
      label: t('received'),
      order: { by: 'createdAt', first: 'descending' },
      cell: (lead) => <TimeCell at={lead.createdAt} />,
    },
    {
      key: 'employee',
      label: t('employee'),
      cell: (lead) => (
        <span className={lead.employee === null ? 'text-soft' : ''}>
          {lead.employee === null ? t('nobody') : inLang(lead.employee.name, lang)}
        </span>
      ),
    },
    {
      key: 'followUp',
      label: t('followUpOn'),
      order: { by: 'followUp', first: 'ascending' },
      cell: (lead) => <LeadFollowUp lead={lead} />,
    },
    { key: 'state', label: t('stage'), cell: (lead) => <Stage lead={lead} acts={acts} /> },
  ];
}
