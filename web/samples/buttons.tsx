import { Button, ButtonLink, type ButtonKind } from '../app/ui/button.tsx';
import { CopyButton } from '../app/ui/copy-button.tsx';
import { FileButton } from '../app/ui/file-button.tsx';
import { BackLink } from '../app/ui/back-link.tsx';
import { IconButton } from '../app/ui/icon-button.tsx';
import { Icon } from '../app/ui/icons.tsx';
import { RoundButton } from '../app/ui/round-button.tsx';
import { SaveButton } from '../app/ui/save-button.tsx';
import { SchemeSelect } from '../app/ui/scheme-select.tsx';
import { toast } from '../app/ui/toast.tsx';
import { LONG_WORD, nothing, state, useWords, type Samples } from './sample.tsx';

const KINDS: readonly ButtonKind[] = ['action', 'quiet', 'plain', 'accent', 'bad'];

function Kinds({ small, disabled, busy }: Record<'small' | 'disabled' | 'busy', boolean>) {
  const say = useWords();
  return (
    <div className="flex flex-wrap items-center gap-3">
      {KINDS.map((kind) => (
        <Button key={kind} kind={kind} small={small} disabled={disabled} busy={busy}>
          {say('保存修改', 'Save changes')}
        </Button>
      ))}
    </div>
  );
}

export const PRESSED: Samples = {
  'round-button': [
    state('四种', 'Four kinds', () => {
      const say = useWords();
      return (
        <div className="flex flex-wrap gap-3 rounded-sign bg-black p-3">
          <RoundButton icon="microphone" label={say('静音', 'Mute')} onClick={nothing} />
          <RoundButton icon="cameraOff" look="off" label={say('开启摄像头', 'Turn on camera')} onClick={nothing} />
          <RoundButton icon="handset" look="good" label={say('重新呼叫', 'Call again')} onClick={nothing} />
          <RoundButton icon="hangUp" look="bad" label={say('挂断', 'Hang up')} onClick={nothing} />
        </div>
      );
    }),
  ],
  button: [
    state('五种', 'Five kinds', () => <Kinds small={false} disabled={false} busy={false} />),
    state('小号', 'Small', () => <Kinds small disabled={false} busy={false} />),
    state('不可用', 'Disabled', () => <Kinds small={false} disabled busy={false} />),
    state('处理中', 'Busy', () => <Kinds small={false} disabled={false} busy />),
    state('链接、图标与长词', 'Link, sign and a long word', () => {
      const say = useWords();
      return (
        <div className="flex flex-wrap items-center gap-3">
          <ButtonLink to="/news">{say('展会新闻', 'Fair news')}</ButtonLink>
          <Button kind="quiet">
            <Icon name="filter" size={18} />
            {say('筛选', 'Filters')}
          </Button>
          <Button kind="quiet">{LONG_WORD}</Button>
        </div>
      );
    }),
  ],
  'copy-button': [
    state('代码与长词', 'A code and a long word', () => (
      <div className="flex flex-wrap gap-3">
        <CopyButton value="500008-45-7" />
        <CopyButton value={LONG_WORD} />
      </div>
    )),
  ],
  'scheme-select': [state('本页即变', 'This page follows', () => <SchemeSelect className="input w-auto" />)],
  'file-button': [
    state('选择文件', 'Choosing a file', () => {
      const say = useWords();
      return (
        <FileButton kind="quiet" label={say('标志', 'Logo')} accept="image/png" onFile={nothing}>
          {say('选择文件', 'Choose a file')}
        </FileButton>
      );
    }),
  ],
  'back-link': [
    state('返回列表', 'Back to a list', () => {
      const say = useWords();
      return <BackLink to="/">{say('返回展商列表', 'Back to exhibitors')}</BackLink>;
    }),
  ],
  'icon-button': [
    state('可用与不可用', 'Ready and disabled', () => {
      const say = useWords();
      return (
        <div className="flex gap-2">
          <IconButton icon="up" label={say('上移', 'Move up')} onClick={nothing} />
          <IconButton icon="down" label={say('下移', 'Move down')} onClick={nothing} disabled />
        </div>
      );
    }),
  ],
  'save-button': [
    state('下载', 'Download', () => {
      const say = useWords();
      return (
        <div className="flex flex-wrap gap-3">
          <SaveButton save={() => Promise.resolve()}>{say('下载表格', 'Download the sheet')}</SaveButton>
          <SaveButton small kind="plain" save={() => Promise.reject(new Error('refused'))}>
            {say('会失败', 'Fails')}
          </SaveButton>
        </div>
      );
    }),
  ],
  toast: [
    state('三种提示', 'Three notices', () => {
      const say = useWords();
      return (
        <div className="flex flex-wrap gap-3">
          <Button kind="quiet" small onClick={() => toast.info(say('已加入对比', 'Added to the comparison'))}>
            {say('消息', 'News')}
          </Button>
          <Button kind="quiet" small onClick={() => toast.good(say('已保存', 'Saved'))}>
            {say('成功', 'Done')}
          </Button>
          <Button
            kind="quiet"
            small
            onClick={() => toast.error(say('未能保存，请重试', 'Not saved. Please try again'))}
          >
            {say('失败', 'Failed')}
          </Button>
        </div>
      );
    }),
  ],
};
