import { useNavigate } from 'react-router';
import { localPath } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { accountTexts } from './account.texts.ts';
import { storeRegistration } from '../registration/registration-progress.ts';
import { codeAddress, type TypedAccount } from './typed-account.ts';

/** From an address that is not registered to its registration, which it is carried along to. */
export function RegisterNow({ typed }: { typed: TypedAccount }) {
  const t = useTexts(accountTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const register = (): void => {
    const address = codeAddress(typed);
    const kind = address !== null && 'mobile' in address ? 'mobile' : 'email';
    if (address !== null) storeRegistration(address);
    void navigate(localPath(lang, `/register/${kind}/0`));
  };
  return (
    <Button small className="mt-3" onClick={register}>
      {t('registerNow')}
    </Button>
  );
}
