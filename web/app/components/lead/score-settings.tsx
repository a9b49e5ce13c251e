import { setWeights } from '@fairbridge/contract/lead-score/lead-score.calls.ts';
import { SCORE_KINDS, type ScoreKind, type ScoreWeights } from '@fairbridge/contract/lead-score/lead-score.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Input } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useForm } from '../../ui/form.ts';
import { useRecord } from '../../ui/list/use-record.ts';
import { PostForm } from '../../ui/post-form.tsx';
import { toast } from '../../ui/toast.tsx';
import { leadScoreTexts } from './lead-score.texts.ts';

type Typed = Record<ScoreKind, string>;
type Props = { onClose: () => void; onSaved: () => void };

const numberOf = (typed: string): number | null => (/^\d{1,9}$/.test(typed.trim()) ? Number(typed) : null);

const each = <From, To>(values: Record<ScoreKind, From>, to: (value: From) => To): Record<ScoreKind, To> => ({
  order: to(values.order),
  quoteAccepted: to(values.quoteAccepted),
  inquiry: to(values.inquiry),
  documentAsked: to(values.documentAsked),
  documentOpened: to(values.documentOpened),
  cardGiven: to(values.cardGiven),
  badgeScanned: to(values.badgeScanned),
  favourite: to(values.favourite),
  visit: to(values.visit),
});

function Weights({ weights, onClose, onSaved }: Props & { weights: ScoreWeights }) {
  const t = useTexts(leadScoreTexts);
  const form = useForm<Typed>(() => each(weights, String));
  const submit = (): void => {
    void form.submit({
      schema: setWeights.input,
      input: { weights: each(form.values, numberOf) },
      send: async (input) => {
        await api(setWeights, input);
        onClose();
        toast.good(t('saved'));
        onSaved();
      },
    });
  };
  return (
    <PostForm form={form} onSubmit={submit}>
      <p className="mb-4 text-soft">{t('settingsLead')}</p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {SCORE_KINDS.map((kind) => (
          <Input
            key={kind}
            label={t(kind)}
            hint={t('weight', { max: LIMITS.scoreWeightMax })}
            required
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            {...form.text(kind, `weights.${kind}`)}
          />
        ))}
      </div>
      <FormFailure message={form.failure} />
      <DialogActions act={t('Save')} busy={form.busy} onClose={onClose} />
    </PostForm>
  );
}

/** What each act of a buyer is worth to the company. */
export function ScoreSettings({ onClose, onSaved }: Props) {
  const t = useTexts(leadScoreTexts);
  const { record, failure } = useRecord('weights', (signal) => api(calls.leadScore.weights, {}, signal));
  return (
    <Dialog open wide title={t('settingsTitle')} onClose={onClose}>
      {failure !== '' && <p role="alert">{failure}</p>}
      {record !== null && <Weights weights={record.weights} onClose={onClose} onSaved={onSaved} />}
    </Dialog>
  );
}
