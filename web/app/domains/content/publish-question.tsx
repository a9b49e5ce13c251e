import type { PageDesk } from '@fairbridge/contract/content/page.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Checkbox } from '../../ui/field.tsx';
import { deskTexts } from './desk.texts.ts';
import { changedAlone, PageDifference } from './page-difference.tsx';
import { PAGE_TITLES } from './page.texts.ts';

type Asked = {
  open: boolean;
  page: PageDesk;
  version: string;
  consentAgain: boolean;
  /** The other language is meant to stay as it is. */
  oneLanguage: boolean;
  onOneLanguage: (meant: boolean) => void;
  onPublish: () => void;
  onClose: () => void;
};

/** Asks once before a text that people rely on becomes public: what differs, in both languages, and what follows. */
export function PublishQuestion(asked: Asked) {
  const t = useTexts(deskTexts);
  const lang = useLang();
  const title = t('publishTitle', { page: inLang(PAGE_TITLES[asked.page.page], lang), version: asked.version });
  return (
    <Dialog open={asked.open} wide title={title} onClose={asked.onClose}>
      <Question {...asked} />
    </Dialog>
  );
}

function Question({ page, version, consentAgain, oneLanguage, onOneLanguage, onPublish, onClose }: Asked) {
  const t = useTexts(deskTexts);
  const alone = changedAlone(page);
  return (
    <>
      <p>{t('publishLead')}</p>
      {page.page === 'agreement' && (
        <p className="mt-2 font-semibold">{t(consentAgain ? 'publishConsent' : 'publishAgreement')}</p>
      )}
      <h3 className="mt-5 text-lg">{t('differenceTitle', { version: page.version })}</h3>
      <PageDifference page={page} />
      {alone !== null && (
        <div className="note mt-5" role="alert">
          <p className="mb-2 font-semibold">{t(alone === 'zh' ? 'onlyChinese' : 'onlyEnglish')}</p>
          <Checkbox
            label={t('oneLanguage')}
            checked={oneLanguage}
            onChange={(event) => onOneLanguage(event.target.checked)}
          />
        </div>
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button kind="plain" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button disabled={alone !== null && !oneLanguage} onClick={onPublish}>
          {t('publishNow', { version })}
        </Button>
      </div>
    </>
  );
}
