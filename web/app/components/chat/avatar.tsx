import { Initials } from '../../ui/initials.tsx';
import { Picture } from '../../ui/picture.tsx';

/** The picture of a person or a company, or its initials, with a mark while somebody is there. The name stands beside it. */
export function Avatar({ picture, name, online }: { picture: string; name: string; online: boolean }) {
  return (
    <span className="relative size-11 shrink-0">
      <span className="grid size-11 place-items-center overflow-hidden rounded-full border border-line bg-[var(--stage)]">
        {picture === '' ? (
          <Initials name={name} />
        ) : (
          <Picture address={picture} alt="" sizes="44px" width={44} height={44} className="size-full object-cover" />
        )}
      </span>
      {online && (
        <span
          className="absolute right-0 bottom-0 size-3 rounded-full border-2 border-card bg-good"
          aria-hidden="true"
        />
      )}
    </span>
  );
}
