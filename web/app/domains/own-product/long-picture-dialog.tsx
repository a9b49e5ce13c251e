import { useEffect, useState } from 'react';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { failureText } from '../../ui/failure-text.ts';
import { Picture } from '../../ui/picture.tsx';
import type { StackPage } from '../../ui/picture-size.ts';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import { useAction } from '../../ui/use-action.ts';
import { longPictureTexts } from './long-picture.texts.ts';
import { drawPlan, planOf, readPictures, type ReadPicture } from './long-picture-work.ts';
import type { ExhibitPictureValues } from './exhibit-form-values.ts';

type Read = { pictures: readonly ReadPicture[] } | { failure: string } | null;

/** The pictures as they are drawn; let go of when the dialog closes. */
function useRead(pictures: readonly ExhibitPictureValues[]): Read {
  const lang = useLang();
  const [read, setRead] = useState<Read>(null);
  const [asked] = useState(pictures);
  useEffect(() => {
    let gone = false;
    const reading = readPictures(asked);
    reading.then(
      (found) => !gone && setRead({ pictures: found }),
      (error: unknown) => !gone && setRead({ failure: failureText(error, lang) }),
    );
    return () => {
      gone = true;
      void reading.then((found) => found.forEach(({ bitmap }) => bitmap.close())).catch(() => undefined);
    };
  }, [asked, lang]);
  return read;
}

function Which({
  pictures,
  left,
  onToggle,
}: {
  pictures: readonly ExhibitPictureValues[];
  left: readonly string[];
  onToggle: (id: string) => void;
}) {
  const t = useTexts(longPictureTexts);
  return (
    <fieldset className="field">
      <legend className="field-label mb-1.5">{t('which')}</legend>
      <div className="flex flex-wrap gap-3">
        {pictures.map(({ id, address }, at) => (
          <label key={id} className="grid cursor-pointer justify-items-center gap-1">
            <Picture
              address={address}
              alt=""
              sizes="64px"
              width={64}
              height={64}
              className={`size-16 rounded-sign object-cover ${left.includes(id) ? 'opacity-40' : ''}`}
            />
            <span className="flex items-center gap-1.5 text-sm">
              <input type="checkbox" checked={!left.includes(id)} onChange={() => onToggle(id)} />
              {t('picture', { number: at + 1 })}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** How it will look: the pictures below one another, as they will be drawn. */
function Preview({
  pages,
  width,
  shown,
}: {
  pages: readonly StackPage[];
  width: number;
  shown: readonly ExhibitPictureValues[];
}) {
  const t = useTexts(longPictureTexts);
  return (
    <section
      aria-label={t('Preview')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls, by keys too
      tabIndex={0}
      className="grid max-h-96 gap-4 overflow-y-auto bg-[var(--stage)] p-3"
    >
      {pages.map(({ height, pictures }, page) => (
        <figure key={pictures[0]?.at ?? page} className="mx-auto grid w-full max-w-60 gap-1">
          <figcaption className="num text-sm text-soft">{t('page', { number: page + 1, width, height })}</figcaption>
          <div className="bg-white" style={{ aspectRatio: width / height }}>
            {pictures.map(({ at, height: drawn }) => (
              <Picture
                key={at}
                address={shown[at]?.address ?? ''}
                alt=""
                sizes="240px"
                width={width}
                height={drawn}
                className="block h-auto w-full"
              />
            ))}
          </div>
        </figure>
      ))}
    </section>
  );
}

/** Which pictures become a long one, how it will look, and then it is made. Loaded lazily. */
export default function LongPictureDialog({
  pictures,
  room,
  onClose,
  onMade,
}: {
  pictures: readonly ExhibitPictureValues[];
  room: number;
  onClose: () => void;
  onMade: (files: readonly File[]) => void;
}) {
  const t = useTexts(longPictureTexts);
  const lang = useLang();
  const read = useRead(pictures);
  const [left, setLeft] = useState<readonly string[]>([]);
  const { busy, failure, run } = useAction({ showFailure: 'here' });
  const ready = read !== null && 'pictures' in read ? read.pictures.filter(({ id }) => !left.includes(id)) : [];
  const shown = pictures.filter(({ id }) => !left.includes(id));
  const plan = planOf(ready.map(({ bitmap: { width, height } }) => ({ width, height })));
  const count = plan.pages.length;
  const wrong =
    read !== null && 'failure' in read ? read.failure : count > room ? t('tooMany', { count, room }) : failure;
  const make = async (): Promise<void> =>
    onMade(
      await drawPlan(
        ready.map(({ bitmap }) => bitmap),
        plan,
        lang,
      ),
    );
  const toggle = (id: string): void => setLeft(left.includes(id) ? left.filter((one) => one !== id) : [...left, id]);
  return (
    <ConfirmDialog
      open
      wide
      title={t('title')}
      onClose={onClose}
      act={count > 1 ? t('addMany', { count }) : t('add')}
      busy={busy}
      disabled={count === 0 || count > room}
      failure={wrong}
      onConfirm={() => void run(make)}
    >
      <div className="grid gap-4">
        <p className="text-soft">{t('lead')}</p>
        <Which pictures={pictures} left={left} onToggle={toggle} />
        {read === null ? <SkeletonLine className="h-72" /> : count > 0 && <Preview {...plan} shown={shown} />}
      </div>
    </ConfirmDialog>
  );
}
