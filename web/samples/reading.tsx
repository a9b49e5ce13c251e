import type { RichText } from '@fairbridge/contract/rich-text/rich-text.ts';
import { AddressLine } from '../app/ui/address-line.tsx';
import { ChatIcon } from '../app/ui/chat-icon.tsx';
import { ContactLines } from '../app/ui/contact-lines.tsx';
import { Facts } from '../app/ui/facts.tsx';
import { FormFailure } from '../app/ui/form-failure.tsx';
import { Highlight } from '../app/ui/highlight.tsx';
import { Icon, type IconName } from '../app/ui/icons.tsx';
import { Initials } from '../app/ui/initials.tsx';
import { LanguageMarks } from '../app/ui/language-marks.tsx';
import { LanguageMeter } from '../app/ui/language-meter.tsx';
import { LimitMeter } from '../app/ui/limit-meter.tsx';
import { LinkedText } from '../app/ui/linked-text.tsx';
import { OtherName } from '../app/ui/other-name.tsx';
import { Paragraphs } from '../app/ui/paragraphs.tsx';
import { Picture } from '../app/ui/picture.tsx';
import QrPicture from '../app/ui/qr-picture.tsx';
import { Rich } from '../app/ui/rich-text.tsx';
import { NavIcon, type NavIconName } from '../app/ui/nav-icons.tsx';
import { StatusBadge } from '../app/ui/status-badge.tsx';
import { VideoPlayer } from '../app/ui/video-player.tsx';
import { DRAWN, LONG_WORD, state, useWords, type Samples } from './sample.tsx';

const ICONS: readonly IconName[] = [
  'home',
  'search',
  'mail',
  'person',
  'star',
  'check',
  'warning',
  'trash',
  'order',
  'map',
];

const ROOM_ICONS: readonly NavIconName[] = ['overview', 'people', 'badge', 'passport', 'bell', 'qr', 'order'];

const article = (title: string, words: string, quote: string): RichText => ({
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: title }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: words, marks: [{ type: 'bold' }] },
        { type: 'text', text: ` ${LONG_WORD}` },
      ],
    },
    { type: 'blockquote', content: [{ type: 'paragraph', content: [{ type: 'text', text: quote }] }] },
  ],
});

export const READ: Samples = {
  icons: [
    state('两种大小', 'Two sizes', () => (
      <div className="flex flex-wrap items-center gap-4">
        {ICONS.map((name) => (
          <Icon key={name} name={name} />
        ))}
        <Icon name="star" size={32} filled />
      </div>
    )),
  ],
  'nav-icons': [
    state('菜单的图标', 'Signs of menus', () => (
      <div className="flex flex-wrap items-center gap-4">
        {ROOM_ICONS.map((name) => (
          <NavIcon key={name} name={name} />
        ))}
      </div>
    )),
  ],
  'chat-icon': [state('洽谈的图标', 'The sign of chat', () => <ChatIcon />)],
  initials: [
    state('中文名与英文名', 'A Chinese and a Latin name', () => (
      <div className="flex gap-3">
        {['李雷', 'Maria Silva'].map((name) => (
          <span key={name} className="size-12 overflow-hidden rounded-full">
            <Initials name={name} />
          </span>
        ))}
      </div>
    )),
  ],
  picture: [
    state('有图与无图', 'With and without a picture', () => {
      const say = useWords();
      return (
        <div className="grid grid-cols-2 gap-3">
          <Picture
            address={DRAWN}
            alt={say('展品照片', 'The exhibit')}
            sizes="10rem"
            width={400}
            height={300}
            className="h-auto w-full"
          />
          <Picture address="" alt="" sizes="10rem" width={400} height={300} />
        </div>
      );
    }),
  ],
  'qr-picture': [
    state('二维码', 'QR code', () => {
      const say = useWords();
      return (
        <div className="w-36">
          <QrPicture text="https://fair.example" label={say('展会首页', 'The fair')} />
        </div>
      );
    }),
  ],
  'video-player': [
    state('未播放', 'Before it plays', () => {
      const say = useWords();
      return <VideoPlayer video={{ url: '/files/nothing.mp4', cover: DRAWN }} label={say('工厂介绍', 'The factory')} />;
    }),
  ],
  facts: [
    state('已知与未知', 'Known and unknown', () => {
      const say = useWords();
      return (
        <Facts
          empty="—"
          rows={[
            [say('有效成分', 'Active ingredient'), say('草铵膦', 'Glufosinate-ammonium')],
            [say('登记的国家和地区', 'Registered in these countries and regions'), LONG_WORD],
            [say('包装', 'Packing'), ''],
          ]}
        />
      );
    }),
  ],
  'address-line': [state('长邮箱', 'A long address', () => <AddressLine email={`${LONG_WORD}@fair.example`} />)],
  'contact-lines': [
    state('邮箱与手机', 'E-mail and mobile', () => (
      <ContactLines email="wang.min@hetian.example" mobile="+86 138 0000 1234" />
    )),
    state('只有手机', 'A mobile alone', () => <ContactLines email="" mobile="+86 138 0000 1234" />),
  ],
  'linked-text': [
    state('带网址的文字', 'Text with an address', () => {
      const say = useWords();
      return (
        <p>
          <LinkedText
            text={say('说明书见 https://fair.example/label。', 'The label is at https://fair.example/label.')}
          />
        </p>
      );
    }),
  ],
  'other-name': [
    state('另一种语言的名称', 'The name in the other language', () => (
      <OtherName name={{ zh: '草铵膦水剂', en: 'Glufosinate-ammonium SL' }} className="text-soft" />
    )),
  ],
  highlight: [
    state('搜索词', 'Words searched for', () => {
      const say = useWords();
      return (
        <p>
          <Highlight
            text={say('草铵膦水剂 200 g/L', 'Glufosinate-ammonium 200 g/L SL')}
            words={[say('草铵膦', 'glufosinate')]}
          />
        </p>
      );
    }),
  ],
  paragraphs: [
    state('两段', 'Two paragraphs', () => {
      const say = useWords();
      return (
        <Paragraphs
          text={say(
            '公司成立于 1998 年，年产 2,000 吨。\n\n产品出口 40 个国家和地区。',
            'Founded in 1998, 2,000 t a year.\n\nWe export to 40 countries and regions.',
          )}
        />
      );
    }),
  ],
  'rich-text': [
    state('标题、正文、引用', 'Heading, words, quotation', () => (
      <Rich
        text={{
          zh: article('展会将于 3 月开幕', '共有 1,240 家展商', '期待与您见面'),
          en: article('The fair opens in March', '1,240 exhibitors', 'We look forward to meeting you'),
        }}
      />
    )),
  ],
  'status-badge': [
    state('四种状态', 'Four states', () => {
      const say = useWords();
      return (
        <div className="flex flex-wrap gap-5">
          <StatusBadge look={{ icon: 'check', colour: 'text-good' }} word={say('已通过', 'Approved')} />
          <StatusBadge look={{ icon: 'clock', colour: 'text-soft' }} word={say('待审核', 'Pending approval')} />
          <StatusBadge look={{ icon: 'warning', colour: 'text-bad' }} word={say('已拒绝', 'Declined')} />
          <StatusBadge look={{ icon: 'star', colour: 'text-action' }} word={say('贵宾', 'VIP')} />
        </div>
      );
    }),
  ],
  'limit-meter': [
    state('部分、用完、很多', 'Some, all, many', () => {
      const say = useWords();
      const used = (count: number, max: number): string => say(`已用 ${count} / ${max}`, `${count} of ${max} used`);
      const full = say('已满', 'none left');
      return (
        <div className="grid gap-4">
          <LimitMeter text={used(3, 10)} full={full} count={3} max={10} />
          <LimitMeter text={used(10, 10)} full={full} count={10} max={10} />
          <LimitMeter text={used(140, 500)} full={full} count={140} max={500} />
        </div>
      );
    }),
  ],
  'language-meter': [
    state('完整与缺英文', 'Whole, and with English missing', () => (
      <div className="grid gap-4">
        <LanguageMeter done={{ zh: 3, en: 3, all: 3 }} />
        <LanguageMeter done={{ zh: 12, en: 4, all: 12 }} />
        <LanguageMeter done={{ zh: 0, en: 0, all: 0 }} />
      </div>
    )),
  ],
  'language-marks': [
    state('缺一种与两种', 'One missing, and both somewhere', () => (
      <div className="grid gap-3">
        <p className="flex flex-wrap gap-1.5">
          <LanguageMarks lacks={['en']} />
        </p>
        <p className="flex flex-wrap gap-1.5">
          <LanguageMarks lacks={['zh', 'en']} />
        </p>
      </div>
    )),
  ],
  'form-failure': [
    state('整张表单有误', 'Wrong as a whole', () => {
      const say = useWords();
      return (
        <FormFailure message={say('未能保存，请检查网络后重试', 'Not saved. Check your connection and try again')} />
      );
    }),
  ],
};
