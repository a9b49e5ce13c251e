import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../app/ui/button.tsx';
import { DropZone } from '../app/ui/drop-zone.tsx';
import { EditConflict } from '../app/ui/edit-conflict.tsx';
import PictureCrop from '../app/ui/picture-crop.tsx';
import { useUnsaved } from '../app/ui/use-unsaved.tsx';
import { nothing, Opened, state, useWords, type Samples } from './sample.tsx';

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

type Opening = Parameters<typeof PictureCrop>[0]['picture'];

function Crop() {
  const [picture, setPicture] = useState<Opening | null>(null);
  useEffect(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [900, 600];
    const brush = canvas.getContext('2d');
    if (brush !== null) {
      brush.fillStyle = '#0f5b3e';
      brush.fillRect(0, 0, 900, 600);
      brush.fillStyle = '#e8b33f';
      brush.fillRect(250, 100, 400, 400);
    }
    void createImageBitmap(canvas).then((bitmap) => setPicture({ bitmap, address: canvas.toDataURL() }));
  }, []);
  return picture === null ? null : <PictureCrop picture={picture} min={{ width: 400, height: 400 }} onArea={nothing} />;
}

function Leaving() {
  const say = useWords();
  const navigate = useNavigate();
  const { dialog } = useUnsaved(true);
  return (
    <>
      <Button kind="quiet" small data-opens onClick={() => void navigate('/')}>
        {say('离开', 'Leave')}
      </Button>
      {dialog}
    </>
  );
}

export const EDITED: Samples = {
  'drop-zone': [state('空', 'Empty', () => <Zone />), state('大，有误', 'Large, wrong', () => <Zone large invalid />)],
  'picture-crop': [state('方形', 'A square', () => <Crop />)],
  'edit-conflict': [
    state('别人先保存了', 'Somebody saved first', () => (
      <Opened>{(open, close) => <EditConflict open={open} onClose={close} />}</Opened>
    )),
  ],
  'use-unsaved': [state('离开时', 'On leaving', () => <Leaving />)],
};
