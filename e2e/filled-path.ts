import type { Ids } from './public-ids.ts';

/** An address of the site map with its parameters filled in; where the page shows an object, with a real one. */
export function filledPath(path: string, ids: Ids): string {
  const known: readonly (readonly [string, string])[] = [
    ['/find-exhibit/', ids.product],
    ['/news/', ids.article],
    ['/actorCollection/', ids.collection],
    ['/programme/', ids.programme],
    ['/find-person/', ids.visitor],
    ['/live/', ids.live],
  ];
  const id = known.find(([start]) => path.startsWith(start))?.[1] ?? ids.exhibitor;
  return path
    .replace(/\/:(id|code)\?$/, '')
    .replace('/:id', `/${id}`)
    .replace('/:slug', '/glufosinate-ammonium')
    .replace('/:floor?', '/1F')
    .replace('/:step', '/0')
    .replace('/:type', '/vis')
    .replace('/:who', '/visitor')
    .replace('/:action', '/publish')
    .replace('/*', '/reviews');
}
