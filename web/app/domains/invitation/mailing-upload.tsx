import { cutText } from '@fairbridge/contract/text.ts';
import { sendBytes } from '@fairbridge/contract/file-client.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { caller } from '../../api.ts';
import { calls } from '../../calls.ts';
import { localPath } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import type { SheetChoices } from '@fairbridge/contract/sheet/sheet.shapes.ts';
import { looksLikeSheet, SHEET_FILES } from '../../components/sheet-import/accept.ts';
import { SheetColumns } from '../../components/sheet-import/sheet-columns.tsx';
import { useSheetLook, type ChoicesInput } from '../../components/sheet-import/use-sheet-look.ts';
import { downloadFile } from '../../download.ts';
import { DropZone } from '../../ui/drop-zone.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { useAction } from '../../ui/use-action.ts';
import { mailingQuery } from './mailing-query.ts';
import { mailingsTexts } from './mailings.texts.ts';

function useUpload() {
  const t = useTexts(mailingsTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const { busy, failure, run } = useAction({ showFailure: 'here' });
  const [name, setName] = useState('');
  const [wrong, setWrong] = useState('');
  const looked = useSheetLook(calls.mailing.look, async (file: File, choices: ChoicesInput) => {
    const input = { fileName: cutText(file.name, 200), ...choices };
    const { id } = await sendBytes(calls.mailing.importSheet, input, file, caller);
    await navigate(localPath(lang, mailingQuery.address({ id })));
  });
  const upload = ([file, ...others]: readonly File[]): void => {
    if (file === undefined || busy) return;
    if (others.length > 0) return setWrong(t('oneFile'));
    if (!looksLikeSheet(file)) return setWrong(t('notExcel'));
    setWrong('');
    setName(file.name);
    void run(() => looked.begin(file));
  };
  const go = (choices: SheetChoices): void => void run(() => looked.go(choices));
  return { busy, name, failure: wrong === '' ? failure : wrong, upload, looked, go };
}
type Upload = ReturnType<typeof useUpload>;

/** Where a list is dropped or chosen. */
function ListZone({ of, title, replaces }: { of: Upload; title: string; replaces: boolean }) {
  const t = useTexts(mailingsTexts);
  const lang = useLang();
  const { busy, name, failure, upload } = of;
  return (
    <div className="grid gap-3">
      <FormFailure message={failure} />
      <DropZone
        label={title}
        icon="upload"
        words={{ drop: t('drop'), choose: t('choose') }}
        accept={SHEET_FILES}
        multiple={false}
        onFiles={upload}
        {...(busy && {
          sending: (
            <p className="max-w-full font-semibold break-words" role="status">
              {t('uploading', { name })}
            </p>
          ),
        })}
      >
        <p className="num text-sm text-soft">{t('fileRule', { max: number(LIMITS.mailingLettersMax, lang) })}</p>
        <p className="text-sm text-soft">{t(replaces ? 'replaces' : 'nothingYet')}</p>
      </DropZone>
    </div>
  );
}

/** What the columns of a list are taken for, where that is asked. */
function Columns({ of: { looked, busy, failure, go } }: { of: Upload }) {
  const { asked, cancel } = looked;
  if (asked === null) return null;
  return <SheetColumns asked={asked} busy={busy} failure={failure} onGo={go} onCancel={cancel} />;
}

/** Another list in the place of one that has errors. */
export function MailingAgain() {
  const t = useTexts(mailingsTexts);
  const upload = useUpload();
  return upload.looked.asked === null ? (
    <ListZone of={upload} title={t('uploadAgain')} replaces />
  ) : (
    <Columns of={upload} />
  );
}

/** The template, and what becomes of it. */
export function MailingBegin({ replaces }: { replaces: boolean }) {
  const t = useTexts(mailingsTexts);
  const lang = useLang();
  const upload = useUpload();
  if (upload.looked.asked !== null)
    return (
      <div className="mb-8">
        <Columns of={upload} />
      </div>
    );
  return (
    <div className="mb-8 grid gap-4 lg:grid-cols-2">
      <section className="card grid content-start gap-3 p-5">
        <h2 className="text-lg">{t('fillTitle')}</h2>
        <p className="text-soft">{t('fillLead')}</p>
        <p>
          <SaveButton save={() => downloadFile(calls.mailing.template, { lang })}>{t('template')}</SaveButton>
        </p>
      </section>
      <section aria-label={t('uploadTitle')}>
        <ListZone of={upload} title={t('uploadTitle')} replaces={replaces} />
      </section>
    </div>
  );
}
