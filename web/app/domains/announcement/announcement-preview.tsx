import { inLang, shownLang, translator, type Bilingual, type Lang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { htmlLang, LangProvider, useLang, useTexts } from '../../i18n/lang.tsx';
import { useExhibition } from '../../site/site.ts';
import { NoticeRow } from '../../components/notice/notice-row.tsx';
import { PreviewLanguages } from '../../components/content/preview-languages.tsx';
import type { AnnouncementFormValues } from './announcement-form-values.ts';
import { announcementTexts } from './announcement.texts.ts';

const SUBJECT = { zh: (fair: string) => `【${fair}】`, en: (fair: string) => `${fair}: ` } as const;

/** A text of which nothing is written yet shows where it will stand. */
const orPlace = (text: Bilingual, place: Bilingual): Bilingual =>
  text.zh.trim() === '' && text.en.trim() === '' ? place : { zh: text.zh.trim(), en: text.en.trim() };
const placeOf = (key: 'noTitle' | 'noBody'): Bilingual => ({
  zh: translator(announcementTexts, 'zh')(key),
  en: translator(announcementTexts, 'en')(key),
});

/** The announcement as its reader opens it in the message centre, in either language. */
export function AnnouncementPreview({ draft: formValues, now }: { draft: AnnouncementFormValues; now: string }) {
  const t = useTexts(announcementTexts);
  const here = useLang();
  const exhibition = useExhibition();
  const [lang, setLang] = useState<Lang>(here);
  const title = orPlace(formValues.title, placeOf('noTitle'));
  const notice = {
    id: 'preview',
    kind: 'announcement' as const,
    noticeType: 'SPONSOR' as const,
    title,
    body: orPlace(formValues.body, placeOf('noBody')),
    link: formValues.link.trim(),
    seen: false,
    createdAt: now,
  };
  return (
    <div>
      <div className="mb-4 flex gap-2" role="group" aria-label={t('previewLang')}>
        <PreviewLanguages lang={lang} names={{ zh: t('Chinese'), en: t('English') }} onChange={setLang} />
      </div>
      <LangProvider value={lang}>
        <ul lang={htmlLang(lang)}>
          <NoticeRow notice={notice} seen onOpen={() => null} open />
        </ul>
      </LangProvider>
      {formValues.byEmail && exhibition !== null && (
        <dl className="mt-4">
          <dt className="text-sm text-soft">{t('mailSubject')}</dt>
          <dd lang={htmlLang(shownLang(title, lang))} className="font-semibold break-words">
            {SUBJECT[lang](exhibition.shortName[lang])}
            {inLang(title, lang)}
          </dd>
        </dl>
      )}
    </div>
  );
}
