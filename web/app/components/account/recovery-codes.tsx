import { useTexts } from '../../i18n/lang.tsx';
import { downloadBlob } from '../../download.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { halves } from './authenticator-uri.ts';
import { authenticatorTexts } from './authenticator.texts.ts';

/** New recovery codes, the only time that they are seen. */
export function RecoveryCodes({
  codes,
  fair,
  account,
  onKept,
}: {
  codes: readonly string[];
  fair: string;
  account: string;
  onKept: () => void;
}) {
  const t = useTexts(authenticatorTexts);
  const written = codes.map(halves);
  const save = (): void => {
    const text = `${t('fileTitle', { fair, account })}\r\n\r\n${written.join('\r\n')}\r\n`;
    downloadBlob(new Blob([text], { type: 'text/plain;charset=utf-8' }), `${t('fileName')}.txt`);
  };
  return (
    <div className="grid gap-4">
      <p>{t('codesLead')}</p>
      <ul className="num grid grid-cols-2 gap-x-6 gap-y-2 rounded-sign border border-line p-4 text-lg" translate="no">
        {written.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="dialog-actions mt-0!">
        <Button kind="quiet" onClick={save}>
          <Icon name="download" />
          {t('download')}
        </Button>
        <Button onClick={onKept}>{t('kept')}</Button>
      </div>
    </div>
  );
}
