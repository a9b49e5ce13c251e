import { useTexts } from '../../i18n/lang.tsx';
import { onlyLang, placeholdersOf, type AnnouncementFormValues } from './announcement-form-values.ts';
import { announcementTexts } from './announcement.texts.ts';

/** What whoever writes or sends an announcement may not have meant; nothing where all is well. */
export function WordNotes({ words }: { words: Pick<AnnouncementFormValues, 'title' | 'body'> }) {
  const t = useTexts(announcementTexts);
  const only = onlyLang(words);
  const found = placeholdersOf(words);
  return (
    <>
      {only !== null && <p className="note">{t('oneLanguage', { lang: t(`${only}Name`) })}</p>}
      {found.length > 0 && <p className="note break-words">{t('placeholders', { found: found.join(' ') })}</p>}
    </>
  );
}
