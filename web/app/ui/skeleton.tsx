import { useTexts } from '../i18n/lang.tsx';
import { uiTexts } from './ui.texts.ts';

export const times = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);
export const SkeletonLine = ({ className }: { className: string }) => <div className={`bone ${className}`} />;

export function Loading({ width = 'page', children }: { width?: string; children: React.ReactNode }) {
  const t = useTexts(uiTexts);
  return (
    <div className={`${width} py-8`} aria-busy="true">
      <p className="sr-only" role="status">
        {t('loading')}
      </p>
      {children}
    </div>
  );
}

/** The shape of a work screen: a title and rows. */
export function WorkSkeleton() {
  return (
    <Loading>
      <SkeletonLine className="mb-6 h-8 w-56" />
      <div className="grid gap-3">
        {times(7).map((n) => (
          <SkeletonLine key={n} className="h-14" />
        ))}
      </div>
    </Loading>
  );
}
