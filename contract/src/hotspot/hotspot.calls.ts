import { z } from 'zod';
import { call } from '../call.ts';
import { done, id, page, pageSchema } from '../fields.ts';
import { requestId } from '../request-id.ts';
import { anonymous, exhibitor, organizer, visitor } from '../roles.ts';
import { ownScene, pointsForm, scene, sceneForm } from './hotspot.shapes.ts';

/** Exhibitors see here what is their own; other companies' scenes they see on public pages, as anybody does. */
const lookers = [anonymous, visitor, exhibitor, organizer] as const;
const version = z.int().min(1);
const written = z.object({ id: z.string(), version: z.int() });

export const ofExhibitor = call({
  does: "An exhibitor's scenes as this caller may see them, recommended ones first",
  path: '/visitor/v2/hotImage/listByExhibitor',
  roles: lookers,
  input: page.extend({ exhibitorId: id('exhibitor') }),
  output: pageSchema(scene),
  errors: [],
  cacheable: true,
  example: { exhibitorId: '$exhibitor', pageNum: 1, pageSize: 20 },
});

export const get = call({
  does: 'One scene with the points this caller may see',
  path: '/visitor/v2/hotImage/get',
  roles: lookers,
  input: z.object({ id: id('hotspotScene') }),
  output: scene,
  errors: ['notFound'],
  cacheable: true,
  example: { id: '$hotspotScene' },
});

export const ownList = call({
  does: 'Own scenes, also those without points, recommended ones first',
  path: '/visitor/v2/hotImage/ownList',
  roles: [exhibitor],
  input: page,
  output: pageSchema(ownScene).extend({ scenesMax: z.int() }),
  errors: [],
  example: { pageNum: 1, pageSize: 20 },
});

export const own = call({
  does: 'One own scene with all its points, for editing',
  path: '/visitor/v2/hotImage/getOwn',
  roles: [exhibitor],
  input: z.object({ id: id('hotspotScene') }),
  output: ownScene,
  errors: ['notFound'],
  example: { id: '$hotspotScene' },
});

export const create = call({
  does: 'Add a scene: its picture and name; its points come after',
  path: '/visitor/v2/hotImage/insert',
  roles: [exhibitor],
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
  path: '/visitor/v2/hotImage/update',
  roles: [exhibitor],
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
  roles: [exhibitor],
  input: z.object({ id: id('hotspotScene'), version, points: pointsForm }),
  output: written,
  errors: ['notFound', 'editConflict'],
  example: { id: '$hotspotScene', version: 1, points: [{ x: 420, y: 615, productId: '$product' }] },
});

export const remove = call({
  does: 'Delete an own scene',
  path: '/visitor/v2/hotImage/delete',
  roles: [exhibitor],
  input: z.object({ id: id('hotspotScene') }),
  output: done,
  errors: ['notFound'],
  example: { id: '$hotspotScene' },
});

export const restore = call({
  does: 'Take back the deletion of an own scene',
  path: '/visitor/v2/hotImage/restore',
  roles: [exhibitor],
  input: z.object({ id: id('hotspotScene') }),
  output: done,
  errors: ['notFound', 'hotspotSceneLimit'],
  example: { id: '$hotspotScene' },
});
