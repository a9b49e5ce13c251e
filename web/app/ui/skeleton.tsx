import { useTexts } from '../i18n/lang.tsx';
import { uiTexts } from './ui.texts.ts';

const times = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);
export const SkeletonLine = ({ className }: { className: string }) => <div className={`bone ${className}`} />;

function Loading({ width = 'page', children }: { width?: string; children: React.ReactNode }) {
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

/** The shape of a catalogue: filters at the left, cards at the right. */
export function CatalogueSkeleton() {
  return (
    <Loading>
      <div className="grid gap-8 lg:grid-cols-[15rem_1fr]">
        <div className="hidden content-start gap-3 lg:grid">
          {times(9).map((n) => (
            <SkeletonLine key={n} className="h-6" />
          ))}
        </div>
        <div className="catalogue">
          {times(8).map((n) => (
            <div key={n} className="card">
              <SkeletonLine className="aspect-square" />
              <div className="grid gap-2 p-4">
                <SkeletonLine className="h-5" />
                <SkeletonLine className="h-4 w-2/3" />
                <SkeletonLine className="mt-4 h-6 w-1/2" />
              </div>
            </div>
          ))}
        </div>
      </div>
    </Loading>
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

/** The shape of a form in one column. */
export function FormSkeleton() {
  return (
    <Loading width="page-card">
      <SkeletonLine className="mb-6 h-8 w-56" />
      {times(5).map((n) => (
        <div key={n} className="mb-5 grid gap-2">
          <SkeletonLine className="h-4 w-24" />
          <SkeletonLine className="h-11" />
        </div>
      ))}
    </Loading>
  );
}
