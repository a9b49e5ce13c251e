import type { Bookable } from '@fairbridge/contract/exhibitor/package.shapes.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { numberOf } from '../../ui/number-of.ts';

/** What is typed as a number, in the order of the form. */
export const PACKAGE_NUMBERS = ['exhibits', 'scenes', 'lives', 'liveHours', 'employees', 'gigabytes', 'posts'] as const;
export type PackageNumber = (typeof PACKAGE_NUMBERS)[number];

/** A package while it is typed; the key keeps its fields its own while the order changes. */
export type TypedPackage = Record<PackageNumber, string> & {
  key: number;
  /** Empty of a new one. */
  code: string;
  name: Bilingual;
  signUp: boolean;
  retired: boolean;
};
export type PackageValues = { packages: readonly TypedPackage[] };

const EMPTY: Bilingual = { zh: '', en: '' };

/** A new package, with the numbers of another one to begin with. */
export const newPackage = (key: number, like: TypedPackage): TypedPackage => ({
  ...like,
  key,
  code: '',
  name: EMPTY,
  retired: false,
});

const typed = ({ code, name, signUp, retired, ...numbers }: Bookable, key: number): TypedPackage => ({
  key,
  code,
  name,
  exhibits: String(numbers.exhibits),
  scenes: String(numbers.scenes),
  lives: String(numbers.lives),
  liveHours: String(numbers.liveHours),
  employees: String(numbers.employees),
  gigabytes: String(numbers.gigabytes),
  posts: String(numbers.posts),
  signUp,
  retired,
});

export const toPackageValues = ({ form }: { form: { packages: readonly Bookable[] } }): PackageValues => ({
  packages: form.packages.map(typed),
});

/** What values that were kept before are compared with. */
export const PACKAGES_LIKE = {
  packages: [
    {
      key: 0,
      code: '',
      name: EMPTY,
      exhibits: '',
      scenes: '',
      lives: '',
      liveHours: '',
      employees: '',
      gigabytes: '',
      posts: '',
      signUp: false,
      retired: false,
    },
  ],
};

/** As the call takes it. */
export const toPackagesInput = ({ packages }: PackageValues, version: number) => ({
  version,
  form: {
    packages: packages.map(({ key: _key, ...one }) => ({
      ...one,
      exhibits: numberOf(one.exhibits),
      scenes: numberOf(one.scenes),
      lives: numberOf(one.lives),
      liveHours: numberOf(one.liveHours),
      employees: numberOf(one.employees),
      gigabytes: numberOf(one.gigabytes),
      posts: numberOf(one.posts),
    })),
  },
});
