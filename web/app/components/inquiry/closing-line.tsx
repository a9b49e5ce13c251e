import { CLOSING_REASON_NAMES, type Closing } from '@fairbridge/contract/lead/closing.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { ownRequestsTexts } from './own-requests.texts.ts';

/** Why a buyer has closed what they sent, as both sides read it; nothing while it is open. */
export function ClosingLine({ closing, className = '' }: { closing: Closing | null; className?: string }) {
  const t = useTexts(ownRequestsTexts);
  const lang = useLang();
  if (closing === null) return null;
  const reason = inLang(CLOSING_REASON_NAMES[closing.reason], lang);
  return (
    <p className={`break-words ${className}`}>
      {t('closedBecause', { reason })}
      {closing.text !== '' && <span className="block text-soft">{closing.text}</span>}
    </p>
  );
}
