import { write } from '@fairbridge/contract/inquiry/inquiry.calls.ts';
import type { RequestMessage } from '@fairbridge/contract/inquiry/inquiry.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { OwnQuote } from '@fairbridge/contract/quote/quote.shapes.ts';
import { sharedTexts } from '@fairbridge/contract/shared.texts.ts';
import { inLang, type Bilingual } from '@fairbridge/contract/text.ts';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { OwnRequestCard } from '../../components/inquiry/own-request.tsx';
import DecideQuote from '../../components/quote/decide-quote.tsx';
import { OwnQuoteCard } from '../../components/quote/own-quote.tsx';
import type { Act } from '../../components/quote/quote-actions.tsx';
import { defineClientLoad } from '../../define-load.ts';
import { usePersistentForm } from '../../editing/use-persistent-form.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime } from '../../i18n/numbers.ts';
import { PersonalFrame } from '../../shell/personal/personal-frame.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Textarea } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { LinkedText } from '../../ui/linked-text.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { toast } from '../../ui/toast.tsx';
import { ownRequestTexts } from './own-request.texts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '询盘和订单', en: 'Inquiries and orders' });

const QUOTES_SHOWN = 50;

const load = defineClientLoad(async ({ api: ask, params }) => {
  const id = params['id'] ?? '';
  const [{ request, messages }, { list: countries }] = await Promise.all([
    ask(calls.inquiry.ownThread, { id }),
    ask(calls.exhibition.countries, {}),
  ]);
  const on = request.kind === 'order' ? { orderId: id } : { inquiryId: id };
  const { list } =
    request.quotes === 0 ? { list: [] } : await ask(calls.quote.ownList, { ...on, pageSize: QUOTES_SHOWN });
  // of an inquiry those of all suppliers are answered, to be compared
  return { request, messages, countries, quotes: list.filter((quote) => quote.on.id === id) };
});
export const clientLoader = load.browser;

function Message({ message: { from, by, text, at }, supplier }: { message: RequestMessage; supplier: Bilingual }) {
  const t = useTexts(sharedTexts);
  const lang = useLang();
  const isOwn = from === 'buyer';
  const name = isOwn ? t('You') : [by, supplier].flatMap((one) => (one === null ? [] : inLang(one, lang))).join(' · ');
  return (
    <li
      className={`max-w-prose rounded-md px-4 py-3 ${isOwn ? 'justify-self-end bg-tint' : 'justify-self-start border border-line'}`}
    >
      <p className="num text-sm text-soft">
        {name} · {beijingTime(at, lang)}
      </p>
      <p className="mt-1 break-words whitespace-pre-line">
        <LinkedText text={text} />
      </p>
    </li>
  );
}

/** The buyer's words to the supplier; the same press sent again sends them once (G57). */
function WriteForm({ id }: { id: string }) {
  const t = useTexts(ownRequestTexts);
  const { revalidate } = useRevalidator();
  const form = usePersistentForm(`request.${id}`, () => ({ text: '' }));
  const requestId = useRef<string>(crypto.randomUUID());
  const submit = () =>
    form.submit({
      schema: write.input,
      input: { id, text: form.values.text, requestId: requestId.current },
      send: async (input) => {
        await api(calls.inquiry.write, input);
        requestId.current = crypto.randomUUID();
        form.reset({ text: '' });
        toast.good(t('sent'));
        await revalidate();
      },
    });
  return (
    <PostForm form={form} className="mt-4 grid gap-3" onSubmit={() => void submit()}>
      <Textarea label={t('write')} rows={3} maxLength={LIMITS.leadReplyMax} {...form.text('text')} />
      <FormFailure message={form.failure} />
      <div>
        <Button type="submit" busy={form.busy}>
          {t('send')}
        </Button>
      </div>
    </PostForm>
  );
}

/** What a buyer has sent to one supplier: the inquiry or order, its quotes, and what both sides have written about it. */
export default function OwnRequestScreen() {
  const { request, messages, countries, quotes } = load.useData();
  const t = useTexts(ownRequestTexts);
  const lang = useLang();
  const [acting, setActing] = useState<{ act: Act; quote: OwnQuote } | null>(null);
  const { id, exhibitor, closing } = request;
  const isOpen = closing === null && (request.kind === 'order' ? request.progress : request.state) !== 'withdrawn';
  return (
    <PersonalFrame title={t(request.kind)} lead={t('lead')}>
      <p className="mb-4">
        <ButtonLink to="/potential-order" kind="plain" small>
          {t('all')}
        </ButtonLink>
      </p>
      <div className="grid gap-4">
        <OwnRequestCard request={request} countries={countries} inThread />
        {quotes.map((quote) => (
          <OwnQuoteCard key={quote.id} quote={quote} onAct={(act) => setActing({ act, quote })} />
        ))}
        <section className="card p-5" aria-label={t('messages')}>
          <h2 className="text-lg">{t('messages')}</h2>
          {messages.length === 0 && <p className="mt-2 text-soft">{t('none')}</p>}
          <ol className="mt-3 grid gap-3 empty:hidden">
            {messages.map((message) => (
              <Message key={message.id} message={message} supplier={exhibitor.name} />
            ))}
          </ol>
          {isOpen ? <WriteForm key={id} id={id} /> : <p className="mt-3 text-soft">{t('closed')}</p>}
        </section>
      </div>
      {acting !== null && (
        <DecideQuote {...acting} name={inLang(exhibitor.name, lang)} onClose={() => setActing(null)} />
      )}
    </PersonalFrame>
  );
}
