import { Loading, SkeletonLine, times } from './skeleton.tsx';

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
