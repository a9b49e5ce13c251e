import type { OwnOrder } from '@fairbridge/contract/order/order.shapes.ts';
import { change } from '@fairbridge/contract/order/order.calls.ts';
import { useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { RestoredNotice } from '../../editing/restored-notice.tsx';
import { usePersistentForm } from '../../editing/use-persistent-form.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Input, Select, Textarea } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { toast } from '../../ui/toast.tsx';
import { useUnits } from '../order/use-units.ts';
import { ownRequestsTexts } from './own-requests.texts.ts';
import { numberOf } from '../../ui/number-of.ts';

/** An order, written anew while nobody has seen it. */
export function ChangeOrder({ order, onClose }: { order: OwnOrder; onClose: () => void }) {
  const t = useTexts(ownRequestsTexts);
  const { revalidate } = useRevalidator();
  const units = useUnits(order.unit);
  const { id, version } = order;
  const form = usePersistentForm(`order.${id}.${version}`, () => ({
    quantity: String(order.quantity),
    unit: order.unit,
    remark: order.remark,
  }));
  const { quantity, unit, remark } = form.values;
  const submit = (): void =>
    void form.submit({
      schema: change.input,
      input: { id, version, quantity: numberOf(quantity), unit, remark },
      send: async (input) => {
        await api(change, input);
        onClose();
        toast.good(t('savedOrder'));
        await revalidate();
      },
    });
  return (
    <Dialog open title={t('editOrder')} onClose={onClose}>
      <PostForm form={form} onSubmit={submit}>
        <RestoredNotice form={form} />
        <div className="grid grid-cols-2 gap-4">
          <Input label={t('quantity')} required inputMode="numeric" autoComplete="off" {...form.text('quantity')} />
          <Select label={t('Unit')} options={units} {...form.text('unit')} />
        </div>
        <Textarea label={t('remark')} rows={4} maxLength={1_000} {...form.text('remark')} />
        <FormFailure message={form.failure} />
        <DialogActions act={t('Save')} busy={form.busy} onClose={onClose} />
      </PostForm>
    </Dialog>
  );
}
