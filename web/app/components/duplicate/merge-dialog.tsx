import type { Duplicate, MergedNumbers } from '@fairbridge/contract/duplicate/duplicate.shapes.ts';
import type { ReviewedVisitor } from '@fairbridge/contract/visitor-review/visitor-review.shapes.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { RadioGroup } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useRecord } from '../../ui/list/use-record.ts';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import { useAction } from '../../ui/use-action.ts';
import { heldKindTexts } from '../personal-request/held-kinds.texts.ts';
import { duplicateTexts } from './duplicate.texts.ts';

/** What tells two visitors of one name apart. */
const called = ({ name, company, email, mobile }: ReviewedVisitor): string =>
  [name, company, email === '' ? mobile : email].filter((part) => part !== '').join(' · ');

function Numbers({ numbers }: { numbers: readonly MergedNumbers[] }) {
  const t = useTexts(duplicateTexts);
  const kindOf = useTexts(heldKindTexts);
  const lang = useLang();
  if (numbers.length === 0) return <p className="text-soft">{t('nothing')}</p>;
  return (
    <ul className="num">
      {numbers.map(({ kind, moved, ended }) => (
        <li key={kind}>
          {t(ended === 0 ? 'line' : 'lineEnded', {
            kind: kindOf(kind),
            moved: number(moved, lang),
            ended: number(ended, lang),
          })}
        </li>
      ))}
    </ul>
  );
}

/** Asks which of two visitors stays, and shows what would follow, before they are one. */
export function MergeDialog({
  pair: { first, second },
  onDone,
  onClose,
}: {
  pair: Duplicate;
  onDone: (stays: string) => void;
  onClose: () => void;
}) {
  const t = useTexts(duplicateTexts);
  const [stays, setStays] = useState(first.id);
  const merging = { id: stays === first.id ? second.id : first.id, into: stays };
  const { record, failure } = useRecord(stays, () => api(calls.duplicate.preview, merging));
  const { busy, failure: refused, run } = useAction();
  const confirm = (): void =>
    void run(() => api(calls.duplicate.merge, merging).then(() => onDone(stays)), {
      success: t('mergeDone'),
      showFailure: 'here',
    });
  return (
    <ConfirmDialog
      open
      title={t('mergeTitle')}
      act={t('mergeAct')}
      kind="bad"
      busy={busy}
      failure={refused}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t('mergeLead')}</p>
      <RadioGroup
        label={t('keep')}
        name="stays"
        options={[first, second].map((visitor) => ({ value: visitor.id, label: called(visitor) }))}
        value={stays}
        onChange={setStays}
      />
      <section className="mt-4" aria-live="polite">
        <h3 className="font-semibold">{t('numbers')}</h3>
        {record === null ? (
          failure === '' ? (
            <SkeletonLine className="w-48" />
          ) : null
        ) : (
          <Numbers numbers={record.numbers} />
        )}
        <FormFailure message={failure} />
      </section>
    </ConfirmDialog>
  );
}
