import type { Colleague, Lead } from '@fairbridge/contract/lead/lead.shapes.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { DateInput } from '../../ui/date-input.tsx';
import { Select } from '../../ui/field.tsx';
import { useRecord } from '../../ui/list/use-record.ts';
import { useAction } from '../../ui/use-action.ts';
import { ClosingLine } from '../inquiry/closing-line.tsx';
import { BuyerLines } from '../order/buyer-lines.tsx';
import { SentQuotes } from '../quote/sent-quotes.tsx';
import { LeadContact, LeadContactButtons } from './lead-contact.tsx';
import { LeadHistory } from './lead-history.tsx';
import { LeadInquiry } from './lead-inquiry.tsx';
import { LeadNoteForm } from './lead-note-form.tsx';
import { stageOf } from './lead-query.ts';
import { LeadReplyForm } from './lead-reply-form.tsx';
import { LeadStage } from './lead-stage.tsx';
import { LeadSubject } from './lead-subject.tsx';
import { LeadWaiting } from './lead-waiting.tsx';
import { leadTexts } from './lead.texts.ts';
import { ScoreEvidence } from './score-evidence.tsx';

/** Who deals with it; administrators give it to somebody. */
function Assigned({ lead, colleagues }: { lead: Lead; colleagues: readonly Colleague[] | null }) {
  const t = useTexts(leadTexts);
  const lang = useLang();
  const { busy, run } = useAction({ reload: true });
  const { employee } = lead;
  if (colleagues === null)
    return (
      <p>
        <span className="text-soft">{t('employee')}</span>{' '}
        {employee === null ? t('nobody') : inLang(employee.name, lang)}
      </p>
    );
  const known = employee === null || colleagues.some(({ id }) => id === employee.id) ? [] : [employee];
  const options = [{ value: '', label: t('nobody') }].concat(
    [...known, ...colleagues].map(({ id, name }) => ({ value: id, label: inLang(name, lang) })),
  );
  const give = (id: string) => run(() => api(calls.lead.assign, { ids: [lead.id], employeeId: id === '' ? null : id }));
  return (
    <Select
      label={t('employee')}
      name="assigned"
      options={options}
      value={employee?.id ?? ''}
      disabled={busy}
      onChange={({ target }) => void give(target.value)}
    />
  );
}

function FollowUp({ lead }: { lead: Lead }) {
  const t = useTexts(leadTexts);
  const { run } = useAction({ reload: true });
  const [typed, setTyped] = useState(lead.followUpOn ?? '');
  const save = (on: string): void => {
    setTyped(on);
    if (on !== (lead.followUpOn ?? ''))
      void run(() => api(calls.lead.setFollowUp, { id: lead.id, on: on === '' ? null : on }), {
        success: t('followUpSaved'),
      });
  };
  return (
    <DateInput
      label={t('followUpOn')}
      type="date"
      name="followUpOn"
      value={typed}
      onChange={({ target }) => save(target.value)}
    />
  );
}

function History({ lead }: { lead: Lead }) {
  const t = useTexts(leadTexts);
  const [round, setRound] = useState(0);
  const { id, state, employee, followUpOn } = lead;
  const { record, failure } = useRecord(`${id} ${state} ${employee?.id} ${followUpOn} ${round}`, (signal) =>
    api(calls.lead.get, { id }, signal),
  );
  const again = (): void => setRound((before) => before + 1);
  return (
    <section aria-label={t('history')}>
      <h3 className="mb-2 font-semibold">{t('history')}</h3>
      {failure !== '' && <p role="alert">{failure}</p>}
      {record !== null && <LeadHistory lead={lead} entries={record.entries} onChange={again} />}
      {lead.buyer.email !== '' && (
        <div className="mt-4">
          <LeadReplyForm key={id} lead={lead} onDone={again} />
        </div>
      )}
      <LeadNoteForm key={id} id={id} onDone={again} />
    </section>
  );
}

/** A lead beside its list: the buyer, what is asked for, who deals with it until when, and what happened. */
export function LeadRecord({ lead, colleagues }: { lead: Lead; colleagues: readonly Colleague[] | null }) {
  const t = useTexts(leadTexts);
  const { revalidate } = useRevalidator();
  return (
    <div className="grid gap-5">
      <p className="flex flex-wrap items-baseline gap-x-4">
        <LeadStage state={stageOf(lead)} />
        <LeadWaiting lead={lead} />
      </p>
      <ClosingLine closing={lead.closing} />
      {lead.lostReason !== '' && <p>{t('reason', { reason: lead.lostReason })}</p>}
      <section aria-label={t('card')}>
        <BuyerLines buyer={lead.buyer} />
        <LocalLink to={`/customer/${lead.buyer.id}`} className="link inline-flex min-h-7 items-center">
          {t('customer')}
        </LocalLink>
        <LeadContact lead={lead} />
        <LeadContactButtons lead={lead} />
      </section>
      <section aria-label={t('subject')}>
        {lead.kind === 'inquiry' ? <LeadInquiry id={lead.id} /> : <LeadSubject lead={lead} />}
      </section>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] gap-4">
        <Assigned lead={lead} colleagues={colleagues} />
        <FollowUp key={`${lead.id} ${lead.followUpOn}`} lead={lead} />
      </div>
      <SentQuotes
        on={lead.kind === 'order' ? { orderId: lead.id } : { inquiryId: lead.id }}
        closed={lead.closing !== null}
        onDone={() => void revalidate()}
      />
      <History lead={lead} />
      <ScoreEvidence
        subject={lead.id}
        buyer={lead.buyer.name}
        read={(signal) => api(calls.leadScore.ofLead, { id: lead.id }, signal)}
        onWeighed={() => void revalidate()}
      />
    </div>
  );
}
