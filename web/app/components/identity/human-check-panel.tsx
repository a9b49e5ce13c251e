import type { HumanCheckAction } from '@fairbridge/contract/identity/identity.shapes.ts';
import { useState } from 'react';
import { SliderCheck } from './slider-check.tsx';
import { WorkCheck } from './work-check.tsx';

export type CheckProps = {
  action: HumanCheckAction;
  subject: string;
  onPass: (token: string) => void;
  /** The protected call would be refused whatever is shown. */
  onRefused: (error: unknown) => void;
  /** To the other kind of check. */
  onOtherWay: () => void;
};

/** The inside of the dialog: the slider, or the way for whoever cannot drag. */
export default function HumanCheckPanel(props: Omit<CheckProps, 'onOtherWay'>) {
  const [kind, setKind] = useState<'slider' | 'work'>('slider');
  return kind === 'slider' ? (
    <SliderCheck {...props} onOtherWay={() => setKind('work')} />
  ) : (
    <WorkCheck {...props} onOtherWay={() => setKind('slider')} />
  );
}
