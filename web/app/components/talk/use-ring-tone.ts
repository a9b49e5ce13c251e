import { useEffect } from 'react';

const EVERY_MS = 2_500;

/** Two short notes, again and again, where the browser lets a page be heard that nobody has touched yet. */
export function useRingTone(): void {
  useEffect(() => {
    const audio = new AudioContext();
    const play = (): void => {
      if (audio.state !== 'running') return;
      for (const [at, pitch] of [
        [0, 660],
        [0.25, 880],
      ] as const) {
        const [note, loud] = [audio.createOscillator(), audio.createGain()];
        const from = audio.currentTime + at;
        note.frequency.value = pitch;
        loud.gain.setValueAtTime(0.0001, from);
        loud.gain.exponentialRampToValueAtTime(0.12, from + 0.03);
        loud.gain.exponentialRampToValueAtTime(0.0001, from + 0.22);
        note.connect(loud).connect(audio.destination);
        note.start(from);
        note.stop(from + 0.25);
      }
    };
    play();
    const timer = setInterval(play, EVERY_MS);
    return () => {
      clearInterval(timer);
      void audio.close();
    };
  }, []);
}
