/** A short high tone for yes, a longer low one for no; nothing where the browser plays none. */
export function soundVerdict(good: boolean): void {
  const context = new AudioContext();
  const tone = context.createOscillator();
  tone.frequency.value = good ? 880 : 220;
  tone.connect(context.destination);
  tone.start();
  tone.stop(context.currentTime + (good ? 0.12 : 0.45));
  tone.onended = () => void context.close();
}
