import type { OwnInquiry, OwnRequest } from '@fairbridge/contract/inquiry/inquiry.shapes.ts';
import type { OwnOrder } from '@fairbridge/contract/order/order.shapes.ts';
import { quantityText } from '@fairbridge/contract/product/units.ts';
import { inLang, type Bilingual } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime } from '../../i18n/numbers.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Facts } from '../../ui/facts.tsx';
import { WithCover } from '../order/with-cover.tsx';
import { FromSourcing } from '../sourcing/from-sourcing.tsx';
import { quotesAddress } from '../quote/quotes-address.ts';
import { ChangeInquiry } from './change-inquiry.tsx';
import { ChangeOrder } from './change-order.tsx';
import { CloseRequest } from './close-request.tsx';
import { ClosingLine } from './closing-line.tsx';
import { InquiryFacts } from './inquiry-facts.tsx';
import { AskOthers } from './ask-others.tsx';
import { InquiryStateMark } from './inquiry-state.tsx';
import { ownRequestsTexts } from './own-requests.texts.ts';
import { WithdrawRequest } from './withdraw-request.tsx';

function Product({ product: { id, name, strength } }: { product: OwnInquiry['products'][number] }) {
  return (
    <p>
      <LocalLink to={`/find-exhibit/detail/${id}`} className="link font-semibold">
        <Says text={name} />
      </LocalLink>{' '}
      <span className="num text-soft">{strength}</span>
    </p>
  );
}

function Order({ order: { product, quantity, unit, remark } }: { order: OwnOrder }) {
  const t = useTexts(ownRequestsTexts);
  const lang = useLang();
  return (
    <WithCover cover={product.cover}>
      <Product product={product} />
      <Facts
        className="mt-2"
        rows={[
          [t('quantity'), quantityText(quantity, unit, lang)],
          [
            t('remark'),
            remark === '' ? null : (
              <span key="remark" className="whitespace-pre-line">
                {remark}
              </span>
            ),
          ],
        ]}
      />
    </WithCover>
  );
}

function Inquiry({ inquiry }: { inquiry: OwnInquiry }) {
  return (
    <>
      <div className="mb-3 empty:hidden">
        <FromSourcing sourcing={inquiry.sourcing} />
        {inquiry.products.map((product) => (
          <Product key={product.id} product={product} />
        ))}
      </div>
      <InquiryFacts words={inquiry} />
    </>
  );
}

/** Who of the company answered, and when. */
function Answered({ request }: { request: OwnRequest }) {
  const t = useTexts(ownRequestsTexts);
  const lang = useLang();
  const { answeredBy } = request;
  const at = request.kind === 'order' ? request.contactedAt : request.answeredAt;
  if (answeredBy === null || at === null) return null;
  return (
    <p className="num -mt-2 mb-3 text-sm font-semibold">
      {t('answeredBy', { name: inLang(answeredBy, lang), time: beijingTime(at, lang) })}
    </p>
  );
}

/** The way to what its supplier has offered, beside what the others have. */
function Quotes({ request: { kind, id, quotes } }: { request: OwnRequest }) {
  const t = useTexts(ownRequestsTexts);
  if (quotes === 0) return null;
  return (
    <ButtonLink to={quotesAddress(kind === 'order' ? { orderId: id } : { inquiryId: id }, 'active')} kind="quiet" small>
      {t('quotes', { count: quotes })}
    </ButtonLink>
  );
}

/** The way to what both sides have written, with what is new of it. */
function Conversation({ request: { id, unread } }: { request: OwnRequest }) {
  const t = useTexts(ownRequestsTexts);
  return (
    <ButtonLink to={`/potential-order/${id}`} kind={unread > 0 ? 'action' : 'quiet'} small>
      {unread > 0 ? t('unread', { count: unread }) : t('conversation')}
    </ButtonLink>
  );
}

type Act = 'edit' | 'withdraw' | 'close';

/** What is done about it in a window of its own. */
function Acting({ act, request, countries, onClose }: Props & { act: Act; onClose: () => void }) {
  if (act === 'withdraw') return <WithdrawRequest request={request} onClose={onClose} />;
  if (act === 'close') return <CloseRequest request={request} onClose={onClose} />;
  return request.kind === 'inquiry' ? (
    <ChangeInquiry inquiry={request} countries={countries} onClose={onClose} />
  ) : (
    <ChangeOrder order={request} onClose={onClose} />
  );
}

type Props = { request: OwnRequest; countries: readonly { code: string; name: Bilingual }[] };

/** One inquiry or order as its buyer sees it, with what may still be done about it. `inThread`: what was written stands below it. */
export function OwnRequestCard({ request, countries, inThread = false }: Props & { inThread?: boolean }) {
  const t = useTexts(ownRequestsTexts);
  const lang = useLang();
  const [act, setAct] = useState<Act | null>(null);
  const { kind, exhibitor, changedAt } = request;
  const [state, sentAt] =
    request.kind === 'order' ? [request.progress, request.orderedAt] : [request.state, request.sentAt];
  return (
    <article className="card p-5" aria-label={inLang(exhibitor.name, lang)}>
      <div className="mb-1 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-lg">
          <LocalLink to={`/find-exhibitor/detail/${exhibitor.id}`} className="link">
            <Says text={exhibitor.name} />
          </LocalLink>
        </h2>
        <InquiryStateMark state={state} />
      </div>
      <p className="num mb-3 text-sm text-soft">
        {t(kind)} · {t('sentAt', { time: beijingTime(sentAt, lang) })}
        {changedAt !== null && ` · ${t('changedAt', { time: beijingTime(changedAt, lang) })}`}
      </p>
      <Answered request={request} />
      {request.kind === 'order' ? <Order order={request} /> : <Inquiry inquiry={request} />}
      <ClosingLine className="mt-3" closing={request.closing} />
      {request.silent && <AskOthers request={request} />}
      <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
        {!inThread && state !== 'withdrawn' && <Conversation request={request} />}
        <Quotes request={request} />
        {state === 'sent' && (
          <>
            <Button kind="quiet" small onClick={() => setAct('edit')}>
              {t('edit')}
            </Button>
            <Button kind="plain" small onClick={() => setAct('withdraw')}>
              {t('withdraw')}
            </Button>
          </>
        )}
        {(state === 'seen' || state === 'answered') && (
          <Button kind="plain" small aria-haspopup="dialog" onClick={() => setAct('close')}>
            {t('close')}
          </Button>
        )}
      </div>
      {act !== null && <Acting act={act} request={request} countries={countries} onClose={() => setAct(null)} />}
    </article>
  );
}
