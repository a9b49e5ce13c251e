import type { ExhibitorCard as Card } from '@fairbridge/contract/exhibitor/exhibitor.shapes.ts';
import type { Lang } from '@fairbridge/contract/text.ts';

const NO_NAME = { zh: '', en: '' };

/** Only what a card shows travels with a list: three covers without their names, and the introduction in one language where it has that. */
export function forCard(exhibitor: Card, lang: Lang): Card {
  const { introduction, covers } = exhibitor;
  const shown = introduction[lang] === '' ? introduction : { zh: '', en: '', [lang]: introduction[lang] };
  return {
    ...exhibitor,
    introduction: shown,
    covers: covers.slice(0, 3).map(({ id, cover }) => ({ id, cover, name: NO_NAME })),
  };
}
