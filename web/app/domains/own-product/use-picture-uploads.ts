import { inLang } from '@fairbridge/contract/text.ts';
import { useRevalidator } from 'react-router';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { useUploads, type Uploads } from '../../components/upload/use-uploads.ts';
import { toast } from '../../ui/toast.tsx';
import type { Choice } from './draft-pictures-found.tsx';
import { draftPicturesTexts } from './draft-pictures.texts.ts';
import { givingWork, type Giving } from './draft-pictures-work.ts';

/** Pictures on their way to their drafts. The list is loaded anew when all have come, and after each that is tried again later. */
export function usePictureUploads(): { uploads: Uploads; give: (givings: readonly Giving[], choice: Choice) => void } {
  const t = useTexts(draftPicturesTexts);
  const lang = useLang();
  const uploads = useUploads();
  const { revalidate } = useRevalidator();
  const nameOf = ({ draft, pictures, longPictures }: Giving): string =>
    t('draftLine', {
      name: draft.articleNumber || inLang(draft.name, lang),
      count: pictures.length + longPictures.length,
    });
  const give = (givings: readonly Giving[], choice: Choice): void => {
    let count = 0;
    let together = true;
    const how = {
      ...choice,
      lang,
      words: { damaged: t('damaged'), full: (max: number) => t('full', { max }) },
      onRefused: uploads.refuse,
      onGiven: () => {
        count += 1;
        if (!together) void revalidate();
      },
    };
    const coming = givings.map((giving) => uploads.add(nameOf(giving), givingWork(giving, how)));
    void Promise.all(coming).then(() => {
      together = false;
      if (count === 0) return;
      toast.good(t('done', { count }));
      void revalidate();
    });
  };
  return { uploads, give };
}
