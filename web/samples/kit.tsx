import { LocalLink, useLang } from '../app/i18n/lang.tsx';
import { Toasts } from '../app/ui/toast.tsx';
import { COVERING } from './overlays.tsx';
import { EDITED } from './edited.tsx';
import { LED } from './navigation.tsx';
import { PRESSED } from './buttons.tsx';
import { READ } from './reading.tsx';
import { useWords, type Samples, type State } from './sample.tsx';
import { TYPED } from './inputs.tsx';

export const SAMPLES: Samples = { ...PRESSED, ...TYPED, ...COVERING, ...EDITED, ...LED, ...READ };

function Shown({ said, Shown: Part }: State) {
  const lang = useLang();
  return (
    <div className="min-w-0" data-state>
      <h3 className="mb-2 text-sm font-normal text-soft">{said[lang]}</h3>
      <Part />
    </div>
  );
}

/** Each part of the kit in its states. Light and dark are the system's; the languages are those of the address. */
export function Kit() {
  const say = useWords();
  const lang = useLang();
  return (
    <main className="page py-8">
      <header className="mb-6 flex flex-wrap items-baseline justify-between gap-4">
        <h1 className="text-3xl">{say('组件', 'The kit')}</h1>
        <a className="link" href={lang === 'zh' ? '/en/ui' : '/ui'} lang={lang === 'zh' ? 'en' : 'zh-CN'}>
          {lang === 'zh' ? 'English' : '中文'}
        </a>
      </header>
      {Object.entries(SAMPLES).map(([part, states]) => (
        <section key={part} id={`part-${part}`} data-part={part} className="border-t border-line py-6">
          <h2 className="mb-4 text-xl">
            <LocalLink to={`/ui#part-${part}`}>{part}</LocalLink>
          </h2>
          <div className="grid gap-6">
            {states.map((one) => (
              <Shown key={one.said.zh} {...one} />
            ))}
          </div>
        </section>
      ))}
      <Toasts />
    </main>
  );
}
