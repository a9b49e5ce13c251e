import type { StaffEntrance } from '@fairbridge/contract/organizer/organizer.shapes.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { halves } from '../account/authenticator-uri.ts';
import { entranceTexts } from './staff-entrance.texts.ts';

export type Added = { name: string; email: string; entrance: StaffEntrance };

/** What whoever cannot be mailed is given by hand, the only time that it is seen. */
export function StaffEntranceDetails({ added, onClose }: { added: Added; onClose: () => void }) {
  const t = useTexts(entranceTexts);
  const { name, email, entrance } = added;
  const { link, days, codes, console: place } = entrance;
  return (
    <div className="grid gap-4">
      <p>{t('handOverLead', { name })}</p>
      {link === null ? (
        <p>{t('handOverPassword', { email })}</p>
      ) : (
        <div>
          <p className="mb-1">{t('handOverLink', { days })}</p>
          <CopyButton value={link} />
        </div>
      )}
      <div>
        <p className="mb-1">{t('handOverConsole')}</p>
        <CopyButton value={place} />
      </div>
      {codes.length > 0 && (
        <div>
          <p className="mb-2">{t('handOverCodes')}</p>
          <ul
            className="num grid grid-cols-2 gap-x-6 gap-y-2 rounded-sign border border-line p-4 text-lg"
            translate="no"
          >
            {codes.map(halves).map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="dialog-actions mt-0!">
        <Button onClick={onClose}>{t('handedOver', { name })}</Button>
      </div>
    </div>
  );
}
