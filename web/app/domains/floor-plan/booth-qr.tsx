import type { Booth } from '@fairbridge/contract/exhibitor/exhibitor.shapes.ts';
import { saveQr } from '../../components/sharing/save-qr.ts';
import { BASE } from '../../i18n/address.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { useSite } from '../../site/site.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import QrPicture from '../../ui/qr-picture.tsx';
import { boothQrTexts } from './booth-qr.texts.ts';
import { mapPath, plateText } from './route-address.ts';

/** The code that says where one is: whoever scans it at the booth sees the map from there. */
export default function BoothQr({ place, onClose }: { place: Booth; onClose: () => void }) {
  const t = useTexts(boothQrTexts);
  const origin = useSite()?.origin ?? '';
  const booth = { hall: place.hall.code, number: place.number };
  // in Chinese as all signs of the fair; the page offers the other language
  const address = origin + BASE + mapPath(place.floor, { booth, isHere: true });
  const title = t('title', { booth: plateText(place.floor, booth) });
  return (
    <Dialog open title={title} onClose={onClose}>
      <div className="grid justify-items-center gap-4">
        <p>{t('lead')}</p>
        <div className="size-56">
          <QrPicture text={address} label={title} />
        </div>
        <Button onClick={() => void saveQr(address, title)}>{t('save')}</Button>
      </div>
    </Dialog>
  );
}
