import { Initials } from '../../ui/initials.tsx';
import { Picture } from '../../ui/picture.tsx';

const SIZE = { small: 44, large: 96 } as const;

/** Somebody's picture, round; the initials where there is none. The name stands beside it, so it says nothing by itself. */
export function EmployeeAvatar({
  avatar,
  name,
  size = 'small',
}: {
  avatar: string;
  name: string;
  size?: keyof typeof SIZE;
}) {
  const edge = SIZE[size];
  return (
    <span
      className="grid shrink-0 place-items-center overflow-hidden rounded-full border border-line bg-[var(--stage)] text-soft"
      style={{ width: edge, height: edge }}
    >
      {avatar === '' ? (
        <Initials name={name} />
      ) : (
        <Picture
          address={`/files/${avatar}`}
          alt=""
          sizes={`${edge}px`}
          width={edge}
          height={edge}
          className="size-full object-cover"
        />
      )}
    </span>
  );
}
