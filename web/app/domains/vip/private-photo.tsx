import { useEffect, useState } from 'react';
import { calls } from '../../calls.ts';
import { fetchFileSignedIn } from '../../download.ts';
import { SkeletonLine } from '../../ui/skeleton.tsx';

type PhotoCall = typeof calls.vip.photo | typeof calls.vip.reviewPhoto;

/** A photo that only a call gives out; it lives in this page's memory and nowhere else. `failed` stands where it did not come. */
export function PrivatePhoto({
  call,
  id,
  alt,
  className,
  failed,
}: {
  call: PhotoCall;
  id: string;
  alt: string;
  className: string;
  failed: string;
}) {
  const [shown, setShown] = useState<{ id: string; address: string | null } | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    let address: string | null = null;
    fetchFileSignedIn(call, { id }, stop.signal).then(
      ({ file }) => {
        if (stop.signal.aborted) return;
        address = URL.createObjectURL(file);
        setShown({ id, address });
      },
      () => !stop.signal.aborted && setShown({ id, address: null }),
    );
    return () => {
      stop.abort();
      if (address !== null) URL.revokeObjectURL(address);
    };
  }, [call, id]);
  if (shown?.id !== id) return <SkeletonLine className={className} />;
  if (shown.address === null) return <p className={`grid place-items-center p-3 text-soft ${className}`}>{failed}</p>;
  return <img src={shown.address} alt={alt} className={className} />;
}
