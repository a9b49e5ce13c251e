import type { ProductCard } from '@fairbridge/contract/product/product.shapes.ts';
import { Suspense, useEffect, useRef, useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { lazyWithRetry } from '../../lazy-with-retry.ts';
import { savePendingAction, getPendingAction, consumePendingAction } from '../../session/pending-action.ts';
import { useLoginTip } from '../../session/login-tip.tsx';
import { isRegistered } from '../../session/registration-step.ts';
import { useUser } from '../../session/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Field, Input, Textarea } from '../../ui/field.tsx';
import { Icon } from '../../ui/icons.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useForm, type Form } from '../../ui/form.ts';
import { PostForm } from '../../ui/post-form.tsx';
import type { OrderDoubts } from './order-doubts.ts';
import { orderTexts } from './order.texts.ts';
import { requestIds } from '../../request-id.ts';
import { UNIT_CODES, unitName } from '@fairbridge/contract/product/units.ts';
import { numberOf } from '../../ui/number-of.ts';

// The schema comes with the first check: a reader of a public page does not load it.
const schema = async () => (await import('@fairbridge/contract/order/order.calls.ts')).create.input;

const OrderDoubtsDialog = lazyWithRetry(() => import('./order-doubts-dialog.tsx'));

/** Asked for with the sending: readers of a public page load none of it. */
async function findDoubts(
  order: { productId: string; quantity: number; unit: string },
  minimum: Minimum,
): Promise<OrderDoubts | null> {
  const [{ doubtsOf }, { list }] = await Promise.all([
    import('./order-doubts.ts'),
    api(calls.order.ownList, { productId: order.productId, pageSize: 100 }),
  ]);
  return doubtsOf(order, minimum, list);
}

const OTHER = 'other';
type Values = { quantity: string; unit: string; otherUnit: string; remark: string };
type Minimum = ProductCard['minimumOrder'];

const startingWith = (minimum: Minimum): Values => {
  const unit = minimum?.unit ?? 'kg';
  const known = UNIT_CODES.includes(unit);
  return { quantity: '', unit: known ? unit : OTHER, otherUnit: known ? '' : unit, remark: '' };
};

function Sent({ onAgain }: { onAgain: () => void }) {
  const t = useTexts(orderTexts);
  const ref = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone: go on from the confirmation.
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1} aria-labelledby="order-panel-title" role="group" className="outline-none">
      <p className="mt-2 text-soft">{t('sentLead')}</p>
      <div className="mt-5 grid gap-2">
        <ButtonLink to="/potential-order">{t('seeOrders')}</ButtonLink>
        <Button kind="plain" onClick={onAgain}>
          {t('another')}
        </Button>
      </div>
    </div>
  );
}

function Fields({ form, minimum }: { form: Form<Values>; minimum: Minimum }) {
  const t = useTexts(orderTexts);
  const lang = useLang();
  const { quantity, unit } = form.values;
  const { error: wrong, ...typed } = form.text('quantity');
  const below = minimum !== null && unit === minimum.unit && (numberOf(quantity) ?? Infinity) < minimum.quantity;
  const hint =
    minimum === null
      ? undefined
      : t('minimum', {
          quantity: number(minimum.quantity, lang),
          unit: unitName(minimum.unit, lang, minimum.quantity),
        });
  return (
    <>
      <Field label={t('quantity')} required {...(wrong !== undefined && { error: wrong })}>
        {(wiring) => (
          <div className="grid grid-cols-[1fr_8rem] gap-2">
            <input {...wiring} {...typed} className="input num" inputMode="numeric" autoComplete="off" />
            <select
              className="input"
              aria-label={t('unit')}
              name="unit"
              value={unit}
              onChange={(event) => form.set('unit', event.target.value)}
            >
              {UNIT_CODES.map((code) => (
                <option key={code} value={code}>
                  {unitName(code, lang)}
                </option>
              ))}
              <option value={OTHER}>{t('otherUnit')}</option>
            </select>
          </div>
        )}
      </Field>
      {unit === OTHER && (
        <Input label={t('otherUnitName')} required maxLength={20} {...form.text('otherUnit', 'unit')} />
      )}
      {hint !== undefined && (
        <p className={`num -mt-2 text-sm ${below ? 'text-bad' : 'text-soft'}`} aria-live="polite">
          {hint}
          {below && <span className="block">{t('belowMinimum')}</span>}
        </p>
      )}
      <Textarea label={t('remark')} hint={t('remarkHint')} rows={3} maxLength={1000} {...form.text('remark')} />
    </>
  );
}

/** As whom a company looks at what it shows. */
export type Seen = 'guest' | 'registered';

/**
 * The intent order beside a product (ruling 5.1). A guest is shown the login-tip, an unfinished visitor the way to the registration;
 * after sending, the confirmation. `minimumOrder` is the product's.
 */
export function OrderPanel({
  productId,
  minimumOrder,
  as,
}: {
  productId: string;
  minimumOrder: Minimum;
  /** Whose page this is, in a preview. */
  as?: Seen | undefined;
}) {
  const t = useTexts(orderTexts);
  const user = useUser();
  const may = useLoginTip();
  const begun = `order ${productId}`;
  // one comes back from the log-in to a new page: what was typed before it is asked for as the panel appears
  const [kept] = useState(() =>
    user?.subjectType === 'VISITOR' && isRegistered(user) ? getPendingAction(begun) : null,
  );
  const form = useForm<Values>(() => ({ ...startingWith(minimumOrder), ...kept }));
  const [requests] = useState(() => requestIds(begun));
  const [sent, setSent] = useState(false);
  const { quantity, unit, otherUnit, remark } = form.values;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (kept === null) return;
    consumePendingAction(begun);
    panel.current?.scrollIntoView({ block: 'center' });
  }, [kept, begun]);

  const [doubts, setDoubts] = useState<OrderDoubts | null>(null);
  const submit = (sure: boolean): void => {
    if (!may('registration')) return savePendingAction(begun, form.values);
    const order = {
      productId,
      quantity: numberOf(quantity),
      unit: unit === OTHER ? otherUnit : unit,
      remark,
    };
    void form.submit({
      schema,
      input: order,
      send: async (input) => {
        // what was sent already and is only sent again is the same order
        const found = sure || requests.repeats(order) ? null : await findDoubts(input, minimumOrder);
        setDoubts(found);
        if (found !== null) return;
        await api(calls.order.create, { ...input, requestId: requests.idOf(order) });
        requests.answered();
        setSent(true);
      },
    });
  };
  const again = (): void => {
    requests.forget();
    form.reset(startingWith(minimumOrder));
    setSent(false);
  };
  const isGuest = as === undefined ? user === null : as === 'guest';
  const isUnfinished = as === undefined && user?.subjectType === 'VISITOR' && !isRegistered(user);
  const hint = isGuest ? t('guestHint') : isUnfinished ? t('unfinishedHint') : '';
  return (
    <section
      ref={panel}
      className="card border-t-4 border-t-action p-5 print:hidden"
      aria-labelledby="order-panel-title"
    >
      <h2 id="order-panel-title" className={`text-lg ${sent ? 'flex items-center gap-2 text-good' : ''}`}>
        {sent && <Icon name="check" size={24} />}
        {t(sent ? 'sentTitle' : 'panelTitle')}
      </h2>
      {sent ? (
        <Sent onAgain={again} />
      ) : (
        <PostForm form={form} className="mt-1 grid gap-4" onSubmit={() => submit(false)}>
          {kept !== null ? (
            <p className="note" role="status">
              {t('carried')}
            </p>
          ) : (
            <p className="text-sm text-soft">{t('panelLead')}</p>
          )}
          <Fields form={form} minimum={minimumOrder} />
          <FormFailure message={form.failure} />
          <Button type="submit" busy={form.busy}>
            {t('send')}
          </Button>
          {hint !== '' && <p className="-mt-2 text-center text-sm text-soft">{hint}</p>}
        </PostForm>
      )}
      {doubts !== null && (
        <Suspense fallback={null}>
          <OrderDoubtsDialog
            doubts={doubts}
            busy={form.busy}
            onSend={() => submit(true)}
            onClose={() => setDoubts(null)}
          />
        </Suspense>
      )}
    </section>
  );
}
