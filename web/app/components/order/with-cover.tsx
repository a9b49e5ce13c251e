import type { ReactNode } from 'react';
import { Picture } from '../../ui/picture.tsx';

/** What a row says of an exhibit, beside its cover. */
export function WithCover({ cover, children }: { cover: string; children: ReactNode }) {
  return (
    <div className="flex gap-3">
      <Picture
        address={cover}
        alt=""
        sizes="64px"
        width={64}
        height={64}
        className="size-16 shrink-0 rounded-sign object-cover"
      />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
