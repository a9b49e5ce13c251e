import { inLang } from '@fairbridge/contract/text.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { muteTexts } from './mute.texts.ts';
import { reasonText, type Item, type Muted } from './use-recommendations.ts';

/** What shall not be recommended any more: this exhibit, its company, or anything for this reason. */
export default function MuteDialog({
  item: { product, reason },
  onMute,
  onClose,
}: {
  item: Item;
  onMute: (muted: Muted) => void;
  onClose: () => void;
}) {
  const t = useTexts(muteTexts);
  const lang = useLang();
  const company = inLang(product.exhibitor.name, lang);
  return (
    <Dialog open onClose={onClose} title={t('muteTitle')}>
      <div className="grid gap-2">
        <Button kind="quiet" className="justify-start text-left" onClick={() => onMute({ productId: product.id })}>
          {t('product')}
        </Button>
        <Button
          kind="quiet"
          className="justify-start text-left"
          onClick={() => onMute({ exhibitorId: product.exhibitor.id })}
        >
          {t('exhibitor', { name: company })}
        </Button>
        {reason.code !== '' && (
          <Button
            kind="quiet"
            className="justify-start text-left"
            onClick={() => onMute({ reason: reasonText(reason) })}
          >
            {t('reason', { name: inLang(reason.name, lang) })}
          </Button>
        )}
      </div>
      <div className="dialog-actions">
        <Button kind="plain" onClick={onClose}>
          {t('Cancel')}
        </Button>
      </div>
    </Dialog>
  );
}
