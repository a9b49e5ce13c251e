import { useState } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { Picture } from '../../ui/picture.tsx';
import { track } from '../../tracking/track.ts';
import { productTexts } from '../product/product.texts.ts';

/** The pictures of an exhibit: one large, the others as buttons below it. */
export function Gallery({ id, pictures, name }: { id: string; pictures: readonly string[]; name: string }) {
  const t = useTexts(productTexts);
  const [chosen, setChosen] = useState(0);
  const current = pictures[chosen] ?? pictures[0] ?? '';
  const choose = (index: number): void => {
    track('001034000', id);
    setChosen(index);
  };
  return (
    <div>
      <div className="stage card">
        <Picture
          key={current}
          address={current}
          alt={t('pictureOf', { name, number: chosen + 1 })}
          sizes="(max-width: 750px) 94vw, 460px"
          width={800}
          height={800}
          eager
        />
      </div>
      {pictures.length > 1 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {pictures.map((address, index) => (
            <li key={address}>
              <button
                type="button"
                aria-label={t('picture', { number: index + 1 })}
                aria-pressed={index === chosen}
                className={`block overflow-hidden rounded-sign border-2 ${index === chosen ? 'border-action' : 'border-line hover:border-action'}`}
                onClick={() => choose(index)}
              >
                <Picture
                  address={address}
                  alt=""
                  sizes="68px"
                  width={68}
                  height={68}
                  className="size-[68px] object-cover"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
