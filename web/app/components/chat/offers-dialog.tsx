import type { ChatOffers } from '@fairbridge/contract/chat/chat-offer.shapes.ts';
import type { WrittenBody } from '@fairbridge/contract/chat/chat.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { LocalLink, useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Textarea } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useRecord } from '../../ui/list/use-record.ts';
import { PostForm } from '../../ui/post-form.tsx';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import { useAction } from '../../ui/use-action.ts';
import { QuoteStateMark } from '../quote/quote-state.tsx';
import { offersTexts } from './offers.texts.ts';
import { InvitationLine } from './sent-invitation.tsx';
import { QuoteLine } from './sent-quote.tsx';

type Picking = { offers: ChatOffers; onPick: (body: WrittenBody) => void };

function Quotes({ offers: { quotes }, onPick }: Picking) {
  const t = useTexts(offersTexts);
  if (quotes.length === 0)
    return (
      <div className="grid gap-1">
        <p>{t('noQuotes')}</p>
        <p className="text-sm text-soft">{t('noQuotesLead')}</p>
        <p>
          <LocalLink to="/potential-order" className="link">
            {t('toRequests')}
          </LocalLink>
        </p>
      </div>
    );
  return (
    <ul className="max-h-[min(20rem,40dvh)] divide-y divide-line overflow-auto rounded border border-line">
      {quotes.map((quote) => (
        <li key={quote.id}>
          <button
            type="button"
            className="grid w-full gap-1 px-3 py-2 text-left hover:bg-tint"
            onClick={() => onPick({ kind: 'quote', quoteId: quote.id })}
          >
            <QuoteLine quote={quote} />
            <QuoteStateMark state={quote.state} side="from" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Invites first; whoever had invited the company before is in contact by it, and nothing is sent. */
function Invite({ offers: { visitorId }, onPick, onAgreed }: Picking & { onAgreed: () => void }) {
  const t = useTexts(offersTexts);
  const [message, setMessage] = useState('');
  const [requestId] = useState(() => crypto.randomUUID());
  const { busy, failure, run } = useAction({ showFailure: 'here' });
  const send = (): void =>
    void run(
      async () => {
        const given = { to: visitorId, from: 'person', message: message.trim(), requestId } as const;
        const { id, state } = await api(calls.invitation.invite, given);
        if (state === 'confirmed') onAgreed();
        else onPick({ kind: 'invitation', invitationId: id });
        return state;
      },
      { success: (state) => (state === 'confirmed' ? t('agreed') : '') },
    );
  return (
    <PostForm className="grid gap-3" onSubmit={send}>
      <p className="text-sm text-soft">{t('inviteLead')}</p>
      <Textarea
        name="message"
        label={t('message')}
        rows={2}
        maxLength={LIMITS.invitationMessageMax}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
      />
      <FormFailure message={failure} />
      <p>
        <Button small type="submit" busy={busy}>
          {t('sendInvitation')}
        </Button>
      </p>
    </PostForm>
  );
}

function Invitation(props: Picking & { onAgreed: () => void }) {
  const t = useTexts(offersTexts);
  const { offers, onPick } = props;
  const { invitation, contact } = offers;
  if (contact) return <p className="text-soft">{t('contact')}</p>;
  if (invitation === null) return <Invite {...props} />;
  return (
    <div className="grid justify-items-start gap-2">
      <InvitationLine invitation={invitation} />
      <p className="text-sm text-soft">{t('waitsHere')}</p>
      <Button small onClick={() => onPick({ kind: 'invitation', invitationId: invitation.id })}>
        {t('sendInvitation')}
      </Button>
    </div>
  );
}

/** What a company sends to be decided about: one of its quotes to this buyer, or an invitation to its pool. */
export default function OffersDialog({
  conversationId,
  onPick,
  onClose,
}: {
  conversationId: string;
  onPick: (body: WrittenBody) => void;
  onClose: () => void;
}) {
  const t = useTexts(offersTexts);
  const { record, failure } = useRecord(conversationId, (signal) =>
    api(calls.chatOffer.list, { conversationId }, signal),
  );
  return (
    <Dialog open wide onClose={onClose} title={t('open')}>
      <FormFailure message={failure} />
      {record === null && failure === '' && <SkeletonLine className="h-40" />}
      {record !== null && (
        <div className="grid gap-6">
          <section className="grid gap-2" aria-label={t('quotes')}>
            <h3 className="text-lg">{t('quotes')}</h3>
            <Quotes offers={record} onPick={onPick} />
          </section>
          <section className="grid gap-2" aria-label={t('invitation')}>
            <h3 className="text-lg">{t('invitation')}</h3>
            <Invitation offers={record} onPick={onPick} onAgreed={onClose} />
          </section>
        </div>
      )}
    </Dialog>
  );
}
