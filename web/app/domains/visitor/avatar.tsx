import type { CurrentUser } from '@fairbridge/contract/account/account.shapes.ts';
import { Icon } from '../../ui/icons.tsx';
import { initialsOf } from '../../ui/initials-of.ts';
import { Initials } from '../../ui/initials.tsx';
import { Picture } from '../../ui/picture.tsx';

/** The own picture, round; without one the name's initials. `edge` in pixels. */
export function Avatar({
  user,
  name,
  edge,
  label,
}: {
  user: CurrentUser;
  name: string;
  edge: 64 | 96;
  /** What the picture is, for whoever cannot see it. */
  label: string;
}) {
  return (
    <div
      className={`${edge === 96 ? 'size-24' : 'size-16'} shrink-0 overflow-hidden rounded-full border border-line bg-[var(--stage)]`}
    >
      {user.avatar !== '' ? (
        <Picture
          address={`/files/${user.avatar}`}
          alt={label}
          sizes={`${edge}px`}
          width={edge}
          height={edge}
          className="size-full object-cover"
        />
      ) : initialsOf(name) === '' ? (
        <span className="grid size-full place-items-center text-soft">
          <Icon name="person" size={edge / 2} />
        </span>
      ) : (
        <Initials name={name} />
      )}
    </div>
  );
}
