export type WaitingTime = { unit: 'minutes' | 'hours' | 'days'; count: number };

const MINUTE = 60_000;

/** How long something took, in the unit that one would say it in. */
export function waitingTime(from: string, to: number): WaitingTime {
  const minutes = Math.max(1, Math.round((to - Date.parse(from)) / MINUTE));
  if (minutes < 60) return { unit: 'minutes', count: minutes };
  const hours = Math.round(minutes / 60);
  return hours < 48 ? { unit: 'hours', count: hours } : { unit: 'days', count: Math.round(hours / 24) };
}
