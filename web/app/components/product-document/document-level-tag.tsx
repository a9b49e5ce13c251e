import type { DocumentLevel } from '@fairbridge/contract/product-document/product-document.shapes.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { shownDocumentTexts } from './shown-document.texts.ts';

/** Who can open it, in a word. */
export function DocumentLevelTag({ level }: { level: DocumentLevel }) {
  const t = useTexts(shownDocumentTexts);
  return <span className="tag">{t(level)}</span>;
}
