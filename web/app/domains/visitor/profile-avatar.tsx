import type { CurrentUser } from '@fairbridge/contract/account/account.shapes.ts';
import { sendBytes } from '@fairbridge/contract/client.ts';
import { PICTURES } from '@fairbridge/contract/limits.ts';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { api, caller } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { updateUser } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { failureText } from '../../ui/form.ts';
import { FormFailure } from '../../ui/form-failure.tsx';
import { Icon } from '../../ui/icons.tsx';
import { closePicture, cutSquare, openPicture, type Area, type OpenPicture } from '../../ui/picture-cut.ts';
import { Picture } from '../../ui/picture.tsx';
import { Bone } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.tsx';
import { profileTexts } from './profile.texts.ts';

const PictureCrop = lazy(() => import('../../ui/picture-crop.tsx'));

const EDGE = { min: PICTURES.avatar.widthMin, max: 800 };

function CropDialog({ picture, onClose }: { picture: OpenPicture; onClose: () => void }) {
  const t = useTexts(profileTexts);
  const lang = useLang();
  const area = useRef<Area | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const save = async (): Promise<void> => {
    if (area.current === null) return;
    setBusy(true);
    setFailure('');
    try {
      const square = await cutSquare(picture.bitmap, area.current, EDGE);
      const { id } = await sendBytes(calls.upload.stream, { use: 'avatar' }, square, caller);
      updateUser((await api(calls.visitor.setAvatar, { picture: id })).user);
      toast.good(t('avatarSaved'));
      onClose();
    } catch (error) {
      setFailure(failureText(error, lang));
      setBusy(false);
    }
  };
  return (
    <Dialog open title={t('avatar')} onClose={onClose}>
      <Suspense fallback={<Bone className="h-96" />}>
        <PictureCrop picture={picture} edgeMin={EDGE.min} onArea={(now) => (area.current = now)} />
      </Suspense>
      <FormFailure message={failure} />
      <div className="dialog-actions">
        <Button kind="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button busy={busy} onClick={() => void save()}>
          {t('useAvatar')}
        </Button>
      </div>
    </Dialog>
  );
}

/** Chooses a picture, opens it, and lets go of it when it is no longer shown. */
function useChosenPicture() {
  const lang = useLang();
  const [picture, setPicture] = useState<OpenPicture | null>(null);
  useEffect(() => () => (picture === null ? undefined : closePicture(picture)), [picture]);
  const choose = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const opened = await openPicture(file, EDGE.min, lang);
    if ('wrong' in opened) toast.error(opened.wrong);
    else setPicture(opened);
  };
  return { picture, choose, close: () => setPicture(null) };
}

/** The own picture, round; any picture may be brought, the square of it is chosen here and cut in the browser. */
export function ProfileAvatar({ user }: { user: CurrentUser }) {
  const t = useTexts(profileTexts);
  const lang = useLang();
  const input = useRef<HTMLInputElement>(null);
  const [removing, setRemoving] = useState(false);
  const { picture, choose, close } = useChosenPicture();
  const remove = async (): Promise<void> => {
    setRemoving(true);
    try {
      updateUser((await api(calls.visitor.setAvatar, { picture: null })).user);
      toast.good(t('avatarRemoved'));
    } catch (error) {
      toast.error(failureText(error, lang));
    } finally {
      setRemoving(false);
    }
  };
  return (
    <div className="grid justify-items-center gap-2">
      <div className="size-24 overflow-hidden rounded-full border border-line bg-[var(--stage)]">
        {user.avatar === '' ? (
          <span className="grid size-full place-items-center text-soft">
            <Icon name="person" size={48} />
          </span>
        ) : (
          <Picture
            address={`/files/${user.avatar}`}
            alt={t('avatar')}
            sizes="96px"
            width={96}
            height={96}
            className="size-full object-cover"
          />
        )}
      </div>
      <Button kind="quiet" small title={t('avatarHint', { edge: EDGE.min })} onClick={() => input.current?.click()}>
        {t(user.avatar === '' ? 'addAvatar' : 'changeAvatar')}
      </Button>
      {user.avatar !== '' && (
        <button
          type="button"
          className="link min-h-7 text-sm"
          disabled={removing}
          aria-label={t('removeAvatar')}
          onClick={() => void remove()}
        >
          {t('removeAvatar')}
        </button>
      )}
      <input
        ref={input}
        type="file"
        accept="image/*"
        tabIndex={-1}
        className="sr-only"
        aria-label={t('avatar')}
        onChange={(event) => {
          void choose(event.target.files?.[0]);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
      {picture !== null && <CropDialog picture={picture} onClose={close} />}
    </div>
  );
}
