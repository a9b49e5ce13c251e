import type { PostState } from '@fairbridge/contract/newsfeed/newsfeed.shapes.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { ownPostTexts } from './own-post.texts.ts';

const COLOUR: Readonly<Partial<Record<PostState, string>>> = {
  published: 'text-good',
  refused: 'border-bad text-bad',
  removed: 'border-bad text-bad',
};

/** How a post stands, to its author and to the organizer. */
export function PostStateTag({ state }: { state: PostState }) {
  const t = useTexts(ownPostTexts);
  return <span className={`tag ${COLOUR[state] ?? ''}`}>{t(state)}</span>;
}
