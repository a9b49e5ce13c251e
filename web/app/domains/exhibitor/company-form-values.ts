import { COMPANY_SCALES, type CompanyForm, type StoredCompany } from '@fairbridge/contract/exhibitor/company.shapes.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { nullOr } from '../../editing/matches-shape.ts';
import { videoFormValue, isVideoFormValue, type VideoFormValue } from '../../components/upload/video-form-value.ts';
import { numberOf } from '../../ui/number-of.ts';

export type CompanyPictureValue = { id: string; url: string };

/** A company while it is written: numbers stay as they were typed until they are checked. */
export type CompanyFormValues = Omit<
  CompanyForm,
  'logo' | 'banners' | 'videos' | 'foundedYear' | 'attendTimes' | 'scale'
> & {
  logo: CompanyPictureValue | null;
  banners: readonly CompanyPictureValue[];
  videos: readonly VideoFormValue[];
  foundedYear: string;
  attendTimes: string;
  scale: string;
};

const SIDES: Bilingual = { zh: '', en: '' };
const TELEPHONE = { areaCode: '', number: '' };
const PERSON = { name: '', mobile: TELEPHONE, otherMobile: TELEPHONE, email: '' };
const PICTURE: CompanyPictureValue = { id: '', url: '' };
/** What such values are compared with that were kept before. */
export const COMPANY_LIKE = {
  name: SIDES,
  shortName: SIDES,
  brand: '',
  logo: nullOr(PICTURE),
  banners: [PICTURE],
  videos: [isVideoFormValue],
  categories: [''],
  companyTypes: [''],
  country: '',
  province: '',
  city: '',
  address: SIDES,
  zipCode: '',
  website: '',
  threeDUrl: '',
  telephone: TELEPHONE,
  fax: '',
  email: '',
  scale: '',
  registeredCapital: '',
  foundedYear: '',
  attendTimes: '',
  listed: false,
  introduction: SIDES,
  productIntroduction: SIDES,
  mainBusinessScope: SIDES,
  sourcingDemand: SIDES,
  abroadWarehouse: SIDES,
  contact: PERSON,
  conferenceContact: PERSON,
  headquarters: { name: '', address: SIDES, zipCode: '', telephone: TELEPHONE, fax: '', website: '' },
} as const satisfies Record<keyof CompanyFormValues, unknown>;

/** The parts that several people may write at once, beside the two languages of a text. */
export const COMPANY_IN_PARTS = ['contact', 'conferenceContact', 'headquarters', 'headquarters.address'] as const;

export function toFormValues(form: StoredCompany, addresses: Readonly<Record<string, string>>): CompanyFormValues {
  const picture = (id: string): CompanyPictureValue => ({ id, url: addresses[id] ?? '' });
  const typed = (value: number | null): string => (value === null ? '' : String(value));
  return {
    ...form,
    logo: form.logo === null ? null : picture(form.logo),
    banners: form.banners.map(picture),
    videos: form.videos.map(({ video, cover }) => videoFormValue(video, cover, addresses)),
    foundedYear: typed(form.foundedYear),
    attendTimes: typed(form.attendTimes),
  };
}

/** The call's input; what is no number is left for the call's own schema to refuse. */
export function toInput(formValues: CompanyFormValues) {
  return {
    ...formValues,
    logo: formValues.logo?.id ?? null,
    banners: formValues.banners.map(({ id }) => id),
    videos: formValues.videos.map(({ id, cover }) => ({ video: id, cover: cover.id })),
    foundedYear: numberOf(formValues.foundedYear),
    attendTimes: numberOf(formValues.attendTimes),
    scale: COMPANY_SCALES.find((scale) => scale === formValues.scale) ?? ('' as const),
  };
}

/** The texts a reader of either language wants; the names of the keys are those of the form. */
export const BILINGUAL = [
  'name',
  'introduction',
  'productIntroduction',
  'mainBusinessScope',
  'sourcingDemand',
  'abroadWarehouse',
  'address',
] as const;
const ORGANIZERS: ReadonlySet<string> = new Set(['name', 'address']);
export type BilingualKey = (typeof BILINGUAL)[number] | 'shortName';

/** Has nobody written anything yet of this company but what the organizer entered: its name, where it is, what it shows? */
export const saysNothingYet = (formValues: CompanyFormValues): boolean =>
  formValues.logo === null &&
  formValues.banners.length === 0 &&
  formValues.videos.length === 0 &&
  BILINGUAL.every((key) => ORGANIZERS.has(key) || (formValues[key].zh === '' && formValues[key].en === ''));

type Judged = Pick<
  CompanyFormValues,
  BilingualKey | 'categories' | 'website' | 'telephone' | 'email' | 'scale' | 'contact' | 'conferenceContact'
> & {
  logo: unknown;
  banners: readonly unknown[];
  foundedYear: string | number | null;
};
export type CompanySection = 'basics' | 'pictures' | 'texts' | 'place' | 'figures' | 'people' | 'headquarters';

const whole = (text: Bilingual): boolean => text.zh.trim() !== '' && text.en.trim() !== '';

/** What makes a booth complete, in the order of the form: its part there, and whether it is filled in. */
const WANTED = [
  ['name', 'basics', ({ name }: Judged) => whole(name)],
  ['categories', 'basics', ({ categories }: Judged) => categories.length > 0],
  ['logo', 'pictures', ({ logo }: Judged) => logo !== null],
  ['banners', 'pictures', ({ banners }: Judged) => banners.length > 0],
  ['introduction', 'texts', ({ introduction }: Judged) => whole(introduction)],
  ['productIntroduction', 'texts', ({ productIntroduction }: Judged) => whole(productIntroduction)],
  ['mainBusinessScope', 'texts', ({ mainBusinessScope }: Judged) => whole(mainBusinessScope)],
  ['address', 'place', ({ address }: Judged) => whole(address)],
  ['email', 'place', ({ email }: Judged) => email !== ''],
  ['telephone', 'place', ({ telephone }: Judged) => telephone.number !== ''],
  ['website', 'place', ({ website }: Judged) => website !== ''],
  ['scale', 'figures', ({ scale }: Judged) => scale !== ''],
  ['foundedYear', 'figures', ({ foundedYear }: Judged) => foundedYear !== null && foundedYear !== ''],
  ['contact', 'people', ({ contact }: Judged) => contact.name !== ''],
  ['conferenceContact', 'people', ({ conferenceContact }: Judged) => conferenceContact.name !== ''],
] as const satisfies readonly (readonly [string, CompanySection, (company: Judged) => boolean])[];
export type Wanted = (typeof WANTED)[number][0];

export type Completeness = {
  /** 0 to 100. */
  percent: number;
  missing: readonly { field: Wanted; section: CompanySection }[];
  /** How many of the texts that are wanted are there in each language. */
  languages: { zh: number; en: number; of: number };
};

/** Texts that are wanted in both languages; the others may stay empty in a whole company. */
const COUNTED = BILINGUAL.filter((key) => WANTED.some(([field]) => field === key));

export function completenessOf(company: Judged): Completeness {
  const missing = WANTED.filter(([, , isThere]) => !isThere(company)).map(([field, section]) => ({ field, section }));
  const written = (lang: 'zh' | 'en'): number => COUNTED.filter((key) => company[key][lang].trim() !== '').length;
  return {
    percent: Math.round(((WANTED.length - missing.length) / WANTED.length) * 100),
    missing,
    languages: { zh: written('zh'), en: written('en'), of: COUNTED.length },
  };
}
