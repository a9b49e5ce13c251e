import type { ReactNode } from 'react';
import { pictureAt } from '../../ui/picture.tsx';

/** What stands where the picture of a live would be, before its cover. `dim`: over the last picture. */
export function ScreenNote({ cover, title, children }: { cover?: string; title: string; children?: ReactNode }) {
  return (
    <div className="absolute inset-0 grid place-items-center overflow-hidden">
      {cover !== undefined && cover !== '' && (
        <img src={pictureAt(cover, 1200)} alt="" className="absolute inset-0 size-full object-cover" />
      )}
      <div className="absolute inset-0 bg-black/65" aria-hidden="true" />
      <div className="relative grid max-w-lg justify-items-center gap-3 px-6 text-center text-white">
        <p className="text-lg font-semibold md:text-xl">{title}</p>
        {children}
      </div>
    </div>
  );
}
