import { useEffect, useState } from 'react';

const EVERY_MS = 100;
const HEARD = 0.05;

/** How loud a microphone is, from 0 to 1, and whether it was heard at all. */
export function useLevel(microphone: MediaStreamTrack | null): { level: number; heard: boolean } {
  const [state, setState] = useState({ level: 0, heard: false });
  useEffect(() => {
    if (microphone === null) return undefined;
    const audio = new AudioContext();
    const analyser = audio.createAnalyser();
    analyser.fftSize = 1024;
    audio.createMediaStreamSource(new MediaStream([microphone])).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      const level = Math.min(1, 4 * Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / samples.length));
      setState(({ heard }) => ({ level, heard: heard || level > HEARD }));
    }, EVERY_MS);
    return () => {
      clearInterval(timer);
      void audio.close();
    };
  }, [microphone]);
  return state;
}
