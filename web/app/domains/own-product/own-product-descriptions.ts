import type { Vocabulary } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import type { FieldDescriptions } from '../../editing/editor-notices.tsx';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { ownProductTexts } from '../../components/own-product/own-product.texts.ts';
import { exhibitPartWords } from './exhibit-part-words.ts';

/** What the form calls its parts, where that is not their own name. */
const LABELS = {
  categoryCode: 'category',
  pictures: 'mainPictures',
  videos: 'video',
  values: 'trade',
} as const;
/** Those that are called as their key. */
const NAMED = [
  ...(['nameZh', 'nameEn', 'brandZh', 'brandEn', 'tags', 'longPictures', 'documents'] as const),
  ...(['ingredients', 'formulation', 'class', 'modeOfAction', 'crops', 'targets', 'registrations'] as const),
  ...(['packingZh', 'packingEn', 'introductionZh', 'introductionEn', 'minimumQuantity', 'minimumUnit'] as const),
  ...(['salePrice', 'purchasePrice', 'spot', 'customization'] as const),
  ...(['articleNumber', 'identification', 'scope', 'sortNumber'] as const),
];

/** The parts of an exhibit by their names, for whoever has to choose between two of them. */
export function useOwnProductDescriptions(vocabulary: Vocabulary): FieldDescriptions {
  const t = useTexts(ownProductTexts);
  const lang = useLang();
  const labels: Readonly<Record<string, (typeof LABELS)[keyof typeof LABELS]>> = LABELS;
  return {
    labelOf: (path) => t(labels[path] ?? NAMED.find((one) => one === path) ?? 'name'),
    say: (path, value) => exhibitPartWords(path, value, vocabulary, lang),
  };
}
