export * from './own-visitor.calls.ts';
export * from './visitor-browse.calls.ts';
