import type { PlanRevision } from '@fairbridge/contract/floor-plan/floor-plan-desk.shapes.ts';
import { number } from '@fairbridge/contract/numbers.ts';
import { useState } from 'react';
import { api } from '../../../api.ts';
import { calls } from '../../../calls.ts';
import { useLang, useTexts } from '../../../i18n/lang.tsx';
import { beijingTime } from '../../../i18n/numbers.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { RecordCell, RecordRow, RecordTable } from '../../../ui/list/record-table.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { Findings } from '../plan-findings.tsx';
import { editorTexts } from './editor.texts.ts';

/** The plans as they were stored, each of which can be taken back. */
export function PlanHistory({ revisions }: { revisions: readonly PlanRevision[] }) {
  const t = useTexts(editorTexts);
  const lang = useLang();
  const [asked, setAsked] = useState<PlanRevision | null>(null);
  const [faults, setFaults] = useState<{ list: { where: string; message: string }[]; total: number } | null>(null);
  const { busy, failure, forget, run } = useAction({ reload: true });
  const close = (): void => {
    setAsked(null);
    setFaults(null);
    forget();
  };
  const restore = (id: string): void =>
    void run(async () => {
      const answer = await api(calls.floorPlanDesk.restore, { mode: 'all', id });
      if (!answer.stored) return setFaults(answer.faults);
      toast.good(t('restored'));
      close();
    });
  const count = (amount: number): string => number(amount, lang);
  return (
    <section className="mt-8" aria-labelledby="plan-history">
      <h2 id="plan-history" className="mb-3 text-xl">
        {t('history')}
      </h2>
      {revisions.length === 0 ? (
        <p className="text-soft">{t('noHistory')}</p>
      ) : (
        <RecordTable
          walked={false}
          label={t('history')}
          columns={[
            { key: 'at', label: t('at') },
            { key: 'by', label: t('by') },
            { key: 'what', label: t('what') },
            { key: 'change', label: t('changeLabel'), right: true },
            { key: 'restore', label: t('restore') },
          ]}
        >
          {revisions.map((revision, at) => (
            <RecordRow key={revision.id}>
              <RecordCell name={t('at')} plain>
                <span className="num">{beijingTime(revision.at, lang)}</span>
              </RecordCell>
              <RecordCell name={t('by')}>{revision.by || '–'}</RecordCell>
              <RecordCell name={t('what')}>{revision.floor || t('wholePlan')}</RecordCell>
              <RecordCell name={t('changeLabel')} right>
                <span className="num">
                  {t('change', {
                    added: count(revision.added),
                    changed: count(revision.changed),
                    removed: count(revision.removed),
                  })}
                </span>
              </RecordCell>
              <RecordCell name={t('restore')} right>
                {at > 0 && (
                  <Button kind="quiet" small onClick={() => setAsked(revision)}>
                    {t('restore')}
                  </Button>
                )}
              </RecordCell>
            </RecordRow>
          ))}
        </RecordTable>
      )}
      <ConfirmDialog
        open={asked !== null}
        title={t('restoreTitle')}
        act={t('restore')}
        busy={busy}
        failure={failure}
        onConfirm={() => asked !== null && restore(asked.id)}
        onClose={close}
      >
        {asked !== null && <p>{t('restoreLead', { at: beijingTime(asked.at, lang) })}</p>}
        {faults !== null && <Findings bad title={t('faults', { count: count(faults.total) })} of={faults} />}
      </ConfirmDialog>
    </section>
  );
}
