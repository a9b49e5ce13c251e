import { z } from 'zod';
import { callsOf } from '../call.ts';
import { id, page, pageSchema } from '../fields.ts';
import { requestId } from '../request-id.ts';
import { everybody, exhibitor } from '../roles.ts';
import { ownScene, pointsForm, scene, sceneForm } from './hotspot.shapes.ts';

const call = callsOf('/visitor/v2/hotImage', [exhibitor]);

const version = z.int().min(1);
const written = z.object({ id: z.string(), version: z.int() });

export const ofExhibitor = call({
  does: "An exhibitor's scenes as this caller may see them, recommended ones first",
  path: 'listByExhibitor',
  roles: everybody,
  input: page.extend({ exhibitorId: id('exhibitor') }),
  output: pageSchema(scene),
  cacheable: true,
  example: { exhibitorId: '$exhibitor', pageNum: 1, pageSize: 20 },
});

export const get = call({
  does: 'One scene with the points this caller may see',
  path: 'get',
  roles: everybody,
  input: z.object({ id: id('hotspotScene') }),
  output: scene,
  errors: ['notFound'],
  cacheable: true,
  example: { id: '$hotspotScene' },
});

export const ownList = call({
  does: 'Own scenes, also those without points, recommended ones first',
  path: 'ownList',
  input: page,
  output: pageSchema(ownScene).extend({ scenesMax: z.int() }),
  example: { pageNum: 1, pageSize: 20 },
});

export const own = call({
  does: 'One own scene with all its points, for editing',
  path: 'getOwn',
  input: z.object({ id: id('hotspotScene') }),
  output: ownScene,
  errors: ['notFound'],
  example: { id: '$hotspotScene' },
});

export const create = call({
  does: 'Add a scene: its picture and name; its points come after',
  path: 'insert',
  input: sceneForm.extend({ requestId }),
  output: written,
  errors: ['hotspotSceneLimit', 'conflict'],
  example: {
    name: { zh: '水田除草方案', en: 'Weed control in paddy rice' },
    picture: '$scenePicture',
    recommended: true,
  },
});

export const update = call({
  does: 'Change picture, name or recommendation of an own scene; its points stay',
  path: 'update',
  input: sceneForm.extend({ id: id('hotspotScene'), version }),
  output: written,
  errors: ['notFound', 'editConflict'],
  example: {
    id: '$hotspotScene',
    version: 1,
    name: { zh: '水田除草方案', en: 'Weed control in paddy rice' },
    picture: '$scenePicture',
    recommended: false,
  },
});

export const setPoints = call({
  does: 'The points of an own scene, replaced as one set: 1 to 10, each on another own exhibit',
  path: '/visitor/v2/hotImagePoint/insertList',
  input: z.object({ id: id('hotspotScene'), version, points: pointsForm }),
  output: written,
  errors: ['notFound', 'editConflict'],
  example: { id: '$hotspotScene', version: 1, points: [{ x: 420, y: 615, productId: '$product' }] },
});

export const remove = call({
  does: 'Delete an own scene',
  path: 'delete',
  input: z.object({ id: id('hotspotScene') }),
  errors: ['notFound'],
  example: { id: '$hotspotScene' },
});

export const restore = call({
  does: 'Take back the deletion of an own scene',
  path: 'restore',
  input: z.object({ id: id('hotspotScene') }),
  errors: ['notFound', 'hotspotSceneLimit'],
  example: { id: '$hotspotScene' },
});
