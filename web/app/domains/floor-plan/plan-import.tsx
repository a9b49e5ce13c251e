import { sendBytes } from '@fairbridge/contract/file-client.ts';
import type { PlanReport } from '@fairbridge/contract/floor-plan/floor-plan-desk.shapes.ts';
import { caller } from '../../api.ts';
import type { calls } from '../../calls.ts';
import { useSheetImport } from '../../components/sheet-import/use-sheet-import.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { Button } from '../../ui/button.tsx';
import { DropZone } from '../../ui/drop-zone.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { floorPlanDeskTexts } from './floor-plan-desk.texts.ts';
import { Findings, FloorTable } from './plan-findings.tsx';

type Importing = {
  call: typeof calls.floorPlanDesk.importPlan;
  lead: string;
  accept: string;
  onImported: () => void;
};

/** A file with a plan or its booths: what it would do is shown, and only then done. */
export function PlanImport({ call, lead, accept, onImported }: Importing) {
  const t = useTexts(floorPlanDeskTexts);
  const lang = useLang();
  const { looked, busy, failure, look, run } = useSheetImport<'all', PlanReport>({
    send: (file, mode) => sendBytes(call, { mode }, file, caller),
    isTaken: ({ stored }) => stored,
    onTaken: onImported,
  });
  const report = looked?.report;
  const count = (amount: number): string => number(amount, lang);
  return (
    <>
      <p className="text-soft">{lead}</p>
      <DropZone
        label={t('file')}
        icon="upload"
        words={{ drop: t('drop'), choose: t('choose') }}
        accept={accept}
        multiple={false}
        onFiles={([file]) => file !== undefined && look(file)}
      >
        {looked !== null && <p className="text-sm break-all text-soft">{looked.file.name}</p>}
      </DropZone>
      <FormFailure message={failure} />
      {report !== undefined && looked !== null && (
        <div role="status" className="grid gap-4">
          {report.faults.total > 0 ? (
            <Findings bad title={t('faults', { count: count(report.faults.total) })} of={report.faults} />
          ) : (
            <>
              <p className="font-semibold">
                {t('change', {
                  added: count(report.added),
                  changed: count(report.changed),
                  removed: count(report.removed),
                })}
              </p>
              <FloorTable floors={report.floors} />
              <Findings title={t('warnings', { count: count(report.warnings.total) })} of={report.warnings} />
              <Button busy={busy} className="justify-self-start" onClick={() => run(looked.file, 'all')}>
                {t('importNow')}
              </Button>
            </>
          )}
        </div>
      )}
    </>
  );
}
