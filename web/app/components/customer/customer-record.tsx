import type { Customer } from '@fairbridge/contract/customer/customer.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingDay } from '../../i18n/numbers.ts';
import { useCanCall } from '../../session/can-call.ts';
import { ContactLines } from '../../ui/contact-lines.tsx';
import { DateInput } from '../../ui/date-input.tsx';
import { Select } from '../../ui/field.tsx';
import { useRecord } from '../../ui/list/use-record.ts';
import { useAction } from '../../ui/use-action.ts';
import { LeadStage } from '../lead/lead-stage.tsx';
import { ScoreEvidence } from '../lead/score-evidence.tsx';
import { BuyerLines } from '../order/buyer-lines.tsx';
import { QuoteStateMark } from '../quote/quote-state.tsx';
import { CustomerEvents } from './customer-events.tsx';
import { CustomerNoteForm } from './customer-note-form.tsx';
import { customerTexts } from './customer.texts.ts';

type Shown = { customer: Customer; onChange: () => void };

/** Who they are and how to reach them. */
export function CustomerFacts({ customer }: { customer: Customer }) {
  const t = useTexts(customerTexts);
  const { email, mobile, contact } = customer;
  return (
    <div>
      <BuyerLines buyer={{ ...customer, name: '' }} />
      {email === '' && mobile === '' ? (
        <p className="text-sm text-soft">{t('unreachable')}</p>
      ) : (
        <ContactLines email={email} mobile={mobile} />
      )}
      {contact !== null && (contact.level !== '' || contact.tags.length > 0) && (
        <p className="mt-2 flex flex-wrap gap-1.5">
          {contact.level !== '' && <span className="tag font-semibold">{t('levelOf', { level: contact.level })}</span>}
          {contact.tags.map((tag) => (
            <span key={tag} className="tag">
              {tag}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

/** Who is in charge; administrators change it. */
function Owner({ customer: { id, owner }, onChange }: Shown) {
  const t = useTexts(customerTexts);
  const lang = useLang();
  const knows = useCanCall(calls.lead.assignees);
  const assigns = useCanCall(calls.customer.assign) && knows;
  const { record } = useRecord(String(assigns), (signal) =>
    assigns ? api(calls.lead.assignees, {}, signal) : Promise.resolve({ list: [] }),
  );
  const { busy, run } = useAction();
  if (!assigns)
    return (
      <p>
        <span className="text-soft">{t('owner')}</span> {owner === null ? t('nobody') : <Says text={owner.name} />}
      </p>
    );
  const colleagues = record?.list ?? [];
  const gone = owner === null || colleagues.some((one) => one.id === owner.id) ? [] : [owner];
  const give = async (employeeId: string): Promise<void> => {
    const work = () => api(calls.customer.assign, { id, employeeId: employeeId === '' ? null : employeeId });
    await run(work, { success: t('ownerSaved') });
    onChange();
  };
  return (
    <Select
      label={t('owner')}
      hint={t('ownerHint')}
      name="owner"
      options={[
        { value: '', label: t('nobody') },
        ...[...gone, ...colleagues].map((one) => ({ value: one.id, label: inLang(one.name, lang) })),
      ]}
      value={owner?.id ?? ''}
      disabled={busy}
      onChange={({ target }) => void give(target.value)}
    />
  );
}

function FollowUp({ customer: { id, followUpOn }, onChange }: Shown) {
  const t = useTexts(customerTexts);
  const { run } = useAction();
  const [typed, setTyped] = useState(followUpOn ?? '');
  const save = async (on: string): Promise<void> => {
    setTyped(on);
    if (on === (followUpOn ?? '')) return;
    await run(() => api(calls.customer.setFollowUp, { id, on: on === '' ? null : on }), {
      success: t('followUpSaved'),
    });
    onChange();
  };
  return (
    <DateInput
      label={t('followUpOn')}
      type="date"
      name="followUpOn"
      value={typed}
      onChange={({ target }) => void save(target.value)}
    />
  );
}

function Leads({ customer: { leads } }: Pick<Shown, 'customer'>) {
  const t = useTexts(customerTexts);
  const lang = useLang();
  return (
    <section aria-label={t('leads')}>
      <h2 className="mb-1 text-base font-semibold">{t('leads')}</h2>
      {leads.length === 0 && <p className="text-soft">{t('noLeads')}</p>}
      <ul>
        {leads.map(({ id, kind, state, createdAt, product, quote }) => (
          <li key={id} className="border-b border-line py-2 last:border-0">
            <LocalLink
              to={`/potential-order?lead=${id}`}
              className="link inline-block min-h-7 py-0.5 font-semibold break-words"
            >
              {t(kind)} · {product === null ? t('wholeBooth') : inLang(product, lang)}
            </LocalLink>
            <p className="flex flex-wrap items-center gap-x-3 text-sm">
              <span className="num text-soft">{beijingDay(createdAt, lang)}</span>
              <LeadStage state={state} />
              {quote !== null && <QuoteStateMark state={quote} side="from" />}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How warm they are: of the pool's contact, else of the newest order or inquiry. */
function Score({ customer: { name, contact, leads } }: Pick<Shown, 'customer'>) {
  const lead = leads[0];
  if (contact !== null)
    return (
      <ScoreEvidence
        subject={contact.id}
        buyer={name}
        read={(signal) => api(calls.leadScore.ofContact, { id: contact.id }, signal)}
      />
    );
  if (lead === undefined) return null;
  return (
    <ScoreEvidence
      subject={lead.id}
      buyer={name}
      read={(signal) => api(calls.leadScore.ofLead, { id: lead.id }, signal)}
    />
  );
}

/** Who is in charge, when they are followed up, and what they asked for. */
export function CustomerWork({ customer, onChange }: Shown) {
  return (
    <>
      <div className="grid gap-4">
        <Owner customer={customer} onChange={onChange} />
        <FollowUp key={customer.followUpOn} customer={customer} onChange={onChange} />
      </div>
      <Leads customer={customer} />
      <Score customer={customer} />
    </>
  );
}

/** Notes of colleagues and what happened. */
export function CustomerHistory({ customer, onChange }: Shown) {
  const t = useTexts(customerTexts);
  return (
    <section aria-label={t('history')} className="grid content-start gap-4">
      <h2 className="text-base font-semibold">{t('history')}</h2>
      <CustomerNoteForm key={customer.id} id={customer.id} onDone={onChange} />
      <CustomerEvents customer={customer} onChange={onChange} />
    </section>
  );
}
