import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/** Rows of demos that an earlier release loaded describe what to draw; a picture of the kind stands in for it. */
const EARLIER: Readonly<Record<string, string>> = {
  packshot: 'packs/carton-1-front',
  longPicture: 'packs/carton-long',
  companyMark: 'marks/1',
  companyBanner: 'banners/1',
  boothScene: 'booths/1',
  displayScene: 'displays/agro-4',
  news: 'news/agro-1',
  ad: 'news/agro-2',
  hero: 'news/agro-hero',
};
const earlier = z.object({ draw: z.string() }).transform(({ draw: kind }) => ({ picture: EARLIER[kind] ?? '' }));
const named = z.object({ picture: z.string().regex(/^[a-z]+\/[\w-]+$/) });
const described = z.union([named, earlier.pipe(named)]);

/** The picture that a file's row names, as it lies below `pictures/`. */
export async function draw(row: unknown): Promise<Buffer> {
  const { picture } = described.parse(row);
  return readFile(new URL(`pictures/${picture}.webp`, import.meta.url));
}
