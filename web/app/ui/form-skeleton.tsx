import { Loading, SkeletonLine, times } from './skeleton.tsx';

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
