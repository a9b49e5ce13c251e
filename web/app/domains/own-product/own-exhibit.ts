import { calls } from '../../calls.ts';
import type { PublicRoom } from './exhibit-essentials.tsx';
import { defineClientLoad, type LoadArgs } from '../../define-load.ts';

/** An own exhibit as it stands, with the words it may be described by. */
export async function loadOwnExhibit({ api, params }: Pick<LoadArgs, 'api' | 'params'>) {
  const [exhibit, vocabulary] = await Promise.all([
    api(calls.product.own, { id: params['id'] ?? '' }),
    api(calls.exhibition.vocabulary, {}),
  ]);
  return { exhibit, vocabulary };
}

/** How many of its exhibits everybody sees, of as many as may be. */
export async function publicRoom({ api }: Pick<LoadArgs, 'api'>): Promise<PublicRoom> {
  const { publicProducts, publicProductsMax } = await api(calls.product.ownList, { pageSize: 1 });
  return { count: publicProducts, max: publicProductsMax };
}

export const ownExhibit = () => defineClientLoad(loadOwnExhibit);
