/**
 * Does this key belong to an input method? Safari ends the composition before it tells of the Enter that ended it: only the number 229, which
 * browsers give to keys of an input method, is left of it there.
 */
export const isComposing = ({
  isComposing: composes,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean => composes || keyCode === 229;
