import { Initials } from '../../ui/initials.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { Facing } from './talk-session.ts';

/** The picture of whoever one talks with, or the initials, while no moving one is there. */
export function TalkAvatar({ facing: { name, picture }, rings = false }: { facing: Facing; rings?: boolean }) {
  return (
    <span className={rings ? 'talk-face talk-face-rings border border-line' : 'talk-face'}>
      {picture === '' ? (
        <Initials name={name} />
      ) : (
        <Picture address={picture} alt="" sizes="72px" width={72} height={72} className="size-full object-cover" />
      )}
    </span>
  );
}
