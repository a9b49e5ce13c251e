import { useState } from 'react';
import { DropZone } from '../app/ui/drop-zone.tsx';
import PictureCrop, { type Placing } from '../app/ui/picture-crop.tsx';
import { nothing, state, useWords, type Samples } from './sample.tsx';

function Zone({ invalid = false, large = false }: { invalid?: boolean; large?: boolean }) {
  const say = useWords();
  return (
    <DropZone
      label={say('展品图片', 'Pictures')}
      icon="upload"
      words={{ drop: say('把图片拖到这里，或', 'Drop pictures here, or'), choose: say('选择图片', 'choose pictures') }}
      accept="image/*"
      invalid={invalid}
      large={large}
      onFiles={nothing}
    >
      <p className="field-hint">{say('JPG 或 PNG，最多 10 张', 'JPG or PNG, up to 10')}</p>
    </DropZone>
  );
}

const CROPPED = { width: 900, height: 600 };
const SQUARE = { width: 400, height: 400 };

/** A picture to be placed: a square of one colour on another. */
function drawn(): string {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [CROPPED.width, CROPPED.height];
  const brush = canvas.getContext('2d');
  if (brush !== null) {
    brush.fillStyle = '#0f5b3e';
    brush.fillRect(0, 0, 900, 600);
    brush.fillStyle = '#e8b33f';
    brush.fillRect(250, 100, 400, 400);
  }
  return canvas.toDataURL();
}

function Crop({ way }: { way: Placing['way'] }) {
  const [address] = useState(drawn);
  const [placing, setPlacing] = useState<Placing>({
    way,
    area: { x: 150, y: 0, width: 600, height: 600 },
    crop: { x: 0, y: 0 },
    zoom: 1,
    share: 1,
    colour: 'clear',
  });
  return (
    <PictureCrop
      address={address}
      size={CROPPED}
      min={SQUARE}
      round={false}
      placing={placing}
      onChange={(part) => setPlacing((before) => ({ ...before, ...part }))}
    />
  );
}

export const EDITED: Samples = {
  'drop-zone': [state('空', 'Empty', () => <Zone />), state('大，有误', 'Large, wrong', () => <Zone large invalid />)],
  'picture-crop': [
    state('方形', 'A square', () => <Crop way="fill" />),
    state('留白', 'With a margin', () => <Crop way="margin" />),
  ],
};
