import { calls } from '../../calls.ts';
import { defineWork, type LoadArgs } from '../../loading.ts';

/** An own exhibit as it stands, with the words it may be described by. */
export async function loadOwnExhibit({ api, params }: Pick<LoadArgs, 'api' | 'params'>) {
  const [exhibit, vocabulary] = await Promise.all([
    api(calls.product.own, { id: params['id'] ?? '' }),
    api(calls.exhibition.vocabulary, {}),
  ]);
  return { exhibit, vocabulary };
}

export const ownExhibit = () => defineWork(loadOwnExhibit);
