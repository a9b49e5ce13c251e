import { BLOCK_KINDS, type BlockKind } from '@fairbridge/contract/block/block.shapes.ts';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { DateInput } from '../../ui/date-input.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Input, RadioGroup, Textarea } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useForm } from '../../ui/form.ts';
import { PostForm } from '../../ui/post-form.tsx';
import { toast } from '../../ui/toast.tsx';
import { blockTexts } from './block.texts.ts';

const REASON_MAX = 500;
const schema = async () => (await import('@fairbridge/contract/block/block.shapes.ts')).newBlock;

/** What may be blocked of somebody, by kind; what is not known is ''. */
export type Blockable = Readonly<Record<BlockKind, string>>;
const NOBODY: Blockable = { email: '', domain: '', mobile: '', company: '' };

type Props = { of?: Blockable; onDone: () => void; onClose: () => void };

function BlockForm({ of = NOBODY, onDone, onClose }: Props) {
  const t = useTexts(blockTexts);
  const known = BLOCK_KINDS.filter((one) => of[one] !== '');
  const kinds = known.length === 0 ? BLOCK_KINDS : known;
  const first = kinds[0] ?? 'email';
  const form = useForm({ kind: first as BlockKind, value: of[first], until: '', reason: '' });
  const { kind, value, until, reason } = form.values;
  const choose = (value: string): void => {
    const next = kinds.find((one) => one === value) ?? first;
    form.set('kind', next);
    form.set('value', of[next]);
  };
  const send = (): void =>
    void form.submit({
      schema,
      input: { kind, value, reason, ...(until !== '' && { until }) },
      send: async (input) => {
        const { visitors } = await api(calls.block.add, input);
        toast.good(visitors === 0 ? t('addDone') : t('addDoneVisitors', { count: visitors }));
        onDone();
      },
    });
  const hint = kind === 'email' ? undefined : t(`${kind}Hint`);
  return (
    <PostForm form={form} className="grid gap-4" onSubmit={send}>
      <RadioGroup
        label={t('what')}
        name="kind"
        options={kinds.map((one) => ({ value: one, label: t(one) }))}
        value={kind}
        onChange={choose}
      />
      <Input
        label={t(kind)}
        required
        autoComplete="off"
        {...(hint !== undefined && { hint })}
        {...form.text('value')}
      />
      <DateInput label={t('until')} hint={t('untilHint')} type="date" {...form.text('until')} />
      <Textarea label={t('Reason')} required rows={3} maxLength={REASON_MAX} {...form.text('reason')} />
      <FormFailure message={form.failure} />
      <DialogActions act={t('addAct')} kind="bad" busy={form.busy} onClose={onClose} />
    </PostForm>
  );
}

/** Asks whom the fair does not let in any more: anybody, or what is known of one visitor. */
export function BlockDialog(props: Props) {
  const t = useTexts(blockTexts);
  return (
    <Dialog open wide title={t('addTitle')} onClose={props.onClose}>
      <BlockForm {...props} />
    </Dialog>
  );
}
