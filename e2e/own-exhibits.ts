import type { InputOf } from '@fairbridge/contract/call.ts';
import { ownList, remove, save } from '@fairbridge/contract/own-product/own-product.calls.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Client } from './client.ts';
import { exhibitPictures } from './pictures.ts';

const JOURNEYS = 'E2E-';
/** Has a journey added the exhibit with this article number? It goes again. */
export const isJourneys = (articleNumber: string): boolean => articleNumber.startsWith(JOURNEYS);

/** The list of a company while a test adds to it. */
export type OwnExhibits = {
  /** By which it is known whose it is, so that what a failed test left behind is found again. */
  articleNumber: (name: string) => string;
  /** Publishes an exhibit to everybody; answers its id. */
  publish: (name: { zh: string; en: string }) => Promise<string>;
  /** Publishes to everybody until no more may be; answers how many were added. */
  fill: () => Promise<number>;
  remove: (id: string) => Promise<void>;
  /** Takes back everything that these tests have added, now or when they failed; what others have added meanwhile stays. */
  clear: () => Promise<void>;
};

type Form = Pick<InputOf<typeof save>, 'pictures' | 'longPictures'>;

async function upload(client: Client): Promise<Form> {
  const { main, long } = exhibitPictures([40, 120, 70]);
  const [cover, details] = await Promise.all([
    client.upload('product', main.buffer),
    client.upload('productLong', long.buffer),
  ]);
  return { pictures: [cover], longPictures: [details] };
}

/** `whose`: a name for the tests of a file that go one after the other. */
export function ownExhibits(client: Client, whose: string): OwnExhibits {
  const mark = `${JOURNEYS}${whose}-`;
  const articleNumber = (name: string): string => mark + name.replaceAll(/[^A-Za-z0-9]+/g, '-');
  const { call } = client;
  let pictures: Form | null = null;
  const all = async () => (await call(ownList, { pageSize: 100 })).list;
  const publish: OwnExhibits['publish'] = async (name) => {
    pictures ??= await upload(client);
    const { id } = await call(save, {
      ...pictures,
      name,
      articleNumber: articleNumber(name.en.slice(0, 28)),
      categoryCode: 'herbicides',
      tags: ['herbicides'],
      attributes: {
        ingredients: [{ code: 'glufosinate-ammonium', content: 200, unit: 'g/L' }],
        formulation: 'SL',
        class: 'herbicide',
      },
      introduction: { zh: '灭生性触杀型除草剂。', en: 'A contact herbicide for total weed control.' },
      minimumOrder: { quantity: 1000, unit: 'L' },
      scope: 0,
    });
    return id;
  };
  const removeOne = async (id: string): Promise<void> => void (await call(remove, { id }));
  return {
    articleNumber,
    publish,
    fill: async () => {
      const { publicProducts } = await call(ownList, { pageSize: 1 });
      const free = LIMITS.publicProductsMax - publicProducts;
      for (let place = 0; place < free; place += 1)
        await publish({ zh: `陪展品 ${place + 1}`, en: `Companion ${place + 1}` });
      return free;
    },
    remove: removeOne,
    clear: async () => {
      for (const { id, articleNumber: number } of await all()) if (number.startsWith(mark)) await removeOne(id);
    },
  };
}
