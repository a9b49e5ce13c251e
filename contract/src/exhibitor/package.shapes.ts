import { z } from 'zod';
import { LIMITS } from '../limits.ts';

/** What an exhibitor has booked (ruling 5.6). */
export const PACKAGES = ['standard', 'upgraded', 'regional'] as const;
export const packageName = z.enum(PACKAGES);
export type PackageName = z.output<typeof packageName>;

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

const standard: PackageLimits = {
  exhibits: 10_000,
  publicExhibits: LIMITS.publicProductsMax,
  scenes: LIMITS.hotspotScenesMax,
  lives: LIMITS.livesMax,
  liveHours: LIMITS.liveHoursOfCompanyMax,
  employees: LIMITS.employeesMax,
  bytes: LIMITS.exhibitorFileBytesMax,
};

/** As the portal has them; an exhibition sets its own where it sells other packages. What everybody sees is ten for all (ruling 3.2). */
export const PACKAGE_DEFAULTS: Readonly<Record<PackageName, PackageLimits>> = {
  standard,
  upgraded: {
    ...standard,
    exhibits: 20_000,
    scenes: 40,
    lives: 60,
    liveHours: 120,
    employees: 100,
    bytes: 2 * LIMITS.exhibitorFileBytesMax,
  },
  regional: standard,
};

/** What an exhibition has set for its packages, each limit on its own; `publicExhibits` is the specification's. */
export const packageSettings = z.partialRecord(
  packageName,
  z.partialRecord(z.enum(PACKAGE_LIMITS).exclude(['publicExhibits']), z.int().min(0)),
);

/** How much of a package is used. */
export const packageUse = z.object({
  package: packageName,
  limits: z.array(z.object({ limit: z.enum(PACKAGE_LIMITS), used: z.int(), max: z.int() })),
});
export type PackageUse = z.output<typeof packageUse>;
