import { useEffect, useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { Input } from '../../ui/field.tsx';
import type { FormErrors } from '../../ui/form.ts';
import { AreaCodeSelect, type CallingCountry } from '../../ui/mobile-field.tsx';
import { accountTexts } from './account.texts.ts';
import { needsAreaCode, type TypedAccount } from './typed-account.ts';

type AccountForm = {
  values: TypedAccount;
  errors: FormErrors;
  set: (key: 'account' | 'areaCode', value: string, field?: string) => void;
};

/** The countries, once somebody needs one; without them the number keeps the home country's code. */
function useCountries(wanted: boolean): readonly CallingCountry[] {
  const [list, setList] = useState<readonly CallingCountry[]>([]);
  useEffect(() => {
    if (!wanted || list.length > 0) return;
    const stop = new AbortController();
    api(calls.exhibition.countries, {}, stop.signal).then(
      (answer) => setList(answer.list),
      () => null,
    );
    return () => stop.abort();
  }, [wanted, list.length]);
  return list;
}

/** One field for e-mail or mobile; where a number is typed, its country is asked for as well. */
export function AccountField({ form }: { form: AccountForm }) {
  const t = useTexts(accountTexts);
  const { account, areaCode } = form.values;
  const number = needsAreaCode(account);
  const countries = useCountries(number);
  const { errors } = form;
  // The calls name the field by what it holds.
  const type = (value: string): void => {
    for (const field of ['account', 'email', 'mobile']) form.set('account', value, field);
  };
  return (
    <div className="grid gap-3">
      <Input
        label={t('account')}
        required
        name="account"
        value={account}
        error={errors['account'] ?? errors['email'] ?? errors['mobile']}
        onChange={(event) => type(event.target.value)}
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      {number && countries.length > 0 && (
        <AreaCodeSelect
          countries={countries}
          value={areaCode}
          onChange={(value) => form.set('areaCode', value)}
          name="areaCode"
          error={errors['areaCode']}
        />
      )}
    </div>
  );
}
