import { RECORD_ID } from '../record-id.ts';
import { z } from 'zod';
import { bilingual, bilingualOut, id } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { scope } from '../product/product.shapes.ts';

/** Where a point stands: thousandths of the picture's width and height, from its upper left corner. */
const place = z.int().min(0).max(1_000);

/** Nothing chosen yet is told as that, not as a wrong format. */
const chosen = (noun: 'scenePicture' | 'product', rule: 'scenePicture' | 'hotspotExhibit') =>
  z
    .string(rule)
    .regex(RECORD_ID, rule)
    .meta(id(noun).meta() ?? {});

/** What an exhibitor writes of a scene. */
export const sceneForm = z.object({
  name: bilingual(LIMITS.hotspotNameMax),
  picture: chosen('scenePicture', 'scenePicture'),
  recommended: z.boolean().default(false),
});
export type SceneForm = z.output<typeof sceneForm>;

export const pointForm = z.object({ x: place, y: place, productId: chosen('product', 'hotspotExhibit') });
export type PointForm = z.output<typeof pointForm>;

/** The points of a scene, as one set: 1 to 10, each of another exhibit (specification, sections 5 and 9). */
export const pointsForm = z
  .array(pointForm)
  .min(1, 'hotspotsMin')
  .max(LIMITS.hotspotPointsMax, 'hotspotsMax')
  .superRefine((points, context) => {
    for (const [at, { productId }] of points.entries())
      if (points.findIndex((point) => point.productId === productId) < at)
        context.addIssue({ code: 'custom', message: 'hotspotTwice', path: [at, 'productId'] });
  });

const scenePicture = z.object({ id: z.string(), address: z.string(), width: z.int(), height: z.int() });

const pointProduct = z.object({ id: z.string(), name: bilingualOut, cover: z.string(), strength: z.string() });

/**
 * A scene as others see it. Its points are those of exhibits this caller may see, in their order; nothing tells of the others,
 * so there is neither a version nor a number in it (G6).
 */
export const scene = z.object({
  id: z.string(),
  name: bilingualOut,
  picture: scenePicture.omit({ id: true }),
  recommended: z.boolean(),
  points: z.array(z.object({ x: place, y: place, product: pointProduct })),
});
export type Scene = z.output<typeof scene>;

/** A scene as its company sees it. */
export const ownScene = scene.extend({
  picture: scenePicture,
  version: z.int(),
  createdAt: z.string(),
  points: z.array(z.object({ x: place, y: place, product: pointProduct.extend({ scope }) })),
});
export type OwnScene = z.output<typeof ownScene>;
