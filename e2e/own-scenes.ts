import { employees } from '@fairbridge/contract/exhibitor/employee.calls.ts';
import { own } from '@fairbridge/contract/exhibitor/exhibitor.calls.ts';
import { create, own as ownScene, ownList, remove, setPoints } from '@fairbridge/contract/hotspot/hotspot.calls.ts';
import { ownList as ownProducts } from '@fairbridge/contract/own-product/own-product.calls.ts';
import type { SimpleProduct } from '@fairbridge/contract/own-product/own-product.shapes.ts';
import type { Client } from './client.ts';
import { DEMO } from './fixtures.ts';
import { isJourneys } from './own-exhibits.ts';
import { png } from './pictures.ts';

/** The demo exhibitor's showcases while a test adds to them. */
export type OwnScenes = {
  exhibitorId: string;
  /** Who makes and touches them, as colleagues read the name in English. */
  author: string;
  /** Exhibits of the demo: two that everybody sees and one that only approved visitors do; no other has their names. */
  shown: readonly [SimpleProduct, SimpleProduct];
  hidden: SimpleProduct;
  /** Adds a scene with a hotspot on the first of them; answers its id. */
  make: (name: string) => Promise<string>;
  /** Makes it a new version, as a colleague would. */
  touch: (id: string) => Promise<void>;
  /** Takes back the scenes of this name. */
  clear: (name: string) => Promise<void>;
};

export async function ownScenes(apiAs: (account: string, type: 'actor') => Promise<Client>): Promise<OwnScenes> {
  const { call, upload } = await apiAs(DEMO.exhibitor, 'actor');
  const all = (await call(ownProducts, { pageSize: 100 })).list;
  // what another journey has added goes again
  const list = all.filter(({ articleNumber }) => !isJourneys(articleNumber));
  const self = (await call(employees, { state: 'active' })).list.find((one) => one.self);
  const unique = list.filter(
    ({ name }) => list.filter((one) => one.name.en === name.en || one.name.zh === name.zh).length === 1,
  );
  const [second, first] = unique.filter(({ scope }) => scope === 0).slice(-2);
  const hidden = unique.findLast(({ scope }) => scope === 2);
  if (first === undefined || second === undefined || hidden === undefined)
    throw new Error('the demo exhibitor lacks exhibits');
  return {
    exhibitorId: (await call(own, {})).id,
    author: self?.name.en ?? '',
    shown: [first, second],
    hidden,
    make: async (name) => {
      const picture = await upload('scene', png(1200, 700, [90, 60, 120]));
      const { id, version } = await call(create, { name: { zh: name, en: '' }, picture });
      await call(setPoints, { id, version, points: [{ x: 300, y: 300, productId: first.id }] });
      return id;
    },
    touch: async (id) => {
      const { version, points } = await call(ownScene, { id });
      await call(setPoints, {
        id,
        version,
        points: points.map(({ x, y, product }) => ({ x: x + 400, y, productId: product.id })),
      });
    },
    clear: async (name) => {
      const { list: scenes } = await call(ownList, { pageSize: 100 });
      for (const scene of scenes)
        if (scene.name.zh === name || scene.name.en === name) await call(remove, { id: scene.id });
    },
  };
}
