import type { OpenState } from '@fairbridge/contract/opening-hours/opening-hours.shapes.ts';
import { useLang } from '../../i18n/lang.tsx';
import { openingNow } from './opening-words.ts';

/** Whether chats are answered now, and from when or until when, on both clocks. Comes late to public pages. */
export default function OpeningLine({ opening }: { opening: OpenState }) {
  const lang = useLang();
  return <>{openingNow(opening, lang)}</>;
}
