import { LIMITS } from '@fairbridge/contract/limits.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import type { ExhibitRoom } from '../../components/own-product/exhibit-room.ts';
import { productImportTexts } from './product-import.texts.ts';

/** What a company may still add by a spreadsheet, and publish then. */
export type ImportRoom = ExhibitRoom & { drafts: number };

/** `drafts`: how many there are. */
export const importRoom = (room: ExhibitRoom, drafts: number): ImportRoom => ({
  ...room,
  drafts: Math.max(0, LIMITS.productDraftsMax - drafts),
});

const ROWS = ['drafts', 'exhibits', 'publicExhibits'] as const satisfies readonly (keyof ImportRoom)[];
const LABEL = { drafts: 'roomDrafts', exhibits: 'roomExhibits', publicExhibits: 'roomPublic' } as const;

/** Told before anything is uploaded: a file that is too long is work in vain. */
export function ImportRoomCard({ room }: { room: ImportRoom }) {
  const t = useTexts(productImportTexts);
  const lang = useLang();
  return (
    <section className="card p-5" aria-labelledby="import-room">
      <h2 id="import-room" className="mb-2 text-lg">
        {t('room')}
      </h2>
      <dl className="grid gap-1.5">
        {ROWS.map((row) => (
          <div key={row} className="flex items-baseline justify-between gap-4">
            <dt className="text-soft">{t(LABEL[row])}</dt>
            <dd className={`num font-semibold ${room[row] === 0 ? 'text-bad' : ''}`}>{number(room[row], lang)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
