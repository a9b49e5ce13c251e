import type { CurrentUser } from '@fairbridge/contract/account/account.shapes.ts';
import { PICTURES } from '@fairbridge/contract/limits.ts';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { updateUser } from '../../session/session.ts';
import { toast } from '../../ui/toast.tsx';
import { useAction } from '../../ui/use-action.ts';
import { OnePicture } from '../../components/upload/one-picture.tsx';
import type { Uploaded } from '../../components/upload/picture-use.ts';
import { Avatar } from './avatar.tsx';
import { profileTexts } from './profile.texts.ts';

const EDGE = PICTURES.avatar.widthMin;

/** The own picture, round; any picture may be brought, the square of it is chosen here and cut in the browser. */
export function ProfileAvatar({ user, name }: { user: CurrentUser; name: string }) {
  const t = useTexts(profileTexts);
  const { busy: removing, run } = useAction();
  const keep = async ({ id }: Uploaded): Promise<void> => {
    updateUser((await api(calls.visitor.setAvatar, { picture: id })).user);
    toast.good(t('avatarSaved'));
  };
  const remove = async (): Promise<void> => updateUser((await api(calls.visitor.setAvatar, { picture: null })).user);
  return (
    <div className="grid justify-items-center gap-2">
      <Avatar user={user} name={name} edge={96} label={t('avatar')} />
      <OnePicture
        use="avatar"
        label={t('avatar')}
        hint={`${user.avatar === '' ? t('avatarSkipped') : ''}${t('avatarHint', { edge: EDGE })}`}
        onDone={keep}
      >
        {t(user.avatar === '' ? 'addAvatar' : 'changeAvatar')}
      </OnePicture>
      {user.avatar !== '' && (
        <button
          type="button"
          className="link min-h-7 text-sm"
          disabled={removing}
          aria-label={t('removeAvatar')}
          onClick={() => void run(remove, { success: t('avatarRemoved') })}
        >
          {t('removeAvatar')}
        </button>
      )}
    </div>
  );
}
