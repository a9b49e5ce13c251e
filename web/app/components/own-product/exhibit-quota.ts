import type { PackageUse } from '@fairbridge/contract/exhibitor/package.shapes.ts';

/** How many exhibits a company may still publish, and how many of them for all buyers. */
export type ExhibitQuota = { exhibits: number; publicExhibits: number };

export function exhibitQuotaOf({ limits }: PackageUse): ExhibitQuota {
  const left = (wanted: keyof ExhibitQuota): number => {
    const found = limits.find(({ limit }) => limit === wanted);
    // a company may have more than a limit that came later
    return found === undefined ? 0 : Math.max(0, found.max - found.used);
  };
  return { exhibits: left('exhibits'), publicExhibits: left('publicExhibits') };
}
