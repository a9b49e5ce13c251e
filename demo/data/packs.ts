import { z } from 'zod';
import { dataFile } from '../../server/src/core/data-file.ts';
import { pictureShape, text, type PictureShape, type ProductDraft } from './shapes.ts';

/** Packs there are pictures of: by shape and by class or category, each in some looks; null for all that has none of its own. */
const packs = dataFile(
  import.meta.url,
  'packs.json',
  z.array(z.strictObject({ shape: pictureShape, of: text.nullable(), looks: z.int().positive() })),
);
const looksOf = new Map(packs.map(({ shape, of, looks }) => [nameOf(shape, of), looks]));

function nameOf(shape: PictureShape, of: string | null): string {
  return `packs/${of === null ? shape : `${shape}-${of}`}`;
}

/** Pictures of a product: three views of a pack with the label of its class, and its wide advert. */
export function picturesOf({ picture: { shape, look }, attributes, categoryCode }: ProductDraft) {
  const kinds = [attributes.class ?? categoryCode, null];
  const name = kinds.map((of) => nameOf(shape, of)).find((one) => looksOf.has(one)) ?? '';
  const chosen = `${name}-${1 + (look % (looksOf.get(name) ?? 1))}`;
  return {
    front: `${chosen}-front`,
    views: ['angle', 'group'].map((view) => `${chosen}-${view}`),
    long: `${name}-long`,
  };
}
