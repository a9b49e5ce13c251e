import type { PackageUse } from '@fairbridge/contract/exhibitor/package.shapes.ts';

/** How many exhibits a company may still publish, and how many of them for all buyers. */
export type ExhibitRoom = { exhibits: number; publicExhibits: number };

export function roomIn({ limits }: PackageUse): ExhibitRoom {
  const left = (wanted: keyof ExhibitRoom): number => {
    const found = limits.find(({ limit }) => limit === wanted);
    // a company may have more than a limit that came later
    return found === undefined ? 0 : Math.max(0, found.max - found.used);
  };
  return { exhibits: left('exhibits'), publicExhibits: left('publicExhibits') };
}
