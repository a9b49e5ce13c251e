import { sendBytes } from '@fairbridge/contract/file-client.ts';
import {
  EXHIBITOR_OUTCOMES,
  type ExhibitorImport,
} from '@fairbridge/contract/exhibitor-record/exhibitor-import.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { inLang, type Bilingual } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { data, useNavigate } from 'react-router';
import { caller } from '../../api.ts';
import { calls } from '../../calls.ts';
import { EXHIBITORS_PATH } from '../../components/exhibitor-record/exhibitor-query.ts';
import { SHEET_FILES } from '../../components/sheet-import/accept.ts';
import { SheetColumns } from '../../components/sheet-import/sheet-columns.tsx';
import { SheetLeft } from '../../components/sheet-import/sheet-left.tsx';
import { SheetRows } from '../../components/sheet-import/sheet-rows.tsx';
import { useSheetLook, type ChoicesInput } from '../../components/sheet-import/use-sheet-look.ts';
import { defineClientLoad } from '../../define-load.ts';
import { downloadFile } from '../../download.ts';
import { localPath } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { canCall } from '../../session/can-call.ts';
import { OrganizerPage, OrganizerPart } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { DropZone } from '../../ui/drop-zone.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { toast } from '../../ui/toast.tsx';
import { useAction } from '../../ui/use-action.ts';
import { exhibitorImportTexts } from './exhibitor-import.texts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '导入展商', en: 'Import exhibitors' });

const load = defineClientLoad(() => {
  // who only reads the records of exhibitors has come by an address, not by a button
  if (!canCall(calls.exhibitorRecord.importSheet))
    throw data({ failure: { name: 'notAllowed', message: '' } }, { status: 403 });
  return Promise.resolve(null);
});
export const clientLoader = load.browser;

type Checked = { file: File; choices: ChoicesInput; report: ExhibitorImport };

/** A sheet is looked at, checked row by row, and only then imported. */
function useExhibitorImport() {
  const t = useTexts(exhibitorImportTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const { busy, failure, run } = useAction({ showFailure: 'here' });
  const [checked, setChecked] = useState<Checked | null>(null);
  const [changed, setChanged] = useState(false);
  const [name, setName] = useState('');
  const send = (file: File, mode: 'preview' | 'all', choices: ChoicesInput) =>
    sendBytes(calls.exhibitorRecord.importSheet, { mode, ...choices }, file, caller);
  const looked = useSheetLook(calls.exhibitorRecord.lookAtSheet, async (file, choices) =>
    setChecked({ file, choices, report: await send(file, 'preview', choices) }),
  );
  const upload = ([file]: readonly File[]): void => {
    if (file === undefined || busy) return;
    setName(file.name);
    setChecked(null);
    setChanged(false);
    void run(() => looked.begin(file));
  };
  const take = ({ file, choices }: Checked): void =>
    void run(async () => {
      const report = await send(file, 'all', choices);
      if (report.stored === 0) {
        setChecked({ file, choices, report });
        return setChanged(true);
      }
      toast.good(t('imported', { count: report.stored }));
      await navigate(localPath(lang, EXHIBITORS_PATH));
    });
  const failed = changed ? t('changedMeanwhile') : failure;
  return { busy, failure: failed, name, checked, looked, upload, run, take };
}
type Import = ReturnType<typeof useExhibitorImport>;

/** How many rows there are of each outcome. */
function Counts({ counts }: Pick<ExhibitorImport, 'counts'>) {
  const t = useTexts(exhibitorImportTexts);
  const lang = useLang();
  return (
    <div role="status">
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {EXHIBITOR_OUTCOMES.map((outcome) => (
          <div key={outcome} className="rounded border border-line p-3">
            <dt className="text-sm text-soft">{t(outcome)}</dt>
            <dd className={`num text-2xl ${outcome === 'wrong' && counts.wrong > 0 ? 'font-semibold text-bad' : ''}`}>
              {number(counts[outcome], lang)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Rows({ report: { rows, counts } }: { report: ExhibitorImport }) {
  const t = useTexts(exhibitorImportTexts);
  const lang = useLang();
  if (rows.length === 0) return null;
  const all = counts.wrong > 0 ? counts.wrong : counts.added + counts.changed;
  const list = (heads: readonly Bilingual[]): string =>
    heads.map((head) => inLang(head, lang)).join(lang === 'zh' ? '、' : ', ');
  return (
    <>
      <SheetRows
        scrolls
        heads={{ row: t('row'), name: t('Exhibitor'), outcome: t('resultTitle') }}
        rows={rows.map((row) => ({
          number: row.number,
          name: row.name,
          outcome: t(row.outcome),
          look: row.outcome === 'added' ? 'good' : 'plain',
          ...(row.changes.length > 0 && { detail: t('changes', { columns: list(row.changes) }) }),
          faults: row.faults.map(({ column, message }) => ({ column: inLang(column, lang), message })),
        }))}
      />
      {rows.length < all && <p className="text-sm text-soft">{t('firstRows', { count: number(rows.length, lang) })}</p>}
    </>
  );
}

/** What the sheet would do, and the button that does it. */
function Result({ of: { busy, take }, checked }: { of: Import; checked: Checked }) {
  const t = useTexts(exhibitorImportTexts);
  const { report, file } = checked;
  const { counts } = report;
  const changing = counts.added + counts.changed;
  return (
    <OrganizerPart title={t('resultTitle')}>
      <div className="grid gap-4">
        <p className="text-sm break-all text-soft">{file.name}</p>
        <Counts counts={counts} />
        {counts.wrong > 0 && <p className="text-bad">{t('correct', { count: counts.wrong })}</p>}
        {counts.wrong === 0 && changing === 0 && <p>{t('nothing')}</p>}
        <SheetLeft {...report} />
        {counts.wrong === 0 && changing > 0 && (
          <Button busy={busy} className="justify-self-start" onClick={() => take(checked)}>
            {t('importNow', { count: changing })}
          </Button>
        )}
        <Rows report={report} />
      </div>
    </OrganizerPart>
  );
}

function Begin({ of: { busy, name, upload } }: { of: Import }) {
  const t = useTexts(exhibitorImportTexts);
  const lang = useLang();
  return (
    <div className="mb-5 grid gap-4 lg:grid-cols-2">
      <section className="card grid content-start gap-3 p-5">
        <h2 className="text-lg">{t('fillTitle')}</h2>
        <p>{t('fillLead')}</p>
        <ul className="grid list-disc gap-1 pl-5 text-soft">
          <li>{t('byReference')}</li>
          <li>{t('emptyCells')}</li>
          <li>{t('invitesNobody')}</li>
        </ul>
        <p>
          <SaveButton save={() => downloadFile(calls.exhibitorRecord.template, { lang })}>{t('template')}</SaveButton>
        </p>
      </section>
      <section aria-label={t('uploadTitle')}>
        <DropZone
          label={t('uploadTitle')}
          icon="upload"
          words={{ drop: t('drop'), choose: t('choose') }}
          accept={SHEET_FILES}
          multiple={false}
          onFiles={upload}
          {...(busy && {
            sending: (
              <p className="max-w-full font-semibold break-words" role="status">
                {t('checking', { name })}
              </p>
            ),
          })}
        >
          <p className="num text-sm text-soft">{t('fileRule', { max: number(LIMITS.exhibitorsMax, lang) })}</p>
        </DropZone>
      </section>
    </div>
  );
}

/** Many exhibitors at once, from a spreadsheet. */
export default function ExhibitorImportScreen() {
  const t = useTexts(exhibitorImportTexts);
  const of = useExhibitorImport();
  const { looked, checked, busy, failure, run } = of;
  return (
    <OrganizerPage back={{ to: EXHIBITORS_PATH, label: t('back') }} title={t('title')} lead={t('lead')}>
      {looked.asked === null ? (
        <>
          <Begin of={of} />
          <FormFailure message={failure} />
          {checked !== null && <Result of={of} checked={checked} />}
        </>
      ) : (
        <SheetColumns
          asked={looked.asked}
          busy={busy}
          failure={failure}
          onGo={(choices) => void run(() => looked.go(choices))}
          onCancel={looked.cancel}
        />
      )}
    </OrganizerPage>
  );
}
