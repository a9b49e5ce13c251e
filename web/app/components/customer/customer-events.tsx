import type { Customer, CustomerEvent } from '@fairbridge/contract/customer/customer.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingMinute } from '../../i18n/numbers.ts';
import { Button } from '../../ui/button.tsx';
import { LinkedText } from '../../ui/linked-text.tsx';
import { useAction } from '../../ui/use-action.ts';
import { chatWithPath } from '../chat/chat-path.ts';
import { customerTexts } from './customer.texts.ts';

/** What an event says beside what somebody wrote. */
function useSentence(): (event: CustomerEvent) => string {
  const t = useTexts(customerTexts);
  const lang = useLang();
  return ({ kind, by }) => {
    const name = by === null ? t('someone') : inLang(by.name, lang);
    switch (kind) {
      case 'order':
        return t('sentOrder');
      case 'inquiry':
        return t('sentInquiry');
      case 'chat':
        return t('chatBegun');
      case 'note':
      case 'leadNote':
        return t('noteBy', { name });
      default:
        return t(kind, { name });
    }
  };
}

function addressOf({ kind, leadId }: CustomerEvent, customerId: string): string | null {
  if (leadId !== null) return `/potential-order?lead=${leadId}`;
  return kind === 'chat' ? chatWithPath(customerId) : null;
}

function Event({ event, customer, onChange }: { event: CustomerEvent; customer: Customer; onChange: () => void }) {
  const t = useTexts(customerTexts);
  const lang = useLang();
  const sentence = useSentence()(event);
  const { busy, run } = useAction();
  const to = addressOf(event, customer.id);
  const remove = async (): Promise<void> => {
    if (await run(() => api(calls.customer.removeNote, { id: event.id }), { success: t('noteRemoved') })) onChange();
  };
  return (
    <li className="border-l-2 border-line py-1 pl-3">
      <p className="text-sm text-soft">
        <span className="num">{beijingMinute(event.at, lang)}</span> ·{' '}
        {to === null ? (
          sentence
        ) : (
          <LocalLink to={to} className="link">
            {sentence}
          </LocalLink>
        )}
      </p>
      {event.text !== '' && (
        <p className="mt-0.5 break-words whitespace-pre-line">
          <LinkedText text={event.text} />
        </p>
      )}
      {event.may.remove && (
        <Button kind="plain" small className="-ml-3" busy={busy} onClick={() => void remove()}>
          {t('Delete')}
        </Button>
      )}
    </li>
  );
}

/** What happened between the company and a customer, the newest first. */
export function CustomerEvents({ customer, onChange }: { customer: Customer; onChange: () => void }) {
  const t = useTexts(customerTexts);
  if (customer.events.length === 0) return <p className="text-soft">{t('noHistory')}</p>;
  return (
    <ol className="grid gap-2">
      {customer.events.map((event) => (
        <Event key={`${event.kind} ${event.id}`} event={event} customer={customer} onChange={onChange} />
      ))}
    </ol>
  );
}
