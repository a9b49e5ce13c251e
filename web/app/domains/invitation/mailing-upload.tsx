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
import { looksLikeSheet, XLSX } from '../../components/sheet-import/accept.ts';
import { downloadFile } from '../../download.ts';
import { DropZone } from '../../ui/drop-zone.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { useAction } from '../../ui/use-action.ts';
import { mailingPath } from './mailing-path.ts';
import { mailingsTexts } from './mailings.texts.ts';

function useUpload() {
  const t = useTexts(mailingsTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const { busy, failure, run } = useAction();
  const [name, setName] = useState('');
  const [wrong, setWrong] = useState('');
  const upload = ([file, ...others]: readonly File[]): void => {
    if (file === undefined || busy) return;
    if (others.length > 0) return setWrong(t('oneFile'));
    if (!looksLikeSheet(file)) return setWrong(t('notExcel'));
    setWrong('');
    setName(file.name);
    const send = async (): Promise<void> => {
      const { id } = await sendBytes(calls.mailing.importSheet, { fileName: cutText(file.name, 200) }, file, caller);
      await navigate(localPath(lang, mailingPath(id)));
    };
    void run(send, { showFailure: 'here' });
  };
  return { busy, name, failure: wrong === '' ? failure : wrong, upload };
}

/** Where a list is dropped or chosen. */
export function MailingDropZone({ title, replaces = false }: { title: string; replaces?: boolean }) {
  const t = useTexts(mailingsTexts);
  const lang = useLang();
  const { busy, name, failure, upload } = useUpload();
  return (
    <div className="grid gap-3">
      <FormFailure message={failure} />
      <DropZone
        label={title}
        icon="upload"
        words={{ drop: t('drop'), choose: t('choose') }}
        accept={XLSX}
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

/** The template, and what becomes of it. */
export function MailingBegin({ replaces }: { replaces: boolean }) {
  const t = useTexts(mailingsTexts);
  const lang = useLang();
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
        <MailingDropZone title={t('uploadTitle')} replaces={replaces} />
      </section>
    </div>
  );
}
