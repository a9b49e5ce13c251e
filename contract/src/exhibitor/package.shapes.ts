import { z } from 'zod';
import { namedCode } from '../exhibition/exhibition.shapes.ts';
import { code, line, withoutChinese } from '../fields.ts';
import { CONSOLE_LIMITS } from '../console-limits.ts';
import { LIMITS } from '../limits.ts';

/** What a package limits. */
export const PACKAGE_LIMITS = [
  'exhibits',
  'publicExhibits',
  'scenes',
  'lives',
  'liveHours',
  'employees',
  'bytes',
] as const;
export type PackageLimit = (typeof PACKAGE_LIMITS)[number];
export type PackageLimits = Readonly<Record<PackageLimit, number>>;

const upTo = (max: number) => z.int().min(0).max(max);

/** What exhibitors can book at a fair (ruling 5.6): the limits of a company, and what it may do. */
export const packageTerms = z.object({
  exhibits: upTo(100_000),
  scenes: upTo(1_000),
  lives: upTo(1_000),
  liveHours: upTo(10_000),
  employees: z.int().min(1).max(1_000),
  /** Of files, in gigabytes of 1,000,000,000 bytes. */
  gigabytes: upTo(1_000),
  /** Posts of one account. */
  posts: upTo(1_000),
  /** May it sign up for sourcing requirements and meetings (specification, section 5)? */
  signUp: z.boolean(),
});
export type PackageTerms = z.output<typeof packageTerms>;

const nameLine = line(CONSOLE_LIMITS.packageNameMax);

/** A package as the organizer writes it; a new one without a code gets one from its English name. */
export const packageForm = packageTerms.extend({
  code: code.or(z.literal('')).default(''),
  name: z.object({ zh: nameLine, en: nameLine.refine(withoutChinese, 'noChinese') }),
  /** No longer offered; whoever has booked it keeps it. */
  retired: z.boolean().default(false),
});
export const packagesForm = z.object({
  /** In the order in which they are offered; a new exhibitor has the first one. */
  packages: z
    .array(packageForm)
    .min(1, 'required')
    .max(CONSOLE_LIMITS.packagesMax)
    .refine((all) => all.length === 0 || all.some(({ retired }) => !retired), 'packageOffered'),
});
export type PackagesForm = z.output<typeof packagesForm>;

/** A package as it stands. */
export const bookable = packageTerms.extend({ ...namedCode.shape, retired: z.boolean().default(false) });
export type Bookable = z.output<typeof bookable>;

/** The limits of whoever has booked it. What everybody sees is ten for all (ruling 3.2). */
export const limitsOf = ({ gigabytes, ...terms }: PackageTerms): PackageLimits => ({
  exhibits: terms.exhibits,
  publicExhibits: LIMITS.publicProductsMax,
  scenes: terms.scenes,
  lives: terms.lives,
  liveHours: terms.liveHours,
  employees: terms.employees,
  bytes: gigabytes * 1_000_000_000,
});

/** How many exhibitors have booked a package, and the most that one of them has of each. */
export const packageBookings = z.object({
  code: z.string(),
  exhibitors: z.int(),
  most: z.object({
    exhibits: z.int(),
    scenes: z.int(),
    lives: z.int(),
    liveHours: z.int(),
    employees: z.int(),
    gigabytes: z.int(),
  }),
});
export type PackageBookings = z.output<typeof packageBookings>;

/** How much of a package is used. */
export const packageUse = z.object({
  package: namedCode,
  limits: z.array(z.object({ limit: z.enum(PACKAGE_LIMITS), used: z.int(), max: z.int() })),
});
export type PackageUse = z.output<typeof packageUse>;
