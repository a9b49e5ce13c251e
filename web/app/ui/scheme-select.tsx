import { useState } from 'react';
import { useTexts } from '../i18n/lang.tsx';
import { chooseScheme, chosenScheme, SCHEMES } from './colour-scheme.ts';
import { schemeTexts } from './scheme-select.texts.ts';

/** Light, dark, or as the device: of this device, whoever is logged in. In the browser only, where a choice can be known. */
export function SchemeSelect({ className }: { className: string }) {
  const t = useTexts(schemeTexts);
  const [scheme, setScheme] = useState(chosenScheme);
  const choose = (value: string): void => {
    const chosen = SCHEMES.find((one) => one === value) ?? 'device';
    chooseScheme(chosen);
    setScheme(chosen);
  };
  return (
    <select
      aria-label={t('appearance')}
      className={className}
      value={scheme}
      onChange={(event) => choose(event.target.value)}
    >
      {SCHEMES.map((one) => (
        <option key={one} value={one}>
          {t(one)}
        </option>
      ))}
    </select>
  );
}
