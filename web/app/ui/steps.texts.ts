import { texts } from '@fairbridge/contract/text.ts';

export const stepsTexts = texts({
  step: ['第 {step} 步，共 {steps} 步', 'Step {step} of {steps}'],
});
