const KEY = 'fairbridge.devices';
const MOST = 5;

/** The tokens by which accounts know this browser, newest first; they let nobody in, so they stay when somebody logs out. */
export function knownDevices(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(value)) return [];
    return value.filter((one): one is string => typeof one === 'string' && one.length <= 120).slice(0, MOST);
  } catch {
    return [];
  }
}

export function storeDevice(device: string): void {
  if (device === '' || device.length > 120) return;
  try {
    const devices = [device, ...knownDevices().filter((one) => one !== device)].slice(0, MOST);
    localStorage.setItem(KEY, JSON.stringify(devices));
  } catch {
    // Without storage the browser is a stranger's each time.
  }
}
