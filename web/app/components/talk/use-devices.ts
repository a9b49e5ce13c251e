import { useEffect, useState } from 'react';
import { listDevices } from './devices.ts';

/** Cameras and microphones that could be chosen, looked for anew when `opened` changes: they have names once one of them is in use. */
export function useDevices(opened: unknown): readonly MediaDeviceInfo[] {
  const [devices, setDevices] = useState<readonly MediaDeviceInfo[]>([]);
  useEffect(() => {
    const look = (): void => void listDevices().then(setDevices, () => null);
    look();
    navigator.mediaDevices.addEventListener('devicechange', look);
    return () => navigator.mediaDevices.removeEventListener('devicechange', look);
  }, [opened]);
  return devices;
}
