import type { NewFair } from '@fairbridge/contract/exhibition/set-up.calls.ts';
import { asRecord, sessionStorageItem } from '../../stored-item.ts';

/** The form as it is typed. */
export type SetUpValues = {
  nameZh: string;
  nameEn: string;
  shortNameZh: string;
  shortNameEn: string;
  sloganZh: string;
  sloganEn: string;
  venueZh: string;
  venueEn: string;
  cityZh: string;
  cityEn: string;
  startsOn: string;
  endsOn: string;
  host: string;
  template: NewFair['template'];
  ownerName: string;
  email: string;
  password: string;
  confirmPassword: string;
  appCode: string;
  secondName: string;
  secondEmail: string;
};

const EMPTY: SetUpValues = {
  nameZh: '',
  nameEn: '',
  shortNameZh: '',
  shortNameEn: '',
  sloganZh: '',
  sloganEn: '',
  venueZh: '',
  venueEn: '',
  cityZh: '',
  cityEn: '',
  startsOn: '',
  endsOn: '',
  host: '',
  template: 'plain',
  ownerName: '',
  email: '',
  password: '',
  confirmPassword: '',
  appCode: '',
  secondName: '',
  secondEmail: '',
};

const PLACE = sessionStorageItem('fair set-up');

/** What was typed before the language was changed, in this window and until it is closed; passwords are never kept. */
export function storedSetUp(): SetUpValues {
  const typed = Object.entries(asRecord(PLACE.read())).filter(
    ([key, value]) => key in EMPTY && typeof value === 'string',
  );
  return { ...EMPTY, ...Object.fromEntries(typed) };
}

export function storeSetUp(values: SetUpValues | null): void {
  if (values === null) PLACE.remove();
  else PLACE.write({ ...values, password: '', confirmPassword: '', appCode: '' });
}

/** The call's input from the form. */
export const setUpInput = (
  values: SetUpValues,
  { token, ticket }: { token: string; ticket: string },
  language: 'zh' | 'en',
) => ({
  token,
  language,
  fair: {
    name: { zh: values.nameZh, en: values.nameEn },
    shortName: { zh: values.shortNameZh, en: values.shortNameEn },
    slogan: { zh: values.sloganZh, en: values.sloganEn },
    venue: { zh: values.venueZh, en: values.venueEn },
    city: { zh: values.cityZh, en: values.cityEn },
    startsOn: values.startsOn,
    endsOn: values.endsOn,
    host: values.host,
    template: values.template,
  },
  owner: {
    name: values.ownerName,
    email: values.email,
    password: values.password,
    confirmPassword: values.confirmPassword,
  },
  authenticator: values.appCode.trim() === '' ? null : { ticket, code: values.appCode },
  secondOwner:
    values.secondName.trim() === '' && values.secondEmail.trim() === ''
      ? null
      : { name: values.secondName, email: values.secondEmail },
});
