import type { PageDesk } from '@fairbridge/contract/page/page.shapes.ts';
import type { RichBilingual } from '@fairbridge/contract/rich-text/rich-text.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Checkbox } from '../../ui/field.tsx';
import { deskTexts } from '../../components/content/desk.texts.ts';
import { changedAlone, PageDifference } from './page-difference.tsx';
import { PAGE_TITLES } from './page.texts.ts';

type Asked = {
  open: boolean;
  page: PageDesk;
  /** What is to become public. */
  body: RichBilingual;
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
  const alone = changedAlone(asked.page, asked.body);
  return (
    <ConfirmDialog
      open={asked.open}
      wide
      title={title}
      act={t('publishNow', { version: asked.version })}
      disabled={alone !== null && !asked.oneLanguage}
      onConfirm={asked.onPublish}
      onClose={asked.onClose}
    >
      <Differences {...asked} alone={alone} />
    </ConfirmDialog>
  );
}

function Differences({
  page,
  body,
  consentAgain,
  oneLanguage,
  onOneLanguage,
  alone,
}: Asked & { alone: ReturnType<typeof changedAlone> }) {
  const t = useTexts(deskTexts);
  return (
    <>
      <p>{t('publishLead')}</p>
      {page.page === 'agreement' && (
        <p className="mt-2 font-semibold">{t(consentAgain ? 'publishConsent' : 'publishAgreement')}</p>
      )}
      <h3 className="mt-5 text-lg">{t('differenceTitle', { version: page.version })}</h3>
      <PageDifference page={page} body={body} />
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
    </>
  );
}
